import { TextLink } from '#app/plain/parts.tsx'
import { lateSince } from '#booking/money/next-payment.ts'
import { goesTo } from '#booking/money/refund.ts'
import { printVatNumber } from '#booking/invoices/company.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { lastDayOf, printPeople } from '#letters/to-guest/options/option-letters.ts'
import type { Day } from '#language/dates.ts'
import { payeeOf } from '#letters/to-owner/refund-to-pay.ts'
import type { ToDo } from '#office/due/to-do.ts'
import type { Message } from '#store/mail/messages.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import { replyTo, TelephoneIfNoEmail } from '../people/contact.tsx'
import { dayText, deskLanguage, euros, instantText, deskWords } from '../desk-language.ts'
import { DecideLinks } from '../dates/decide-session.tsx'
import { nearDay, workshopOn } from '../dates/date-text.ts'
import { RefundPaidForm } from '../money/refunds/refund-paid.tsx'
import { refundAccountText, noAccountText, RefundToPay } from '../money/refunds/refund.tsx'
import { ToDoEntry, ToDoButton } from './to-do-parts.tsx'
import { type Picked, RequestLine } from './request-line.tsx'
import { VoucherTransfer } from '../money/refunds/transfer.tsx'
import { HowPaid } from '../reservations/by-hand.tsx'
import { MoneyWaits, remindedText, ToRemind } from '../reservations/remind.tsx'

const words = () => deskWords().toDo

type Props<Listed = ToDo> = { readonly toDo: Listed; readonly action: string }

export function ToDoLine({ toDo, action, isPicked }: Props & Picked) {
  switch (toDo.kind) {
    case 'request':
      return <RequestLine {...{ toDo, action, isPicked }} />
    case 'message':
      return <MessageLine message={toDo.message} action={action} />
    case 'transaction': {
      const { amountCents, bookedOn, payerName, detail } = toDo.transaction
      const payer = payerName || words().transactionNobody
      const amount = euros(detail.restCents ?? amountCents)
      const date = dayText(bookedOn)
      const text = fill(words().transaction, { payer, amount, date })
      const aside = detail.reason
        ? deskWords().reviewReasons[detail.reason]
        : fill(words().transactionOver, { amount: euros(amountCents) })
      return <ToDoEntry to={deskPath('rekening')} {...{ text, aside }} />
    }
    case 'voucher-refund':
      return <VoucherRefundLine {...{ toDo, action }} />
    case 'to-decide':
      return <DecideLine {...toDo} />
    case 'option':
      return <OptionLine option={toDo.option} />
    case 'failed-mail': {
      const { to, problem: aside = '' } = toDo.mail
      return <ToDoEntry isUrgent text={fill(words().failedMail, { to })} aside={aside} />
    }
    case 'invoice':
    case 'invoice-more':
    case 'credit-note':
    case 'invoice-anew': {
      const { reservation, company, missing } = toDo
      const { waitsFor } = deskWords().company
      const text = fill(deskWords().company.toDo[toDo.kind], {
        name: reservation.name,
        company: company.name,
      })
      const number = missing ? waitsFor[missing] : printVatNumber(company.vatNumber)
      const aside = [number, company.reference].filter(Boolean).join(', ')
      const to = deskPath('boeking', reservation.id)
      return (
        <ToDoEntry {...{ to, text, aside }}>
          <a className="button-quiet no-print" href={`${to}#for-good`}>
            {deskWords().company.toInvoice}
          </a>
        </ToDoEntry>
      )
    }
    case 'late':
      return <LateLine {...{ toDo, action }} />
    case 'refund':
      return <RefundLine {...{ toDo, action }} />
  }
}

type ToDoOf<Kind extends ToDo['kind']> = Extract<ToDo, { readonly kind: Kind }>

function DecideLine({ session, minimum }: ToDoOf<'to-decide'>) {
  const { id, agreed: taken = 0 } = session
  return (
    <ToDoEntry
      isUrgent
      to={deskPath('datum', id)}
      text={fill(words().decide, { date: workshopOn(session) })}
      aside={fill(words().decideHas, { taken, minimum })}
    >
      <DecideLinks id={id} />
    </ToDoEntry>
  )
}

