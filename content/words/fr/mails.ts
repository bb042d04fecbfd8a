import { business } from '#content/business.ts'
import type { MailWords } from '../shape/mails.ts'
import { termsIn } from '../terms.ts'

const terms = termsIn('fr')

const { guide, cook } = business.people

export const mails: MailWords = {
  reservation: {
    subject: 'Votre demande : {workshop}, {date}',
    preview:
      `Nous l’avons bien reçue et nous répondons dans les ${terms.answer.figures}. Rien à payer ` +
      'pour l’instant.',
    greeting: 'Bonjour {name},',
    intro:
      'Nous avons bien reçu votre demande. Elle n’est pas encore confirmée et vous n’avez rien à ' +
      `payer pour l’instant. Nous répondons dans les ${terms.answer.figures}.`,
    requestTitle: 'Votre demande',
    facts: {
      reference: 'Référence',
      workshop: 'Atelier',
      date: 'Date',
      time: 'Horaire',
      participants: 'Participants',
      fiveOrMore: '5 ou plus (compté pour cinq, tant que nous ne savons pas combien vous serez)',
      total: 'Total',
      name: 'Nom',
      requirements: 'Demandes particulières',
      requirementsNoted: 'Notées',
      noRequirements: 'Aucune',
      voucher: 'Bon cadeau',
      voucherNoted: 'Noté : il paie dès que nous confirmons',
    },
    nextTitle: 'La suite',
    nextSteps: [
      `Dans les ${terms.answer.figures}, nous vous écrivons pour confirmer la date.`,
      `Vous versez l’acompte de ${terms.deposit.percent} par virement : votre réservation est ` +
        'garantie.',
      'Nous vous demandons vos allergies et régimes, et nous envoyons l’itinéraire.',
      `Vous payez le solde, au plus tard ${terms.balance.spelled} avant l’atelier.`,
    ],
    nextStepsAtOnce: [
      `Dans les ${terms.answer.figures}, nous vous écrivons pour confirmer la date.`,
      'Vous versez le tout en une fois, acompte et solde ensemble : votre réservation est garantie.',
      'Nous vous demandons vos allergies et régimes, et nous envoyons l’itinéraire.',
    ],
    nextStepsWithVoucher: [
      `Dans les ${terms.answer.figures}, nous vous écrivons pour confirmer la date.`,
      'Votre bon cadeau paie alors. S’il ne couvre pas tout, un e‑mail vous dit comment verser le reste.',
      'Nous vous demandons vos allergies et régimes, et nous envoyons l’itinéraire.',
    ],
    paymentTitle: 'Pour payer, après notre confirmation',
    paymentIntro:
      'Attendez notre confirmation avant de payer. Le numéro à recopier est la communication ' +
      'structurée : les 12 chiffres entre les signes plus, et non la référence donnée plus ' +
      'haut. Mettez‑les seuls dans le champ du même nom.',
    ownNumbers: 'L’acompte et le solde ont chacun leur numéro.',
    payment: {
      deposit: `Acompte (${terms.deposit.percent})`,
      balance: 'Solde',
      together: 'Acompte et solde ensemble',
      amount: 'Montant',
      beneficiary: 'Bénéficiaire',
      account: 'Compte (IBAN)',
      communication: 'Communication structurée',
      dueOn: 'au plus tard le {date}',
      onceConfirmed: 'dès notre confirmation',
    },
    cancellationTitle: 'Si vous devez annuler',
    cancellationSteps: [
      `${terms.whole.figures} ou plus avant l’atelier : nous vous rendons tout.`,
      `De ${terms.part.n} à ${terms.partUntil.figures} avant : ${terms.part.part}, ou une autre ` +
        'date.',
      `Moins de ${terms.part.figures} avant : pas de remboursement.`,
      'Si quelqu’un prend ensuite votre place et la paie : nous vous rendons aussi le reste.',
      'Un atelier à date fixe ne donne pas droit au délai de rétractation de 14 jours.',
    ],
    whereTitle: 'Où nous trouver',
    whereText:
      'À De Pinte, à 15 minutes de Gand en voiture. Le parking sur place est gratuit. Vous ' +
      'recevez l’itinéraire dès que votre réservation est garantie.',
    calendarNote:
      'Un fichier pour votre agenda est joint à cet e‑mail. Notez la date au crayon : elle ' +
      'reste à confirmer.',
    questions: 'Une question ? Répondez simplement à cet e‑mail.',
    signature: `${guide} et ${cook}, ${business.name}`,
    footer:
      'Vous recevez cet e‑mail parce qu’une demande de place a été envoyée avec cette adresse ' +
      'sur notre site. Ce n’était pas vous ? Dites‑le‑nous : nous effacerons la demande.',
  },
  contact: {
    subject: 'Nous avons bien reçu votre message',
    preview: 'Il est bien arrivé. Nous le lisons et nous y répondons nous-mêmes.',
    greeting: 'Bonjour {name},',
    text:
      'Merci pour votre message. Il est bien arrivé et nous y répondrons nous-mêmes. ' +
      'Si vous voulez ajouter quelque chose, répondez à cet e‑mail.',
    many: {
      subject: 'Nous avons bien reçu vos {n} messages',
      preview: 'Ils sont bien arrivés. Nous les lisons et nous y répondons nous-mêmes.',
      text:
        'Merci pour vos messages. Ils sont tous bien arrivés et nous y répondrons nous-mêmes. ' +
        'Si vous voulez ajouter quelque chose, répondez à cet e‑mail.',
    },
    signature: `${guide} et ${cook}, ${business.name}`,
    footer:
      'Vous recevez cet e‑mail parce qu’un message a été envoyé avec cette adresse sur notre ' +
      'site. Ce n’était pas vous ? Dites‑le‑nous : nous effacerons le message.',
  },
  jar: {
    ready: 'Votre bocal est prêt',
    filled: 'Votre bocal est rempli',
    bubbling: 'Votre bocal pétille',
    golden: 'Votre bocal prend une teinte dorée',
    ripe: 'Votre bocal est à point',
    gift: 'Un bocal enrubanné',
  },
}
