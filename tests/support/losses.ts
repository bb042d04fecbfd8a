import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#store/open-database.ts'
import type { Store } from '#store/store.ts'
import { testSecrets } from './secrets.ts'

/**
 * Opens a farm's folder like the next start would, and lists broken promises: a reservation without
 * its two mails, places that do not add up, a mail that never went out.
 */
export async function lossesIn(dataDir: string, acknowledged: readonly string[]) {
  const losses: string[] = []
  try {
    await using store = await openDatabase({
      dataDir,
      databaseUrl: undefined,
      secrets: testSecrets,
    })
    losses.push(...(await lossesOf(store, acknowledged)), ...(await unsentOf(store, dataDir)))
    using database = new DatabaseSync(join(dataDir, 'hof-ter-gist.sqlite'))
    const { integrity_check: check } = database.prepare('pragma integrity_check').get() ?? {}
    if (check !== 'ok') losses.push(`the database: ${check}`)
    const hasSecret = await holdsSomething(join(dataDir, 'signing-secret'))
    if (!hasSecret) losses.push('the secret of the links')
  } catch (error) {
    losses.push(`all: ${String(error)}`)
  }
  return losses
}

async function lossesOf(store: Store, acknowledged: readonly string[]) {
  const reservations = await store.reservations.list()
  const mails = await store.mails.list()
  const emails = new Map(reservations.map(({ id, email }) => [id, email]))
  const lost = acknowledged.filter((id) => !emails.has(id)).map((id) => `reservation ${id}`)
  const mailless = reservations
    .filter(({ email }) => mails.filter(({ to }) => to === email).length !== 1)
    .map(({ id }) => `the guest's mail of ${id}`)
  const toOwner = mails.filter(({ kind }) => kind === 'reservation-owner').length
  const ownerless = toOwner === reservations.length ? [] : [`mails to the owner: ${toOwner}`]
  const booked = reservations.reduce((sum, { participants }) => sum + participants, 0)
  const sessions = await store.sessions.list()
  const taken = sessions.reduce((sum, session) => sum + session.taken, 0)
  return [...lost, ...mailless, ...ownerless, ...(await wrongPlaces(store, taken - booked))]
}

/** Places given outside this site are taken as well. */
async function wrongPlaces(store: Store, more: number): Promise<string[]> {
  const sessions = await store.sessions.list()
  const onFile = await Promise.all(sessions.map(({ id }) => store.sessions.find(id)))
  const elsewhere = onFile.reduce((sum, session) => sum + (session?.bookedElsewhere ?? 0), 0)
  return more === elsewhere ? [] : [`places: ${more - elsewhere} more are taken than booked`]
}

/** Mails said to be sent whose file is not there, or empty. */
async function unsentOf(store: Store, dataDir: string): Promise<string[]> {
  const losses: string[] = []
  for (const { id, state } of await store.mails.list()) {
    const hasFile = state !== 'sent' || (await holdsSomething(join(dataDir, 'mail', `${id}.eml`)))
    if (!hasFile) losses.push(`mail ${id}, said to be sent`)
  }
  return losses
}

async function holdsSomething(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.size > 0
}
