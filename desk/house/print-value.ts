import { countryName } from '#booking/house/countries.ts'
import { withApostrophes } from '#booking/house/house-fields.ts'
import {
  type HouseValue,
  type FormValue,
  declarationOf,
  isFormValue,
} from '#booking/house/house-value.ts'
import { markKind } from '#booking/look/mark.ts'
import { paletteNameOf } from '#booking/look/palette.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#language/languages.ts'
import { printHours, printOpening } from '#language/times.ts'
import { workshopName } from '../dates/date-text.ts'
import {
  countedText,
  deskHouse,
  deskLanguage,
  deskWords,
  euros,
  languageName,
  listedText,
  ownerSees,
} from '../desk-language.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'

const words = () => deskWords().house
const terms = () => deskWords().terms

type Values = { readonly [Value in HouseValue as Value['what']]: Value }

type Printers = {
  readonly [What in keyof Values]?: (value: Values[What], beside?: HouseValue) => string
}

type WithoutForm = Exclude<keyof Values, FormValue['what']>

const printers: Printers = {
  price: ({ cents }) => euros(cents),
  minimum: ({ minimum, daysBefore: days }) =>
    minimum === 0 ? words().always : fill(words().minimum, { minimum, before: daysBefore(days) }),
  hours: ({ startTime, endTime }) => printHours(startTime, endTime, deskLanguage()),
  'opening-hours': printOpenings,
  'other-hours': printOpenings,
  'requests-close': ({ hours }) =>
    hours === 0 ? words().untilItBegins : countedText(words().hoursBefore, hours),
  vat: (value) => fill(words().percent, value),
  offer: ({ offered }) => (offered ? deskWords().features.yes : deskWords().features.no),
  page: ({ shown }) => (shown ? words().pageShown : words().pageLeftOut),
  'open-site': ({ isOpen }) => deskWords().begin.opening[isOpen ? 'everybody' : 'nobody'],
  edition: (value) => (value.number === 0 ? words().firstTexts : fill(words().edition, value)),
  name: (value) =>
    value.name === withApostrophes(value.accountHolder)
      ? value.name
      : fill(words().nameAtBank, value),
  people: ({ guide, cook }) => listedText([guide, cook].filter(Boolean)),
  address: (value) => fill(words().address, value),
  location: (value) => fieldsIn(value).join('\u00a0/ ') || words().noMap,
  country: ({ countryCode }) => countryName(countryCode, deskLanguage()),
  distances: printDistances,
  numbers: ({ enterpriseNumber, vatNumber }) =>
    enterpriseNumber === ''
      ? words().none
      : [enterpriseNumber, vatNumber || words().noVat].join(', '),
  languages: ({ spoken }) => spoken.map(languageName).join(', '),
  'owner-language': ({ language }) => languageName(language),
  workshops: ({ shown }) => shown.map((workshop) => workshopName({ workshop })).join(', '),
  'workshop-name': printTexts,
  'workshop-sentence': printTexts,
  sentence: printTexts,
  group: (value) => fill(words().size, value),
  'private-group': (value) => fill(words().size, value),
  payment: (value) =>
    fill(isOneSum(value) ? terms().oneSum : terms().inTwo, {
      depositPercent: value.depositPercent,
      within: countedText(terms().withinDays, value.depositDays),
      before: daysBefore(value.balanceDaysBefore),
    }),
  refunds: ({ steps }) => {
    const said = steps.map(({ percent, daysBefore: days }) =>
      fill(terms().step, { percent, before: daysBefore(days) }),
    )
    return [...said, terms().nothing].join(', ')
  },
  'voucher-validity': ({ voucherYears }) => countedText(terms().years, voucherYears),
  answer: ({ answerHours }) => countedText(terms().hours, answerHours),
  moving: ({ moveDaysBefore }) => fill(terms().moveUntil, { before: daysBefore(moveDaysBefore) }),
  'own-page': ({ place }) => deskWords().ownPages.places[place],
  'page-address': (value) => listedText([...new Set(deskHouse().spoken.map((one) => value[one]))]),
  colours: (value) => {
    const name = paletteNameOf(value)
    const { palettes, own } = deskWords().look.colours
    return name ? palettes[name] : fill(own, value)
  },
  drawings: printShown,
  jar: printShown,
  letters: ({ letters }) => beforeColon(deskWords().look.faces.pairs[letters]),
  mark: ({ mark }) => beforeColon(deskWords().look.mark.choices[markKind(mark)]),
} satisfies Printers & Record<WithoutForm, unknown>

/** A value on one line, in the owner's language. Texts that equal those of `beside` are left out. */
export function printValue(value: HouseValue, beside?: HouseValue): string {
  const fields = () => (isFormValue(value) ? fieldsIn(value) : [])
  return printAs(value.what, value, beside) ?? (fields().join(', ') || words().none)
}

function printAs<What extends keyof Values>(
  what: What,
  value: Values[What],
  beside: HouseValue | undefined,
) {
  return printers[what]?.(value, beside)
}

function fieldsIn(value: FormValue): readonly string[] {
  return Object.values(declarationOf(value).typedFields(value, deskLanguage())).filter(Boolean)
}

function daysBefore(days: number): string {
  return countedText(terms().daysBefore, days)
}

function printOpenings(openings: Values['opening-hours' | 'other-hours']): string {
  return openings.days.length === 0 ? words().none : printOpening(openings, deskLanguage())
}

function printDistances({ walkMinutes, radiusKm }: Values['distances']): string {
  const distances = [
    walkMinutes !== null && fill(words().walk, { walkMinutes }),
    radiusKm !== null && fill(words().radius, { radiusKm }),
  ]
  return distances.filter((text) => text !== false).join(', ') || words().none
}

type InEachLanguage = Values['workshop-name' | 'workshop-sentence' | 'sentence']

function printTexts(value: InEachLanguage, beside: HouseValue | undefined): string {
  const inOrder = [ownerSees(), ...languages.filter((one) => one !== ownerSees())]
  const changed = inOrder.filter((one) => beside?.what !== value.what || beside[one] !== value[one])
  const texts = changed.map((language) => value[language]).filter((text) => text !== '')
  return (beside ? [...new Set(texts)].join(' / ') : texts[0]) || words().none
}

function printShown({ shown }: Values['drawings' | 'jar']): string {
  return shown ? deskWords().look.shown : deskWords().look.none
}

function beforeColon(choice: string): string {
  return choice.split(':')[0]!.trim()
}
