import type { BrokenPageWords } from '../shape/pages.ts'

export const brokenPage: BrokenPageWords = {
  title: 'Something went wrong at our end',
  text:
    'Please try again in a minute. ' +
    'If it still fails, send us an email and we’ll sort it out that way.',
  link: 'Back to Home',
}
