import type { FormRefusal } from '#app/plain/parts.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { fill } from '#language/fill.ts'
import type { DeskDevice } from '#store/devices/devices.ts'
import { FormAbout, DeskButton, CannotUndo, refusalAt } from '../buttons.tsx'
import { deviceText } from './device-name.ts'
import { DeskForm } from '../desk-form.tsx'
import { instantText, deskWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { askFreshKey } from './fresh-key.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().devices.list

export const devicesPage: DeskPage = {
  show,
  handlers: { 'end-device': end, 'end-devices': endAll },
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const devices = await visit.office.store.devices.list()
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      <ul className="mt-8 border-t-2 border-ink">
        {devices.map((device) => (
          <Device key={device.id} device={device} isThis={device.id === visit.device.id} />
        ))}
      </ul>
      <DeskForm title={words().all} does="end-devices" button={words().allButton} isGrave>
        <p className="mb-3 max-w-[33.5em]">{words().allText}</p>
        <CheckField
          name="sure"
          label={deskWords().takenBack.endAllSure}
          problem={refused?.problems['sure']}
        />
      </DeskForm>
    </>
  )
  return renderDeskPage(visit, { title: words().title, sent: refused, body })
}

/** Any device may end itself; to end another takes a fresh key. */
async function end(visit: DeskVisit, form: URLSearchParams) {
  const ended = form.get('device') ?? ''
  const keyless = ended === visit.device.id ? undefined : askFreshKey(visit)
  if (keyless) return keyless
  await visit.office.store.change((changes) => changes.devices.end(ended))
}

async function endAll(visit: DeskVisit, form: URLSearchParams) {
  const keyless = askFreshKey(visit)
  if (keyless) return keyless
  if (!form.has('sure')) return refusalAt('sure', deskWords().takenBack.endAllProblem)
  return visit.office.store.change((changes) => changes.devices.forget())
}

function Device({ device, isThis }: { device: DeskDevice; isThis: boolean }) {
  const { id, browser, firstSeenAt, lastSeenAt } = device
  const first = instantText(firstSeenAt)
  const last = instantText(lastSeenAt)
  return (
    <li className="grid gap-x-5 gap-y-3 border-b border-rule py-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        {isThis && <p className="text-meta text-soft">{words().this}</p>}
        <h2 className="text-25" id={`device-${id}`}>
          {deviceText(browser)}
        </h2>
        <p className="mt-1">{fill(words().seen, { first, last })}</p>
      </div>
      <FormAbout of={{ device: id }}>
        <CannotUndo does="end-device" />
        <DeskButton does="end-device" describedBy={`device-${id}`}>
          {isThis ? words().end : words().endOther}
        </DeskButton>
      </FormAbout>
    </li>
  )
}
