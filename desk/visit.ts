// A visit to the desk by a known device, with all that a page is given.

import { dayMs } from '#booking/dates/brussels-time.ts'
import type { Context } from 'hono'
import type { FormRefusal, Texts } from '#app/plain/parts.tsx'
import { type Booking, type LifeStep, rulingOn } from '#booking/reservations/life.ts'
import type { DeskStep } from '#booking/undo/desk-step.ts'
import { isDeviceOver } from '#booking/devices/known-device.ts'
import { takesVouchers } from '#office/vouchers/redeem-voucher.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import { cookieDigest, setSecretCookie, secretInCookie } from '#server/http/device-cookies.ts'
import type { PageServices } from '#server/http/page-services.ts'
import type { createExpiringMap } from './expiring-map.ts'
import type { Button } from './button-names.ts'

export type DeskVisit = NonNullable<Awaited<ReturnType<typeof deskVisit>>>

export function byOwner({ now }: Pick<DeskVisit, 'now'>) {
  return { by: 'owner', now } as const
}

type DeskServices = PageServices & {
  /** Fields that a device typed on a page before the desk asked for a fresh key, by the device's id. */
  readonly typing: ReturnType<
    typeof createExpiringMap<{ readonly path: string; readonly typed: Texts }>
  >
}

export function ownerMay(visit: Pick<DeskVisit, 'now'>, step: LifeStep, booking: Booking): boolean {
  return rulingOn(booking, step, byOwner(visit)).kind === 'allowed'
}

/** @param result the last button's result, for the page to say */
export async function deskVisit(parts: DeskServices, c: Context, result?: string) {
  const device = await recordDeviceUse(parts, c)
  /** Id of the record in the address; empty without one. */
  const id = c.req.param('id') ?? ''
  if (!device) return undefined
  const { store, clock } = parts.office
  const toAnswer = await store.messages.countToAnswer()
  const hasVouchers = await takesVouchers(store, houseOfRequest(c))
  const office = { ...parts.office, device: device.browser }
  return { ...parts, office, c, device, id, toAnswer, hasVouchers, result, now: clock.now() }
}

/** The known device of a request; to look one up does not count as use. */
export async function findDevice(
  { office, siteUrl }: Pick<PageServices, 'office' | 'siteUrl'>,
  c: Context,
) {
  const secret = secretInCookie(c, 'device', siteUrl())
  const device = secret && (await office.store.devices.find(cookieDigest(secret)))
  return device && !isDeviceOver(device, office.clock.now()) ? { ...device, secret } : undefined
}

export async function recordDeviceUse(parts: PageServices, c: Context) {
  const { office, siteUrl } = parts
  const device = await findDevice(parts, c)
  if (!device) return undefined
  const { secret, ...known } = device
  const now = office.clock.now()
  if (now.getTime() - known.lastSeenAt.getTime() > dayMs) {
    await office.store.change((changes) => changes.devices.saw(known.id, now))
    setSecretCookie(c, 'device', { siteUrl: siteUrl(), secret })
  }
  return known
}

/**
 * The work of a pressed button, which ends with another page, a refused form, or the name of a result; nothing: the
 * page says that its button was pressed, now or before.
 */
export type ButtonHandler<Visit = DeskVisit> = (
  visit: Visit,
  form: URLSearchParams,
) => Promise<Response | FormRefusal | string | void>

export type ButtonHandlers<Visit = DeskVisit> = Readonly<
  Partial<Record<Button, ButtonHandler<Visit>>>
>

export type StepHandlers<Visit = DeskVisit> = Readonly<
  Partial<Record<DeskStep, ButtonHandler<Visit>>>
>

/** Page at an address of the desk: GET shows, only a button's POST acts. */
export type DeskPage = {
  readonly show: (visit: DeskVisit, refused?: FormRefusal) => Response | Promise<Response>
  readonly handlers?: ButtonHandlers
  readonly onSubmit?: ButtonHandler
  readonly results?: () => Texts
  readonly onUpload?: DeskPage['show']
  /** Address after a button of the step's notice, where it differs from the page's. */
  readonly afterUndo?: (
    visit: DeskVisit,
    form: URLSearchParams,
    result: 'undo' | 'send-now',
  ) => string | Promise<string>
}
