import { payeeMatch } from '#booking/money/payee.ts'
import { business } from '#content/business.ts'
import { payeeWords as words } from '#content/words/nl/statement.ts'
import { fill } from '#language/fill.ts'
import type { DeskVisit } from './visit.ts'

/** That guests' banks may warn them of the name we print; nothing while it is that of the last statement. */
export async function payeeNotice({ office }: DeskVisit) {
  const [held, ours] = [await office.store.accountHolder(), business.accountHolder]
  const match = held === undefined ? 'match' : payeeMatch(held, ours)
  if (held === undefined || match === 'match') return undefined
  return (
    <div className="notice mt-5" data-grave={match === 'differs' || undefined}>
      <p>{fill(words[match], { held, ours })}</p>
      <p className="mt-2">{words.remedy}</p>
    </div>
  )
}
