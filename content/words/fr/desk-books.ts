import type { DeskWords } from '../shape.ts'

export const deskBooks: DeskWords['books'] = {
  link: 'Envoyer {period} à mon comptable',
  title: 'Pour votre comptable : {period}',
  text: 'Voici ce qui part, en un seul e-mail :',
  runs: 'Cette période court encore jusqu’au {date} inclus : ce qui viendra encore n’est pas dans cet envoi.',
  lines: {
    moves: {
      one: 'Le livre de caisse (CSV), avec {n} montant reçu ou remboursé',
      other: 'Le livre de caisse (CSV), avec {n} montants reçus ou remboursés',
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
  noInvoices: 'Aucune facture ni note de crédit sur cette période',
  lapsed: 'Il restait {amount} sur les bons cadeaux expirés',
  files: { moves: 'caisse', days: 'journal-recettes', vouchers: 'bons-cadeaux' },
  columns: {
    paidOn: 'Payé le',
    reference: 'Communication',
    amount: 'Montant',
    left: 'Reste à ce jour',
    until: 'Valable jusqu’au (inclus)',
  },
  tooLarge:
    'Rien n’est parti : c’est trop pour un seul e-mail. Choisissez un mois ou un trimestre.',
}

export const deskAccountant: DeskWords['accountant'] = {
  email: 'Adresse e-mail de votre comptable',
  emailHint: 'Nous la retenons. Vous pouvez toujours la changer sous « Maison ».',
  problem: 'Indiquez une adresse e-mail valide, par exemple nom@exemple.be',
  known: 'À {email}.',
  send: 'Envoyer à mon comptable',
  mail: {
    subject: '{farm} : {title}',
    preview: '{farm} vous envoie ses fichiers en pièces jointes.',
    text: 'Bonjour, {farm} vous envoie ces fichiers, joints à cet e-mail :',
    questions: 'Une question ? Répondez simplement à cet e-mail.',
  },
  lines: {
    pdf: '{name}, à lire (PDF)',
    ubl: '{name}, pour votre logiciel (UBL)',
  },
}
