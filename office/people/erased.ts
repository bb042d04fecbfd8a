import type { Day } from '#language/dates.ts'

export type Erased = {
  readonly what:
    | 'voucher'
    | 'booking'
    | 'companion'
    | 'message'
    | 'waiting-list'
    | 'next-date'
    | 'option'
    | 'mail'
  readonly workshopOn: Day | undefined
  readonly count: number
  readonly outcome: 'erased' | 'amounts-kept' | 'kept'
  readonly because: 'still-to-come' | 'open-refund' | 'bookkeeping' | 'offer-open' | undefined
  readonly until: Day | undefined
}

export function erased(what: Erased['what'], count: number, workshopOn?: Day): Erased {
  return { what, workshopOn, count, outcome: 'erased', because: undefined, until: undefined }
}
