import { Section } from '#app/plain/parts.tsx'
import { isDeepStrictEqual } from 'node:util'
import { type HouseValue, needsFreshKey } from '#booking/house/house-value.ts'
import { isUnnamed } from '#booking/house/workshop-value.ts'
import { fill } from '#language/fill.ts'
import { isOfLook } from '#booking/look/look-value.ts'
import { revertHouse } from '#office/house/change-house.ts'
import type { HouseChange } from '#store/house/house.ts'
import { FormAbout, DeskButton } from '../buttons.tsx'
import { deviceText } from '../devices/device-name.ts'
import { deskLanguage, deskWords, instantText, labelledText, pageName } from '../desk-language.ts'
import { workshopName } from '../dates/date-text.ts'
import { askFreshKey } from '../devices/fresh-key.tsx'
import type { DeskVisit } from '../visit.ts'
import { printValue } from './print-value.ts'

const words = () => deskWords().house

export function HouseHistory(props: {
  readonly changes: readonly HouseChange[]
  readonly values: readonly HouseValue[]
}) {
  const { changes, values } = props
  const isNow = (value: HouseValue) =>
    isUnnamed(value) || values.some((now) => isDeepStrictEqual(now, value))
  return (
    <Section title={words().history.title} isApart>
      {changes.length === 0 ? (
        <p>{words().history.nothing}</p>
      ) : (
        <ol className="border-t-2 border-ink">
          {changes.map((change) => (
            <Change key={change.number} change={change} isBack={isNow(change.before)} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function Change({ change, isBack }: { change: HouseChange; isBack: boolean }) {
  const { number, before: was, after: is, at, device } = change
  const before = printValue(was, is)
  const after = printValue(is, was)
  const { when, arrow, back, backToNone } = words().history
  return (
    <li className="border-b border-rule py-3 [overflow-wrap:anywhere]">
      <h3 className="font-sans font-semibold">{titleOf(is)}</h3>
      <p>{before === after ? after : fill(arrow, { before, after })}</p>
      <p className="text-meta text-soft">
        {fill(when, { at: instantText(at), device: deviceText(device) })}
      </p>
      {!isBack && before !== after && (
        <FormAbout of={{ number }} className="mt-2">
          <DeskButton does="take-back">
            {before === words().none ? backToNone : fill(back, { before })}
          </DeskButton>
        </FormAbout>
      )}
    </li>
  )
}

/** A grave value, such as the account, asks for a fresh key before it is put back. */
export async function handleHouseTakenBack(visit: DeskVisit, form: URLSearchParams) {
  const { office } = visit
  const number = Number(form.get('number'))
  const change = await office.store.houseChanges.find(number)
  const keyless = change && needsFreshKey(change.after) ? askFreshKey(visit) : undefined
  return keyless ?? changeResult(await revertHouse(office, number))
}

export function changeResult(isOther: boolean): string {
  return isOther ? 'changed' : 'same'
}

function pageNamed(of: string): string {
  const [, workshop] = /^workshop-(.+)/.exec(of) ?? []
  return workshop ? workshopName({ workshop }) : of.replace(/^page-/, '')
}

function titleOf(value: HouseValue): string {
  if (value.what === 'owner-language') return deskWords().ownerLanguage.value
  if (value.what === 'open-site') return deskWords().begin.opening.value
  if (value.what === 'own-page')
    return labelledText(deskWords().ownPages.value, value[deskLanguage()])
  if (value.what === 'page-address')
    return labelledText(deskWords().ownPages.addressValue, pageNamed(value.of))
  if (isOfLook(value)) return deskWords().look.values[value.what]
  const title = words().values[value.what]
  if (value.what === 'page') return labelledText(title, pageName(value.page))
  if (value.what === 'offer') return deskWords().features.features[value.offer]
  return 'workshop' in value ? `${workshopName(value)}, ${title.toLowerCase()}` : title
}
