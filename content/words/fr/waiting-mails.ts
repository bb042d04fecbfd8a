import type { AuthoredWords, DeskWords } from '../shape.ts'

export const waitingMails: AuthoredWords['waitingMails'] = {
  links: {
    take: { one: 'Oui, je prends la place', other: 'Oui, nous prenons les {n} places' },
    leave: 'Me retirer de la liste',
    own: 'Pour vous seulement : ne transférez pas cet e-mail.',
  },
  joined: {
    subject: 'Liste d’attente : {workshop}, {date}',
    preview: 'Si des places se libèrent, nous les gardons pour vous.',
    title: 'Vous êtes sur la liste d’attente',
    text: 'Il n’y a plus assez de place à cette date. Si assez de places se libèrent, nous vous les gardons et vous écrivons.',
    meanwhile:
      'Dès que nous vous proposons de la place, vous avez en général {terms.offer.figures} pour vous décider. Attendre ne coûte rien et n’engage à rien.',
    notYou: 'Ce n’était pas vous ? Cliquez sur « Me retirer de la liste ».',
  },
  joinedMany: {
    subject: 'Vous êtes sur {n} listes d’attente',
    text: 'Il n’y a plus assez de place à ces dates. Si assez de places se libèrent, nous vous les gardons et vous écrivons.',
    notYou: 'Ce n’était pas vous ? Cliquez sur « Me retirer de la liste » sous chaque date.',
  },
  offer: {
    subject: 'Il y a de la place : {workshop}, {date}',
    preview: 'Nous vous gardons de la place, mais pas éternellement.',
    title: 'Il y a de la place pour vous',
    text: {
      one: 'Bonne nouvelle : une place s’est libérée, et nous vous la gardons.',
      other: 'Bonne nouvelle : {n} places se sont libérées, et nous vous les gardons.',
    },
    until: 'À vous jusqu’au',
    next: 'Si vous dites oui, votre réservation est aussitôt confirmée et un e-mail vous dit comment payer.',
    otherwise: 'Passé ce délai, la place est de nouveau libre pour d’autres.',
  },
  lapsed: {
    subject: 'Le délai est passé : {workshop}, {date}',
    preview: 'Nous ne gardons plus la place pour vous.',
    title: 'Le délai est passé',
    text: 'Nous vous avions gardé de la place, mais le délai est passé. Vous ne nous devez rien.',
    again:
      'Vous aimeriez venir quand même ? Voyez sur le site s’il y a de la place, peut-être encore à cette date.',
  },
  calledOff: {
    subject: 'Atelier annulé : {workshop}, {date}',
    preview: 'La date pour laquelle vous étiez sur la liste d’attente est annulée.',
    title: 'Cet atelier n’aura pas lieu',
    text: 'Nous avons dû annuler la date pour laquelle vous étiez sur la liste d’attente. Nous en sommes désolés.',
    held: {
      one: 'La place que nous gardions pour vous est donc annulée, elle aussi.',
      other: 'Les {n} places que nous gardions pour vous sont donc annulées, elles aussi.',
    },
    nothingOwed: 'Vous ne nous devez rien.',
    withRoom: {
      one: 'Toujours envie de venir ? Il y a pour l’instant de la place pour vous :',
      other: 'Toujours envie de venir ? Il y a pour l’instant de la place pour vous tous :',
    },
    noRoom: {
      one: 'Pour l’instant, aucune autre date de cet atelier n’a de place pour vous.',
      other: 'Pour l’instant, aucune autre date de cet atelier n’a de place pour vous tous.',
    },
    waitingList: 'S’inscrire sur la liste d’attente d’une date complète',
  },
}

export const waitingMailNames: DeskWords['textLists']['mails']['subjects']['waiting']['of'] = {
  'waiting-joined-guest': 'Sur la liste d’attente',
  'waiting-offer-guest': 'Il y a une place',
  'waiting-lapsed-guest': 'Le délai est passé',
  'waiting-called-off-guest': 'Date annulée, à qui attendait',
  'waiting-letter-guest': 'Le même e-mail, à la liste d’attente',
  'next-date-asked-guest': 'Souhait d’une nouvelle date',
  'next-date-guest': 'Une nouvelle date trouvée',
}
