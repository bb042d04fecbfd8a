import type { DeskWords } from '../shape.ts'

export const deskAttendance: DeskWords['attendance'] = {
  title: 'Qui était là',
  text: 'Tout le monde est coché. Décochez ceux qui ne sont pas venus, et enregistrez.',
  counted: 'C’est noté : {came} sur {booked} sont venus.',
  save: 'Enregistrer les présents',
  tooEarly: 'Rien n’a changé : cette date n’a pas encore commencé.',
  figures: 'Venus : {came}, absents : {noShows}',
  unticked: ', non pointés : {n}',
}
