import { TextLink } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { sepaFile, type Transfer } from '#booking/money/sepa-file.ts'
import { sum } from '#booking/sum.ts'
import { business } from '#content/business.ts'
import { deskRefunds as words } from '#content/words/nl/desk-refunds.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { transfersDue } from '#office/money/refund-transfers.ts'
import { answerFile } from '#server/http/answer-file.ts'
import { countedText, euros } from '../../dutch.ts'
import { notThere } from '../../frame.tsx'
import type { DeskVisit } from '../../visit.ts'

/** All that can go back today, to be signed at once in the owner's own bank. */
export function RefundFileLink({ transfers }: { transfers: readonly Transfer[] }) {
  if (transfers.length === 0) return null
  const amount = euros(sum(transfers, ({ cents }) => cents))
  const text = fill(countedText(words.file, transfers.length), { amount })
  return (
    <div className="no-print mt-3 max-w-[33.5em]">
      <TextLink to={deskPath('rekening', 'terugbetalingen.xml')}>{text}</TextLink>
      <p className="text-meta text-soft">{words.fileText}</p>
    </div>
  )
}

export async function refundsAsFile(visit: DeskVisit): Promise<Response> {
  const { c, office, now: at } = visit
  const transfers = await transfersDue(office)
  if (transfers.length === 0) return notThere(visit)
  const { accountHolder: name, iban, bic, enterpriseNumber } = business
  const day = dayOf(at)
  const from = { name, iban, bic, enterpriseNumber }
  const body = sepaFile({ at, day, from, transfers })
  const file = `${fill(words.fileName, { day })}.xml`
  return answerFile(c, file, { type: 'application/xml; charset=utf-8', body })
}
