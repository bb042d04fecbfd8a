import type { DeskWords } from '../shape.ts'

export const deskBegin: DeskWords['begin'] = {
  title: 'Premiers pas',
  text: 'Au début, le site est celui d’une ferme inventée. Voici comment en faire le vôtre, dans un ordre qui va vite ; vous pouvez vous arrêter et revenir quand vous voulez. Ce que vous enregistrez, vous le voyez aussitôt sur le site.',
  done: 'Fait',
  open: 'Encore à faire',
  notice: {
    one: 'Pour en faire votre site : encore {n} chose à faire.',
    other: 'Pour en faire votre site : encore {n} choses à faire.',
  },
  ownerEmail:
    'Vos clés et vos notifications arrivent encore à {email}, l’adresse de l’exemple. Faites configurer OWNER_EMAIL sur le serveur.',
  ofExample: 'Vient encore de l’exemple : {names}.',
  opening: {
    title: 'Qui voit le site',
    open: 'Tout le monde voit le site, même pendant que vous le changez.',
    close: 'Ne pas encore montrer le site',
    closed:
      'Le site ne se voit que sur les appareils que votre bureau connaît. Les autres visiteurs lisent qu’il ouvre bientôt. Vos clients gardent leurs liens et leurs e-mails.',
    toOpen: 'Ouvrir le site',
    opened: 'Le site est ouvert à tout le monde.',
    nowClosed: 'Le site n’est plus visible que pour vous.',
    notice: 'Personne d’autre que vous ne voit encore le site.',
    value: 'Qui voit le site',
    everybody: 'tout le monde',
    nobody: 'personne d’autre que vous',
  },
  steps: {
    who: {
      title: 'Qui vous êtes',
      text: 'Votre nom, votre adresse, qui donne les ateliers, votre compte et votre numéro d’entreprise. Vérifiez-y aussi vos heures d’ouverture.',
      link: 'Dire qui vous êtes',
    },
    terms: {
      title: 'Comment on vous paie',
      text: 'Un acompte et un solde, ou le tout en une fois. Si ces conditions vous vont, n’y touchez pas.',
      link: 'Voir les conditions',
    },
    workshops: {
      title: 'Vos ateliers',
      text: 'Un nom, une phrase, un prix, un horaire et un groupe. La taille d’un groupe privé se règle sous « Maison » ; ce que vous ne proposez pas, comme des groupes privés ou une liste d’attente, se retire au même endroit. Vous écrirez le reste plus tard, sur la page même.',
      link: 'Créer un atelier',
    },
    dates: {
      title: 'Les dates',
      text: 'Une date, ou une série d’un coup.',
      link: 'Ajouter une date',
    },
    texts: {
      title: 'Vos textes',
      text: 'Repartez de zéro et écrivez ensuite ce que vous voulez, ou changez l’exemple texte par texte.',
      link: 'Tous les textes',
    },
    pictures: {
      title: 'Les photos',
      text: 'Touchez un endroit et envoyez une photo. Jusque-là, il y a un dessin.',
      link: 'Voir la page d’accueil',
    },
    booking: {
      title: 'Une réservation pour essayer',
      text: 'Demandez une place sur votre propre site, et suivez-la jusqu’au paiement. Vous pourrez l’annuler ensuite.',
      link: 'Demander une place',
    },
  },
  texts: {
    count: {
      one: '{n} texte parle encore de l’exemple.',
      other: '{n} textes parlent encore de l’exemple.',
    },
  },
  places: {
    hero: 'En haut de la page d’accueil',
    'ten-at-the-table': 'Bienvenue, sur la page d’accueil',
    'about-crock': 'À propos',
    'scoring-the-loaf': 'Qui donne les ateliers',
    'contact-letterbox': 'Contact',
    'gift-voucher': 'Bon cadeau',
  },
  empty: {
    title: 'Repartir de zéro',
    text: 'Ce bouton enlève d’un coup ce qui vient de l’exemple : ses textes, ses ateliers, sa galerie, ses dessins, son bocal et ses questions. De courts textes les remplacent, qui conviennent à toute personne qui donne des ateliers. Ce que vous avez déjà écrit ou créé reste.',
    back: 'Des regrets ? Sous « Textes du site », remettez la version précédente, et sous « Ateliers » les ateliers. La galerie se remet aussi sous « Textes du site » ; les dessins, le bocal et l’emblème, sous « Apparence ».',
    button: 'Repartir de zéro',
    noWorkshop: 'Créez d’abord un atelier : un site en montre au moins un.',
    started: 'C’est fait. Complétez maintenant page par page, ci-dessous sous « Tous les textes ».',
    startedBefore: 'Le site était déjà vide. Rien n’a changé.',
  },
}
