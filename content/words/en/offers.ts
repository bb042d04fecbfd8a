import type { OffersWords } from '../parts.ts'

export const offers: OffersWords = {
  waitingList: {
    label: { yes: 'Waiting list', no: '' },
    link: { yes: 'Join the waiting list', no: '' },
    toList: { yes: 'Go to the waiting list', no: '' },
    notice: {
      yes: ', or ask us to put you on the waiting list: the link is beside the date',
      no: '',
    },
    error: {
      yes: ', or ask us to put you on the waiting list: the link is beside the dates',
      no: '',
    },
    gone: { yes: ', or join the waiting list', no: '' },
    question: { yes: 'My date is full. Is it worth waiting?', no: '' },
    vacancy: {
      yes: 'Your place goes to the waiting list and back on the site.',
      no: 'Your place goes back on the site.',
    },
    asked: { yes: ', or on the waiting list', no: '' },
    turn: { yes: ' and whose turn it is on the waiting list', no: '' },
    consent: { yes: ', on the waiting list', no: '' },
    kept: { yes: 'The waiting list, an offer', no: 'An offer' },
  },
  diary: {
    consent: { yes: ', your sentence for the site', no: '' },
    asked: {
      yes: 'That you asked for emails about your jar; and the sentence you wrote for the site afterwards, with your first name and your town.',
      no: '',
    },
    kept: {
      yes: 'That you asked for emails about your jar: until the last of them, about a month after the workshop, or until you stop them. Your sentence for the site: {terms.sentence.spelled}, or until you take it back.',
      no: '',
    },
  },
  diets: {
    purpose: { yes: 'take into account what you can’t eat;', no: '' },
    hint: {
      yes: ' We ask about allergies later; the link in our email lets you tell us sooner.',
      no: '',
    },
    next: {
      yes: 'We ask about allergies and diets, and send directions.',
      no: 'We send directions.',
    },
    asked: {
      yes: ' We ask about allergies and diets later, once your place is secured; the link in our email lets you tell us sooner. You needn’t answer, and we use your answer only with your explicit consent.',
      no: '',
    },
    told: { yes: 'Allergies and diets, if you choose to tell us.', no: '' },
    ground: { yes: ' For allergies we ask for explicit consent (article 9(2)(a)).', no: '' },
    kept: { yes: 'Allergies, diets, your telephone number', no: 'Your telephone number' },
    table: {
      yes: 'They each say what they don’t eat, and can pay their own share.',
      no: 'They each join by themselves, and can pay their own share.',
    },
    own: { yes: ', never what you don’t eat', no: '' },
    page: { yes: 'what you don’t eat, and your share.', no: 'your share.' },
    share: {
      yes: 'On your own page you can tell us what you don’t eat, and see whether there’s a share to pay.',
      no: 'On your own page you can see whether there’s a share to pay.',
    },
    erased: { yes: ', and we’ve erased what you told us about food or health', no: '' },
    mailed: { yes: 'We ask what you don’t eat, and send directions.', no: 'We send directions.' },
    paid: { yes: ' and ask what you don’t eat', no: '' },
    meals: {
      yes: ' We ask about allergies and diets once your place is secured, so leave them out of the form.',
      no: '',
    },
  },
  privateGroups: {
    price: { yes: ' Private groups pay the same.', no: '' },
    children: { yes: ' If you come as a private group, let’s talk about it.', no: '' },
    contact: { yes: ', a group of your own', no: '' },
  },
  vouchers: {
    question: { yes: 'Do you sell gift vouchers?', no: '' },
    asked: {
      yes: 'For a gift voucher: who buys it and who gets it, their email addresses and the words on it. Once the email with its code has left, we keep only the beginning of the code and a fingerprint.',
      no: '',
    },
    contract: { yes: ' your gift voucher,', no: '' },
    receiver: { yes: ' gets a gift voucher or', no: '' },
    kept: {
      yes: 'Gift vouchers: {terms.booking.figures} with who bought them and who got them, then without until {terms.amounts.figures} are over, from 1 January after the order. While a voucher is valid or still to be refunded, we keep it as it is. If nobody pays for one, {terms.unpaid.figures}, and then until we have read our bank statement of those days, {terms.lapsedOrder.figures} at most.',
      no: '',
    },
    mail: {
      yes: ' One email is different: the one with a gift voucher carries your words and the code. You see how it begins before you pay; check the receiver’s address twice.',
      no: '',
    },
  },
  invoices: {
    comes: { yes: '; with a Belgian VAT number, the invoice comes through Peppol', no: '' },
    arrives: {
      yes: ' With a Belgian VAT number, it arrives in your accounting software, over Peppol.',
      no: '',
    },
  },
  faq: {
    vacancy: {
      yes: ' What happens if someone takes your place is in the FAQ.',
      no: '',
    },
  },
}
