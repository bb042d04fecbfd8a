import type { AnswerPromises } from '../parts.ts'

export const promises: AnswerPromises = {
  usual: 'within \\d+ hours?',
  soon: 'before the workshop begins',
  away: 'by {day}',
  closed: 'Not just now: nobody is here up to and including {until}.',
  why: 'We’re away up to and including {until}: you’ll hear from us by {day}.',
}
