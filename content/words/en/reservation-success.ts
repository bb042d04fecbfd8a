import type { AuthoredWords } from '../shape.ts'

export const reservationSuccess: AuthoredWords['reservationSuccess'] = {
  head: {
    title: 'Your workshop request has reached us',
    description:
      'Your request for a workshop at {business.name} has reached us. What happens next: an answer within {terms.answer.figures}, then {terms.pay.next}.',
    keywords: 'booking request, reservation, {business.name}, next steps, {terms.pay.keyword}',
  },
  title: 'We have your request',
  text: 'Over to us now: we’re checking the date and will answer within {terms.answer.figures}. Until then there’s nothing to do and nothing to pay.',
  mailNote:
    'An email to say we have it is on its way, with what you asked for and what you’ll pay once we confirm. If it isn’t there in ten minutes, check your spam folder.',
  notHeld: {
    title: 'One more step',
    text: 'Your place is held once you confirm with the link in our email, within {terms.press.spelled}.',
    mailNote: 'The email is on its way. If it isn’t there in ten minutes, check your spam folder.',
  },
  over: {
    title: 'This date is over',
    text: 'You asked here for a place at a workshop that has been and gone. Never heard back from us? That shouldn’t happen: do email us.',
  },
  reference: 'Your reference',
  asked: {
    title: 'What you asked for',
    total: 'Total',
    totalOfFive: '{total} for five, until we know how many you are',
    voucher: 'Gift voucher',
    voucherNoted: 'Noted: used once we confirm',
  },
  nextSteps: {
    title: 'What happens next',
    items: [
      'We get in touch within {terms.answer.figures} to confirm the date.',
      'You pay a deposit of {terms.deposit.percent} by bank transfer. That secures your booking.',
      '{offers.diets.next}',
      'You pay the balance, no later than {terms.balance.spelled} before the workshop.',
    ],
    atOnce: [
      'We get in touch within {terms.answer.figures} to confirm the date.',
      'You pay it all at once. That secures your booking.',
      '{offers.diets.next}',
    ],
  },
  calendar: 'Put the date in your calendar',
  question: 'Something to add or change? Write to {email}.',
  sameAgain: 'Sent it twice? It counts once. To change the number, use the link in our email.',
  homeLink: 'Back to Home',
  workshopsLink: 'Look at the workshops',
}
