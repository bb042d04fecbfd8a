import { shownCents } from '#app/plain/form-fields.tsx'
import { HiddenFields, TextLink } from '#app/plain/parts.tsx'
import { owedCents } from '#booking/money/owed.ts'
import { maxSearchLength } from '#booking/search/read-search.ts'
import { centsOfCell } from '#booking/amount.ts'
import {
  bookingsThatOwe,
  canBook,
  type WaitingTransaction,
} from '#booking/money/statement/waiting-transaction.ts'
import { partsOfName } from '#booking/people/names-alike.ts'
import { withDistinctNames } from '#booking/people/distinguish.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { typeAmount } from '#language/money.ts'
import { readKnownMoney, waitingOf, isUndecided } from '#office/money/known-money.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { FormAbout, DeskButton, pathWithResult } from '../../buttons.tsx'
import { decide } from './decision.ts'
import { dayText, deskLanguage, euros, labelledText, deskWords } from '../../desk-language.ts'
import { renderDeskPage } from '../../frame.tsx'
import { SearchField } from '../../search/search-field.tsx'
import { TransactionText } from './transactions.tsx'
import type { DeskPage, DeskVisit } from '../../visit.ts'

const words = () => deskWords().account

/** Other bookings are found by typing. */
const maxListed = 40

const parameters = { line: 'lijn', sought: 'zoek' } as const

export function otherBookingPath({ transaction }: Pick<WaitingTransaction, 'transaction'>): string {
  const query = new URLSearchParams({ [parameters.line]: transaction.key })
  return `${deskPath('rekening', 'boeking')}?${query}`
}

/** Result of a button whose line somebody had decided on. */
export const decidedOtherwise = 'otherwise'

export const otherBookingPage: DeskPage = { show: (visit) => show(visit), onSubmit: act }

type TypedShare = { readonly booking: string; readonly amount: string }

async function show(visit: DeskVisit, refused?: TypedShare, problem = words().amountProblem) {
  const { c, office } = visit
  const onFile = await office.store.transactions.find(c.req.query(parameters.line) ?? '')
  const waiting = onFile && isUndecided(onFile) ? waitingOf(onFile) : undefined
  // Somebody decided on the line meanwhile.
  if (!waiting || !canBook(waiting)) {
    const account = deskPath('rekening')
    return c.redirect(refused ? pathWithResult(account, decidedOtherwise) : account, 303)
  }
  const sought = (c.req.query(parameters.sought) ?? '').slice(0, maxSearchLength)
  const { known, reservations } = await readKnownMoney(office.store, [waiting.transaction])
  const byId = new Map(reservations.map((each) => [each.id, each]))
  const owing = withDistinctNames(
    bookingsThatOwe(waiting, known).flatMap((id) => byId.get(id) ?? []),
  )
  const found = owing.filter((each) => isSought(each, sought))
  return renderDeskPage(visit, {
    title: words().which,
    at: deskPath('rekening'),
    isNarrow: true,
    problems: { [`amount-${refused?.booking}`]: refused && problem },
    body: (
      <>
        <div className="mt-5">
          <TransactionText transaction={waiting.transaction} links={[]} />
        </div>
        <form action={deskPath('rekening', 'boeking')} className="mt-5 max-w-[33.5em]">
          <HiddenFields of={{ [parameters.line]: waiting.transaction.key }} />
          <label htmlFor={parameters.sought} className="mb-1 block font-semibold">
            {words().seek}
          </label>
          <div className="flex gap-3">
            <SearchField name={parameters.sought} sought={sought} button={words().seekButton} />
          </div>
        </form>
        <ul className="mt-5 border-t-2 border-ink">
          {found.slice(0, maxListed).map((each) => (
            <Choice key={each.id} booking={each} {...{ waiting, refused }} />
          ))}
        </ul>
        {found.length === 0 && <p className="mt-3">{words().noneOwes}</p>}
        {found.length > maxListed && <p className="mt-3">{words().moreOwe}</p>}
        <p className="mt-5">
          <TextLink to={deskPath('rekening')}>{words().back}</TextLink>
        </p>
      </>
    ),
  })
}

function isSought(booking: ReservationOnFile, sought: string): boolean {
  const code = referenceOf(booking.id).toLowerCase()
  const named = [...partsOfName(booking.name), code]
  const soughtWords = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const typed = soughtWords.flatMap((one) => (code.startsWith(one) ? [one] : partsOfName(one)))
  return typed.every((one) => named.some((word) => word.includes(one)))
}

/** Choice of a booking and its cents: as many as fit, unless the owner types fewer. */
function Choice(props: {
  readonly booking: ReservationOnFile
  readonly waiting: WaitingTransaction
  readonly refused: TypedShare | undefined
}) {
  const { booking, waiting, refused } = props
  const { id, session, payments } = booking
  const name = booking.name || words().noName
  const openCents = owedCents(payments)
  const owed = fill(words().owing, {
    reference: referenceOf(id),
    date: dayText(session.day),
    amount: euros(openCents),
  })
  const most = typeAmount(Math.min(openCents, waiting.leftCents), deskLanguage())
  return (
    <li className="border-b border-rule py-3">
      <FormAbout
        of={{ booking: id, shown: waiting.leftCents }}
        className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2"
        noValidate
      >
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block font-semibold">{name}</span>
          <span className="block text-meta text-soft">{owed}</span>
        </p>
        <span className="flex gap-3">
          <input
            id={`amount-${id}`}
            name="amount"
            aria-label={labelledText(words().amount, name)}
            inputMode="decimal"
            size={7}
            className="field-control max-w-[7rem]"
            defaultValue={refused?.booking === id ? refused.amount : most}
          />
          <DeskButton does="book" look="button-quiet whitespace-nowrap" about={name}>
            {words().bookHere}
          </DeskButton>
        </span>
      </FormAbout>
    </li>
  )
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response | undefined> {
  const { c } = visit
  const typed = { booking: form.get('booking') ?? '', amount: form.get('amount') ?? '' }
  const cents = centsOfCell(typed.amount.trim())
  if (cents === undefined || cents < 1) return show(visit, typed)
  const shown = shownCents(form)
  const decision = { kind: 'book', reservationId: typed.booking, cents, shown } as const
  const key = c.req.query(parameters.line) ?? ''
  const outcome = await decide(visit, key, decision)
  if (outcome === 'does-not-fit') return show(visit, typed)
  if (outcome === 'done-before') return show(visit, typed, deskWords().refused.notAsShown)
  const query = new URLSearchParams({ done: 'book', booking: typed.booking })
  return c.redirect(`${deskPath('rekening')}?${query}`, 303)
}
