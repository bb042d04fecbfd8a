import type { AuthoredWords } from '../shape.ts'

export const invoice: AuthoredWords['invoice'] = {
  title: 'Une facture pour votre société',
  text:
    'À quel nom établir la facture ? Avec un numéro de TVA belge, elle arrive par Peppol dans ' +
    'votre logiciel comptable.',
  fields: {
    company: 'Nom de la société ou de l’association',
    vatNumber: 'Numéro de TVA ou d’entreprise (facultatif)',
    vatNumberHint: 'Par exemple BE 0203.201.340. Laissez vide si vous n’en avez pas.',
    address: 'Adresse de facturation',
    reference: 'Votre référence (facultative)',
    referenceHint: 'Un bon de commande ou un service, s’il doit figurer sur la facture.',
  },
  problems: {
    company: 'Indiquez le nom à mettre sur la facture, en 150 caractères au maximum',
    vatNumber: 'Ce numéro de TVA n’est pas exact. Vérifiez les chiffres, ou laissez le champ vide.',
    address:
      'Indiquez l’adresse de facturation : rue, code postal et localité, en 300 caractères au maximum',
    reference: 'Raccourcissez votre référence : 100 caractères au maximum, sur une ligne',
  },
  button: 'Demander la facture',
  kept: 'C’est noté. Tant que la facture n’est pas faite, vous pouvez encore tout changer ici.',
  stop: 'Finalement, pas de facture',
  made: 'La facture est faite, avec ces données. Une erreur ? Écrivez‑nous.',
  tooLate:
    'Pour cette réservation, la facture ne se demande pas ici. Écrivez‑nous s’il vous en faut une.',
  number: 'Facture {number} du {date}',
  creditNumber: 'Note de crédit {number} du {date}',
  line: 'Atelier « {workshop} », {date}',
  credited: 'À déduire du montant encore dû ; ce qui est déjà payé vous est remboursé.',
  replaced: 'Une nouvelle facture la remplace ; ce qui est déjà payé compte pour celle‑ci.',
  vatBack: 'TVA à reverser à l’État dans la mesure où elle a été initialement déduite.',
  link: 'Demander une facture pour votre société',
  inParts: 'Acompte de {deposit} pour le {depositDay} ; le reste, {rest}, pour le {day}.',
  pdf: '{name} en PDF',
  files: { invoice: 'facture', 'credit-note': 'note-de-credit' },
  paper: {
    title: { invoice: 'Facture {number}', 'credit-note': 'Note de crédit {number}' },
    seller: 'De',
    buyer: 'À',
    vatNumber: 'TVA',
    issuedOn: 'Date',
    workshopOn: 'Atelier du',
    dueOn: 'À payer pour le',
    buyerReference: 'Votre référence',
    booking: 'Réservation',
    corrects: 'Concerne',
    what: 'Description',
    quantity: 'Nombre',
    price: 'Prix hors TVA',
    amount: 'Montant hors TVA',
    base: 'Total hors TVA',
    vat: 'TVA {percent} %',
    rounding: 'Arrondi',
    total: 'Total TVA comprise',
    paid: 'Déjà payé',
    toPay: 'Reste à payer',
    payment: 'Comment payer',
    isPaid: 'Tout est payé.',
    copy:
      'Ceci est une copie lisible. Entre entreprises belges, le fichier électronique (Peppol) est la ' +
      'facture : ne la comptabilisez qu’une fois.',
  },
  mail: {
    invoice: {
      subject: 'Votre facture {number}',
      preview: 'La facture est jointe à ce message, en PDF.',
      title: 'Votre facture',
      text: 'Vous trouverez ci‑joint la facture pour {company}, de {amount}.',
    },
    'credit-note': {
      subject: 'Votre note de crédit {number}',
      preview: 'La note de crédit est jointe à ce message, en PDF.',
      title: 'Votre note de crédit',
      text: 'Vous trouverez ci‑joint la note de crédit pour {company}, de {amount}.',
    },
    anew: 'La facture indiquait une autre date. Vous trouverez ci‑joint une note de crédit, qui l’annule, et une nouvelle facture de {amount} pour {company}.',
  },
}
