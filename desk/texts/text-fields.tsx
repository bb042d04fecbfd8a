import { use } from 'react'
import { HiddenFields, SentForm, useField } from '#app/plain/parts.tsx'
import { CheckField, TextArea } from '#app/ui/field.tsx'
import type { House } from '#booking/house/house.ts'
import { beganEmpty } from '#booking/house/without-drawings.ts'
import { isAdded } from '#booking/texts/list-order.ts'
import { pagePlaces } from '#booking/texts/check-text.ts'
import { textRules } from '#content/check/text-rules.ts'
import { plainStart } from '#content/plain-start/plain-start.ts'
import { presentText } from '#content/words/written-texts.ts'
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
import { SolidButton } from '../buttons.tsx'

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
        const now = presentText(house, language, path) ?? ''
        return <HiddenFields key={language} of={{ [`shown-${language}`]: now, [language]: now }} />
      })}
      {inOrder.map((language, i) => (
        <TextIn
          key={language}
          {...{ house, path, language }}
          waiting={toCheck.find((text) => text.path === path && text.language === language)}
          isFirst={hasFocus && i === 0}
        />
      ))}
      <SolidButton does="keep-text">{words().keep}</SolidButton>
    </>
  )
}

function TextIn({ house, path, language, waiting, isFirst }: TextProps) {
  const { typed, problems } = use(SentForm)
  const rules = textRules(house, path, language)
  const plain = beganEmpty(house) ? plainStart[language][path] : undefined
  const first = plain ?? rules.written
  const now = presentText(house, language, path) ?? ''
  return (
    <div className="mb-8">
      <HiddenFields of={{ [`shown-${language}`]: now }} />
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

function hintOf(rules: ReturnType<typeof textRules>): string {
  const { least, most } = rules.length
  const places = pagePlaces(rules.written)
  const length = fill(least > 1 ? words().between : words().length, { least, most })
  const stays = places.length > 0 && fill(words().stays, { places: places.join(' ') })
  return [length, stays, rules.isPage && words().signs].filter(Boolean).join(' ')
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
