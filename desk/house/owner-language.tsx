import { HiddenFields, Section } from '#app/plain/parts.tsx'
import { deskLanguages } from '#content/words/packs.ts'
import { ownNameOf } from '#language/languages.ts'
import { changeHouse } from '#office/house/change-house.ts'
import { DeskButton, redirectBack } from '../buttons.tsx'
import { deskLanguage, deskWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().ownerLanguage

export function OwnerLanguage() {
  return (
    <Section title={words().title} isApart>
      <p className="mb-3 max-w-[33.5em]">{words().text}</p>
      <ul className="flex flex-wrap gap-3">
        {deskLanguages
          .filter((language) => language !== deskLanguage())
          .map((language) => (
            <li key={language}>
              <form method="post" lang={language}>
                <HiddenFields of={{ language }} />
                <DeskButton does="owner-language">{ownNameOf(language)}</DeskButton>
              </form>
            </li>
          ))}
      </ul>
    </Section>
  )
}

export async function changeOwnerLanguage(visit: DeskVisit, form: URLSearchParams) {
  const language = deskLanguages.find((one) => one === form.get('language'))
  if (!language) return redirectBack(visit)
  await changeHouse(visit.office, { what: 'owner-language', language }, visit.device.browser)
  return undefined
}
