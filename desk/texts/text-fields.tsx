import { use } from 'react'
import { HiddenFields, SentForm, TextLink, useField } from '#app/plain/parts.tsx'
import { CheckField, TextArea } from '#app/ui/field.tsx'
import type { House } from '#booking/house/house.ts'
import { beganEmpty } from '#booking/house/without-drawings.ts'
import { isAdded } from '#booking/texts/list-order.ts'
import { pagePlaces } from '#booking/texts/check-text.ts'
import { textRules } from '#content/check/text-rules.ts'
import { toldTogether } from '#content/workshops.ts'
import { plainStart } from '#content/plain-start/plain-start.ts'
import type { listFacts } from '#content/words/facts.ts'
import { deskPath } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { fill } from '#language/fill.ts'
import { type Language, languages } from '#language/languages.ts'
import { unwrittenTexts } from '#office/texts/read-texts.ts'
import type { TextToCheck } from '#store/texts/texts.ts'
import {
  deskLanguage,
  instantText,
  languageName,
  listedText,
  deskWords,
  textInLanguage,
} from '../desk-language.ts'
import { DeskButton } from '../buttons.tsx'
import { houseAnchors } from '../house/house-form.tsx'

const words = () => deskWords().texts.form

type TextProps = {
  readonly house: House
  readonly path: string
  readonly language: Language
  readonly waiting: TextToCheck | undefined
  readonly isFirst: boolean
}

/** A text in each language of the site, and the button that keeps it. */
export function TextFields(
  props: Pick<TextProps, 'house' | 'path'> & {
    readonly inOrder: readonly Language[]
    readonly toCheck: readonly TextToCheck[]
    readonly hasFocus?: boolean
  },
) {
  const { house, path, inOrder, toCheck, hasFocus = false } = props
  const notSpoken = languages.filter((one) => !house.spoken.includes(one))
  return (
    <>
      {/* Hidden fields keep the text in languages that the site does not have. */}
      {notSpoken.map((language) => {
        const now = textNow(house, path, language)
        return <HiddenFields key={language} of={{ [`seen-${language}`]: now, [language]: now }} />
      })}
      {inOrder.map((language, i) => (
        <TextIn
          key={language}
          {...{ house, path, language }}
          waiting={toCheck.find((text) => text.path === path && text.language === language)}
          isFirst={hasFocus && i === 0}
        />
      ))}
      <DeskButton does="keep-text" look="button">
        {words().keep}
      </DeskButton>
    </>
  )
}

function textNow(house: House, path: string, language: Language): string {
  const { written } = textRules(house, path, language)
  return house.texts[language][path] ?? (isAdded(path) ? '' : written)
}

function TextIn({ house, path, language, waiting, isFirst }: TextProps) {
  const { typed, problems } = use(SentForm)
  const rules = textRules(house, path, language)
  const plain = beganEmpty(house) ? plainStart[language][path] : undefined
  const first = plain ?? rules.written
  const now = textNow(house, path, language)
  return (
    <div className="mb-8">
      <HiddenFields of={{ [`seen-${language}`]: now }} />
      <TextArea
        {...useField(language, now)}
        label={languageName(language)}
        hint={hintOf(rules)}
        lang={language}
        rows={Math.min(12, Math.ceil(now.length / 38) + 1)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the text that was tapped is typed in
        autoFocus={isFirst && !problems}
      />
      {waiting && (
        <>
          <p className="text-meta text-beet">
            {fill(words().toCheck, { day: instantText(waiting.at) })}
          </p>
          <CheckField
            name={`right-${language}`}
            label={textInLanguage(words().isRight, language)}
          />
        </>
      )}
      {problems && typed?.[language] !== now && (
        <p className="mb-3 text-meta" lang={deskLanguage()}>
          {words().now}: <q lang={language}>{now}</q>
        </p>
      )}
      {first && now !== first && !isAdded(path) && (
        <details>
          <summary className="fold">{words().first}</summary>
          <p className="py-3" lang={language}>
            {first}
          </p>
        </details>
      )}
    </div>
  )
}

type FactProps = Pick<TextProps, 'house'> & {
  readonly facts: ReturnType<typeof listFacts>
  /** Names of facts in this text, which stand first. */
  readonly named: readonly string[]
}

export function FactList({ house, facts, named }: FactProps) {
  const isNamed = ([name]: Fact) => named.includes(`{${name}}`)
  // Hours of a sample day have a form of their own.
  const leftOut = ['timetables', ...groupsWithout(house.shown)]
  const others = facts.filter(
    (fact) => !isNamed(fact) && !leftOut.some((group) => fact[0].startsWith(`${group}.`)),
  )
  return (
    <div className="mt-5">
      {facts.some(isNamed) && <p className="text-meta">{words().filledIn}</p>}
      <Named facts={facts.filter(isNamed)} isLink />
      <details>
        <summary className="fold">{words().facts}</summary>
        <Named facts={others} />
      </details>
    </div>
  )
}

/** Workshops of the example that are told together, and none of them on the site. */
function groupsWithout(shown: House['shown']) {
  return keysOf(toldTogether).filter(
    (group) => !toldTogether[group].some((slug) => shown.includes(slug)),
  )
}

type Fact = ReturnType<typeof listFacts>[number]

function Named(props: { readonly facts: readonly Fact[]; readonly isLink?: boolean }) {
  const { facts, isLink } = props
  if (facts.length === 0) return null
  return (
    <dl className="py-3 text-meta">
      {facts.map(([name, fact]) => (
        <div key={name} className="mb-1">
          <dt className="inline">
            <code>{`{${name}}`}</code>
          </dt>{' '}
          <dd className="inline">
            {isLink && fact ? <TextLink to={changedAt(name)}>{fact}</TextLink> : fact}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function changedAt(name: string): string {
  const [subject, which = ''] = name.split('.')
  switch (subject) {
    case 'business':
      return `${deskPath('huis')}#${houseAnchors.identity}`
    case 'terms':
      return `${deskPath('huis')}#${houseAnchors.terms}`
    case 'workshops':
      return `${deskPath('huis')}#workshop-${which}`
    case 'ownPages':
      return deskPath('paginas')
    default:
      return deskPath('huis')
  }
}

function hintOf(rules: ReturnType<typeof textRules>): string {
  const {
    written,
    isPage,
    length: { least, most },
  } = rules
  const places = pagePlaces(written)
  const length = fill(least > 1 ? words().between : words().length, { least, most })
  const stays = places.length > 0 && fill(words().stays, { places: places.join(' ') })
  return [length, stays, isPage && words().signs].filter(Boolean).join(' ')
}

/** Languages in which nobody has described a photograph yet. */
export function Undescribed({ house, path }: { readonly house: House; readonly path: string }) {
  const missing = unwrittenTexts(house).filter((text) => text.path === path)
  if (missing.length === 0) return null
  const names = listedText(missing.map(({ language }) => languageName(language)))
  return (
    <p className="notice mb-5">
      {fill(deskWords().texts.picture.undescribed, { languages: names })}
    </p>
  )
}
