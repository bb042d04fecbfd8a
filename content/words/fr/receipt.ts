import type { ReceiptWords } from '../shape/receipt.ts'

export const receipt: ReceiptWords = {
  title: 'Reçu',
  link: 'Un reçu de ce que vous avez payé',
  print: 'Imprimez cette page, ou gardez‑la en PDF, par le menu d’impression de votre navigateur.',
  receivedFrom: 'Reçu de',
  table: { date: 'Enregistré le', what: 'Objet', amount: 'Montant' },
  deposit: 'Acompte',
  balance: 'Solde',
  voucher: 'Avec un bon cadeau',
  backOnVoucher: 'Rendu sur le bon cadeau',
  takenBack: 'Repris par la banque',
  refunded: 'Remboursé',
  wentAlong: 'Passé à la réservation {reference}',
  cameAlong: 'Venu de la réservation {reference}',
  total: 'Total',
  vat: 'Dont TVA à {percent} %',
  voucherVat: 'La TVA sur ce que le bon cadeau a payé était comprise dans le prix du bon.',
  printedOn: 'Situation au {date}.',
  enterpriseNumber: 'Numéro d’entreprise',
  noInvoice: 'Ceci est une preuve de paiement, et non une facture.',
}
