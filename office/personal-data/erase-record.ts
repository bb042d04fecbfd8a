import type { Day } from '#language/dates.ts'
import type { Changes } from '#store/subjects.ts'
import type { ErasedRecord } from '#store/personal-data/erasures.ts'

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
    | 'bank-line'
  readonly workshopOn: Day | undefined
  readonly count: number
  readonly outcome: 'erased' | 'amounts-kept' | 'kept'
  readonly because:
    | 'still-to-come'
    | 'open-refund'
    | 'to-invoice'
    | 'bookkeeping'
    | 'offer-open'
    /** A bank line whose owner is not decided yet, or which was put aside. */
    | 'undecided'
    | 'put-aside'
    | undefined
  readonly until: Day | undefined
}

export function erased(what: Erased['what'], count: number, workshopOn?: Day): Erased {
  return { what, workshopOn, count, outcome: 'erased', because: undefined, until: undefined }
}

export function notErased(of: Erased, because: Erased['because']): Erased {
  return { ...of, outcome: 'kept', because }
}

/** Erases one record, and lists it, so that a restore repeats the erasure. */
export async function eraseRecord(changes: Changes, listed: ErasedRecord): Promise<void> {
  await changes.personalData.listErased([listed])
  // Desk steps hold rows for an hour at most: all of them go, whoever they are about.
  await changes.steps.forget()
  const { record: id, at: until } = listed
  const mails = { ids: [id], until }
  /** Mails to companions name the guest who booked. */
  const companions = (await changes.companions.listOf(id)).map((one) => one.id)
  const mailsToAll = { ids: [id, ...companions], until }
  switch (listed.as) {
    case 'gone':
      await changes.personalData.removeMailsAbout(mailsToAll)
      await changes.personalData.removeRecord(id)
      await changes.companions.remove(id)
      return changes.vouchers.remove([id])
    case 'stripped':
      await changes.personalData.removeMailsAbout(mailsToAll)
      return changes.personalData.stripGuest(id)
    // Mails to buyer and receiver each name the other person.
    case 'buyer':
      await changes.personalData.forgetMailsAbout(mails)
      return changes.vouchers.stripBuyer(id)
    case 'receiver':
      await changes.personalData.forgetMailsAbout(mails)
      return changes.vouchers.stripReceiver(id)
    case 'needs':
      await changes.personalData.forgetMailsAbout(mails)
      return changes.personalData.forgetNeeds([id], until)
    case 'diets':
      await changes.personalData.forgetMailsAbout(mails)
      await changes.diets.forget(id)
      await changes.companions.forgetDiets(id)
      return
    case 'diary':
      await changes.diary.forget(id)
      return
    case 'sentence':
      await changes.diary.forgetSentence(id)
  }
}
