import { isDeepStrictEqual } from 'node:util'
import type { House } from '#booking/house/house.ts'
import { nameIn, refusalOf } from '#app/plain/form-fields.tsx'
import { type FormRefusal, type Texts, TextLink, Section } from '#app/plain/parts.tsx'
import { features, hasFeature } from '#booking/house/features.ts'
import {
  type HouseValue,
  houseWith,
  needsFreshKey,
  isFormValue,
  formValuesIn,
  valueName,
  valuesOf,
} from '#booking/house/house-value.ts'
import { readHouseForm } from '#booking/house/read-house-form.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fromKeys } from '#language/keys-of.ts'
import { changeHouse } from '#office/house/change-house.ts'
import { readHouse } from '#office/house/read-house.ts'
import { takesVouchers } from '#office/vouchers/redeem-voucher.ts'
import { readHouseWithDrafts } from '#office/texts/read-texts.ts'
import type { HouseChange } from '#store/house/house.ts'
import { redirectBack } from '../buttons.tsx'
import { changedSince } from '../desk-form.tsx'
import { askFreshKey } from '../devices/fresh-key.tsx'
import { renderDeskPage, ResultNotice } from '../frame.tsx'
import { beginNotice } from './begin-notice.tsx'
import { FeaturesList } from './features-list.tsx'
import { changeResult, HouseHistory, handleHouseTakenBack } from './house-history.tsx'
import { formOfValue, SectionForms } from './value-form.tsx'
import { workshopName } from '../dates/date-text.ts'
import { textsWith } from '../texts/find-texts.tsx'
import { textsPath } from '../texts/text-addresses.ts'
import { workshopsAside } from '#content/workshops-aside.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { countedText, deskWords, labelledText } from '../desk-language.ts'

const words = () => deskWords().house

const maxShown = 30

export const houseAnchors = {
  identity: 'wie',
  terms: 'voorwaarden',
  home: 'startpagina',
  features: 'aanbod',
} as const

export const housePage: DeskPage = {
  show,
  handlers: {
    'take-back': handleHouseTakenBack,
    'offer-on': (visit, form) => keepOffer(visit, form, true),
    'offer-off': (visit, form) => keepOffer(visit, form, false),
    set: keepValues,
  },
  results: () => ({ changed: words().done, same: words().same }),
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const { office, result } = visit
  const house = await readHouse(office.store)
  const changes = await office.store.houseChanges.list(maxShown)
  const sections = sectionsOf(house, await takesVouchers(office.store, house))
  const body = (
    <>
      {await beginNotice(visit)}
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      <div className="grid gap-x-13 lg:grid-cols-2">
        <div>
          {sections.map((section) => (
            <Section key={section.title} id={section.id} title={section.title} isApart>
              <SectionForms visit={visit} title={section.title} values={section.values} />
              {section.id === houseAnchors.home && (
                <TextLink to={deskPath('zinnen')}>{deskWords().sentences.link}</TextLink>
              )}
            </Section>
          ))}
          <FeaturesList id={houseAnchors.features} leftOutFeatures={house.leftOutFeatures} />
        </div>
        <HouseHistory changes={changes} values={valuesOf(house)} />
      </div>
    </>
  )
  return renderDeskPage(visit, {
    title: words().title,
    notice: (
      <>
        <ResultNotice text={result} />
        {result === words().done && (await formerTown(visit, changes))}
      </>
    ),
    sent: refused,
    body,
  })
}

/** A line after a move that counts texts with the former town; null without any. */
async function formerTown({ office }: DeskVisit, changes: readonly HouseChange[]) {
  const change = changes
    .filter(({ at }) => at.getTime() === changes[0]?.at.getTime())
    .find(({ after }) => after.what === 'address')
  if (change?.before.what !== 'address' || change.after.what !== 'address') return null
  const { town } = change.before
  if (town === change.after.town) return null
  const n = textsWith(await readHouseWithDrafts(office.store), town).length
  if (n === 0) return null
  return (
    <p className="notice mt-5">
      <TextLink to={textsPath({ woord: town })}>
        {countedText(words().formerTown, n).replace('{town}', () => town)}
      </TextLink>
    </p>
  )
}

function sectionsOf(house: House, hasVouchers: boolean) {
  const titles = words().sections
  const section = (name: keyof typeof titles, id?: string) => {
    const values = formValuesIn(house, name)
    const shown = values.filter(({ what }) => hasVouchers || what !== 'voucher-validity')
    return { id, title: titles[name], values: shown }
  }
  const facts = formValuesIn(house, 'workshop')
  const workshopSection = (workshop: string, title: string) => ({
    id: `workshop-${workshop}`,
    title,
    values: facts.filter((value) => 'workshop' in value && value.workshop === workshop),
  })
  return [
    section('identity', houseAnchors.identity),
    section('reach'),
    ...house.shown.map((workshop) => workshopSection(workshop, workshopName({ workshop }))),
    ...(hasFeature(house, 'privateGroups') ? [section('privateGroup')] : []),
    section('requests'),
    section('terms', houseAnchors.terms),
    section('books'),
    section('home', houseAnchors.home),
    ...workshopsAside(house).own.map((workshop) =>
      workshopSection(
        workshop,
        labelledText(deskWords().workshops.aside, workshopName({ workshop })),
      ),
    ),
  ]
}

async function keepOffer(visit: DeskVisit, form: URLSearchParams, offered: boolean) {
  const offer = features.find((one) => one === form.get('offer'))
  if (!offer) return redirectBack(visit)
  return changeResult(await changeHouse(visit.office, [{ what: 'offer', offer, offered }]))
}

async function keepValues(visit: DeskVisit, form: URLSearchParams) {
  const { office } = visit
  let house = await readHouse(office.store)
  const names = form.getAll('value')
  const formValues = valuesOf(house)
    .filter(isFormValue)
    .filter((value) => names.includes(valueName(value)))
  if (formValues.length === 0) return redirectBack(visit)
  const keyless = formValues.some(needsFreshKey) ? askFreshKey(visit, form) : undefined
  if (keyless) return keyless
  const boxes = formValues.flatMap((value) => boxesOf(formOfValue(value).form))
  let typed: Texts = { ...fromKeys(boxes, () => ''), ...Object.fromEntries(form) }
  const kept: HouseValue[] = []
  let problems: Texts = {}
  for (const value of formValues) {
    const { form: own, first } = formOfValue(value)
    // A field that was not sent, as of a language that the site does not have, keeps its text.
    const texts = fromKeys(own.names, (field) => typed[nameIn(own, field)] ?? first[field] ?? '')
    const read = readHouseForm(value, texts, house)
    const older = changedSince(own, typed, first)
    const isSaved = read.kind === 'valid' && isDeepStrictEqual(read.value, value)
    if (older && !isSaved) {
      problems = { ...problems, ...older.problems }
      typed = older.typed
    } else if (read.kind === 'valid') {
      kept.push(read.value)
      house = houseWith(house, read.value)
    } else problems = { ...problems, ...refusalOf(own, read.fields, typed).problems }
  }
  if (Object.keys(problems).length > 0) return { problems, typed }
  return changeResult(await changeHouse(office, kept))
}

/** Fields that a browser leaves out of what it sends, where they are not ticked. */
function boxesOf(form: ReturnType<typeof formOfValue>['form']): readonly string[] {
  const boxes = form.names.filter((field) => form.kindOf(field).is === 'tick')
  return boxes.map((field) => nameIn(form, field))
}
