import { fieldOf, type Refused, type Texts } from '#app/plain/parts.tsx'
import { Choices, SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import type { OwnDate } from '#booking/dates/own-date.ts'
import { longestRemark, pricesOfSessions } from '#booking/dates/own-date-form.ts'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { fill } from '#language/fill.ts'
import { printAmount } from '#language/money.ts'
import { siteWords } from '../dutch.ts'

const words = deskDates.own

/** What a date may have of its own, for every form of one: its names are those of `own-date-form.ts`. */
export function OwnDateFields({ refused, first }: { refused?: Refused; first?: Texts }) {
  const field = (name: string) => fieldOf(refused, name, first?.[name])
  const remarks = { remarkNl: words.remark, remarkFr: words.remarkFr, remarkEn: words.remarkEn }
  return (
    <>
      <TextField inputMode="decimal" label={words.price} {...field('price')} />
      <SelectField label={words.teacher} {...field('teacher')}>
        <option value="">{words.noTeacher}</option>
        <Choices of={siteWords.ownDate.teachers} />
      </SelectField>
      <SelectField label={words.taughtIn} {...field('taughtIn')}>
        <option value="">{words.anyLanguage}</option>
        <Choices of={languageNames} />
      </SelectField>
      {Object.entries(remarks).map(([name, label]) => (
        <TextArea key={name} label={label} rows={2} maxLength={longestRemark} {...field(name)} />
      ))}
    </>
  )
}

export function ownDateTyped({ priceCents, teacher, taughtIn, remark }: OwnDate): Texts {
  return {
    price: priceCents === undefined ? '' : printAmount(priceCents),
    teacher: teacher ?? '',
    taughtIn: taughtIn ?? '',
    remarkNl: remark.nl ?? '',
    remarkFr: remark.fr ?? '',
    remarkEn: remark.en ?? '',
  }
}

export const ownDateProblems: Texts = {
  price: fill(words.priceProblem, { min: pricesOfSessions.least, max: pricesOfSessions.most }),
  teacher: words.teacherProblem,
  taughtIn: words.taughtInProblem,
}
