import type { OwnerWords } from '#content/words/owner-words.ts'
import { TextLink } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { sepaFile, type Transfer } from '#booking/money/sepa-file.ts'
import { sum } from '#booking/sum.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import {
  type DueTransfer,
  fileNewTransfers,
  listTransfersDue,
} from '#office/money/refund-transfers.ts'
import { sendDownload } from '#server/http/answer-file.ts'
import { DeskButton } from '../../buttons.tsx'
import { countedText, deskHouse, euros, deskWords } from '../../desk-language.ts'
import { renderNotFound } from '../../frame.tsx'
import type { DeskPage, DeskVisit } from '../../visit.ts'

const words = () => deskWords().refunds

export function RefundFileLink({ transfers }: { transfers: readonly DueTransfer[] }) {
  const unfiled = transfers.filter(({ filedOn }) => !filedOn)
  const filed = transfers.filter(({ filedOn }) => filedOn)
  const to = deskPath('rekening', 'terugbetalingen.xml')
  return (
    <div className="no-print mt-3 max-w-[33.5em]">
      {unfiled.length > 0 && (
        <form method="post" action={to}>
          <DeskButton does="refund-file">{textOf(words().file, unfiled)}</DeskButton>
        </form>
      )}
      {filed.length > 0 && <TextLink to={to}>{textOf(words().fileAgain, filed)}</TextLink>}
      <p className="mt-2 text-meta text-soft">{words().fileText}</p>
    </div>
  )
}

function textOf(
  text: OwnerWords['refunds']['file'] | OwnerWords['refunds']['fileAgain'],
  of: readonly DueTransfer[],
) {
  const amount = euros(sum(of, ({ transfer }) => transfer.cents))
  return fill(countedText(text, of.length), { amount })
}

/** GET makes a file again of the refunds that were in one; the button one of the new ones, and marks them. */
export const refundFilePage: DeskPage = {
  show: async (visit) => {
    const due = await listTransfersDue(visit.office.store, visit.now)
    const filed = due.flatMap(({ filedOn, transfer }) => (filedOn ? [transfer] : []))
    return sendTransfersFile(visit, filed)
  },
  onSubmit: async (visit) => sendTransfersFile(visit, await fileNewTransfers(visit.office)),
}

function sendTransfersFile(visit: DeskVisit, transfers: readonly Transfer[]): Response {
  if (transfers.length === 0) return renderNotFound(visit)
  const { c, now: at } = visit
  const { accountHolder: name, iban, bic, enterpriseNumber } = deskHouse().business
  const day = dayOf(at)
  const from = { name, iban, bic, enterpriseNumber }
  const body = sepaFile({ at, day, from, transfers })
  const file = `${fill(words().fileName, { day })}.xml`
  return sendDownload(c, file, { type: 'application/xml; charset=utf-8', body })
}
