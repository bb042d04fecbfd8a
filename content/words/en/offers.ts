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
    asked: {
      yes: 'That you asked for emails about your jar; and the sentence you wrote for the site afterwards, with your first name and your town.',
      no: '',
    },
    kept: {
      yes: 'That you asked for emails about your jar: until the last of them, about a month after the workshop, or until you stop them. Your sentence for the site: {terms.sentence.spelled}, or until you take it back.',
      no: '',
    },
  },
  vouchers: { question: { yes: 'Do you sell gift vouchers?', no: '' } },
}
