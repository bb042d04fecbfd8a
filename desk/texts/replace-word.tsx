import { HiddenFields } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { fill } from '#language/fill.ts'
import { replaceWord } from '#office/texts/replace-word.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { DeskButton, Fold } from '../buttons.tsx'
import { countedText, deskWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'
import { textsPath } from './text-addresses.ts'

const words = () => deskWords().textLists.replace
/** A shorter word stands in too many other words. */
const shortest = 3
const longest = 100

export function ReplaceWord({ word }: { readonly word: string }) {
  if (word.trim().length < shortest) return null
  return (
    <Fold title={fill(words().title, { word })}>
      <form method="post" noValidate>
        <p className="mb-3 max-w-[33.5em]">{words().text}</p>
        <HiddenFields of={{ word }} />
        <TextField name="by" label={words().by} maxLength={longest} autoComplete="off" />
        <DeskButton does="replace-word">{words().button}</DeskButton>
      </form>
    </Fold>
  )
}

/** The counts of the last replacement, which the address contains. */
export function replacedText({ c }: DeskVisit): string | undefined {
  const [replaced, left] = ['vervangen', 'gebleven'].map((name) => Number(c.req.query(name)))
  if (replaced === undefined || !Number.isInteger(replaced)) return undefined
  const kept = left ? [countedText(words().left, left)] : []
  return [countedText(words().replaced, replaced), ...kept].join(' ')
}

export async function pressReplace(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const word = (form.get('word') ?? '').trim()
  const by = (form.get('by') ?? '').trim().slice(0, longest)
  const isFit = word.length >= shortest && by !== '' && !/[{}]/.test(word + by)
  if (!isFit) return answerDone(visit.c, textsPath({ woord: word }))
  const { replaced, left } = await replaceWord(visit.office, { word, by }, visit.device.browser)
  const counts = new URLSearchParams({ vervangen: String(replaced), gebleven: String(left) })
  return answerDone(visit.c, `${textsPath({ woord: left > 0 ? word : by })}&${counts}`)
}
