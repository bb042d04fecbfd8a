import { deskPages } from '#content/words/nl/desk-pages.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { type Fact, Facts } from '../facts.tsx'
import { FormProblems } from '../form-problems.tsx'
import { LinkList, type PageLink } from '../link-list.tsx'
import type { DrawnCode } from '../payment-code.tsx'
import { AnotherDate, PartySize } from './booking-forms.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskFrame, type DeskPath } from './frame.tsx'
import { RefundNotice } from './refund-notice.tsx'

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
    readonly code: DrawnCode | undefined
    readonly isPaid: boolean
    /** As it is on file; empty while nobody has said. */
    readonly iban: string
  }[]
  /** Undefined when the booking can have no other. */
  readonly anotherDate:
    | {
        /** `rebook`: in place of one that was called off. */
        readonly does: 'move' | 'rebook'
        /** What it means. */
        readonly text: string
        readonly dates: readonly { readonly id: string; readonly text: string }[]
      }
    | undefined
  /** Undefined when the number of people can no longer change. */
  readonly party:
    | { readonly size: string; readonly text: string; readonly free: string }
    | undefined
  /** What letting be would mean; undefined when nothing is owed after the day. */
  readonly writeOff: string | undefined
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
  /** What a button did just now. */
  readonly done: string | undefined
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
      {booking.done && <p className="notice">{booking.done}</p>}
      {booking.problem && (
        <FormProblems language="nl" problems={{ [booking.problem.field]: booking.problem.text }} />
      )}
      {booking.refunds.map((refund) => (
        <RefundNotice key={refund.id} refund={refund} problem={booking.problem} />
      ))}
      <div className="grid gap-x-13 md:grid-cols-2">
        <Facts facts={booking.facts} />
        <div>
          <Facts facts={booking.payments} />
          {(booking.steps.length > 0 || booking.anotherDate) && (
            <h2 className="text-25">{words.actions}</h2>
          )}
          <LinkList links={booking.steps} />
          {booking.anotherDate && (
            <AnotherDate choice={booking.anotherDate} problem={problemAt('date')} />
          )}
        </div>
      </div>
      <div className="no-print grid gap-x-13 md:grid-cols-2">
        {booking.writeOff && (
          <DeskForm title={words.writeOff} does="write-off" button={words.writeOff}>
            <p className="mb-5">{booking.writeOff}</p>
          </DeskForm>
        )}
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
      <section id="history" className="mt-13">
        <h2 className="text-25">{words.history}</h2>
        <Facts facts={booking.history.map(({ when, what }) => ({ label: when, value: what }))} />
      </section>
    </DeskFrame>
  )
}
