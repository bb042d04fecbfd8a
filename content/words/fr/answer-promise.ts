import type { AnswerPromises } from '../parts.ts'

export const promises: AnswerPromises = {
  usual: 'dans les \\d+ heures?',
  soon: 'avant le début de l’atelier',
  away: 'au plus tard le {day}',
  closed: 'Pas en ce moment\u00a0: il n’y a personne jusqu’au {until} inclus.',
  why: 'Nous sommes absents jusqu’au {until} inclus\u00a0: vous aurez de nos nouvelles au plus tard le {day}.',
}
