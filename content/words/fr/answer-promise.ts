import type { AnswerPromises } from '../parts.ts'

export const promises: AnswerPromises = {
  usual: 'dans les \\d+ heures?',
  soon: 'avant le début de l’atelier',
  away: 'au plus tard le {day}',
  closed: 'Pas en ce moment : il n’y a personne jusqu’au {until} inclus.',
  why: 'Nous sommes absents jusqu’au {until} inclus : vous aurez de nos nouvelles au plus tard le {day}.',
}
