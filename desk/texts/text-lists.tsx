import { isOneSum } from '#booking/money/payment-plan.ts'
import { ownAddress } from '#booking/house/own-address.ts'
import { pagesIn } from '#booking/house/own-page.ts'
import type { Feature } from '#booking/house/features.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { wordsOf } from '#content/words/words.ts'
import { deskPath } from '#language/desk-paths.ts'
import { TextLink, Section } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import { ownPagePath, pathTo } from '#language/addresses.ts'
import { keysOf } from '#language/keys-of.ts'
import { hasTitle, pages } from '#language/pages.ts'
import type { Language } from '#language/languages.ts'
import {
  deskLanguage,
  languageName,
  deskWords,
  ownerSees,
  pageName,
  siteWords,
} from '../desk-language.ts'
import { workshopName } from '../dates/date-text.ts'
import { workshopsAside } from '#content/workshops-aside.ts'
import { mailsToGuests } from './shown-mail.tsx'
import { mailAddress, shownPagePath, textsPath } from './text-addresses.ts'

const words = () => deskWords().texts

const mails = () => deskWords().textLists.mails
const parts = () => deskWords().textLists.parts

type ListLink = { readonly name: string; readonly to: (language: Language) => string }

export function Pages({ house }: { house: House }) {
  const workshops = [...house.shown, ...workshopsAside(house).own].map((workshop): ListLink => ({
    name: workshopName({ workshop }),
    to: (language) => pathTo('workshop', language, workshop),
  }))
  const listed = pages
    .filter(hasTitle)
    .flatMap((page): readonly ListLink[] => [
      { name: pageName(page), to: (language) => pathTo(page, language) },
      ...(page === 'workshops' ? workshops : []),
    ])
  const ofOwner = pagesIn(house, 'menu', 'foot', 'aside').map((id) => ({
    name: ofWorkshop(wordsOf(house, deskLanguage()).ownPages, id).name,
    to: (language: Language) =>
      ownPagePath(ownAddress(house, { kind: 'page', id })[language], language),
  }))
  return (
    <Section title={words().pages.title} isApart>
      <ShownList listed={[...listed, ...ofOwner]} />
      <TextLink to={deskPath('paginas')}>{deskWords().ownPages.title}</TextLink>
    </Section>
  )
}

export function Mails({ house }: { house: House }) {
  const sent = mailsToGuests(house)
  return (
    <Section title={mails().title} isApart>
      <p className="max-w-[33.5em]">{mails().text}</p>
      {Object.values(mails().subjects).map(({ title, of }) => (
        <details key={title}>
          <summary className="fold">{title}</summary>
          <ShownList
            listed={Object.entries(of)
              .filter(([kind]) => sent.includes(kind))
              .map(([kind, name]) => ({
                name:
                  kind === 'deposit-reminder-guest' && isOneSum(house.terms)
                    ? mails().onePayment
                    : name,
                to: (language) => mailAddress(kind, language),
              }))}
          />
        </details>
      ))}
    </Section>
  )
}

const partsOfFeature: Readonly<Record<Feature, readonly string[]>> = {
  waitingList: ['waitingList'],
  diary: ['diary', 'guestSentence'],
  diets: ['diets'],
  privateGroups: [],
}

/** Texts of the pages behind a guest's link, which only that guest can open. */
export function Parts({ leftOutFeatures }: Pick<House, 'leftOutFeatures'>) {
  const unused = leftOutFeatures.flatMap((feature) => partsOfFeature[feature])
  const listed = keysOf(parts().of).filter((part) => !unused.includes(part))
  return (
    <Section title={parts().title} isApart>
      <ul className="border-t-2 border-ink">
        {listed.map((part) => (
          <li key={part} className="border-b border-rule">
            <a className="flex min-h-12 items-center underline" href={textsPath({ deel: part })}>
              {parts().of[part]}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ShownList({ listed }: { readonly listed: readonly ListLink[] }) {
  const { spoken } = siteWords()
  const first = ownerSees()
  return (
    <ul className="border-t-2 border-ink">
      {listed.map(({ name, to }) => (
        <li key={name} className="flex items-center gap-x-5 border-b border-rule">
          <a
            className="flex min-h-12 min-w-0 grow items-center underline"
            href={shownPagePath(to(first))}
          >
            {name}
          </a>
          {spoken
            .filter((language) => language !== first)
            .map((language) => (
              <a
                key={language}
                className="inline-flex min-h-11 min-w-11 items-center justify-center underline"
                href={shownPagePath(to(language))}
                aria-label={`${name}, ${languageName(language)}`}
              >
                {language.toUpperCase()}
              </a>
            ))}
        </li>
      ))}
    </ul>
  )
}
