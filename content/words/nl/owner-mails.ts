import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

/** The mails to the farm itself, whatever language the guest chose. */
export const ownerMails = {
  actions: {
    booking: 'Alles over deze boeking',
    date: 'Alles over deze datum',
  },
  reservation: {
    subject: 'Aanvraag van {name}, {count} pers.: {workshop}, {date}',
    nothingAsked: 'Geen vraag erbij.',
    facts: {
      workshop: 'Workshop',
      preferredDate: 'Gewenste datum',
      participants: 'Aantal personen',
      name: 'Naam',
      email: 'E-mailadres',
      language: 'Taal',
      voucher: 'Cadeaubon',
      reference: 'Referentie',
      reservationId: 'Nummer van de aanvraag',
      submittedAt: 'Verstuurd op',
    },
    payingVoucher: 'Gebruikt zodra je bevestigt: er staat nog {left} op',
    fiveOrMore:
      '5 of meer (vijf plaatsen vrijgehouden). Zijn ze met meer, pas het aantal dan eerst aan.',
    placesLeft: 'Nog vrij op die datum, na deze aanvraag: {left} van de {capacity} plaatsen.',
    forget: `Wat de gast hierboven schreef, wist de site ten laatste ${terms.afterTheDay.spelled} na de workshop. Gooi deze mail dan ook weg.`,
    answerWithin: 'Antwoord binnen {hours}.',
    answerBy: 'Antwoord ten laatste op {day}.',
    todo: 'Een link openen doet nog niets; dat doet pas de knop op de pagina. Je antwoord op deze mail gaat rechtstreeks naar de aanvrager.',
  },
  contact: {
    subject: 'Bericht van {name}',
    preview: 'Nieuw bericht via het contactformulier.',
    title: 'Nieuw bericht',
    name: 'Naam',
    email: 'E-mailadres',
    subjectLabel: 'Onderwerp',
    message: 'Bericht',
    todo: 'Je antwoord op deze mail gaat rechtstreeks naar de afzender. Vink het bericht daarna af op je bureau.',
  },
}
