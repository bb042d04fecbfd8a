import { SubmitButton } from '#app/plain/parts.tsx'
import { hasFreshKey } from '#booking/devices/known-device.ts'
import { deskPath } from '#language/desk-paths.ts'
import { renderDeskPage } from '../frame.tsx'
import { FormAbout, typedIn } from '../buttons.tsx'
import type { DeskVisit } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

export function askFreshKey(visit: DeskVisit, form?: URLSearchParams): Response | undefined {
  if (hasFreshKey(visit.device, visit.now)) {
    visit.typing.forget(visit.device.id)
    return undefined
  }
  const { c, device, now } = visit
  if (form) visit.typing.keep(device.id, { path: c.req.path, typed: typedIn(form) }, now)
  const { title, text, why } = deskWords().devices.fresh
  const body = (
    <>
      <p className="mt-5 text-lead">{text}</p>
      <p className="mt-5 mb-8 max-w-[33.5em]">{why}</p>
      <AskForKey path={visit.c.req.path} />
    </>
  )
  return renderDeskPage(visit, { title, isNarrow: true, status: 403, body })
}

export function AskForKey({ path }: { path: string }) {
  return (
    <FormAbout of={{ page: path }} action={deskPath('sleutel')}>
      <SubmitButton>{deskWords().devices.locked.button}</SubmitButton>
    </FormAbout>
  )
}
