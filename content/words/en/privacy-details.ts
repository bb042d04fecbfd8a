import type { AuthoredWords } from '../shape.ts'

/** First half of the policy: data, purposes and times. */
export const details: Pick<
  AuthoredWords['privacy']['sections'],
  'controller' | 'collected' | 'purposes' | 'legalBasis' | 'retention'
> = {
  controller: {
    title: 'Who is responsible',
    paragraphs: [
      '{business.name} decides what happens to your details and answers for it. The law calls that the controller. We have no separate data protection officer: you write to us, here:',
    ],
  },
  collected: {
    title: 'What we keep',
    paragraphs: [
      'Without a name and an email address we can’t answer you. Without a workshop, a date and a number we can’t hold a place. The telephone number and your remarks may stay empty.',
      'Please write nothing about your health in the forms.{offers.diets.asked}',
    ],
    personal: {
      title: 'What comes from you',
      items: [
        'Your name, your email address and the language you write in.',
        'With a request{offers.waitingList.asked}: the workshop, the date and how many of you there are. We don’t ask the others’ names at that point.',
        'When you’re waiting for a new date: the workshop, the days and languages that suit, and how many of you there are.',
        'Your telephone number, if you give it, and what you add under ‘Anything we should know?’.',
        'Your messages, our answers, and the emails this site sends by itself.',
        'When you pay: the amount, the date and the communication, with the name and account number our bank shows beside them.',
        'When we pay you back: the account number you give us for it.',
        'If you ask for an invoice: a name and address and, for a company, the VAT number and your reference.',
        'If somebody else comes instead of you: their name, email address and language; and about you, that you booked and paid, because any refund is yours.',
        'If you come along with somebody who booked, and tell us so yourself: your first name, your language and, if you give it, your email address. Whoever booked sees your first name and whether you paid your share.',
        '{offers.diets.told}',
        '{offers.diary.asked}',
        '{offers.vouchers.asked}',
      ],
    },
    technical: {
      title: 'What any website sees',
      items: [
        'Your IP address. No page can reach you without it. When you send a form we use it to see how fast the forms are coming, because robots are faster than people. The site holds it in memory only, never in a file, and loses it when it restarts.',
        'Your network and your mailbox, when you send a form that we answer by email: a code for each, to count how many emails leave in a day. It is gone {terms.turns.spelled} later at most. With a request for a place, the codes also help us spot abuse, until the request has been answered or has ended.',
        'Your mailbox, once you have used a link in one of our emails: a code too, so that we needn’t ask again, until {terms.proof.spelled} after the last time. Without our key, which is in no backup, nobody can read those codes.',
        'Your browser. What it says about itself is used for that one answer and written down nowhere.',
        'Your visit. Each page asked for leaves one line in a log: the time, the page, whether it worked and how long it took. It doesn’t say who asked.',
      ],
    },
  },
  purposes: {
    title: 'What we use your details for',
    paragraphs: [
      'We send no advertising and build no profiles. The program works out whether a date is full{offers.waitingList.turn}; we decide everything else ourselves. We use your details to:',
    ],
    items: [
      'read your message and answer it;',
      'hold your place, confirm it, move it or cancel it;',
      'tell {terms.pay.own} from everybody else’s;',
      'cook a soup that you can eat too;',
      'do the accounts;',
      'keep the site running, and keep robots out.',
    ],
  },
  legalBasis: {
    title: 'Our legal grounds',
    paragraphs: [
      'The General Data Protection Regulation (GDPR) requires a legal ground for each use. We have four:',
    ],
    items: [
      'Consent (article 6(1)(a)): the box you tick under the contact form{offers.waitingList.consent} or when you wait for a new date{offers.diary.consent}, and your choice about cookies.{offers.diets.ground}',
      'Contract (article 6(1)(b)): your request, your booking,{offers.vouchers.contract} your payment, a cancellation. The box you tick there shows that you want it; the ground is the contract.',
      'Legal obligation (article 6(1)(c)): the accounts.',
      'Legitimate interest (article 6(1)(f)): a site that stays safe, being able to look up what we agreed with you, and writing to whoever{offers.vouchers.receiver} is asked to come in somebody’s place.',
    ],
  },
  retention: {
    title: 'How long we keep them',
    paragraphs: [
      'For bookings and payments the years are counted from 1 January after the workshop.',
    ],
    items: [
      'Bookings, and which emails were sent about them: {terms.booking.figures}. We keep the text of those emails for {terms.mailText.spelled}.',
      'Payments: {terms.booking.figures} with your name, then without it until {terms.amounts.figures} are over. Invoices: {terms.amounts.figures}.',
      'Money in our account that belongs to no booking: {terms.aside.figures} with its name and communication, so that we can still find it.',
      '{offers.vouchers.kept}',
      '{offers.diets.kept} and what you added under ‘Anything we should know?’: until shortly after the workshop, {terms.afterTheDay.spelled} at most. We then delete the emails that brought them to us, too. If you gave no email address and something is still to be paid, we keep your telephone number until it is.',
      'That you’d like to hear of a new date: until you stop it or book, {terms.wish.spelled} at most.',
      '{offers.waitingList.kept} to a group, whoever was asked to come in somebody’s place, and whoever joined a group: until {terms.afterTheDay.spelled} after the date.',
      '{offers.diary.kept}',
      'Messages, and requests that never became a booking: {terms.message.spelled}.',
      'Requests that nobody confirmed with the link in our email: {terms.neverProven.spelled} at most. What was written with them goes the night after they lapse.',
      'Backups: {terms.backup.figures} at most; by then whatever is erased is gone from them too.',
      'That you asked to be erased: for {terms.erasure.spelled}, as a code from which your address can’t be read. It keeps a backup from bringing your details back.',
      'Consent to marketing: we don’t ask for any. If there is ever a newsletter, your yes holds until you withdraw it, or until we’ve heard nothing from you for two years.',
    ],
  },
}
