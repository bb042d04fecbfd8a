import { declineLabels } from './reasons.ts'

/** Answering a request on the desk. */
export const deskAnswer = {
  /** Heading of a request; `{name}` is the guest. */
  asks: { one: '{n} plaats voor {name}?', other: '{n} plaatsen voor {name}?' },
  asksMore: '5 of meer plaatsen voor {name}?',
  left: {
    one: 'Nog {n} plaats vrij na deze aanvraag.',
    other: 'Nog {n} plaatsen vrij na deze aanvraag.',
  },
  leftNone: 'Daarmee is de datum volgeboekt.',
  unproven: 'Adres nog niet bevestigd door de gast',
  confirm: {
    /** A sentence with the yes. */
    own: {
      title: 'Er een zin bij schrijven',
      hint: 'Voor {name}, die {language} leest. De zin komt in de bevestigingsmail.',
    },
    count: 'Met hoeveel komen ze?',
    choose: 'Hoeveel?',
    /** The form's last choice stands for more: nobody knows how many until the farm has asked. */
    open: 'Er is ‘5 of meer’ gevraagd en we houden vijf plaatsen vrij. Met je antwoord vertrekt de prijs: kies dus eerst met hoeveel ze komen.',
    noMore: 'Voor meer is er op deze datum geen plaats.',
    more: 'Nog meer? Pas het aantal aan op de boeking.',
    paid: 'Er is al betaald. Is het aantal anders, pas het dan eerst aan op de boeking.',
    /** Why it did nothing. */
    missing: 'Kies met hoeveel ze komen: met je antwoord vertrekt de prijs.',
    changed:
      'Er is niets bevestigd: intussen veranderde er iets aan deze aanvraag. Kijk nog eens na.',
  },
  decline: {
    button: 'Weigeren',
    why: 'Waarom? De gast leest het in de mail.',
    reasons: declineLabels,
    words: 'In je eigen woorden (mag leeg blijven)',
    wordsHint: 'Komt zo in de mail. De gast leest {language}.',
    text: 'De plaatsen komen weer vrij. De gast krijgt een vriendelijke mail met de data waarop er nog plaats is.',
    textNoMail: 'De plaatsen komen weer vrij.',
    /** The request was answered with yes before; with the link to the page that cancels. */
    tooLate:
      'Deze aanvraag is al bevestigd en kan niet meer geweigerd worden. Annuleren kan nog wel.',
  },
} as const

/** Bookings whose mailbox is unproven, on the desk. */
export const deskUnproven = {
  title: 'Adres nog niet bevestigd',
  text: 'Deze gast klikte nog op geen enkele link in onze mails. We weten dus nog niet of het adres klopt.',
  /** Such requests from the same network, within an hour of this one, itself included. */
  burst: {
    one: 'Van dit netwerk kwam in hetzelfde uur geen andere aanvraag zonder bevestigd adres.',
    other:
      'Van dit netwerk kwamen binnen een uur {n} aanvragen zonder bevestigd adres, deze meegerekend. Je kunt ze samen weigeren. De plaatsen komen vrij en niemand krijgt een mail.',
  },
  /** The same guest's requests, on the page of one that was declined. */
  others: {
    title: 'Nog meer van dit adres',
    text: 'Van dit e-mailadres wachten nog {n} andere aanvragen op je antwoord. Je kunt ze samen weigeren. De plaatsen komen vrij en niemand krijgt een mail.',
  },
  button: 'Weiger alle {n} aanvragen',
  /** Result of the button. */
  declined: {
    one: '{n} aanvraag geweigerd. Er vertrok geen mail.',
    other: '{n} aanvragen geweigerd. Er vertrok geen mail.',
  },
} as const
