import type { AuthoredWords } from '../shape.ts'

export const companions: AuthoredWords['companions'] = {
  table: {
    title: 'Qui vous accompagne',
    text: 'Partagez un seul lien avec ceux qui viennent avec vous. {offers.diets.table} Ce que personne ne paie reste à votre charge.',
    textPaid: 'Partagez un seul lien avec ceux qui viennent avec vous. {offers.diets.table}',
    share: 'Créer un lien à partager',
    link: 'Transmettez ce lien. Toute personne qui l’a peut se joindre à vous, tant qu’il reste une place.',
    stop: 'Mettre fin à ce lien',
    nobody: 'Personne ne s’est encore inscrit.',
    joined: '{name}, rien de payé pour l’instant',
    paid: '{name} a payé {amount}',
    crowded:
      'Plus de personnes se sont jointes à vous qu’il ne reste de places. Retirez de la liste celles qui ne viennent plus.',
    remove: 'Retirer {name}',
    open: 'Laisser chacun payer sa part',
  },
  join: {
    title: 'Prenez place à table',
    text: '{name} a une place pour vous. Votre prénom nous suffit pour savoir que vous venez.',
    textNameless:
      'Il y a une place pour vous. Votre prénom nous suffit pour savoir que vous venez.',
    name: 'Votre prénom',
    email: 'Adresse e-mail (facultatif)',
    emailHint: 'Nous vous y envoyons le lien vers votre page, et rien d’autre.',
    language: 'Votre langue',
    consent:
      'J’accepte que vous gardiez ces données jusqu’à {terms.afterTheDay.spelled} après l’atelier.',
    button: 'Je viens aussi',
  },
  problems: {
    name: 'Indiquez votre prénom ({most} caractères au maximum)',
    email: 'Indiquez une adresse e-mail valide, par exemple nom@exemple.be, ou laissez vide',
    consent: 'Cochez la case ; sans cela, nous ne pouvons pas vous inscrire',
  },
  full: {
    title: 'Tout le monde est déjà à table',
    text: 'Toutes les places de ce groupe sont prises. Voyez avec la personne qui vous a donné le lien.',
  },
  over: {
    title: 'Il n’est plus possible de s’inscrire',
    text: 'Ce lien est fermé, la réservation n’existe plus, ou l’atelier a commencé. Voyez avec la personne qui vous a donné le lien.',
  },
  own: {
    title: '{name}, vous êtes des nôtres',
    text: 'Personne d’autre ne voit cette page. La personne qui a réservé voit votre prénom et si vous avez payé{offers.diets.own}.',
    keep: 'Gardez l’adresse de cette page : c’est par là que vous y reviendrez.',
    pay: 'Votre part : {amount}',
    payHow:
      'Recopiez ces indications : cliquez sur une ligne, ou touchez-la, pour la sélectionner en entier. Ou scannez le code avec l’application de votre banque. Rien ne vous y oblige : ce que vous ne payez pas reste à la charge de la personne qui a réservé.',
    paid: 'Vous avez payé {amount}. Merci.',
    nothing: 'Il n’y a rien à payer pour l’instant.',
    dietsTitle: 'Ce que vous ne mangez pas',
    diets:
      'Nous sommes seuls à le lire, pour cuisiner, et c’est effacé {terms.afterTheDay.spelled} après l’atelier.',
    vegan: 'Un repas végétalien pour moi',
    allergens: 'Avez-vous une allergie ?',
    consent:
      'J’accepte que vous conserviez ces données de santé jusqu’à {terms.afterTheDay.spelled} après l’atelier.',
    leaveTitle: 'Vous ne venez plus ?',
    leaveText:
      'Nous effaçons alors ce que vous avez indiqué ici. Ce que vous avez payé reste sur la réservation : voyez cela avec la personne qui a réservé.',
    leave: 'Me retirer de la liste',
  },
  left: {
    title: 'Vous n’êtes plus sur la liste',
    text: 'Ce que vous aviez indiqué ici est effacé.',
  },
  gone: {
    title: 'Vous n’êtes plus sur la liste',
    text: 'Ce que vous aviez indiqué ici est effacé. Si vous venez quand même, demandez le lien à la personne qui a réservé.',
  },
  closed: {
    title: 'Cette page est fermée',
    text: 'L’atelier a commencé ou est terminé, ou la réservation n’existe plus.',
  },
  tellThem:
    'Nous n’écrivons pas aux personnes qui se sont jointes à vous par votre lien. Pouvez-vous les prévenir ?',
  theirShare: 'Si l’une d’elles a payé sa part, le remboursement de cette part vous revient aussi.',
  mail: {
    subject: 'Vous êtes des nôtres : {workshop}, {date}',
    preview: 'Votre page : {offers.diets.page}',
    title: 'Vous êtes des nôtres',
    text: '{name} a réservé, et vous venez aussi.',
    textNameless: 'Vous venez avec un groupe.',
    next: '{offers.diets.share}',
    button: 'Aller à ma page',
    notYou: 'Ce n’était pas vous ? Sur cette page, un bouton efface tout.',
  },
}
