import type { Changes } from '#store/store.ts'
import type { ErasedRecord } from '#store/people/erasures.ts'

/** What an erasure did to one record; after a restore it is done again. */
export async function eraseRecord(changes: Changes, listed: ErasedRecord): Promise<void> {
  await changes.listErased([listed])
  // They hold rows as they were before, for an hour at most: whose they are is not looked for.
  await changes.forgetDeskSteps()
  const { record: id, at: until } = listed
  const mails = { ids: [id], until }
  /** What its companions were told names who booked. */
  const companions = (await changes.companionsOf(id)).map((one) => one.id)
  const mailsToAll = { ids: [id, ...companions], until }
  switch (listed.as) {
    case 'gone':
      await changes.removeMailsAbout(mailsToAll)
      await changes.removeReservations([id])
      await changes.removeWaiting([id])
      await changes.removeWishes([id])
      await changes.removeOptions([id])
      await changes.removeCompanion(id)
      await changes.removeVouchers([id])
      return changes.removeMessages([id])
    case 'stripped':
      await changes.removeMailsAbout(mailsToAll)
      return changes.stripGuest(id)
    // The mails to either name the other.
    case 'buyer':
      await changes.forgetMailsAbout(mails)
      return changes.stripBuyer(id)
    case 'receiver':
      await changes.forgetMailsAbout(mails)
      return changes.stripReceiver(id)
    case 'needs':
      await changes.forgetMailsAbout(mails)
      return changes.forgetNeeds([id], until)
    case 'diets':
      await changes.forgetMailsAbout(mails)
      await changes.forgetDiets(id)
      await changes.forgetCompanionDiets(id)
      return
    case 'diary':
      await changes.forgetDiary(id)
      return
    case 'sentence':
      await changes.forgetSentence(id)
  }
}
