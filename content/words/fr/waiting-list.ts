import type { AuthoredWords } from '../shape.ts'

export const waitingList: AuthoredWords['waitingList'] = {
  join: {
    title: 'La liste d’attente',
    text: 'Dites-nous quelle date et combien vous serez. Si assez de places se libèrent pour vous tous, nous les gardons et vous recevez un e-mail. Il n’y a rien à payer maintenant.',
    nothingFull:
      'Aucune date n’est complète en ce moment, ou il est trop tard pour attendre une place.',
    date: 'Quelle date ?',
    forLarger: '{left} : à attendre seulement si vous êtes plus nombreux',
    participants: 'Combien serez-vous ?',
    participantsPrompt: 'Choisissez un nombre',
    participantsHint: 'Nous ne séparons personne : tous ensemble, ou encore un peu de patience.',
    name: 'Votre nom',
    email: 'Adresse e-mail',
    emailHint: 'C’est là que nous écrirons dès qu’il y aura de la place.',
    consent:
      'J’accepte que vous gardiez ces données pour me prévenir, jusqu’à {terms.afterTheDay.spelled} après la date.',
    honeypot: 'Laissez ce champ vide',
    button: 'M’inscrire sur la liste',
    schedule: 'Voir toutes les dates',
  },
  problems: {
    date: 'Choisissez une date dans la liste',
    participants: 'Choisissez le nombre de personnes dans la liste',
    name: 'Indiquez votre nom (100 caractères au maximum)',
    email: 'Indiquez une adresse e-mail valide, par exemple nom@exemple.be',
    consent: 'Cochez la case : sans cela, nous ne pouvons pas vous prévenir',
    neverFits:
      'Cette date compte {capacity} places en tout. Vous êtes plus nombreux ? Écrivez-nous pour une date rien que pour vous.',
    tooLate:
      'Il est trop tard pour s’inscrire sur la liste d’attente de cette date. Choisissez-en une autre, ou contactez-nous.',
    noSuchDate: 'Cette date n’est plus au calendrier. Choisissez-en une autre.',
  },
  hasRoom: {
    text: 'Bonne nouvelle : il reste assez de places le {date}. Inutile d’attendre.',
    button: { one: 'Demander {n} place', other: 'Demander {n} places' },
  },
  joined: {
    title: 'Vous êtes sur la liste',
    text: 'Un e-mail vient de partir vers vous. S’il contient un bouton pour confirmer votre adresse, cliquez d’abord dessus : nous ne pourrons vous proposer une place qu’ensuite. Si assez de places se libèrent, vous le saurez aussitôt.',
  },
  offer: {
    title: 'Il y a de la place pour vous',
    text: 'Nous vous la gardons jusqu’à l’heure indiquée ci-dessous. Si vous dites oui, nous vous envoyons aussitôt les coordonnées bancaires pour verser {terms.pay.first}. Si vous dites non, elle est de nouveau libre pour d’autres.',
    until: 'À vous jusqu’au',
    button: 'Oui, réserver avec obligation de paiement',
    leave: 'Finalement non : retirez-moi de la liste',
  },
  accepted: {
    title: 'À bientôt à la ferme',
    text: 'C’est noté. Dans votre boîte e-mail, vous trouverez comment verser {terms.pay.first}.',
  },
  stillWaiting: {
    title: 'Vous êtes sur la liste',
    text: 'Il n’y a pas encore assez de places. Dès que cela change, nous vous écrivons.',
  },
  over: {
    title: 'Cette offre n’est plus valable',
    text: 'Le délai est passé, ou vous avez quitté la liste. Une autre date vous convient peut-être ; vous pouvez aussi vous réinscrire.',
  },
  calledOff: {
    title: 'Cette date est annulée',
    text: 'Nous avons dû annuler l’atelier « {workshop} » du {date}, et la liste d’attente s’arrête donc là. Vous ne nous devez rien. Il reste peut-être de la place un autre jour.',
    booked:
      'Nous avons dû annuler l’atelier « {workshop} » du {date}, et donc aussi votre réservation. Un e-mail vous dit ce que cela change. Il reste peut-être de la place un autre jour.',
  },
  leave: {
    title: 'Quitter la liste d’attente',
    text: 'Un clic et vous n’y êtes plus. Nous ne vous écrirons plus pour cette date.',
    held: 'Les places que nous gardons pour vous seront libérées, elles aussi.',
    button: 'Retirez-moi de la liste',
  },
  left: {
    title: 'Vous n’êtes plus sur la liste',
    text: 'Nous ne vous écrirons plus pour cette date. Un autre jour, ce sera avec plaisir.',
  },
}
