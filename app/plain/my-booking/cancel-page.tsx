import type { Language } from '#language/languages.ts'
import type { MyBookingWords } from '#content/words/shape/my-booking.ts'
import { TextField } from '../../ui/field.tsx'
import { PlainDocument } from '../document.tsx'
import { type Fact, Facts } from '../facts.tsx'
import { FormProblems } from '../form-problems.tsx'
import { LinkList, type PageLink } from '../link-list.tsx'
import { RefundSteps, type RefundStepPrinted } from './refund-steps.tsx'

export type CancelPageProps = {
  readonly language: Language
  readonly words: MyBookingWords
  /** Today's refund in euros first, or why there is nothing to cancel. */
  readonly text: string
  readonly facts: readonly Fact[]
  /** Undefined when there is no button (any more). */
  readonly form:
    | {
        readonly steps: readonly RefundStepPrinted[]
        /** What the guest reads that goes back; sent along, so that less than that is told first. */
        readonly refundCents: number
        /** Undefined when another date can no longer be chosen. */
        readonly moveTo: string | undefined
        /** Undefined when nothing goes back, so no account is asked for. */
        readonly iban: { readonly value: string; readonly problem: string | undefined } | undefined
      }
    | undefined
  readonly links: readonly PageLink[]
}

/** What cancelling means today, another date first, and one button. */
export function CancelPage({ language, words, text, facts, form, links }: CancelPageProps) {
  const { cancel } = words
  return (
    <PlainDocument language={language} title={cancel.title}>
      <h1 className="text-43">{cancel.title}</h1>
      <p className="my-5 text-lead">{text}</p>
      <FormProblems language={language} problems={{ iban: form?.iban?.problem }} />
      {form?.moveTo && (
        <p className="notice mt-8">
          {cancel.moveInstead}{' '}
          <a className="font-semibold underline" href={form.moveTo}>
            {words.links.move}
          </a>
        </p>
      )}
      <Facts facts={facts} />
      {form && (
        <>
          {/* Of nothing, the sentence above has said all. */}
          {form.refundCents > 0 && <RefundSteps words={words.refunds} steps={form.steps} />}
          <form method="post" noValidate className="mt-8">
            <input type="hidden" name="refund" value={form.refundCents} />
            {form.iban && (
              <TextField
                name="iban"
                label={cancel.iban}
                hint={cancel.ibanHint}
                problem={form.iban.problem}
                defaultValue={form.iban.value}
                autoComplete="off"
                spellCheck={false}
                maxLength={60}
                required
              />
            )}
            <button className="button-grave" type="submit">
              {cancel.button}
            </button>
          </form>
        </>
      )}
      <LinkList links={links} />
    </PlainDocument>
  )
}
