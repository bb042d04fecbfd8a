import { allergens, type Diets, longestRemark } from '#booking/diets.ts'
import type { Language } from '#language/languages.ts'
import type { DietsWords } from '#content/words/shape/diets.ts'
import { CheckField, TextArea, TextField } from '../../ui/field.tsx'
import { PlainDocument } from '../document.tsx'
import { FormProblems } from '../form-problems.tsx'
import { LinkList, type PageLink } from '../link-list.tsx'

export type DietsPageProps = {
  readonly language: Language
  readonly words: DietsWords
  /** Undefined when nothing more is to be told. */
  readonly form:
    | {
        /** What stands in the fields: as kept, or as typed when it was refused. */
        readonly typed: Omit<Diets, 'vegans'> & {
          readonly vegans: string
        }
        readonly isKept: boolean
        readonly problems: Readonly<Record<string, string>>
      }
    | undefined
  readonly links: readonly PageLink[]
}

/** What a party may not eat, with its own consent, to be changed or erased until the day. */
export function DietsPage({ language, words, form, links }: DietsPageProps) {
  return (
    <PlainDocument language={language} title={words.title}>
      <h1 className="text-43">{words.title}</h1>
      <p className="my-5 text-lead">{form ? words.text : words.tooLate}</p>
      <FormProblems language={language} problems={form?.problems ?? {}} />
      {form?.isKept && <output className="notice mt-8 block">{words.kept}</output>}
      {form && <DietsForm words={words} form={form} />}
      <LinkList links={links} />
    </PlainDocument>
  )
}

function DietsForm({
  words,
  form: { typed, isKept, problems },
}: {
  readonly words: DietsWords
  readonly form: NonNullable<DietsPageProps['form']>
}) {
  return (
    <form method="post" noValidate className="mt-8">
      <TextField
        name="vegans"
        label={words.vegans}
        inputMode="numeric"
        maxLength={2}
        defaultValue={typed.vegans}
        problem={problems['vegans']}
      />
      <fieldset className="mb-5">
        <legend className="mb-1 font-semibold">{words.allergensTitle}</legend>
        <ul className="grid grid-cols-2 gap-x-5 sm:grid-cols-3">
          {allergens.map((allergen) => (
            <li key={allergen}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="allergens"
                  value={allergen}
                  className="field-check mt-0"
                  defaultChecked={typed.allergens.includes(allergen)}
                />
                {words.allergens[allergen]}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <TextArea
        name="remark"
        label={words.remark}
        hint={words.remarkHint}
        rows={3}
        maxLength={longestRemark}
        defaultValue={typed.remark}
        problem={problems['remark']}
      />
      <CheckField name="consent" label={words.consent} problem={problems['consent']} required />
      <div className="flex flex-wrap gap-5">
        <button className="button" name="do" value="keep" type="submit">
          {words.button}
        </button>
        {isKept && (
          <button className="button-quiet" name="do" value="forget" type="submit">
            {words.forget}
          </button>
        )}
      </div>
    </form>
  )
}
