import { Hono } from 'hono'
import { placeBounds } from '#booking/reservations/unproven.ts'
import { createDesk } from '#desk/desk.ts'
import { createMailLinks } from '#guest/mail-links.ts'
import { createNextDate } from '#guest/waiting/next-date.tsx'
import { createWaitingList } from '#guest/waiting/join-list.tsx'
import type { Letters } from '#letters/letters.ts'
import type { LinkTo } from '#letters/links.ts'
import { mailBudget } from '#office/limits.ts'
import { createAfterResponse } from '#server/after-response.ts'
import { cookieDigest } from '#server/http/device-cookies.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { createBackups } from '#server/backup/desk-backups.ts'
import { createLog } from '#server/log.ts'
import type { Store } from '#store/store.ts'
import { queuedMail, start } from './records.ts'
import { testOffice } from './test-office.ts'

const secret = 's'.repeat(43)
export const knownDevice = { cookie: `desk=${secret}` }
const siteUrl = () => 'http://farm.example'

const { id: _id, messageId: _messageId, createdAt: _createdAt, ...letter } = queuedMail()
/** The two letters, to the farm and to a guest, whatever there is to tell. */
const letters: Letters = () => [
  { ...letter, kind: 'reservation-owner', about: ['record'] },
  { ...letter, kind: 'contact-owner', to: 'guest.0@example.org', about: ['record'] },
]

/** A farm in the middle of its life, behind its doors. */
export async function openFarm(store: Store) {
  const links: PageServices['links'] = {
    token: (link) => Buffer.from(JSON.stringify(link)).toString('base64url'),
    read: (token) => {
      const link: LinkTo = JSON.parse(Buffer.from(token, 'base64url').toString())
      return { kind: 'valid', link }
    },
  }
  const office = { ...testOffice(store), lettersOf: () => letters, mailBudget, placeBounds }
  const log = createLog('silent')
  const formPace = () => ({ kind: 'taken', waitSeconds: 0 }) as const
  const services: PageServices = {
    office,
    links,
    siteUrl,
    log,
    formPace,
    afterAnswer: createAfterResponse(log),
    fromOf: () => ({ network: 'here' }),
    codePace: () => 0,
    messagePace: () => 0,
    noteFlood: () => undefined,
    pageWith: async () => undefined,
    ownerEmail: 'owner@farm.example',
    previewLetters: () => letters,
    backups: createBackups({ ...office, config: { backupKeyFile: '/nowhere/key' } }),
  }
  const app = new Hono()
  app.route('/desk', createDesk(services))
  app.route('/l', createMailLinks(services))
  app.route('/waiting-list', createWaitingList(services))
  app.route('/next-date', createNextDate(services))
  const seen = { firstSeenAt: start, lastSeenAt: start, keyUsedAt: start }
  const device = { id: 'device', browser: '', ...seen }
  await store.change((changes) => changes.devices.add(device, cookieDigest(secret)))
  return { app, office, links }
}
