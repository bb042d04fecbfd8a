import { diaryDays } from '#booking/diary/diary.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { isOffered } from '#booking/house/offers.ts'
import { fill } from '#language/fill.ts'
import { MoreActions } from '../../blocks/actions.tsx'
import { Heading, Paragraph, Steps } from '../../blocks/text.tsx'
import { OwnBooking, AskDiets, Directions, OwnLinks } from '../reservations/booking-blocks.tsx'
import { RefundTerms } from '../reservations/contract-terms.tsx'
import { bookingLetter, guestAddress } from '../guest-mail.tsx'
import { payable, ToPayBlock } from './money-blocks.tsx'
import { bookingAt } from '../../sample-scene.ts'

/** Reminder of a late deposit. It threatens nothing: no rule ends a booking for it. */
export const depositReminder = bookingLetter(bookingAt('confirmed'), (mail) => {
  const toPay = payable(mail)
  if (!toPay) return undefined
  const { depositReminder: words, wholeReminder } = mail.allWords.reminderMails
  const ofPart = toPay.part === 'deposit' ? words : wholeReminder
  const reminderWords = toPay.receivedCents > 0 ? ofPart.part : ofPart
  return {
    words: reminderWords,
    body: (
      <>
        <Paragraph>{reminderWords.text}</Paragraph>
        <ToPayBlock mail={mail} toPay={toPay} />
        <Paragraph>{words.stands}</Paragraph>
        <OwnBooking mail={mail} />
        <OwnLinks mail={mail} />
      </>
    ),
    attachments: [toPay.attachment],
  }
})

/** The owner's reminder of a late balance, also after the workshop. */
export const balanceReminder = bookingLetter(bookingAt('secured'), (mail) => {
  const toPay = payable(mail, { asksBalance: true })
  if (!toPay) return undefined
  const words = mail.allWords.reminderMails.balanceReminder
  const { text, textPart } = words
  return {
    words,
    body: (
      <>
        <Paragraph>{toPay.receivedCents > 0 ? textPart : text}</Paragraph>
        <ToPayBlock mail={mail} toPay={toPay} />
        <OwnBooking mail={mail} />
        <OwnLinks mail={mail} />
      </>
    ),
    attachments: [toPay.attachment],
  }
})

/** Asks for the balance before its day, and repeats what would go back to a guest who cancels. */
export const balanceRequest = bookingLetter(bookingAt('secured'), (mail) => {
  const toPay = payable(mail, { asksBalance: true })
  if (!toPay) return undefined
  const words = mail.allWords.reminderMails.balanceRequest
  const text = toPay.receivedCents > 0 ? words.textPart : words.text
  return {
    words,
    body: (
      <>
        <Paragraph>{fill(text, { workshop: mail.workshop })}</Paragraph>
        <ToPayBlock mail={mail} toPay={toPay} />
        <OwnBooking mail={mail} />
        <RefundTerms mail={mail} />
        <OwnLinks mail={mail} />
      </>
    ),
    attachments: [toPay.attachment],
  }
})

/** The mail to have at hand on the way, three days before; an open payment comes first. */
export const practical = bookingLetter(bookingAt('paid'), (mail, { reservation }) => {
  const { reminderMails, booking, workshop, diary } = mail.allWords
  const { unpaid, ...words } = reminderMails.practical
  const { bring } = booking.info
  const { session } = reservation
  const { takeHome } = ofWorkshop(workshop, session.workshop)
  const toPay = payable(mail, { asksBalance: true })
  return {
    words: toPay ? unpaid : words,
    body: (
      <>
        {toPay ? (
          <ToPayBlock mail={mail} toPay={toPay} text={unpaid.text} />
        ) : (
          <Paragraph>{words.text}</Paragraph>
        )}
        <OwnBooking mail={mail} />
        <Directions mail={mail} />
        <Heading>{bring.title}</Heading>
        <Paragraph>{bring.text}</Paragraph>
        {takeHome.length > 0 && (
          <>
            <Heading>{words.takeHomeTitle}</Heading>
            <Steps items={takeHome} />
          </>
        )}
        <Heading>{words.lateTitle}</Heading>
        <Paragraph>{words.late}</Paragraph>
        <AskDiets mail={mail} isAgain />
        {diaryDays(session.workshop) && isOffered(mail.mailboxes.house, 'diary') && (
          <MoreActions actions={[{ label: diary.link, to: guestAddress(mail, 'diary') }]} />
        )}
        <OwnLinks mail={mail} />
      </>
    ),
    attachments: [toPay?.attachment],
  }
})
