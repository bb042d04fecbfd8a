import type { Texts } from '#app/plain/parts.tsx'
import { Choices } from '#app/ui/field.tsx'
import { typedDay } from '#booking/dates/session-days.ts'
import type { OwnDate } from '#booking/dates/own-date.ts'
import { ownDateEntries } from '#booking/dates/own-date-form.ts'
import { fieldIn, fieldsInOrder } from '#booking/forms/each-language.ts'
import { keysOf } from '#language/keys-of.ts'
import { languages } from '#language/languages.ts'
import { typeAmount } from '#language/money.ts'
import { askedInEach } from '../desk-form.tsx'
import {
  deskHouse,
  deskLanguage,
  languageChoices,
  deskWords,
  siteWords,
  spokenFirst,
} from '../desk-language.ts'
import type { Session } from '#booking/dates/session.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { workshopsAside } from '#content/workshops-aside.ts'
import { courseText, dateAndTime } from './date-text.ts'

/** Fields of a date's own values, about the languages of the site and those that it has already. */
export function ownDateFields({ remark, taughtIn }: Partial<OwnDate> = {}) {
  const { spoken } = siteWords()
  const fieldLanguages = spokenFirst().filter((one) => spoken.includes(one) || remark?.[one])
  const asked = fieldsInOrder(keysOf(ownDateEntries), ['remark'], fieldLanguages)
  return asked.filter((name) => name !== 'taughtIn' || spoken.length > 1 || taughtIn)
}

export const ownDateWords = () => {
  const { remark: first, remarkIn: other, ...own } = deskWords().dates.own
  return {
    ...own,
    ...askedInEach('remark', { first, other, problem: deskWords().refused.tooLong }),
  }
}

export function ownDateChoices() {
  const { ownDate, business } = siteWords()
  const { guide, cook } = ownDate.teachers
  const teacher: Texts = business.people.cook ? { guide, cook } : { guide }
  return { teacher, taughtIn: languageChoices() }
}

export function ownDateTyped(date: OwnDate): Texts {
  const { priceCents, teacher, taughtIn, remark, furtherDays } = date
  return {
    price: priceCents === undefined ? '' : typeAmount(priceCents, deskLanguage()),
    teacher: teacher ?? '',
    taughtIn: taughtIn ?? '',
    ...Object.fromEntries(languages.map((one) => [fieldIn('remark', one), remark[one] ?? ''])),
    furtherDays: furtherDays.map(typedDay).join('\n'),
  }
}

export function SessionChoices({ sessions }: { sessions: readonly Session[] }) {
  return (
    <>
      <option value="">{deskWords().pages.booking.chooseDate}</option>
      {sessions.map((session) => (
        <option key={session.id} value={session.id}>
          {[dateAndTime(session), courseText(session)].filter(Boolean).join(', ')}
        </option>
      ))}
    </>
  )
}

/** Every workshop, those on the site first: a date is planned before the site shows its workshop. */
export function WorkshopChoices() {
  const { shown, workshopNames } = siteWords()
  const named = (slugs: readonly string[]) =>
    Object.fromEntries(slugs.map((slug) => [slug, ofWorkshop(workshopNames, slug)]))
  const aside = workshopsAside(deskHouse()).own
  return (
    <>
      <Choices of={named(shown)} />
      {aside.length > 0 && (
        <optgroup label={deskWords().workshops.aside}>
          <Choices of={named(aside)} />
        </optgroup>
      )}
    </>
  )
}
