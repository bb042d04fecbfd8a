import type { Companion } from '#store/party/companions.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import { mailed } from '../news.ts'
import { bookingAt, moments, type Scene } from '../sample-scene.ts'
import { companionJoined } from '../to-guest/party/companion-joined.tsx'
import { optionEnded, optionOffered } from '../to-guest/options/option-letters.tsx'
import { optionAccepted } from '../to-owner/by-guest.tsx'
import { optionDeclined } from '../to-owner/option-declined.tsx'

export const newsOfGroups = {
  'option-offered': mailed({ guest: optionOffered }).sampled((scene) => ({
    option: optionOf(scene),
    hasVoucher: true,
  })),
  'option-ended': mailed({ guest: optionEnded }).sampled((scene) => ({
    option: { ...optionOf(scene), state: 'lapsed' },
  })),
  'option-accepted': mailed({ owner: optionAccepted }).sampled(bookingAt('confirmed')),
  'option-declined': mailed({ owner: optionDeclined }).sampled((scene) => ({
    option: optionOf(scene),
    reason: 'We kwamen toch niet overeen over de dag.',
  })),
  'companion-joined': mailed({ guest: companionJoined }).sampled(joined),
}

function optionOf({ secured }: Scene): OptionOnFile {
  const { session, name, email, language, priceCents } = secured
  return {
    id: '3e8d5f1a-6b27-4c90-8a4e-9f0b1c2d3e4f',
    session: { ...session, capacity: 12, taken: 12, state: 'private' },
    isHeld: true,
    priceCents,
    groupPriceCents: undefined,
    least: 8,
    most: 12,
    name,
    email,
    telephone: '',
    language,
    state: 'open',
    createdAt: moments.asked,
    holdsUntil: moments.heldUntil,
    endedAt: undefined,
    reservationId: undefined,
    requestId: undefined,
  }
}

function joined({ secured: reservation }: Scene) {
  const { id: reservationId, name, email, language } = reservation
  const companion: Companion = {
    id: 'b4f6a8c0-1d2e-4f30-9a5b-6c7d8e9f0a1b',
    reservationId,
    name,
    email,
    language,
    diets: '',
    consentedAt: undefined,
    reference: '085012345652',
    joinedAt: moments.asked,
  }
  return { reservation, companion }
}
