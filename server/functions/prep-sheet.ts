import { parseDiets } from '#booking/diets.ts'
import { type PrepSheet, prepSheet } from '#booking/prep-sheet.ts'
import type { WorkshopSlug } from '#booking/workshops.ts'
import { recipes } from '#content/recipes.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { allergenNames, prepSheetWords as words } from '#content/words/nl/prep-sheet.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { isLanguage } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import type { PrepSection } from '../mail/news.ts'
import type { DietsOnFile } from '../store/diets-records.ts'
import type { SessionOnFile } from '../store/session-records.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'

type Preparation = {
  readonly session: SessionOnFile
  readonly reservations: readonly ReservationOnFile[]
  readonly diets: readonly DietsOnFile[]
}

/** The prep sheet of a date in Dutch, section by section, for the mail and the desk. */
export function prepSheetOf({
  session,
  reservations,
  diets: onFile,
}: Preparation): readonly PrepSection[] {
  const diets = new Map(onFile.map(({ reservationId, answer }) => [reservationId, answer]))
  const sheet = prepSheet(
    reservations.map(({ id, name, participants, language, payments, ...rest }) => {
      const answer = diets.get(id)
      return {
        name,
        participants,
        language,
        payments,
        diets: answer === undefined ? undefined : parseDiets(answer),
        remarks: [rest.specialRequirements, rest.note].filter(Boolean).join('; '),
      }
    }),
  )
  return sections(sheet, session)
}

function sections(sheet: PrepSheet, session: SessionOnFile): readonly PrepSection[] {
  const { remarks, owing } = sheet
  return [
    { title: words.people, lines: peopleLines(sheet, session.bookedElsewhere) },
    { title: words.plates, lines: withElsewhere(plateLines(sheet), session) },
    ...(remarks.length > 0
      ? [{ title: words.remarks, lines: remarks.map(({ name, text }) => `${name}: ${text}`) }]
      : []),
    {
      title: words.owing,
      lines: withElsewhere(
        owing.length > 0
          ? owing.map(({ name, cents }) => `${name}: ${printEuros(cents, 'nl')}`)
          : [words.allPaid],
        session,
      ),
    },
    // Who booked elsewhere eats and bakes as well.
    { title: words.shopping, lines: shoppingLines(session.workshop, session.taken) },
  ]
}

/** What is known, and that nothing is of who booked elsewhere. */
function withElsewhere(
  known: readonly string[],
  { bookedElsewhere, taken }: SessionOnFile,
): readonly string[] {
  if (bookedElsewhere === 0) return known
  return bookedElsewhere === taken ? [words.notKnown] : [...known, words.notKnown]
}

function peopleLines({ heads, languages }: PrepSheet, elsewhere: number): readonly string[] {
  const spoken = languages.map(
    ([language, n]) => `${isLanguage(language) ? languageNames[language] : language}: ${n}`,
  )
  const whereof = elsewhere > 0 ? [fill(words.elsewhere, { n: elsewhere })] : []
  return [fillCounted(words.heads, heads + elsewhere, 'nl'), ...whereof, ...spoken]
}

function plateLines({ vegans, allergens }: PrepSheet): readonly string[] {
  const lines = [
    ...(vegans > 0 ? [fill(words.vegans, { n: vegans })] : []),
    ...allergens.map(({ allergen, names }) => `${allergenNames[allergen]}: ${names.join(', ')}`),
  ]
  return lines.length > 0 ? lines : [words.noDiets]
}

function shoppingLines(workshop: WorkshopSlug, heads: number): readonly string[] {
  return recipes[workshop].map(({ name, amount, unit }) => {
    const total = amount * heads
    if (unit === 'stuks') return `${name}: ${total}`
    if (total < 1000) return `${name}: ${total} ${unit}`
    const large = (total / 1000).toLocaleString('nl-BE', { maximumFractionDigits: 2 })
    return `${name}: ${large} ${unit === 'g' ? 'kg' : 'liter'}`
  })
}
