import type { DeskWords } from '../shape.ts'
import { declineLabels } from './reasons.ts'

export const deskAnswer: DeskWords['answer'] = {
  asks: { one: '{n} place pour {name} ?', other: '{n} places pour {name} ?' },
  asksMore: '5 places ou plus pour {name} ?',
  left: {
    one: 'Il restera {n} place libre après cette demande.',
    other: 'Il restera {n} places libres après cette demande.',
  },
  leftNone: 'Avec cette demande, la date est complète.',
  unproven: 'Adresse pas encore confirmée par le client',
  confirm: {
    own: {
      title: 'Ajouter une phrase',
      hint: 'Pour {name}, qui lira en {language}. La phrase figure dans l’e-mail de confirmation.',
    },
    count: 'Combien de personnes ?',
    choose: 'Combien ?',
    open: 'La demande dit « 5 ou plus », et nous gardons cinq places. Votre réponse annonce le prix : choisissez donc d’abord le nombre de personnes.',
    noMore: 'Il n’y a pas plus de places à cette date.',
    more: 'Davantage ? Changez le nombre sur la réservation.',
    paid: 'Il y a déjà un paiement. Si le nombre n’est pas le bon, changez-le d’abord sur la réservation.',
    missing: 'Choisissez le nombre de personnes : votre réponse annonce le prix.',
    changed: 'Rien n’est confirmé : cette demande a changé entre-temps. Relisez-la.',
  },
  decline: {
    button: 'Refuser',
    why: 'Pourquoi ? Le client le lira dans l’e-mail.',
    reasons: declineLabels,
    words: 'Avec vos mots (facultatif)',
    wordsHint: 'Repris tel quel dans l’e-mail. Le client lira en {language}.',
    text: 'Les places redeviennent libres. Le client reçoit un e-mail aimable, avec les dates où il reste de la place.',
    textNoMail: 'Les places redeviennent libres.',
    tooLate:
      'Cette demande est déjà confirmée : vous ne pouvez plus la refuser, mais vous pouvez encore l’annuler.',
  },
}

export const deskUnproven: DeskWords['unproven'] = {
  title: 'Adresse pas encore confirmée',
  text: 'Ce client n’a encore cliqué sur aucun lien de nos e-mails. Nous ne savons donc pas si l’adresse est la bonne.',
  burst: {
    one: 'Aucune autre demande sans adresse confirmée n’est venue de ce réseau dans la même heure.',
    other:
      'En une heure, {n} demandes sans adresse confirmée sont venues de ce réseau, celle-ci comprise. Vous pouvez les refuser ensemble. Les places se libèrent et personne ne reçoit d’e-mail.',
  },
  others: {
    title: 'D’autres demandes de cette adresse',
    text: '{n} autres demandes de cette adresse e-mail attendent votre réponse. Vous pouvez les refuser ensemble. Les places se libèrent et personne ne reçoit d’e-mail.',
  },
  button: 'Refuser les {n} demandes',
  declined: {
    one: '{n} demande refusée. Aucun e-mail n’est parti.',
    other: '{n} demandes refusées. Aucun e-mail n’est parti.',
  },
}
