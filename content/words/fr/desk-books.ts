import type { DeskWords } from '../shape.ts'

export const deskBooks: DeskWords['books'] = {
  link: 'Envoyer {period} à mon comptable',
  title: 'Pour votre comptable : {period}',
  text: 'Voici ce qui part, en un seul e-mail :',
  lines: {
    moves: {
      one: 'Le livre de caisse (CSV), avec {n} montant reçu ou rendu',
      other: 'Le livre de caisse (CSV), avec {n} montants reçus ou rendus',
    },
    days: {
      one: 'Le journal des recettes (CSV), de {n} jour',
      other: 'Le journal des recettes (CSV), de {n} jours',
    },
    invoices: {
      one: '{n} facture ou note de crédit, en PDF et en UBL',
      other: '{n} factures et notes de crédit, chacune en PDF et en UBL',
    },
    vouchers: {
      one: 'Les bons cadeaux vendus (CSV) : {n}',
      other: 'Les bons cadeaux vendus (CSV) : {n}',
    },
  },
  files: { moves: 'caisse', days: 'journal-recettes', vouchers: 'bons-cadeaux' },
  columns: {
    paidOn: 'Payé le',
    reference: 'Communication',
    amount: 'Montant',
    left: 'Reste à ce jour',
    until: 'Valable jusqu’au',
  },
  tooLarge:
    'Rien n’est parti : c’est trop pour un seul e-mail. Choisissez un mois ou un trimestre.',
  done: { sent: 'L’e-mail à votre comptable part maintenant.' },
}
