import type { AuthoredWords } from '../shape.ts'

export const vouchers: AuthoredWords['vouchers'] = {
  title: 'Bon cadeau',
  states: {
    unpaid: {
      title: 'À payer',
      text: 'Dès que votre virement nous parvient, le bon reçoit son code.',
    },
    waiting: { title: 'Payé', text: 'Le bon est prêt et partira le jour que vous avez choisi.' },
    sent: { title: 'Envoyé', text: 'Le bon est parti par e-mail. Le code ne se trouve que là.' },
    used: { title: 'Utilisé', text: 'Le bon a servi jusqu’au dernier centime.' },
    ended: { title: 'Expiré', text: 'Le bon n’est plus valable.' },
    withdrawn: {
      title: 'Rétractation',
      text: 'Vous avez exercé votre droit de rétractation. Le code ne fonctionne plus.',
    },
    'taken-back': {
      title: 'Repris',
      text: 'Nous avons repris le bon. Le code ne fonctionne plus.',
    },
  },
  facts: {
    left: 'Reste sur le bon',
    email: 'Adressé à',
    sendOn: 'Part le',
    words: 'Votre message',
  },
  payTitle: 'Comment payer',
  payHow: 'Faites un virement, ou scannez le code avec l’application de votre banque.',
  payCode: 'Code QR pour virer {amount}',
  again: {
    text: 'E-mail perdu ? Nous renvoyons le bon avec un nouveau code. L’ancien ne fonctionnera plus.',
    button: 'Renvoyer le bon',
  },
  withdraw: {
    link: 'Se rétracter du contrat ici',
    title: 'Votre rétractation',
    text: 'Jusqu’au {date} inclus, vous pouvez vous rétracter de l’achat de ce bon cadeau, sans donner de raison.',
    rest: 'Si le bon a servi en partie, nous vous rendons ce qu’il en reste.',
    tooLate:
      'Le bon est utilisé ou les {terms.withdrawal.spelled} sont passés. Écrivez-nous si quelque chose n’a pas marché.',
    iban: 'Numéro de compte (IBAN)',
    ibanHint:
      'Vous pouvez laisser vide si vous avez payé par virement : l’argent retourne alors sur ce compte.',
    ibanProblem:
      'Ce numéro de compte n’est pas correct. Vérifiez les chiffres, ou laissez le champ vide.',
    button: 'Se rétracter du contrat',
    confirm: 'Confirmer la rétractation',
    confirmText:
      'Est-ce bien cela ? Après ce bouton, le code ne fonctionne plus. Vous recevez aussitôt un accusé par e-mail.',
    refund: 'Nous vous rendons {amount}.',
    back: 'Retour au bon cadeau',
  },
  print: {
    ask: 'Tapez ou collez le code de l’e-mail : le bon s’affiche, prêt à imprimer.',
    show: 'Afficher le bon',
    forName: 'Pour',
    fromName: 'De la part de',
    how: 'Choisissez un atelier sur notre site et demandez une place, avec ce code dans le formulaire. Vous pouvez aussi l’indiquer plus tard, sur la page de votre réservation.',
    book: 'Demander une place avec ce bon',
    valid: 'Valable jusqu’au {date} inclus.',
    hint: 'Imprimez avec le bouton de votre navigateur ; cette ligne ne s’imprime pas.',
  },
  redeem: {
    text: 'Indiquez le code. Ce dont vous n’avez pas besoin reste sur le bon.',
    label: 'Code du bon cadeau',
    button: 'Payer avec le bon',
    done: 'Votre bon cadeau a couvert {amount}. Il reste {left} sur le bon.',
    problems: {
      'no-code':
        'Ce code n’est pas correct. Il compte vingt caractères, sans zéro, un, I, L ni O : vérifiez-le dans l’e-mail.',
      unknown:
        'Nous ne connaissons pas ce code, ou il a été remplacé. Voyez s’il existe un e-mail plus récent, avec un autre code.',
      used: 'Il ne reste rien sur ce bon. Si vous en avez un autre, indiquez son code.',
      ended: 'Ce bon n’est plus valable. Écrivez-nous, nous verrons ce qui est possible.',
      'nothing-to-pay': 'Il n’y a rien à payer pour cette réservation en ce moment.',
      'too-many':
        'Vous avez essayé beaucoup de codes. Attendez une heure et réessayez, ou écrivez-nous.',
    },
  },
}
