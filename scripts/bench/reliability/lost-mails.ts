import { attackOutbox, type MailAftermath, nobody } from './mail-attack.ts'
import type { ReliabilityRow } from './report.ts'

const attack = { manner: 'right', mails: 600, crashes: 40 } as const
const control = { mails: 200, crashes: 12 } as const
/** Mails that one process has on their way at the same moment. */
const onTheirWay = 4

/** No mail is lost or stuck, and a crash repeats no more mails than were on their way. */
export async function measureMails(): Promise<readonly ReliabilityRow[]> {
  const aftermath = await attackOutbox(attack)
  const sentFirst = await attackOutbox({ ...control, manner: 'sent-first' })
  const endless = await attackOutbox({ ...control, manner: 'endless-lease' })
  const noLease = await attackOutbox({ ...control, crashes: 0, manner: 'no-lease' })

  const lost = countLost(aftermath)
  const twice = countTwice(aftermath)
  const mayBeTwice = attack.crashes * onTheirWay
  const tried =
    `${attack.mails} mails, ${aftermath.faults} faults of the mail server at every step, ` +
    `${attack.crashes} kills of two processes`
  return [
    {
      name: 'Mails lost',
      tried,
      figure: String(lost),
      control: `${countLost(sentFirst)} of ${control.mails}, "sent" written first`,
      holds: lost === 0 && countLost(sentFirst) > 0,
    },
    {
      name: 'Mails stuck, a minute after the server is well and their time has come',
      tried,
      figure: String(aftermath.stuck),
      control: `${endless.stuck} of ${control.mails}, leases without an end`,
      holds: aftermath.stuck === 0 && endless.stuck > 0,
    },
    {
      name: 'Mails sent twice by a crash',
      tried,
      figure: `${twice}, of ${mayBeTwice} at most on their way`,
      control: `${countTwice(noLease)} of ${control.mails} without any crash, no leases`,
      holds: twice <= mayBeTwice && countTwice(noLease) > onTheirWay,
    },
  ]
}

/** Not on file; said to be sent and never received; or given up though the server did not refuse it. */
function countLost({ queued, onFile, received }: MailAftermath): number {
  const arrived = new Set(received.map(({ messageId }) => messageId))
  const states = new Map(onFile.map((mail) => [mail.id, mail.state]))
  return queued.filter(({ id, messageId, to }) => {
    const state = states.get(id)
    if (state === 'sent') return !arrived.has(messageId)
    return state === undefined || (state === 'failed' && to !== nobody)
  }).length
}

/** Received again after the server had said that it took them. */
function countTwice({ received }: MailAftermath): number {
  const accepted = new Set<string>()
  let twice = 0
  for (const mail of received) {
    if (accepted.has(mail.messageId)) twice += 1
    if (mail.accepted) accepted.add(mail.messageId)
  }
  return twice
}
