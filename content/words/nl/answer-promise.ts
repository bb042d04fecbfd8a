import type { AnswerPromises } from '../parts.ts'

export const promises: AnswerPromises = {
  usual: 'binnen \\d+ uur',
  soon: 'voor de workshop begint',
  away: 'ten laatste op {day}',
  closed: 'Nu even niet: tot en met {until} is er niemand.',
  why: 'We zijn weg tot en met {until}: je hoort van ons ten laatste op {day}.',
}
