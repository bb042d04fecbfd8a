import { attackFailover, mostMs } from './failover-attack.ts'
import type { ReliabilityRow } from './report.ts'

/**
 * A primary of PostgreSQL may die at any moment: its synchronous standby has all that was
 * acknowledged.
 */
export async function measureFailover(): Promise<readonly ReliabilityRow[]> {
  const after = await attackFailover('synchronous')
  const control = await attackFailover('asynchronous')
  const slowest = Math.max(...after.backAfter)
  const tried =
    `two sites, ${after.acknowledged} answered bookings; the standby heard nothing, the primary was ` +
    'killed, the standby promoted'
  return [
    {
      name: 'Failover: bookings lost, places sold twice, mails lost or sent more than twice',
      tried,
      figure: `${after.lost}, ${after.twice}, ${after.wrongMails}`,
      control: `${control.lost} of ${control.acknowledged} lost, asynchronous standby`,
      holds: after.lost + after.twice + after.wrongMails === 0 && control.lost > 0,
    },
    {
      name: 'Failover: seconds from the promotion to the next booking, at the slower site',
      tried,
      figure: (slowest / 1000).toFixed(1),
      control: `${after.loneIsBack ? '' : 'not '}within ${mostMs / 1000}, one host in DATABASE_URL`,
      holds: slowest <= mostMs && !after.loneIsBack,
    },
  ]
}
