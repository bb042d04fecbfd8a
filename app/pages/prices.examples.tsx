import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { inEachLanguage } from '../examples/in-each-language.ts'
import type { PartExamples } from '../ui/examples.ts'

const amounts = [6500, 9500, 4750, 123_450]

export const examples: PartExamples = {
  name: 'Price',
  chapter: 'telling',
  use: 'Whole euros without cents; the sign where the language puts it, never alone at the end of a line.',
  show: () => inEachLanguage((_words, language) => <Prices language={language} />),
}

function Prices({ language }: { language: Language }) {
  return (
    <dl className="border-t-2 border-ink">
      {amounts.map((cents) => (
        <div key={cents} className="grid grid-cols-[8rem_1fr] gap-5 border-b border-rule py-3">
          <dt className="text-soft">{cents} cents</dt>
          <dd>{printEuros(cents, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
