import { ErrorSummary } from './error-summary.tsx'
import type { PartExamples } from './examples.ts'

export const examples: PartExamples = {
  name: 'Error summary',
  use: 'Everything that is wrong with a form, at its top, each with the way to its field. It takes the focus when it comes.',
  show: (words) => [
    {
      state: 'one problem',
      part: (
        <ErrorSummary
          title="This needs another look"
          problems={[{ field: 'error-email', text: 'Valid email is required' }]}
        />
      ),
    },
    {
      state: 'focus on it, and a problem of no field',
      shown: 'focus',
      part: (
        <ErrorSummary
          title="This needs another look"
          problems={[{ text: 'Failed to send message. Please try again.' }]}
        />
      ),
    },
    ...words.map(({ language, problem, consent, heading }) => ({
      state: `${language}, the longest, on deep`,
      ground: 'deep' as const,
      language,
      part: (
        <ErrorSummary
          title={heading}
          problems={[
            { field: 'error-name', text: problem },
            { field: 'error-consent', text: consent },
          ]}
        />
      ),
    })),
  ],
}
