import { fill } from '#language/fill.ts'
import { transactionOf } from '#office/money/known-money.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import { DeskButton } from '../../buttons.tsx'
import { type AccountView, LineForm, linePath, linkTo, TransactionText } from './transactions.tsx'
import { deskWords } from '../../desk-language.ts'

const words = () => deskWords().account

export function asidePath(key: string): string {
  return `${linePath(key)}#${asideId}`
}

const asideId = 'weggelegde-regel'

/** Lines that the owner or the program put aside, for a season, each with a way back. */
export function PutAside(props: {
  readonly lines: readonly TransactionOnFile[]
  readonly account: AccountView
  readonly sought: string | undefined
}) {
  const { lines, account, sought } = props
  if (lines.length === 0) return null
  return (
    <details
      className="mt-13"
      id="weggelegd"
      open={lines.some(({ key }) => key === sought) || undefined}
    >
      <summary className="fold">{fill(words().aside.title, { n: lines.length })}</summary>
      <p className="mt-3 max-w-[33.5em]">{words().aside.text}</p>
      <ul className="mt-3 border-t-2 border-ink">
        {lines.map((each) => (
          <li
            key={each.key}
            id={each.key === sought ? asideId : undefined}
            className="border-b border-rule py-3"
          >
            <TransactionText
              transaction={transactionOf(each)}
              links={linkTo(each.reservationId, account)}
            />
            <LineForm line={each.key} className="mt-2">
              <DeskButton does="look-again" about={each.payerName || words().noName}>
                {words().aside.lookAgain}
              </DeskButton>
            </LineForm>
          </li>
        ))}
      </ul>
    </details>
  )
}
