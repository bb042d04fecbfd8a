import type { AuthoredWords } from '../shape.ts'

export const reservationSuccess: AuthoredWords['reservationSuccess'] = {
  head: {
    title: 'Votre demande de place est arrivée',
    description:
      'Nous avons reçu votre demande de place à un atelier. Voici la suite : notre réponse dans les {terms.answer.figures}, puis {terms.pay.next}.',
    keywords:
      'demande reçue, réservation, atelier de fermentation, {terms.pay.keyword}, {business.name}',
  },
  title: 'Votre demande est arrivée',
  text: 'À nous de jouer : nous vérifions la date et vous répondons dans les {terms.answer.figures}. D’ici là, vous n’avez rien à faire ni à payer.',
  mailNote:
    'Un accusé de réception est en route par e-mail : il reprend ce que vous avez demandé et ce que vous paierez après notre confirmation. S’il n’est pas là dans dix minutes, regardez dans vos spams.',
  notHeld: {
    title: 'Encore une étape',
    text: 'Votre place est gardée dès que vous confirmez avec le lien de notre e-mail, dans les {terms.press.spelled}.',
    mailNote: 'L’e-mail est en route. S’il n’est pas là dans dix minutes, regardez dans vos spams.',
  },
  over: {
    title: 'Cette date est passée',
    text: 'Vous aviez demandé ici une place à un atelier qui a déjà eu lieu. Notre réponse n’est jamais venue ? Ce n’est pas normal : écrivez-nous.',
  },
  reference: 'Votre référence',
  asked: {
    title: 'Ce que vous avez demandé',
    total: 'Total',
    totalOfFive: '{total} pour cinq, tant que nous ne savons pas combien vous serez',
    voucher: 'Bon cadeau',
    voucherNoted: 'Noté : utilisé dès que nous confirmons',
  },
  nextSteps: {
    title: 'La suite',
    items: [
      'Dans les {terms.answer.figures}, nous vous écrivons pour confirmer la date.',
      'Vous versez un acompte de {terms.deposit.percent} par virement : votre réservation est garantie.',
      '{offers.diets.next}',
      'Vous payez le solde, au plus tard {terms.balance.spelled} avant l’atelier.',
    ],
    atOnce: [
      'Dans les {terms.answer.figures}, nous vous écrivons pour confirmer la date.',
      'Vous versez le tout en une fois : votre réservation est garantie.',
      '{offers.diets.next}',
    ],
  },
  calendar: 'Mettre la date dans votre agenda',
  question: 'Une question, une erreur à corriger ? Écrivez à {email}.',
  sameAgain:
    'La même demande envoyée deux fois ne compte qu’une fois. Le nombre se change avec le lien de notre e-mail.',
  homeLink: 'Retour à l’accueil',
  workshopsLink: 'Revoir les ateliers',
}
