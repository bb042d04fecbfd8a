import { type MadeFacts, madeWorkshops } from '#booking/house/made-workshops.ts'
import { countryName } from '#booking/house/countries.ts'
import { exampleNumbers } from '#booking/house/example-numbers.ts'
import { hasFeature, features } from '#booking/house/features.ts'
import { openingsOf } from '#booking/house/openings.ts'
import { townIn } from '#booking/house/town.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import type { GroupSize, House, WorkshopFacts } from '#booking/house/house.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import { type Language, localeOf, writtenIn } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { printRange, spellNumber } from '#language/numerals.ts'
import { sentenceRulesOf } from '#language/sentences.ts'
import { printDuration, printHours, printOpenings, printTime } from '#language/times.ts'
import { upperFirst } from '#language/typeset.ts'
import { toldTogether } from '../workshops.ts'
import { packOf } from './packs.ts'
import { termsSentences } from './terms-sentences.ts'
import { withFacts } from './with-facts.ts'

/** The numbers of the house as texts in a language tell them, so that no text has its own. */
export function factsIn(house: House, language: Language) {
  const { business, workshops, privateGroup, openingHours } = house
  const terms = termsSentences(house.terms, language)
  return {
    business: {
      ...business,
      // Null drops the sentences about the cook, where the guide is alone.
      people: { ...business.people, cook: business.people.cook || null },
      address: { ...business.address, town: townIn(house, language) },
      hosts: hostsOf(business, language),
      country: countryName(business.address.countryCode, language),
    },
    /** Null drops the sentence of an example. */
    example: exampleNumbers(business.address.countryCode),
    terms,
    /** The language of the owner's mails: "Nederlands". */
    owner: { language: nameOfLanguage(house.ownerLanguage, language) },
    languages: languagesOf(house, language),
    offers: toldFeatures(house, language, { terms }),
    ...mapped(toldTogether, (slugs) => factsOf(onSite(house, slugs), language)),
    all: factsOf(onSite(house), language),
    count: countOf(onSite(house), language),
    workshops: Object.fromEntries(
      madeWorkshops(house).map(([slug, facts]) => [slug, factsOfMade(facts, language)]),
    ),
    ownPages: mapped(house.ownPages, ({ name }) => ({ name: writtenIn(name, language) })),
    /** Null drops the sentences that name it, the owner's too. */
    own: hasFeature(house, 'privateGroups') ? printGroup(privateGroup, language) : noGroup,
    open: {
      hours: printHours(openingHours.opens, openingHours.closes, language),
      /** "Elke dag van 9 tot 18 uur", at the beginning of a sentence. */
      weekFirst: upperFirst(printOpenings(openingsOf(house), language)),
    },
    timetables: mapped(workshops, ({ timetable }) => timetable),
  }
}

/** Passages about features and pages that the house has or leaves out. */
function toldFeatures(house: House, language: Language, facts: object) {
  const isThere = {
    ...fromKeys(features, (feature) => hasFeature(house, feature)),
    vouchers: !house.leftOut.includes('giftVoucher'),
    faq: !house.leftOut.includes('faq'),
    // A business without a Belgian VAT number makes its invoices elsewhere.
    invoices: house.business.vatNumber.startsWith('BE'),
  }
  const told = keysOf(isThere).map((part) => {
    const variant = isThere[part] ? 'yes' : 'no'
    const passages = packOf(language).offers[part]
    return [part, mapped(passages, (text) => withFacts(text[variant], facts) ?? '')] as const
  })
  return Object.fromEntries(told)
}

/** The people of the house: "Hanne en Bavo", or one of them alone. */
function hostsOf({ people }: House['business'], language: Language): string {
  const { guide, cook } = people
  return new Intl.ListFormat(localeOf(language)).format(cook ? [guide, cook] : [guide])
}

/** The languages of the site: "Nederlands en Frans", "néerlandais et français". */
function languagesOf({ spoken }: House, language: Language) {
  const names = spoken.map((each) => nameOfLanguage(each, language))
  const listed = new Intl.ListFormat(localeOf(language)).format(names)
  return { listed, listedFirst: upperFirst(listed) }
}

/** How many workshops there are: "drie", and "Drie" at the beginning of a sentence. */
function countOf(each: readonly WorkshopFacts[], language: Language) {
  const workshops = spellNumber(each.length, language)
  return { workshops, workshopsFirst: upperFirst(workshops) }
}

/** The workshops on the site, or those of some that are; all of them where none is, for texts that are aside too. */
function onSite({ workshops, shown }: House, some: readonly string[] = shown) {
  const there = some.filter((slug) => shown.includes(slug))
  return (there.length > 0 ? there : some).map((slug) => ofWorkshop(workshops, slug))
}

function factsOfMade({ made: { name, sentence }, ...facts }: MadeFacts, language: Language) {
  return {
    name: writtenIn(name, language),
    sentence: writtenIn(sentence, language),
    ...factsOf([facts], language),
  }
}

function mapped<Each, Made>(
  each: Readonly<Record<string, Each>>,
  make: (one: Each) => Made,
): Readonly<Record<string, Made>> {
  return Object.fromEntries(Object.entries(each).map(([name, one]) => [name, make(one)]))
}

/** Facts of several workshops together: values that differ become alternatives, "€ 65 of € 70". */
function factsOf(each: readonly WorkshopFacts[], language: Language) {
  const either = (texts: readonly string[]) =>
    new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(new Set(texts))
  const tell = (print: (facts: WorkshopFacts) => string) => either(each.map(print))
  const prices = each.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b)
  return {
    /** A person. */
    price: either(prices.map((cents) => printEuros(cents, language))),
    lowest: printEuros(Math.min(...prices), language),
    highest: printEuros(Math.max(...prices), language),
    /** "van 10 tot 15.30 uur". */
    hours: tell(({ startTime, endTime }) => printHours(startTime, endTime, language)),
    /** "5,5 uur". */
    duration: tell(({ startTime, endTime }) => printDuration(startTime, endTime, language)),
    end: tell(({ endTime }) => printTime(endTime, language)),
    meal: tell(({ mealTime }) => printTime(mealTime, language)),
    ...printGroup(
      {
        from: Math.min(...each.map(({ group }) => group.from)),
        to: Math.max(...each.map(({ group }) => group.to)),
      },
      language,
    ),
  }
}

const noGroup = { group: null, groupFirst: null, spelledGroup: null, most: null }

function printGroup({ from, to }: GroupSize, language: Language) {
  const tell = (print: (n: number) => string) => {
    if (from === to) return print(to)
    return sentenceRulesOf(language).group(printRange(print(from), print(to), language))
  }
  const group = tell(String)
  return {
    /** "4 tot 8", "de 4 à 8"; "8" alone where it is never another number. */
    group,
    /** The same at the beginning of a sentence. */
    groupFirst: upperFirst(group),
    /** "vier tot acht" */
    spelledGroup: tell((n) => spellNumber(n, language)),
    /** "acht" */
    most: spellNumber(to, language),
  }
}

/** Every fact that a text can name, with its value: `bread.price` and "€ 95". */
export function listFacts(facts: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(facts).flatMap(([name, fact]: [string, unknown]) => {
    const here = path === '' ? name : `${path}.${name}`
    if (typeof fact === 'object' && fact !== null) return listFacts(fact, here)
    return [[here, String(fact ?? '')] as const]
  })
}
