import type { ReactNode } from 'react'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { type Fact, Facts } from '../facts.tsx'
import { FormProblems } from '../form-problems.tsx'
import { LinkList, type PageLink } from '../link-list.tsx'
import { DeskFrame, type DeskPath } from './frame.tsx'

export type DeskBooking = {
  readonly title: string
  readonly status: string
  readonly facts: readonly Fact[]
  readonly payments: readonly Fact[]
  /** Steps that make sense now, each a page of its own with one button. */
  readonly steps: readonly PageLink[]
  readonly refunds: readonly {
    readonly id: string
    readonly text: string
    readonly details: readonly Fact[]
    readonly code: { readonly size: number; readonly path: string } | undefined
    readonly isPaid: boolean
  }[]
  readonly moveTo: readonly { readonly id: string; readonly text: string }[] | undefined
  /** Undefined when the number of people can no longer change. */
  readonly party:
    | { readonly size: string; readonly text: string; readonly free: string }
    | undefined
  readonly guest: { readonly name: string; readonly email: string }
  readonly note: string
  readonly history: readonly {
    readonly key: string
    readonly when: string
    readonly what: string
  }[]
  /** Field, sentence and what was typed, after a form that was refused. */
  readonly problem:
    | { readonly field: string; readonly text: string; readonly typed?: string }
    | undefined
}

/** One booking: all that is known, what can be done, and what has been. */
export function DeskBookingPage({ to, booking }: { to: DeskPath; booking: DeskBooking }) {
  const words = deskPages.booking
  const problemAt = (field: string) =>
    booking.problem?.field === field ? booking.problem.text : undefined
  return (
    <DeskFrame title={booking.title} to={to}>
      <p className="text-meta text-soft">{booking.status}</p>
      <h1 className="mt-1 mb-5 text-43">{booking.title}</h1>
      {booking.problem && (
        <FormProblems language="nl" problems={{ [booking.problem.field]: booking.problem.text }} />
      )}
      {booking.refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
      <div className="grid gap-x-13 md:grid-cols-2">
        <Facts facts={booking.facts} />
        <div>
          <Facts facts={booking.payments} />
          {(booking.steps.length > 0 || booking.moveTo) && (
            <h2 className="text-25">{words.actions}</h2>
          )}
          <LinkList links={booking.steps} />
          {booking.moveTo && <Move dates={booking.moveTo} problem={problemAt('date')} />}
        </div>
      </div>
      <div className="no-print grid gap-x-13 md:grid-cols-2">
        {booking.party && <PartySize party={booking.party} problem={booking.problem} />}
        <DeskForm title={words.note} does="note" button={words.saveNote}>
          <TextArea
            name="note"
            label={words.note}
            defaultValue={booking.note}
            maxLength={2000}
            rows={4}
          />
        </DeskForm>
        <DeskForm title={words.guest} does="guest" button={words.saveGuest}>
          <TextField
            name="name"
            label={deskPages.date.name}
            defaultValue={booking.guest.name}
            problem={problemAt('name')}
            maxLength={100}
          />
          <TextField
            name="email"
            label={deskPages.date.email}
            defaultValue={booking.guest.email}
            problem={problemAt('email')}
            maxLength={255}
          />
        </DeskForm>
      </div>
      {booking.guest.email && (
        <form method="post" className="no-print mt-8">
          <button className="button-quiet" name="do" value="new-link" type="submit">
            {words.newLink}
          </button>
        </form>
      )}
      <section className="mt-13">
        <h2 className="text-25">{words.history}</h2>
        <Facts facts={booking.history.map(({ when, what }) => ({ label: when, value: what }))} />
      </section>
    </DeskFrame>
  )
}

/** A form of the desk: what it does travels with its button. */
export function DeskForm(props: {
  readonly title?: string
  readonly does: string
  readonly button: string
  readonly isGrave?: boolean
  readonly children?: ReactNode
}) {
  return (
    <section className="mt-13">
      {props.title && <h2 className="mb-3 text-25">{props.title}</h2>}
      <form method="post" noValidate>
        {props.children}
        <button
          className={props.isGrave ? 'button-grave' : 'button-quiet'}
          name="do"
          value={props.does}
          type="submit"
        >
          {props.button}
        </button>
      </form>
    </section>
  )
}

function Move({ dates, problem }: { dates: NonNullable<DeskBooking['moveTo']>; problem?: string }) {
  const words = deskPages.booking
  if (dates.length === 0) return <p className="mt-5">{words.noOtherDate}</p>
  return (
    <form method="post" className="no-print mt-5">
      <SelectField name="date" label={words.moveTo} problem={problem} defaultValue="">
        <option value="">{words.chooseDate}</option>
        {dates.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
      <button className="button-quiet" name="do" value="move" type="submit">
        {words.move}
      </button>
    </form>
  )
}

function PartySize({
  party,
  problem,
}: {
  party: NonNullable<DeskBooking['party']>
  problem: DeskBooking['problem']
}) {
  const words = deskPages.booking
  const refused = problem?.field === 'participants' ? problem : undefined
  return (
    <DeskForm title={words.party} does="party" button={words.saveParty}>
      <p className="mb-5">{party.text}</p>
      <TextField
        name="participants"
        label={deskPages.date.participants}
        hint={party.free}
        inputMode="numeric"
        defaultValue={refused?.typed ?? party.size}
        problem={refused?.text}
      />
    </DeskForm>
  )
}

function Refund({ refund }: { refund: DeskBooking['refunds'][number] }) {
  const { id, text, details, code, isPaid } = refund
  return (
    <section className="notice mt-8" data-grave={!isPaid || undefined}>
      <h2 className="text-25">{text}</h2>
      {!isPaid && (
        <>
          {code && (
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${code.size} ${code.size}`}
              width={180}
              height={180}
              shapeRendering="crispEdges"
              className="mt-3"
            >
              <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
              <path fill="#211c17" d={code.path} />
            </svg>
          )}
          <Facts facts={details} />
          <form method="post" className="mb-3">
            <input type="hidden" name="refund" value={id} />
            <button className="button" name="do" value="refund-paid" type="submit">
              {deskPages.booking.refundPaid}
            </button>
          </form>
        </>
      )}
    </section>
  )
}
