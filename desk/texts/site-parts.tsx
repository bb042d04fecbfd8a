import { Section } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import { beganEmpty } from '#booking/house/without-drawings.ts'
import { ownPictures } from '#booking/pictures/own-picture.ts'
import { gallery } from '#content/gallery.ts'
import { deskLanguages } from '#content/words/packs.ts'
import { fill } from '#language/fill.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { isLanguage, type Language, ownNameOf } from '#language/languages.ts'
import { optionalPages } from '#language/pages.ts'
import { arrangeLanguages } from '#office/house/arrange-languages.ts'
import { changeHouse } from '#office/house/change-house.ts'
import { FormAbout, DeskButton, pathWithResult, redirectBack } from '../buttons.tsx'
import { ResultNotice } from '../frame.tsx'
import type { ButtonHandler, ButtonHandlers, DeskVisit } from '../visit.ts'
import {
  deskHouse,
  deskLanguage,
  deskWords,
  languageName,
  pageName,
  spokenFirst,
} from '../desk-language.ts'

const words = () => deskWords().texts.siteLanguages

const turns = { 'language-up': 'up', 'language-on': 'show', 'language-off': 'hide' } as const

export const languagesAnchor = 'talen'

/** A visitor without a language gets the first language. */
export function SiteLanguages({ spoken }: { readonly spoken: readonly Language[] }) {
  return (
    <Section id={languagesAnchor} title={words().title} isApart>
      <p className="mb-3 max-w-[33.5em]">{words().text}</p>
      <ul className="border-t-2 border-ink">
        {spokenFirst().map((language) => {
          const name = languageName(language)
          const at = spoken.indexOf(language)
          return (
            <li key={language} className="border-b border-rule py-3">
              <FormAbout of={{ language }} className="flex flex-wrap items-center gap-3">
                <span className="grow">{at === 0 ? fill(words().first, { name }) : name}</span>
                {at > 0 && <TurnTo does="language-up" {...{ name }} />}
                {at < 0 && <TurnTo does="language-on" {...{ name }} />}
                {at >= 0 && spoken.length > 1 && <TurnTo does="language-off" {...{ name }} />}
              </FormAbout>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function TurnTo({ does, name }: { readonly does: keyof typeof turns; readonly name: string }) {
  return (
    <DeskButton does={does} about={name}>
      {words().buttons[does]}
    </DeskButton>
  )
}

export const languageHandlers: ButtonHandlers = {
  ...fromKeys(keysOf(turns), (button): ButtonHandler => async (visit, form) => {
    const language = form.get('language')
    if (!isLanguage(language)) return redirectBack(visit)
    const turned = { language, turn: turns[button] }
    const went = await arrangeLanguages(visit.office, turned)
    if (went !== 'turned') return redirectBack(visit)
    return visit.c.redirect(`${pathWithResult(visit.c.req.path, button)}&taal=${language}`, 303)
  }),
  'owner-language': async (visit, form) => {
    const language = deskLanguages.find((one) => one === form.get('language'))
    if (!language) return redirectBack(visit)
    await changeHouse(visit.office, [{ what: 'owner-language', language }])
  },
}

export const languageResults = () => ({
  ...deskWords().texts.done,
  'owner-language': deskWords().ownerLanguage.done,
})

export function OwnerLanguage() {
  return (
    <Section title={deskWords().ownerLanguage.title} isApart>
      <p className="mb-3 max-w-[33.5em]">{deskWords().ownerLanguage.text}</p>
      <ul className="flex flex-wrap gap-3">
        {deskLanguages
          .filter((language) => language !== deskLanguage())
          .map((language) => (
            <li key={language}>
              <FormAbout of={{ language }} lang={language}>
                <DeskButton does="owner-language">{ownNameOf(language)}</DeskButton>
              </FormAbout>
            </li>
          ))}
      </ul>
    </Section>
  )
}

export function LanguageResult({ visit: { c, result } }: { readonly visit: DeskVisit }) {
  const turned = c.req.query('taal')
  return (
    <ResultNotice
      text={fill(result ?? '', { name: isLanguage(turned) ? languageName(turned) : '' })}
    />
  )
}

export const sitePartHandlers: ButtonHandlers = {
  'page-on': (visit, form) => showPage(visit, form, true),
  'page-off': (visit, form) => showPage(visit, form, false),
}

export function OptionalPages({ leftOut }: Pick<House, 'leftOut'>) {
  return (
    <Section title={deskWords().texts.leaving.title} isApart>
      <p className="mb-3 max-w-[33.5em]">{deskWords().texts.leaving.text}</p>
      <ul className="border-t-2 border-ink">
        {optionalPages.map((page) => {
          const isOut = leftOut.includes(page)
          return (
            <li key={page} className="border-b border-rule py-3">
              <FormAbout
                of={{ page }}
                className="flex flex-wrap items-center justify-between gap-3"
              >
                <span>{pageName(page)}</span>
                <DeskButton does={isOut ? 'page-on' : 'page-off'} about={pageName(page)}>
                  {isOut ? deskWords().texts.leaving.on : deskWords().texts.leaving.off}
                </DeskButton>
              </FormAbout>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

async function showPage(visit: DeskVisit, form: URLSearchParams, shown: boolean) {
  const page = optionalPages.find((one) => one === form.get('page'))
  if (!page) return redirectBack(visit)
  const { texts } = deskHouse()
  const own = Object.keys(ownPictures(texts.all))
  const isBare =
    page === 'gallery' && beganEmpty({ texts }) && !gallery.some(({ id }) => own.includes(id))
  if (isBare && shown) return 'no-photographs'
  await changeHouse(visit.office, [{ what: 'page', page, shown }])
}
