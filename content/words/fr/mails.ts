import { business } from '#content/business.ts'
import type { ContactMailWords, ReservationMailWords } from '../shape/mails.ts'

export const mails: {
  readonly reservation: ReservationMailWords
  readonly contact: ContactMailWords
} = {
  reservation: {
    subject: 'Votre demande : {workshop}, {date}',
    preview:
      'Nous l’avons bien reçue et nous répondons dans les 24 heures. Rien à payer pour l’instant.',
    greeting: 'Bonjour {name},',
    intro:
      'Nous avons bien reçu votre demande. ' +
      'La place n’est pas encore confirmée et vous ne devez rien payer pour l’instant. ' +
      'Nous répondons dans les 24 heures.',
    requestTitle: 'Votre demande',
    facts: {
      reference: 'Référence',
      workshop: 'Atelier',
      date: 'Date',
      time: 'Heure',
      participants: 'Participants',
      total: 'Total',
      name: 'Nom',
      requirements: 'Demandes particulières',
      requirementsNoted: 'Notées',
      noRequirements: 'Aucune',
    },
    nextTitle: 'La suite',
    nextSteps: [
      'Dans les 24 heures, nous vous écrivons pour confirmer la date.',
      'Vous versez l’acompte de 50 % par virement : la place est à vous.',
      'Nous vous demandons vos allergies et régimes, et nous envoyons l’itinéraire.',
      'Vous payez le solde, au plus tard une semaine avant l’atelier.',
    ],
    paymentTitle: 'Pour payer, plus tard',
    paymentIntro:
      'Attendez notre confirmation avant de payer. ' +
      'Le numéro à recopier est la communication structurée : ' +
      'les 12 chiffres entre les signes plus, et non la référence donnée plus haut. ' +
      'Mettez-les seuls dans le champ du même nom. ' +
      'L’acompte et le solde ont chacun leur numéro.',
    payment: {
      deposit: 'Acompte (50 %)',
      balance: 'Solde',
      amount: 'Montant',
      beneficiary: 'Bénéficiaire',
      account: 'Compte (IBAN)',
      communication: 'Communication structurée',
      dueOn: 'au plus tard le {date}',
    },
    cancellationTitle: 'Si vous devez annuler',
    cancellationSteps: [
      '7 jours ou plus avant l’atelier : nous vous rendons tout.',
      'De 3 à 6 jours avant : la moitié, ou une autre date.',
      'Moins de 3 jours avant : pas de remboursement.',
      'Un atelier à date fixe ne donne pas droit au délai de rétractation de 14 jours.',
    ],
    whereTitle: 'Où nous trouver',
    whereText:
      'À De Pinte, à 15 minutes de Gand en voiture. Le parking sur place est gratuit. ' +
      'Vous recevez l’itinéraire précis dès que votre place est garantie.',
    calendarNote: 'Un fichier pour votre agenda est joint à cet e-mail. La date reste à confirmer.',
    questions: 'Une question ? Répondez simplement à cet e-mail.',
    signature: `Bien à vous, les gens de ${business.name}`,
    footer:
      'Vous recevez cet e-mail parce qu’une demande de place a été envoyée avec cette adresse ' +
      'sur notre site. Ce n’était pas vous ? Dites-le-nous, nous l’effaçons.',
  },
  contact: {
    subject: 'Nous avons bien reçu votre message',
    preview: 'Il est bien arrivé. Nous le lisons et nous y répondons nous-mêmes.',
    greeting: 'Bonjour {name},',
    text:
      'Merci pour votre message. Il est bien arrivé et nous y répondrons nous-mêmes. ' +
      'Si vous voulez ajouter quelque chose, répondez à cet e-mail.',
    signature: `Bien à vous, les gens de ${business.name}`,
    footer:
      'Vous recevez cet e-mail parce qu’un message a été envoyé avec cette adresse sur notre ' +
      'site. Ce n’était pas vous ? Dites-le-nous, nous l’effaçons.',
  },
}
