import type { House } from '#booking/house/house.ts'
import { presentText } from '#content/words/written-texts.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { FormAbout, DeskButton } from '../buttons.tsx'
import { shownAt, shownIn, shownPagePath, textId, textPath } from './text-addresses.ts'
import { countedText, deskLanguage, deskWords } from '../desk-language.ts'

const words = () => deskWords().texts.page

type BarProps = {
  readonly path: string
  readonly language: Language
  readonly hidden: readonly string[]
  readonly house: House
  readonly drafts: number
}

export function TextBar({ path, language, hidden, house, drafts }: BarProps) {
  return (
    <aside className="text-bar" lang={deskLanguage()}>
      {drafts > 0 ? (
        <form method="post" action={deskPath('teksten')}>
          <DeskButton does="publish" look="text-publish">
            {countedText(deskWords().texts.drafts.publish, drafts)}
          </DeskButton>
        </form>
      ) : (
        <p>{words().bar}</p>
      )}
      <nav>
        <a href={deskPath('teksten')}>{words().all}</a>
        {house.spoken
          .filter((other) => other !== language)
          .map((other) => (
            <a key={other} href={shownPagePath(shownIn(path, other))}>
              {other.toUpperCase()}
            </a>
          ))}
        {shownAt(path)?.mail === undefined && <a href={path}>{words().leave}</a>}
        {hidden.length > 0 && (
          <details>
            <summary>{countedText(words().hidden, hidden.length)}</summary>
            <ul>
              {hidden.map((at) => (
                <li key={at}>
                  <a href={textPath(at, path)} id={textId(at)}>
                    {presentText(house, language, at) || words().unwritten}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </nav>
    </aside>
  )
}

export function EditionBar({ edition }: { readonly edition: number }) {
  return (
    <aside className="text-bar" lang={deskLanguage()}>
      <p>{edition === 0 ? words().lookingFirst : fill(words().looking, { number: edition })}</p>
      <FormAbout of={{ edition }} action={deskPath('teksten')}>
        <DeskButton does="bring-back" look="text-publish">
          {deskWords().texts.editions.back}
        </DeskButton>
      </FormAbout>
      <nav>
        <a href={deskPath('teksten')}>{words().all}</a>
      </nav>
    </aside>
  )
}
