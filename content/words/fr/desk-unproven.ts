import type { DeskWords } from '../shape.ts'

export const deskUnproven: DeskWords['unproven'] = {
  title: 'Adresse pas encore confirmée',
  text: 'Ce client n’a encore cliqué sur aucun lien de nos e-mails. Nous ne savons donc pas si l’adresse est la bonne.',
  burst: {
    one: 'Aucune autre demande sans adresse confirmée n’est venue de ce réseau dans la même heure.',
    other:
      'En une heure, {n} demandes sans adresse confirmée sont venues de ce réseau, celle-ci comprise. Vous pouvez les refuser ensemble. Les places se libèrent et personne ne reçoit d’e-mail.',
  },
  button: 'Refuser les {n} demandes',
  declined: {
    one: '{n} demande refusée. Aucun e-mail n’est parti.',
    other: '{n} demandes refusées. Aucun e-mail n’est parti.',
  },
}
