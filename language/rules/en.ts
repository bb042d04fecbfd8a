import type { LanguageRules } from '../language-rules.ts'

export const en: LanguageRules = {
  // Not `en-BE`: it prints English words with Belgian decimals.
  locale: 'en-GB',
  name: 'English',
  dayNumber: (number) => number,
  isSignFirst: false,
  brokenPage: {
    title: 'Something went wrong at our end',
    text: 'Please try again in a minute. If it still fails, send us an email and we’ll sort it out that way.',
    link: 'Back to Home',
  },
}
