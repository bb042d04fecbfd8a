import { attackSeason, type SeasonAftermath, type SeasonAttack } from './season-attack.ts'
import type { ReliabilityRow } from './report.ts'

const attack = { requests: 400, mailboxes: 40 } as const
const oneNetwork = (i: number) => `203.0.113.${i % 256}`
/** Twenty of the 65,536 networks that a customer is given with one /48. */
const networksOfOneCustomer = (i: number) => `2001:db8:7:${i % 20}::${(i % 200) + 1}`

/** One person cannot fill the season: the places stay free for others, who can book every date. */
export async function measureAbuse(): Promise<readonly ReliabilityRow[]> {
  return [
    await measure('one network', oneNetwork),
    await measure('20 networks of one IPv6 /48', networksOfOneCustomer),
  ]
}

async function measure(name: string, from: SeasonAttack['from']): Promise<ReliabilityRow> {
  const bounded = await attackSeason({ ...attack, from, bounds: 'on' })
  const control = await attackSeason({ ...attack, from, bounds: 'off' })
  const { requests, mailboxes } = attack
  return {
    name: `Season left to others, ${name}`,
    tried: `${requests} requests for five by ${mailboxes} mailboxes; then a stranger asks on every date`,
    figure: printed(bounded),
    control: printed(control),
    holds: isKept(bounded) && !isKept(control),
  }
}

function isKept({ freeBefore, freeAfter, dates, booked }: SeasonAftermath): boolean {
  return freeAfter >= 0.8 * freeBefore && booked === dates
}

function printed({ freeBefore, freeAfter, dates, booked }: SeasonAftermath): string {
  return `${freeAfter} of ${freeBefore} places free, ${booked} of ${dates} dates booked`
}
