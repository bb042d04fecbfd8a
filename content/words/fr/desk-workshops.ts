import type { DeskWords } from '../shape.ts'

export const deskWorkshops: DeskWords['workshops'] = {
  title: 'Ateliers',
  text: 'Voici leur ordre sur le site. Le prix, l’horaire et le groupe se changent sous « Maison » ; les textes et la photo, sur la page même.',
  shown: 'Sur le site',
  aside: 'Pas sur le site',
  asideText:
    'Leur page, leurs dates et leurs bons cadeaux ne sont pas sur le site. Les réservations déjà faites restent.',
  example: 'De l’exemple',
  exampleText:
    'Ces ateliers ne sont pas les vôtres et n’apparaissent dans aucune liste. Mettez-en un sur le site pour vous en servir.',
  facts: '{price}, {hours}, {from}\u00a0à\u00a0{to} personnes',
  otherHours:
    'Aucune date à venir n’a cet horaire, que le site annonce pourtant. Changez-le sous « Prix, horaire et groupe ».',
  links: {
    page: 'Voir et changer la page',
    picture: 'Photo',
    facts: 'Prix, horaire et groupe',
    dates: 'Ajouter une date',
  },
  up: 'Avancer',
  hide: 'Retirer du site',
  show: 'Mettre sur le site',
  last: 'C’est le seul atelier sur le site. Mettez-y d’abord un autre.',
  done: {
    'workshop-add':
      'L’atelier est créé, et pas encore visible. Écrivez les textes, mettez une photo et créez des dates ; mettez-le ensuite sur le site.',
    'workshop-add-beside':
      'L’atelier est créé, et pas encore visible. Écrivez les textes, mettez une photo et créez des dates. « Repartir de zéro », sous « Premiers pas », le met sur le site à la place de l’exemple ; « Mettre sur le site », à côté de l’exemple.',
    'workshop-up': 'Déplacé. Voilà leur ordre sur le site.',
    'workshop-show': 'Il est sur le site, avec ses dates.',
    'workshop-show-alone': 'Il est sur le site. Il n’a pas encore de dates.',
    'workshop-hide-alone':
      'Retiré du site. Les réservations déjà faites restent. Si d’autres pages en parlent encore, comme l’accueil, adaptez leur texte.',
    'workshop-hide':
      'Retiré du site, avec ses dates. Les réservations déjà faites restent. Si d’autres pages en parlent encore, comme l’accueil, adaptez leur texte.',
  },
  add: {
    title: 'Un atelier de plus',
    text: 'Il n’en faut pas plus pour commencer. La page prend ce nom pour adresse ; vous pourrez la changer. Vous écrirez ensuite le reste sur la page même.',
    button: 'Créer l’atelier',
    name: 'Nom en {language}',
    nameHint: '{most} caractères au maximum : ainsi, il tient dans le menu.',
    nameProblem: 'Indiquez un nom en {language}, de {most} caractères au maximum.',
    sentence: 'Ce qu’on y fait ou apprend, en une phrase, en {language}',
    sentenceIn: 'La même phrase en {language}',
    sentenceHint:
      '{most} caractères au maximum. Cette phrase est sous le titre et sur la page d’accueil.',
    sentenceProblem: 'Indiquez une phrase en {language}, de {most} caractères au maximum.',
    price: 'Prix par personne, en euros',
    priceProblem: 'Indiquez un prix de {min} à {max} euros, comme 65 ou 47,50.',
    startTime: 'Commence à',
    startTimeProblem: 'Indiquez une heure de début, comme 18:30.',
    endTime: 'Se termine à',
    endTimeProblem: 'Indiquez une heure de fin qui suit l’heure de début.',
    least: 'Nombre minimum de personnes',
    leastProblem: 'Indiquez un nombre de personnes, de {min} à {max}.',
    most: 'Nombre maximum de personnes',
    mostHint:
      'C’est le nombre de places d’une nouvelle date. Le minimum, le site l’annonce seulement : à partir de combien une date a lieu, cela se règle sous « Maison ».',
    mostProblem: 'Indiquez un nombre qui n’est pas inférieur au minimum, {max} au plus.',
    namedBefore: 'Un atelier porte déjà ce nom. Choisissez-en un autre.',
  },
}
