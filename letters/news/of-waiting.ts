import { mailed } from '../news.ts'
import { moments, type Scene } from '../sample-scene.ts'
import { dateLetter, waitingDateLetter } from '../to-guest/dates/date-letter.tsx'
import { nextDate, nextDateAsked } from '../to-guest/waiting/next-date.tsx'
import { waitingCalledOff } from '../to-guest/waiting/waiting-called-off.tsx'
import { waitingJoined, waitingLapsed, waitingOffer } from '../to-guest/waiting/waiting-letters.tsx'

export const newsOfWaiting = {
  'waiting-joined': mailed({ guest: waitingJoined }).sampled((scene) => ({
    ...waiting(scene),
    parties: [waiting(scene)],
    isProven: true,
  })),
  'waiting-offer': mailed({ guest: waitingOffer }).sampled(offered),
  'waiting-lapsed': mailed({ guest: waitingLapsed }).sampled(waiting),
  // Places were held when the date was called off.
  'waiting-called-off': mailed({ guest: waitingCalledOff }).sampled((scene) => ({
    ...waiting(scene),
    entry: { ...offered(scene).entry, state: 'offered' },
    others: scene.others,
  })),
  'next-date-asked': mailed({ guest: nextDateAsked }).sampled((scene) => ({
    wish: { ...wishOf(scene), state: 'asked' },
    until: moments.pressUntil,
  })),
  'next-date': mailed({ guest: nextDate }).sampled((scene) => ({
    ...waiting(scene),
    entry: { ...offered(scene).entry, wishId: wishOf(scene).id },
  })),
  'date-letter': mailed({ guest: dateLetter }).sampled(({ secured: reservation }) => ({
    reservation,
    written: typed,
  })),
  'waiting-letter': mailed({ guest: waitingDateLetter }).sampled((scene) => ({
    ...waiting(scene),
    written: typed,
  })),
}

const typed = {
  language: 'nl',
  text: 'We beginnen een kwartier later: de straat ligt open.\n\nKom je met de fiets, dan merk je er niets van.',
} as const

function waiting({ secured: { session, participants, name, email, language } }: Scene) {
  const entry = {
    id: '2a7c4e91-5b38-4f06-9d12-8e6b3c0f5a74',
    sessionId: session.id,
    participants,
    name,
    email,
    language,
    state: 'waiting',
    createdAt: moments.asked,
    offeredUntil: undefined,
    reservationId: undefined,
    wishId: undefined,
  } as const
  return { entry, session }
}

function offered(scene: Scene) {
  const { entry, session } = waiting(scene)
  return { entry: { ...entry, offeredUntil: moments.offeredUntil }, session }
}

function wishOf({ secured: { session, participants, name, email, language } }: Scene) {
  return {
    id: '7d0f3b52-91c6-4e88-a2d4-3c5e6f7a8b90',
    workshop: session.workshop,
    participants,
    languages: [language],
    weekdays: [6, 7] as const,
    name,
    email,
    language,
    createdAt: moments.asked,
  }
}
