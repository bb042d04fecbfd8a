import type { ReactNode } from 'react'
import { HiddenFields } from '#app/plain/parts.tsx'
import { printIban } from '#booking/money/iban.ts'
import type { Cents } from '#booking/units.ts'
import { fill } from '#language/fill.ts'
import { DeskButton } from '../../buttons.tsx'
import { deskWords, euros } from '../../desk-language.ts'

/** Asks once more, with the amount and the account, before a refund counts as paid. */
export function RefundPaidForm(props: {
  readonly does: 'repaid' | 'refund-paid'
  readonly of: Readonly<Record<string, string>>
  readonly cents: Cents
  readonly iban: string
  readonly isCash?: boolean
  /** Text for a screen reader, which tells the buttons of a list apart. */
  readonly label?: string
  readonly action?: string
  readonly children?: ReactNode
}) {
  const { does, of, cents, iban, isCash, label, action, children } = props
  const question = iban ? deskWords().undo.repaid.sure : deskWords().undo.repaid.sureAnyhow
  return (
    <details className="no-print">
      <summary className="button-quiet">
        {children ? deskWords().refunds.pay : deskWords().buttons.booking['refund-paid'].title}
        {label && <span className="sr-only">: {label}</span>}
      </summary>
      {children}
      <form method="post" action={action} className="mt-3">
        <p className="max-w-[33.5em]">
          {fill(question, { amount: euros(cents), iban: printIban(iban) })}
        </p>
        <p className="mt-1 max-w-[33.5em] text-meta text-soft">{deskWords().undo.repaid.atOnce}</p>
        <HiddenFields of={of} />
        <InCash isCash={isCash} />
        <DeskButton does={does} look="button mt-3">
          {deskWords().undo.repaid.button}
        </DeskButton>
      </form>
    </details>
  )
}

/** A box to tick for cash that was handed back, which no bank line will confirm. */
export function InCash({ isCash = false }: { readonly isCash?: boolean | undefined }) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        name="method"
        value="cash"
        className="field-check"
        defaultChecked={isCash}
      />
      <span>{deskWords().undo.repaid.inCash}</span>
    </label>
  )
}
