import { join } from 'node:path'
import { eraseGuest, erasePerson } from '#office/personal-data/erase-person.ts'
import { exportGuest, exportPerson } from '#office/personal-data/export-person.ts'
import { takeTracesAway } from '#post/wipe-traces.ts'
import { findBookingNamed } from './booking-named.ts'
import type { AskedLine, Listed, OpenSite } from './verb.ts'

export async function exportVerb(
  { store, clock }: OpenSite,
  { words: [who = ''] }: AskedLine,
): Promise<Listed> {
  const person = await whoIsAsked(store, who)
  const now = clock.now()
  if ('refused' in person) return person
  const { by, is } = person
  const json = await (by === 'email' ? exportPerson : exportGuest)(store, is, now)
  return { json }
}

export async function eraseVerb(
  { store, clock, config }: OpenSite,
  { words: [who = ''] }: AskedLine,
): Promise<Listed> {
  const person = await whoIsAsked(store, who)
  const now = clock.now()
  if ('refused' in person) return person
  const { by, is } = person
  const rows = await (by === 'email' ? erasePerson : eraseGuest)(store, is, now)
  const wiped = await takeTracesAway({ store, mailFolder: join(config.dataDir, 'mail') })
  const later = 'The files are in use: the site takes the last traces out of them tonight.'
  const backups =
    'Backups taken before still hold what was erased: ' +
    'restore them with `--erasures` and any backup taken from now on.'
  const notes = [...(wiped ? [] : [later]), ...(rows.length > 0 ? [backups] : [])]
  return { rows, note: notes.length > 0 ? notes.join(' ') : undefined }
}

type PersonMeant =
  | { readonly by: 'email' | 'booking'; readonly is: string }
  | { readonly refused: string }

/** The person with an address, or the guest of a booking, who may have none. */
async function whoIsAsked(store: OpenSite['store'], who: string): Promise<PersonMeant> {
  if (who === '' || who.includes('@')) return { by: 'email', is: who }
  const booking = await findBookingNamed(store, who)
  if (booking) return { by: 'booking', is: booking.id }
  return { refused: `There is no booking ${who}.` }
}
