import type { AuthoredWords } from '../shape.ts'

export const brokenPage: AuthoredWords['brokenPage'] = {
  title: 'Something went wrong at our end',
  text: 'Please try again in a minute. If it still fails, send us an email and we’ll sort it out that way.',
  link: 'Back to Home',
}
