import { HiddenFields, Section } from '#app/plain/parts.tsx'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { isLanguage, type Language, languages } from '#language/languages.ts'
import { turnLanguage } from '#office/house/turn-language.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { leadBack, sayingDone } from '../buttons.tsx'
import type { DeskVisit } from '../visit.ts'
import { languageName, deskWords } from '../desk-language.ts'

const words = () => deskWords().texts.siteLanguages

const turns = { 'language-up': 'up', 'language-on': 'show', 'language-off': 'hide' } as const

type TurnButton = keyof typeof turns

/** A visitor without a language gets the first. */
export function SiteLanguages({ spoken }: { readonly spoken: readonly Language[] }) {
  return (
    <Section title={words().title} isApart>
      <p className="mb-3 max-w-[33.5em]">{words().text}</p>
      <ul className="border-t-2 border-ink">
        {[...spoken, ...languages.filter((one) => !spoken.includes(one))].map((language) => {
          const name = languageName(language)
          const at = spoken.indexOf(language)
          return (
            <li key={language} className="border-b border-rule py-3">
              <form method="post" className="flex flex-wrap items-center gap-3">
                <HiddenFields of={{ language }} />
                <span className="grow">{at === 0 ? fill(words().first, { name }) : name}</span>
                {at > 0 && <TurnTo does="language-up" {...{ name }} />}
                {at < 0 && <TurnTo does="language-on" {...{ name }} />}
                {at >= 0 && spoken.length > 1 && <TurnTo does="language-off" {...{ name }} />}
              </form>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function TurnTo({ does, name }: { readonly does: TurnButton; readonly name: string }) {
  return (
    <button
      className="button-quiet"
      name="do"
      value={does}
      type="submit"
      aria-label={fill(words().of[does], { name })}
    >
      {words().buttons[does]}
    </button>
  )
}

export const languagePresses = fromKeys(
  keysOf(turns),
  (button) =>
    async (visit: DeskVisit, form: URLSearchParams): Promise<Response> => {
      const language = form.get('language')
      if (!isLanguage(language)) return leadBack(visit)
      const asked = { language, turn: turns[button] }
      const went = await turnLanguage(visit.office, asked, visit.device.browser)
      if (went !== 'turned') return leadBack(visit)
      return answerDone(visit.c, `${sayingDone(deskPath('teksten'), button)}&taal=${language}`)
    },
)
