import { countryName } from '#booking/house/countries.ts'
import { withApostrophes } from '#booking/house/house-fields.ts'
import { type HouseValue, type FormValue, declarationOf } from '#booking/house/house-value.ts'
import { isOfLook, type LookValue } from '#booking/look/look-value.ts'
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

/** A value on one line, in the owner's language. Texts that equal those of `beside` are left out. */
export function printValue(value: HouseValue, beside?: HouseValue): string {
  if (isOfLook(value)) return printLook(value)
  if (value.what === 'own-page') return deskWords().ownPages.places[value.place]
  if (value.what === 'page-address')
    return listedText([...new Set(deskHouse().spoken.map((one) => value[one]))])
  switch (value.what) {
    case 'price':
      return euros(value.cents)
    case 'minimum':
      if (value.minimum === 0) return words().always
      return fill(words().minimum, { minimum: value.minimum, before: daysBefore(value.daysBefore) })
    case 'hours':
      return printHours(value.startTime, value.endTime, deskLanguage())
    case 'opening-hours':
    case 'other-hours':
      if (value.days.length === 0) return words().none
      return printOpening(value, deskLanguage())
    case 'requests-close':
      if (value.hours === 0) return words().untilItBegins
      return countedText(words().hoursBefore, value.hours)
    case 'vat':
      return fill(words().percent, value)
    case 'offer':
    case 'page':
    case 'open-site':
      return printChoice(value)
    case 'edition':
      return value.number === 0 ? words().firstTexts : fill(words().edition, value)
    case 'name':
      if (value.name === withApostrophes(value.accountHolder)) return value.name
      return fill(words().nameAtBank, value)
    case 'people':
      return listedText([value.guide, value.cook].filter(Boolean))
    case 'address':
      return fill(words().address, value)
    case 'location':
      return fieldsIn(value).join('\u00a0/ ') || words().noMap
    case 'country':
      return countryName(value.countryCode, deskLanguage())
    case 'distances':
      return printDistances(value)
    case 'numbers':
      if (value.enterpriseNumber === '') return words().none
      return [value.enterpriseNumber, value.vatNumber || words().noVat].join(', ')
    case 'languages':
      return value.spoken.map(languageName).join(', ')
    case 'owner-language':
      return languageName(value.language)
    case 'workshops':
      return value.shown.map((workshop) => workshopName({ workshop })).join(', ')
    case 'workshop-name':
    case 'workshop-sentence':
    case 'sentence':
      return printTexts(value, beside)
    case 'group':
    case 'private-group':
      return fill(words().size, value)
    case 'payment':
    case 'refunds':
    case 'voucher-validity':
    case 'answer':
    case 'moving':
      return printTerms(value)
    default:
      return fieldsIn(value).join(', ') || words().none
  }
}

type InEachLanguage = Extract<
  HouseValue,
  { readonly what: 'workshop-name' | 'workshop-sentence' | 'sentence' }
>

function printTexts(value: InEachLanguage, beside: HouseValue | undefined): string {
  const inOrder = [ownerSees(), ...languages.filter((one) => one !== ownerSees())]
  const changed = inOrder.filter((one) => beside?.what !== value.what || beside[one] !== value[one])
  const texts = changed.map((language) => value[language]).filter((text) => text !== '')
  return (beside ? [...new Set(texts)].join(' / ') : texts[0]) || words().none
}

function printLook(value: LookValue): string {
  switch (value.what) {
    case 'colours': {
      const name = paletteNameOf(value)
      const { palettes, own } = deskWords().look.colours
      return name ? palettes[name] : fill(own, value)
    }
    case 'drawings':
    case 'jar':
      return value.shown ? deskWords().look.shown : deskWords().look.none
    case 'letters':
      return beforeColon(deskWords().look.faces.pairs[value.letters])
    case 'mark':
      return beforeColon(deskWords().look.mark.choices[markKind(value.mark)])
  }
}

type Distances = { readonly walkMinutes: number | null; readonly radiusKm: number | null }

function printDistances({ walkMinutes, radiusKm }: Distances): string {
  const distances = [
    walkMinutes !== null && fill(words().walk, { walkMinutes }),
    radiusKm !== null && fill(words().radius, { radiusKm }),
  ]
  return distances.filter((text) => text !== false).join(', ') || words().none
}

function beforeColon(choice: string): string {
  return choice.split(':')[0]!.trim()
}

function fieldsIn(value: FormValue): readonly string[] {
  return Object.values(declarationOf(value).typedFields(value, deskLanguage())).filter(Boolean)
}

type Choice = Extract<HouseValue, { readonly what: 'offer' | 'page' | 'open-site' }>

function printChoice(value: Choice): string {
  if (value.what === 'offer')
    return value.offered ? deskWords().features.yes : deskWords().features.no
  if (value.what === 'page') return value.shown ? words().pageShown : words().pageLeftOut
  const { everybody, nobody } = deskWords().begin.opening
  return value.isOpen ? everybody : nobody
}

type Terms = Extract<
  HouseValue,
  { readonly what: 'payment' | 'refunds' | 'voucher-validity' | 'answer' | 'moving' }
>

function printTerms(value: Terms): string {
  const terms = deskWords().terms
  switch (value.what) {
    case 'payment':
      return fill(isOneSum(value) ? terms.oneSum : terms.inTwo, {
        depositPercent: value.depositPercent,
        within: countedText(terms.withinDays, value.depositDays),
        before: daysBefore(value.balanceDaysBefore),
      })
    case 'refunds':
      return [
        ...value.steps.map((step) =>
          fill(terms.step, { percent: step.percent, before: daysBefore(step.daysBefore) }),
        ),
        terms.nothing,
      ].join(', ')
    case 'voucher-validity':
      return countedText(terms.years, value.voucherYears)
    case 'answer':
      return countedText(terms.hours, value.answerHours)
    case 'moving':
      return fill(terms.moveUntil, { before: daysBefore(value.moveDaysBefore) })
  }
}

function daysBefore(days: number): string {
  return countedText(deskWords().terms.daysBefore, days)
}
