import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('fr')

export const ownerMails: DeskWords['ownerMails'] = {
  actions: {
    booking: 'Tout sur cette réservation',
    date: 'Tout sur cette date',
  },
  reservation: {
    subject: 'Demande : {name}, {count} pers., {workshop}, {date}',
    nothingAsked: 'Rien de particulier.',
    facts: {
      workshop: 'Atelier',
      preferredDate: 'Date souhaitée',
      participants: 'Nombre de personnes',
      name: 'Nom',
      email: 'Adresse e-mail',
      language: 'Langue',
      voucher: 'Bon cadeau',
      reference: 'Référence',
      reservationId: 'Numéro de la demande',
      submittedAt: 'Envoyée le',
    },
    payingVoucher: 'Utilisé dès que vous confirmez : il reste {left} dessus',
    fiveOrMore: '5 ou plus (cinq places gardées). Davantage ? Changez d’abord le nombre.',
    placesLeft: 'Places encore libres à cette date, après cette demande : {left} sur {capacity}.',
    forget: `Ce que le client a écrit ci-dessus, le site l’efface au plus tard ${terms.afterTheDay.spelled} après l’atelier. Supprimez alors cet e-mail aussi.`,
    answerWithin: 'Répondez dans les {hours}.',
    answerBy: 'Répondez au plus tard le {day}.',
    todo: 'Ouvrir un lien ne fait encore rien ; seul le bouton de la page compte. Si vous répondez à cet e-mail, c’est le client qui vous lit.',
  },
  contact: {
    subject: 'Nouveau message : {name}',
    preview: 'Un nouveau message par le formulaire de contact.',
    title: 'Nouveau message',
    name: 'Nom',
    email: 'Adresse e-mail',
    subjectLabel: 'Sujet',
    message: 'Message',
    todo: 'Si vous répondez à cet e-mail, c’est l’expéditeur qui vous lit. Classez ensuite le message sur votre bureau.',
  },
}
