import type { Example, PartExamples } from './examples.ts'

const kinds = [
  { className: 'button-solid cut', says: 'Send the request' },
  { className: 'button-outline', says: 'Available' },
  { className: 'button-plain', says: 'Only what is needed' },
  { className: 'button-text', says: 'Ask a question' },
]

export const examples: PartExamples = {
  name: 'Button',
  use:
    'Solid beet: the one thing a screen is for. An outline where it repeats, as in rows; plain where ' +
    'neither answer is the better one; text over a rule for the second choice. None stands on leaf.',
  show: (words) => [
    row('rest'),
    { ...row('hover'), shown: 'hover' },
    { ...row('focus'), shown: 'focus' },
    { ...row('pressed'), shown: 'pressed' },
    { ...row('rest, on deep'), ground: 'deep' },
    { ...row('focus, on brine'), ground: 'brine', shown: 'focus' },
    {
      state: 'disabled while it sends',
      part: (
        <button type="button" disabled className="button-solid cut">
          Sending...
        </button>
      ),
    },
    ...words.map(({ language, button }) => ({
      state: `${language}, the longest`,
      part: (
        <span lang={language} className="block max-w-64">
          <button type="button" className="button-solid cut">
            {button}
          </button>
        </span>
      ),
    })),
  ],
}

function row(state: string): Example {
  return {
    state,
    room: 'wide',
    part: (
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        {kinds.map(({ className, says }) => (
          <button key={className} type="button" className={className}>
            {says}
          </button>
        ))}
      </div>
    ),
  }
}
