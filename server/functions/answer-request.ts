import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'
import { type StepOutcome, takeStep } from './take-step.ts'

/** The farm says yes: the guest hears how to pay the deposit, or that all is well when it has come already. */
export function confirmReservation(office: Office, id: string): Promise<StepOutcome> {
  return answer(office, id, 'confirm')
}

/** The farm says no: the places are free again, and whatever was paid goes back. */
export function declineReservation(office: Office, id: string): Promise<StepOutcome> {
  return answer(office, id, 'decline')
}

async function answer(office: Office, id: string, step: 'confirm' | 'decline') {
  const outcome = await office.store.change(async (changes) => {
    const taken = await takeStep(office, changes, { id, step, by: 'owner' })
    if (taken.kind === 'done') {
      const kind = step === 'confirm' ? 'confirmed' : 'declined'
      const news = { kind, reservation: taken.reservation, refund: taken.refund } as const
      await queueLetters(office, changes, office.letters.forNews(news))
    }
    return taken
  })
  office.mailQueued()
  return outcome
}
