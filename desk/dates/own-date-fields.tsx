import type { Texts } from '#app/plain/parts.tsx'
import { Choices } from '#app/ui/field.tsx'
import { typedDay } from '#booking/dates/days-of-date.ts'
import type { OwnDate } from '#booking/dates/own-date.ts'
import { ownDateEntries } from '#booking/dates/own-date-form.ts'
import { keysOf } from '#language/keys-of.ts'
import { typeAmount } from '#language/money.ts'
import { deskLanguage, say, siteWords } from '../telling.ts'

/** Own values that a date may have, for every form of a date. */
export const ownDateFields = keysOf(ownDateEntries)
export const ownDateWords = () => say().dates.own
export const ownDateChoices = () => ({
  teacher: <TeacherChoices />,
  taughtIn: say().languages,
})

function TeacherChoices() {
  const { ownDate, business } = siteWords()
  const { guide, cook } = ownDate.teachers
  return <Choices of={business.people.cook ? { guide, cook } : { guide }} />
}

export function ownDateTyped({
  priceCents,
  teacher,
  taughtIn,
  remark,
  furtherDays,
}: OwnDate): Texts {
  return {
    price: priceCents === undefined ? '' : typeAmount(priceCents, deskLanguage()),
    teacher: teacher ?? '',
    taughtIn: taughtIn ?? '',
    remarkNl: remark.nl ?? '',
    remarkFr: remark.fr ?? '',
    remarkEn: remark.en ?? '',
    furtherDays: furtherDays.map(typedDay).join('\n'),
  }
}
