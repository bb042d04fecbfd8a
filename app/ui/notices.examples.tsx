import { useState } from 'react'
import type { LongWords, PartExamples } from './examples.ts'
import { type Toast, NoticeToaster } from './toaster.tsx'

export const examples: PartExamples = {
  name: 'Notice',
  use: 'Says in passing that something worked or did not. At most three at once; on a page each goes after five seconds. What must be read stands in the page as well.',
  show: (words) => [
    {
      state: 'three at once, the newest in front; they open under the mouse',
      room: 'window',
      part: <LastingNotice words={words} />,
    },
  ],
}

const first: readonly Toast[] = [
  { kind: 'success', text: 'The date is filled in.' },
  { kind: 'error', text: 'This date is fully booked. Have a look at the others.' },
  { kind: 'success', text: 'Reservation submitted successfully!' },
]

function LastingNotice({ words }: { words: LongWords }) {
  const [notices, setNotices] = useState(first)
  return (
    <div className="flex min-h-64 flex-wrap items-start gap-3 p-5">
      {words.map(({ language, notice }) => (
        <button
          key={language}
          type="button"
          className="button-plain"
          onClick={() => setNotices((shown) => [...shown, { kind: 'error', text: notice }])}
        >
          {language}, the longest
        </button>
      ))}
      <NoticeToaster notices={notices} label="Notices" closeLabel="Close" lastsMs={Infinity} />
    </div>
  )
}
