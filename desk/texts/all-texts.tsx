import { Section, TextLink } from '#app/plain/parts.tsx'
import { ownPaths } from '#content/plain-start/plain-start.ts'
import { presentText } from '#content/words/written-texts.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#language/languages.ts'
import { readHouse } from '#office/house/read-house.ts'
import { readHouseWithDrafts } from '#office/texts/read-texts.ts'
import { restoreEdition, dropDrafts, publishTexts } from '#office/texts/publish-texts.ts'
import type { Edition } from '#store/texts/texts.ts'
import { beginNotice } from '../house/begin-notice.tsx'
import {
  languageResults,
  languageHandlers,
  LanguageResult,
  OptionalPages,
  OwnerLanguage,
  SiteLanguages,
  sitePartHandlers,
} from './site-parts.tsx'
import { FormAbout, DeskButton } from '../buttons.tsx'
import { countedText, instantText, deskWords, ownerSees, textInLanguage } from '../desk-language.ts'
import { deviceText } from '../devices/device-name.ts'
import { renderDeskPage } from '../frame.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { Drafts } from './drafts.tsx'
import { TextSearch } from './find-texts.tsx'
import { Mails, Pages, Parts } from './text-lists.tsx'
import { shownPagePath, textPath } from './text-addresses.ts'

const words = () => deskWords().texts

const maxEditions = 30

export const textsPage: DeskPage = {
  show,
  handlers: {
    publish: async ({ office }) => (await publishTexts(office)).kind,
    'drop-drafts': async ({ office }) => {
      await dropDrafts(office)
      return 'dropped'
    },
    ...languageHandlers,
    ...sitePartHandlers,
    'bring-back': async ({ office }, form) => {
      await restoreEdition(office, Number(form.get('edition')))
      return 'back'
    },
  },
  results: languageResults,
}

async function show(visit: DeskVisit): Promise<Response> {
  const { store } = visit.office
  const published = await readHouse(store)
  const house = await readHouseWithDrafts(store)
  const drafts = await store.texts.listDrafts()
  const waiting = await store.texts.listToCheck()
  const toCheck = waiting.filter(({ language }) => house.spoken.includes(language))
  const editions = await store.texts.listEditions(maxEditions)
  const body = (
    <>
      {await beginNotice(visit)}
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      {drafts.length > 0 && <Drafts drafts={drafts} published={published} />}
      {toCheck.length > 0 && (
        <Section title={words().toCheck.title} isApart>
          <p className="mb-3 max-w-[33.5em]">{words().toCheck.text}</p>
          <ul className="border-t-2 border-ink">
            {toCheck.map(({ path, language }) => (
              <li key={path + language} className="border-b border-rule py-2">
                <TextLink to={textPath(path, pathTo('home', language))}>
                  {presentText(house, language, path) || words().page.unwritten}
                </TextLink>{' '}
                <span className="text-meta text-soft">
                  {textInLanguage(words().toCheck.in, language)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <TextSearch />
      <Pages house={house} />
      <OptionalPages leftOut={house.leftOut} />
      <SiteLanguages spoken={house.spoken} />
      <OwnerLanguage />
      <Mails house={house} />
      <Parts leftOutFeatures={house.leftOutFeatures} />
      {editions.length > 0 && <Editions editions={editions} now={published.edition} />}
    </>
  )
  return renderDeskPage(visit, {
    title: words().title,
    notice: <LanguageResult visit={visit} />,
    body,
  })
}

function Editions({ editions, now }: { editions: readonly Edition[]; now: number }) {
  const { editions: editionWords } = words()
  const first = { number: 0, name: editionWords.first, when: '', button: editionWords.backOfFirst }
  const listed = editions.map(({ number, at, device, texts }) => {
    const count = languages.flatMap((one) => ownPaths(texts, one)).length
    const when = fill(editionWords.when, { at: instantText(at), device: deviceText(device) })
    return {
      number,
      name: fill(editionWords.name, { number }),
      when: `${when}, ${countedText(editionWords.count, count)}`,
      button: fill(editionWords.backOf, { number }),
    }
  })
  return (
    <Section title={editionWords.title} isApart>
      <ol className="border-t-2 border-ink">
        {[...listed, first].map(({ number, name, when, button }) => (
          <li key={number} className="border-b border-rule py-3">
            <h3 className="font-sans font-semibold">{name}</h3>
            <p className="text-meta text-soft">{when}</p>
            {number === now ? (
              <p>{editionWords.now}</p>
            ) : (
              <FormAbout of={{ edition: number }} className="flex flex-wrap items-center gap-x-5">
                <TextLink to={`${shownPagePath(pathTo('home', ownerSees()))}&uitgave=${number}`}>
                  {editionWords.look}
                </TextLink>
                <DeskButton does="bring-back">{button}</DeskButton>
              </FormAbout>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
