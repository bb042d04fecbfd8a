import type { DeskWords } from '../shape.ts'

export const deskCompany: DeskWords['company'] = {
  title: 'Facture pour une société',
  asked: 'Le client demande une facture. Confirmez d’abord la demande ; vous la ferez ensuite ici.',
  made: 'Facture faite le {date}.',
  fields: {
    company: 'Nom de la société ou de l’association',
    vatNumber: 'Numéro de TVA ou d’entreprise (facultatif)',
    vatNumberHint: 'Par exemple BE 0203.201.340. Laissez vide s’il n’y en a pas.',
    address: 'Adresse de facturation',
    reference: 'Leur référence (facultatif)',
    referenceHint: 'Un bon de commande ou un service, s’il doit figurer sur la facture.',
  },
  button: 'Enregistrer les données',
  invoiced: 'Faite ailleurs',
  toDo: {
    invoice: 'Facture demandée : {name}, pour {company}',
    'invoice-more': 'Facture complémentaire à établir : {name}, pour {company}',
    'credit-note': 'Note de crédit à faire : {name}, pour {company}',
    'invoice-anew': 'Facture avec un autre jour : {name}, pour {company}',
  },
  waitsFor: {
    seller: 'à faire ailleurs : vous n’avez pas de numéro belge de TVA ou d’entreprise',
    account: 'votre numéro de compte manque',
    buyer: 'leur numéro de TVA manque',
  },
  toInvoice: 'Voir la facture',
  issued: {
    invoice: 'Facture {number} du {date} : {amount}',
    'credit-note': 'Note de crédit {number} du {date} : {amount}',
  },
  next: {
    invoice: 'Au nom de {name}. La facture reçoit son numéro et ne change plus ensuite.',
    'credit-note':
      'Les factures au nom de {name} ne correspondent plus à cette réservation. La note de crédit remet les choses en ordre.',
    anew: 'La facture au nom de {name} indique le {was}, et la réservation est maintenant pour le {day}. La note de crédit annule cette facture, et une nouvelle indique le bon jour.',
  },
  goesTo: {
    mailbox: 'Le client reçoit aussitôt le PDF par e-mail.',
    nobody: 'Ce client n’a pas d’adresse e-mail : remettez-lui le PDF vous-même.',
  },
  make: {
    invoice: 'Faire la facture : {amount}',
    'credit-note': 'Faire la note de crédit : {amount}',
    anew: 'Faire la note de crédit ({amount}) et la nouvelle facture ({again})',
  },
  missing: {
    seller:
      'Pas encore de facture possible : votre numéro belge de TVA ou d’entreprise manque ou est inexact. Complétez-le sous « Maison », « Qui vous êtes ». Si vous n’en avez pas, faites la facture ailleurs.',
    account:
      'Pas encore de facture possible : votre numéro de compte (IBAN) manque ou est inexact. Complétez-le sous « Maison », « Qui vous êtes ».',
    buyer:
      'Pas encore de facture électronique possible : le numéro de TVA de la société manque. Indiquez-le ci-dessous, ou faites la facture ailleurs.',
  },
  done: {
    invoice:
      'La facture est faite et envoyée au client par e-mail. Vous la lisez sous « Factures », d’où vous l’envoyez aussi à votre comptable.',
    'credit-note':
      'La note de crédit est faite et envoyée au client par e-mail. Vous la lisez sous « Factures », d’où vous l’envoyez aussi à votre comptable.',
    anew: 'La note de crédit et la nouvelle facture sont faites et envoyées au client par e-mail. Vous les lisez sous « Factures », d’où vous les envoyez aussi à votre comptable.',
    unmailed:
      'C’est fait, mais pas envoyé : ce client n’a pas d’adresse e-mail. Remettez-lui vous-même le PDF, que vous trouvez sous « Factures ».',
  },
  changed: 'Rien n’est fait : le montant a changé entre-temps. Vérifiez-le et appuyez de nouveau.',
  list: 'Factures',
  listText:
    'TVA comprise, au jour où elles ont été faites. Ce qui est payé figure aussi dans le journal des recettes : votre comptable ne le compte qu’une fois.',
  number: 'Numéro',
  amount: 'Montant',
  total: 'Total',
  credit: 'note de crédit',
}

export const deskInvoice: DeskWords['invoice'] = {
  booking: 'Aller à la réservation',
  ubl: '{name} pour Peppol (UBL)',
  mail: 'Envoyer le PDF à {name}',
  noMail:
    'Ce client n’a pas d’adresse e-mail : imprimez la page, ou transmettez-lui le PDF vous-même.',
  peppol:
    'Pour une société belge, il faut aussi envoyer le fichier Peppol : le logiciel de votre comptable s’en charge.',
  sent: {
    'invoice-mailed': 'Envoyé par e-mail au client',
    'invoice-to-accountant': 'Envoyé par e-mail à votre comptable',
  },
  done: {
    mailed: 'L’e-mail avec le PDF part maintenant.',
    'to-accountant': 'L’e-mail à votre comptable part maintenant.',
  },
}
