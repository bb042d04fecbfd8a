import { dayOf } from '#booking/dates/brussels-time.ts'
import { ownerCalendar, subscriptionTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { cookieDigest, newSecret } from '#server/http/device-cookies.ts'
import { DeskForm } from '../desk-form.tsx'
import { dayText, deskWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { askFreshKey } from '../devices/fresh-key.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().calendar

export const calendarPage: DeskPage = {
  show: (visit) => showCalendar(visit),
  handlers: {
    'make-address': makeAddress,
    'end-address': async ({ office }) => {
      await office.store.change((changes) => changes.devices.endCalendarKey())
    },
  },
}

/** @param key a new key, shown only this once: the store has its digest */
async function showCalendar(visit: DeskVisit, key?: string): Promise<Response> {
  const { office, siteUrl } = visit
  const calendarKey = await office.store.devices.findCalendarKey()
  const address = key && siteUrl() + ownerCalendar(key)
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      {address ? (
        <div className="notice">
          <p>{words().made}</p>
          <p className="mt-3 [overflow-wrap:anywhere]">
            <code>{address}</code>
          </p>
          <a
            className="mt-3 inline-flex min-h-11 items-center underline"
            href={subscriptionTo(address)}
          >
            {words().open}
          </a>
        </div>
      ) : (
        calendarKey && (
          <p className="mt-3 max-w-[33.5em]">
            {fill(words().since, { date: dayText(dayOf(calendarKey.madeAt)) })}
          </p>
        )
      )}
      <DeskForm
        title={calendarKey ? words().another : words().none}
        does="make-address"
        button={words().make}
      >
        {calendarKey && <p className="mb-3 max-w-[33.5em]">{words().anotherText}</p>}
      </DeskForm>
      {calendarKey && (
        <DeskForm title={words().without} does="end-address" button={words().end} isGrave>
          <p className="mb-3 max-w-[33.5em]">{words().endText}</p>
        </DeskForm>
      )}
    </>
  )
  return renderDeskPage(visit, { title: words().title, body })
}

/** The address shows guests' names until somebody ends it. */
async function makeAddress(visit: DeskVisit): Promise<Response> {
  const keyless = askFreshKey(visit)
  if (keyless) return keyless
  const { office, now } = visit
  const key = newSecret()
  await office.store.change((changes) => changes.devices.setCalendarKey(cookieDigest(key), now))
  return showCalendar(visit, key)
}
