import { type ReactNode, useEffect, useRef } from 'react'
import type { PartExamples } from '../ui/examples.ts'
import { Questions } from './questions.tsx'

const asked = [
  {
    question: 'Do I need any experience?',
    answer: 'None. If you can hold a knife and wait a week, you have what it takes.',
  },
  { question: 'What do I bring?', answer: 'An apron, and a bag in which a jar stands upright.' },
]

export const examples: PartExamples = {
  name: 'Questions',
  chapter: 'ways',
  use: 'Of several answers one is open at a time. The browser itself closes the others; it works before any script.',
  show: (words) => [
    { state: 'closed', part: <Questions name="closed" questions={asked} /> },
    {
      state: 'open',
      part: (
        <Opened>
          <Questions name="open" questions={asked} />
        </Opened>
      ),
    },
    { state: 'hover', shown: 'hover', part: <Questions name="hover" questions={asked} /> },
    {
      state: 'focus',
      shown: 'focus',
      part: <Questions name="focus" questions={asked.slice(0, 1)} />,
    },
    ...words.map(({ language, question, answer }) => ({
      state: `${language}, the longest`,
      part: (
        <Opened language={language}>
          <Questions name={`long-${language}`} questions={[{ question, answer }]} />
        </Opened>
      ),
    })),
  ],
}

function Opened({ children, language }: { children: ReactNode; language?: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector('details')?.setAttribute('open', '')
  }, [])
  return (
    <div ref={place} lang={language}>
      {children}
    </div>
  )
}
