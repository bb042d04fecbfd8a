import type { ReviewReason } from '#booking/money/statement/known-money.ts'
import type { StatementProblem, StatementProblemKind } from '#booking/money/readers/problem.ts'
import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('fr')

const formatNames: Readonly<Record<NonNullable<StatementProblem['format']>, string>> = {
  coda: 'fichier CODA',
  camt: 'fichier CAMT',
  csv: 'fichier CSV',
}

/** `{place}` is "La ligne 12 de ce fichier CODA"; `{found}` is what stands there or is missing. */
const problems: Readonly<Record<StatementProblemKind, string>> = {
  empty: 'Ce fichier est vide.',
  'too-large':
    '{place} dépasse la taille d’un extrait de compte : choisissez une période plus courte à votre banque.',
  'unknown-format':
    'Nous ne pouvons pas lire ce fichier. Un PDF ou un fichier Excel ne convient pas : choisissez CODA, CAMT.053 ou CSV à votre banque.',
  amount: '{place} a un montant qui ne se compte pas en centimes entiers : « {found} ».',
  day: '{place} a une date qui n’existe pas : « {found} ».',
  currency: '{place} n’est pas en euros mais en « {found} ».',
  sign: '{place} ne dit pas si l’argent est entré ou sorti : « {found} ».',
  'other-account': '{place} vient d’un autre compte que le vôtre : il se termine par {found}.',
  'no-account': '{place} ne dit pas de quel compte il s’agit.',
  'line-length': '{place} compte {found} caractères, alors que chaque ligne en a 128.',
  'record-order': '{place} n’est pas à sa place et commence par « {found} ».',
  'record-count': '{place} annonce un nombre de lignes qui n’est pas le bon ({found}).',
  totals: '{place} a des totaux qui ne correspondent pas aux lignes.',
  balance: '{place} a un nouveau solde qui ne correspond pas à l’ancien solde et aux lignes.',
  'cut-off': '{place} s’arrête là, et la fin manque : reprenez le fichier à votre banque.',
  xml: '{place} n’est pas du XML valable ({found}) : reprenez le fichier à votre banque.',
  doctype: '{place} contient un type de document, et un extrait de compte n’en a jamais.',
  'not-a-statement': 'C’est du XML, mais pas un extrait de compte (CAMT.053) : il y a « {found} ».',
  'element-missing': '{place} devrait contenir « {found} », mais cela manque.',
  'entry-count':
    '{place} annonce d’autres lignes que celles qui s’y trouvent : reprenez le fichier à votre banque.',
  batch: '{place} regroupe des parts qui, ensemble, ne font pas le tout.',
  'unknown-columns':
    'Les colonnes de ce fichier CSV ne sont celles d’aucune banque que nous connaissons : « {found} ».',
  'column-missing':
    '{place} semble donner les noms des colonnes, mais la colonne « {found} » manque.',
  cells: '{place} n’a pas autant de cellules qu’il y a de colonnes ({found}).',
}

/** Why a file could not be read, in one sentence, and that nothing was done with it. */
export function sayStatementProblem({
  kind,
  format,
  bank,
  line,
  found = '',
}: StatementProblem): string {
  const file = format
    ? `ce ${formatNames[format]}${bank ? ` de la banque ${bank}` : ''}`
    : 'ce fichier'
  const place = line === undefined ? file : `la ligne ${line} de ${file}`
  const why = problems[kind]
    .replace('{place}', () => place.charAt(0).toUpperCase() + place.slice(1))
    .replace('{found}', () => found)
  return `${why} Rien n’a été importé.`
}

export const reviewReasons: Readonly<Record<ReviewReason, string>> = {
  'wrong-check-digits': 'La communication structurée contient une erreur.',
  'unknown-reference': 'La communication structurée n’est celle d’aucune réservation.',
  'no-reference': 'Il n’y a pas de communication structurée.',
  'several-bookings':
    'La communication est celle de plusieurs réservations, parts ou bons cadeaux.',
  'paid-already': 'Ce que la communication indique était déjà payé.',
  'booking-over': 'La réservation est refusée ou annulée.',
  'marked-by-hand': 'Cela ressemble à de l’argent déjà noté comme reçu.',
  'which-refund': 'Cela peut correspondre à plusieurs remboursements.',
  'no-refund':
    'De l’argent est parti vers un client, mais cette somme n’est pas (ou plus) à rembourser. Vérifiez que vous n’avez pas payé deux fois.',
  reversal: 'De l’argent de cette réservation a quitté votre compte.',
  'put-back': 'Vous avez retiré ce montant d’une réservation. Dites à quoi il correspond.',
  'voucher-amount': 'C’est pour un bon cadeau, mais c’est plus que ce qui reste à payer.',
  'voucher-lapsed': 'C’est pour un bon cadeau payé trop tard : la commande est annulée.',
}

