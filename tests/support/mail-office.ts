import { sendContactMessage } from '#office/mail/send-contact-message.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import { mailBudget } from '#office/limits.ts'
import type { LentMail } from '#store/mail/outbox.ts'
import type { Store } from '#store/store.ts'
import type { Letter, LetterKind, Letters } from '#letters/letters.ts'
import { ownerMailbox, testLetters } from './letters.ts'
import { contactMessage, reservationRequest } from './requests.ts'
import { testOffice } from './test-office.ts'

export type MailOffice = ReturnType<typeof mailOffice>

/** Use cases with the site's own budget; mails go out when the test says so. */
export function mailOffice(store: Store, letters: Letters = testLetters()) {
  const office = { ...testOffice(store), lettersOf: () => letters, mailBudget }
  const now = () => office.clock.now()
  const sendDue = async (): Promise<readonly LentMail[]> => {
    const sent: LentMail[] = []
    for (;;) {
      const mail = await store.outbox.lendNext(now(), new Date(now().getTime() + 1000))
      if (!mail) return sent
      await store.outbox.markSent(mail.id, now())
      sent.push(mail)
    }
  }
  return {
    ...office,
    /** `book` and `write`: anybody fills in a form, and types this address as theirs. */
    book: (email: string, network?: string) =>
      submitReservation(office, reservationRequest({ email }), { from: { network } }),
    write: (email: string, network?: string) => {
      const sender = { language: 'nl', messageWait: () => 0, from: { network } } as const
      return sendContactMessage(office, contactMessage({ email }), sender)
    },
    forward: (ms: number) => office.setClock(new Date(now().getTime() + ms)),
    /** Sends what is due by now, in the order of the outbox. */
    sendDue,
    sendDueToStrangers: async () => (await sendDue()).filter((mail) => !isToOwner(mail)),
  }
}

export function isToOwner({ kind }: Pick<LentMail, 'kind'>): boolean {
  return kind.endsWith('-owner')
}

/** Letters for tests that count mails by the hundred: they are empty and cost no time. */
export const shortLetters: Letters = (news) => {
  if (news.kind === 'burst') return [short('burst-owner', ownerMailbox)]
  if (news.kind === 'contact') {
    const toGuest = short('contact-guest', news.message.email)
    return news.count === 1 ? [toGuest, short('contact-owner', ownerMailbox)] : [toGuest]
  }
  if (news.kind !== 'reservation') return []
  const { email } = news.reservation
  return [short('reservation-guest', email), short('reservation-owner', ownerMailbox)]
}

function short(kind: LetterKind, to: string): Letter {
  const content = { from: '', subject: kind, html: '', text: '', attachments: [] }
  return { kind, to, language: 'nl', about: [], content }
}
