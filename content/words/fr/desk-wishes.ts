import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('fr')

export const deskWishes: DeskWords['wishes'] = {
  title: 'Qui attend une nouvelle date',
  text: `Ces personnes ont demandé une nouvelle date, et confirmé leur adresse. Si vous en créez une qui leur convient, nous y gardons d’abord leurs places, en commençant par ceux qui attendent depuis le plus longtemps. La date est sur le site pour tout le monde ${terms.held.figures} plus tard.`,
  none: 'Personne n’attend de nouvelle date en ce moment.',
  would: {
    one: '{people} personne viendrait un {weekday} à « {workshop} »',
    other: '{people} personnes viendraient un {weekday} à « {workshop} »',
  },
  inLanguage: '{people} en {language}',
  all: 'toutes',
  button: 'Créer une date le {date}',
  who: 'Voir leurs noms',
  since: 'depuis le {date}',
  proposed: 'Cette date est proposée pour ceux qui l’attendent. Changez ce que vous voulez.',
}

export const deskCalendar: DeskWords['calendar'] = {
  title: 'Votre agenda',
  text: 'Abonnez l’agenda de votre téléphone à une adresse rien qu’à vous : vous y verrez chaque date, avec qui vient et le nombre de personnes. Les régimes et les adresses e-mail n’y figurent pas.',
  none: 'Pas encore d’adresse',
  since:
    'L’adresse actuelle date du {date}. Nous ne la gardons pas nous-mêmes : vous la trouvez dans l’agenda de votre appareil.',
  make: 'Créer une adresse',
  another: 'Une autre adresse',
  anotherText: 'La précédente ne fonctionnera plus.',
  made: 'Cette adresse ne s’affiche qu’une fois. Qui la connaît lit votre agenda : ne la donnez à personne.',
  open: 'La mettre dans mon agenda',
  without: 'Se passer d’adresse',
  end: 'Supprimer cette adresse',
  endText: 'Les agendas qui y sont abonnés ne recevront plus rien de neuf.',
  taken: '{workshop} : {taken} sur {capacity}',
  party: '{name}, {n}',
  others: 'Réservées ailleurs ou encore proposées, {n}',
  nobody: 'Encore personne.',
}