export const payeeWords: DeskWords['payee'] = {
  differs:
    'À la banque, votre compte est au nom de « {held} », et nous écrivons « {ours} ». La banque de votre client compare les deux à chaque virement, et l’avertit maintenant que le nom n’est pas le bon.',
  close:
    'À la banque, votre compte est au nom de « {held} », et nous écrivons « {ours} ». Cela se ressemble, mais la banque de votre client peut dire que ce n’est pas tout à fait cela.',
  remedy:
    'Sous « Maison », « Nom », mettez le nom comme la banque l’écrit. Cet avis disparaît dès qu’un prochain extrait porte le même nom.',
}

export const accountPage: DeskWords['account'] = {
  lapsed: 'Bon cadeau acheté par {buyer}, annulé.',
  makeVoucher: 'Créer quand même ce bon ({buyer})',
  title: 'Banque',
  text: 'Prenez un fichier à votre banque (CODA, CAMT.053 ou CSV) et choisissez-le ici. Vous pouvez importer deux fois la même période : ce qui est déjà là est reconnu.',
  file: 'Fichier de votre banque',
  chooseFile: 'Choisissez un fichier.',
  read: 'Importer',
  lastRead: 'Dernier extrait importé : {at}',
  readNext: 'Importer un autre fichier',
  neverRead: 'Aucun extrait n’a encore été importé.',
  result: {
    title: 'Importé',
    count: { one: '{n} ligne', other: '{n} lignes' },
    totals: 'Dans ce fichier : {in} entrés, {out} sortis.',
    booked: '{n} en ordre',
    waiting: '{n} à décider',
    known: '{n} déjà là',
    ignored: '{n} sans réservation',
    nothing: 'Il n’y a rien dans ce fichier.',
    forgotten: 'Sans réservation',
    onlyNow:
      'Ce qui est entré figure aussi sous « Mis de côté ». Ce que vous avez dépensé n’est qu’ici : nous ne le gardons pas.',
    past: 'Ce qu’a donné ce fichier n’est plus affiché ici. Importez-le encore une fois, sans crainte : ce qui est déjà là est reconnu.',
  },
  waiting: 'À décider',
  nothingWaits: 'Rien.',
  othersWait: {
    one: 'Encore {n} ligne attend : elle viendra ici dès que vous en aurez décidé une.',
    other: '{n} autres lignes attendent : elles viendront ici au fil de vos décisions.',
  },
  over: '{amount} sont de trop, ou pour une autre réservation.',
  book: 'Attribuer à {booking} : {what}',
  divide: 'Répartir : {shares}',
  share: '{amount} pour {booking}, {what}',
  andShare: ', et ',
  andPayment: ' et ',
  amount: 'Montant à attribuer à cette réservation',
  amountProblem:
    'Sous « Montant », indiquez un montant en euros, comme 47,50 : pas plus que ce qui reste à payer sur la réservation, et pas plus que ce qui reste de ce paiement.',
  several: 'C’est peut-être pour plusieurs réservations.',
  both: 'acompte et solde',
  part: '{what}, en partie : il reste {amount} à payer',
  partOfBoth: {
    balance: 'acompte et une partie du solde : il reste {amount} à payer',
    deposit: 'solde et une partie de l’acompte : il reste {amount} à payer',
  },
  sendBack: 'Rembourser {amount}',
  takeBack: 'De nouveau à payer par {name} : {what}',
  succeeded:
    'Comme cette réservation était payée, vous avez rendu {amount} à la personne qui avait la place avant, ou c’est encore dans vos remboursements. Cela ne change pas si c’est de nouveau à payer : une banque ne reprend un virement que si vous dites oui.',
  tellGuest: 'Écrire au client ce qui est de nouveau à payer',
  isRefund: 'Remboursement à {bookings}',
  voucher: 'bon cadeau {reference}',
  bought: 'Bon cadeau payé',
  and: ', et à ',
  isMarked: 'Déjà noté, pour {booking} : {what}',
  leave: 'Mettre de côté',
  aside: {
    title: 'Mis de côté ({n})',
    text: `De l’argent sans réservation : parce que vous l’avez dit, ou parce que rien n’y fait penser à une réservation. Il reste ici ${terms.aside.spelled}.`,
    lookAgain: 'Remettre à décider',
  },
  other: 'C’est pour une autre réservation',
  which: 'Pour quelle réservation ?',
  bookHere: 'Attribuer ici',
  owing: '{reference}, {date}, reste {amount}',
  seek: 'Chercher par nom ou référence',
  seekButton: 'Chercher',
  noneOwes: 'Aucune réservation à ce nom ou à cette référence n’a encore quelque chose à payer.',
  moreOwe: 'Il y en a d’autres : cherchez par nom ou référence.',
  back: 'Retour à « Banque »',
  doesNotFit: 'Ce n’est plus possible : regardez sur la réservation ce qui reste à payer.',
  lately: 'Derniers montants attribués',
  refund: 'remboursement',
  marked: 'déjà noté',
  noName: 'Nom inconnu',
}
