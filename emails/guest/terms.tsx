import { fill } from '#language/fill.ts'
import { Heading, Steps } from '../parts/text.tsx'
import type { GuestMail, TermFacts } from './facts.ts'

/** What a guest who cannot come gets back, by the days of this very booking. */
export function Terms({ mail, terms }: { mail: GuestMail; terms: TermFacts }) {
  const words = mail.words.terms
  const given = terms.steps.filter(({ percent }) => percent > 0)
  const steps = given.map(({ until: date, percent }) => {
    if (percent === 100) return fill(words.whole, { date })
    return fill(date === terms.moveUntil ? words.partOrMove : words.part, { date, percent })
  })
  const isSaid = given.some(({ until, percent }) => percent < 100 && until === terms.moveUntil)
  const move = terms.moveUntil && !isSaid ? [fill(words.move, { date: terms.moveUntil })] : []
  // Right behind the days it follows: behind the last day to move it would say that day ends the refunds.
  const nothing = steps.length > 0 ? words.nothing : words.nothingAny
  return (
    <>
      <Heading>{words.title}</Heading>
      <Steps items={[...steps, nothing, ...move, words.noWithdrawal]} />
    </>
  )
}