function MessageLine({ message, action }: { message: Message; action: string }) {
  const { id, name, subject, createdAt } = message
  const text = fill(deskWords().messages.line, { name, subject })
  return (
    <ToDoEntry
      to={deskPath('berichten', id)}
      text={text}
      aside={instantText(createdAt)}
      done={message.message}
    >
      <div className="no-print flex flex-wrap items-center gap-x-5">
        <TextLink to={replyTo(message)}>{deskWords().messages.reply}</TextLink>
        <ToDoButton does="answered" fields={{ message: id }} label={text} action={action} />
      </div>
    </ToDoEntry>
  )
}

function LateLine({ toDo, action }: Props<ToDoOf<'late'>>) {
  const { reservation, reminded, late } = toDo
  const { id, name, session } = reservation
  const { part, cents, receivedCents } = late
  const isOver = reservation.status === 'completed'
  const { title } = deskWords().overdueMails[part]
  const notSeen = receivedCents > 0 ? words().partOverdue : words().overdue
  const text = fill(isOver ? words().owing : notSeen, { title, name, amount: euros(cents) })
  const since = isOver
    ? fill(words().owingAfter, { date: dayText(session.day) })
    : fill(words().due, { date: nearDay(lateSince(late)) })
  const aside = [since, ...(reminded ? [remindedText(reminded, toDo)] : [])].join('\n')
  const payment = part === 'deposit' || part === 'balance' ? part : 'all'
  const asked = { booking: id, payment, shown: cents }
  return (
    <ToDoEntry to={deskPath('boeking', id)} {...{ text, aside }}>
      <div className="no-print flex flex-wrap gap-3">
        <MoneyWaits of={toDo} />
        <ToDoButton does="received" fields={asked} label={text} action={action}>
          <HowPaid name={name} />
        </ToDoButton>
        <ToRemind of={toDo} label={text} />
      </div>
    </ToDoEntry>
  )
}

function RefundLine({ toDo, action }: Props<ToDoOf<'refund'>>) {
  const { reservation, refund, reason, payers, isCash, filedOn, lateSince: since } = toDo
  const { buyerName, amountCents } = refund
  const text = fill(buyerName === undefined ? words().refund : deskWords().vouchers.toDo, {
    name: buyerName ?? payeeOf(reservation).name,
    amount: euros(amountCents),
  })
  const iban = goesTo(refund)
  const account = iban ? refundAccountText(iban, filedOn) : noAccountText(toDo)
  const why = reason && words().refundReasons[reason]
  const aside = [why, lateText(since), account].filter(Boolean).join('\n')
  return (
    <ToDoEntry to={deskPath('boeking', reservation.id)} {...{ text, aside }} isUrgent>
      {buyerName === undefined && <TelephoneIfNoEmail of={reservation} />}
      <RefundToPay label={text} {...{ reservation, refund, payers, isCash, action }} />
    </ToDoEntry>
  )
}

function lateText(since: Day | undefined) {
  return since && fill(words().refundLate, { date: nearDay(since) })
}

function VoucherRefundLine({ toDo, action }: Props<ToDoOf<'voucher-refund'>>) {
  const { voucher, filedOn, lateSince: since, notBefore } = toDo
  const { id, buyerName: name, refundCents: cents, refundIban: iban } = voucher
  const label = fill(deskWords().vouchers.toDo, { name, amount: euros(cents) })
  const account = iban ? refundAccountText(iban, filedOn) : deskWords().vouchers.toDoNoIban
  return (
    <ToDoEntry
      isUrgent
      to={`${deskPath('cadeaubonnen')}#${id}`}
      text={label}
      aside={[lateText(since), account].filter(Boolean).join('\n')}
    >
      <RefundPaidForm of={{ voucher: id }} {...{ cents, iban, label, action }}>
        <VoucherTransfer {...{ voucher, notBefore }} />
      </RefundPaidForm>
    </ToDoEntry>
  )
}

function OptionLine({ option }: { option: OptionOnFile }) {
  const { toDo: offered } = deskWords().option
  const { id, name, session, state } = option
  const on = workshopOn(session)
  const until = nearDay(lastDayOf(option))
  const isOver = state === 'declined' || state === 'lapsed'
  const text = fill(isOver ? offered.over : offered.open, {
    name,
    people: printPeople(option, deskLanguage()),
  })
  const aside = fill(isOver ? offered[state] : offered.openUntil, { on, until })
  return <ToDoEntry to={deskPath('optie', id)} text={text} aside={aside} />
}
