import type { AuthoredWords } from '../shape.ts'

export const diets: AuthoredWords['diets'] = {
  title: 'Ce que vous ne mangez pas',
  text: 'Nous cuisinons pour tout le monde, toujours sans viande ni poisson. Une allergie est une donnée de santé : nous sommes seuls à la lire, pour cuisiner, et elle est effacée {terms.afterTheDay.spelled} après l’atelier.',
  vegans: 'Combien de repas végétaliens ?',
  countProblem:
    'Indiquez en chiffres le nombre de repas végétaliens, {most} au plus, ou laissez vide',
  allergensTitle: 'Des allergies à signaler ?',
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustacés',
    eggs: 'œufs',
    fish: 'poisson',
    peanuts: 'arachides',
    soybeans: 'soja',
    milk: 'lait',
    nuts: 'fruits à coque',
    celery: 'céleri',
    mustard: 'moutarde',
    sesame: 'sésame',
    sulphites: 'sulfites',
    lupin: 'lupin',
    molluscs: 'mollusques',
  },
  remark: 'Autre chose à propos du repas ?',
  remarkHint:
    'Par exemple qui ne peut pas manger quoi, ou si c’est grave. 300\u00a0caractères au maximum.',
  remarkProblem: 'Raccourcissez votre remarque : 300\u00a0caractères au maximum',
  consent:
    'J’accepte que vous conserviez ces données de santé jusqu’à {terms.afterTheDay.spelled} après l’atelier. Les personnes concernées l’acceptent aussi.',
  consentProblem: 'Sans votre accord, nous ne pouvons pas les conserver. Cochez la case.',
  button: 'Enregistrer',
  kept: 'C’est noté. Vous pouvez le modifier ou l’effacer ici jusqu’au {until}.',
  forget: 'Tout effacer',
  tooLate: 'Pour cette réservation, vous ne pouvez plus rien signaler.',
  link: 'Signaler une allergie ou un régime',
}
