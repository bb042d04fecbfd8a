import type { GroupSize, House, WorkshopFacts } from '#booking/house/house.ts'
import { type Language, locales } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { printRange, spellNumber } from '#language/numerals.ts'
import { printDuration, printHours, printTime } from '#language/times.ts'

export type Facts = ReturnType<typeof factsIn>

/** The numbers of the house as texts in a language tell them, so that no text has its own. */
export function factsIn({ workshops, privateGroup, openingHours }: House, language: Language) {
  const { sourdough, drinks, vegetables } = workshops
  return {
    bread: factsOf([sourdough], language),
    drinks: factsOf([drinks], language),
    vegetables: factsOf([vegetables], language),
    /** The two that take an evening. */
    evening: factsOf([drinks, vegetables], language),
    all: factsOf(Object.values(workshops), language),
    /** A group on a date of its own. */
    own: printGroup(privateGroup, language),
    /** When the farm is open, every day. */
    open: printHours(openingHours.opens, openingHours.closes, language),
    timetables: {
      sourdough: sourdough.timetable,
      drinks: drinks.timetable,
      vegetables: vegetables.timetable,
    },
  }
}

/** Of several workshops together: what differs is told as alternatives, "€ 65 of € 70". */
function factsOf(each: readonly WorkshopFacts[], language: Language) {
  const tell = (print: (facts: WorkshopFacts) => string) =>
    new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(new Set(each.map(print)))
  const prices = each.map(({ priceCents }) => priceCents)
  return {
    /** A person. */
    price: tell(({ priceCents }) => printEuros(priceCents, language)),
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

function printGroup({ from, to }: GroupSize, language: Language) {
  const tell = (print: (n: number) => string) => {
    if (from === to) return print(to)
    const range = printRange(print(from), print(to), language)
    return language === 'fr' ? `de ${range}` : range
  }
  const group = tell(String)
  return {
    /** "4 tot 8", "de 4 à 8"; "8" alone where it is never another number. */
    group,
    /** The same at the beginning of a sentence. */
    groupFirst: group.charAt(0).toUpperCase() + group.slice(1),
    /** "vier tot acht" */
    spelledGroup: tell((n) => spellNumber(n, language)),
    /** "acht" */
    most: spellNumber(to, language),
  }
}

/** A sample day: its times, and what is done at each. */
export function hourByHour(times: readonly string[], activities: readonly string[]) {
  if (times.length !== activities.length) {
    throw new Error(`There are ${times.length} times and ${activities.length} activities`)
  }
  return times.map((time, i) => ({ time, activity: activities[i] ?? '' }))
}
