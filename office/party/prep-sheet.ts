import { parseDiets } from '#booking/party/diets.ts'
import { type PrepSheet, prepSheet } from '#booking/party/prep-sheet.ts'
import { shoppingLines } from '#content/recipes.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { allergenNames, prepSheetWords as words } from '#content/words/nl/prep-sheet.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { isLanguage } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import type { PrepSection } from '#letters/news.ts'
import type { Companion } from '#store/companions.ts'
import type { DietsOnFile } from '#store/diets.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { SessionOnFile } from '#store/sessions.ts'

type Preparation = {
  readonly session: SessionOnFile
  readonly reservations: readonly ReservationOnFile[]
  readonly diets: readonly DietsOnFile[]
  readonly companions: readonly Companion[]
}

export function prepSheetOf({ session, reservations, diets: onFile, companions }: Preparation) {
  const eating = companions.filter((each) => each.diets !== '')
  const diets = new Map(onFile.map(({ reservationId, answer }) => [reservationId, answer]))
  const coming = reservations.map((party) => {
    const answer = diets.get(party.id)
    const remarks = [party.specialRequirements, party.note].filter(Boolean).join('; ')
    const own = eating
      .filter(({ reservationId }) => reservationId === party.id)
      .map((each) => ({ name: each.name, diets: parseDiets(each.diets) }))
    const told = answer === undefined ? undefined : parseDiets(answer)
    return { ...party, diets: told, companions: own, remarks }
  })
  return sections(prepSheet(coming), session)
}

function sections(sheet: PrepSheet, session: SessionOnFile): readonly PrepSection[] {
  const { remarks, telephones } = sheet
  return [
    { title: words.people, lines: peopleLines(sheet, session.bookedElsewhere) },
    { title: words.plates, lines: withElsewhere(plateLines(sheet), session) },
    ...(remarks.length > 0
      ? [{ title: words.remarks, lines: remarks.map(({ name, text }) => `${name}: ${text}`) }]
      : []),
    ...(telephones.length > 0
      ? [{ title: words.telephones, lines: telephones.map((of) => `${of.name}: ${of.telephone}`) }]
      : []),
    { title: words.owing, lines: withElsewhere(owingLines(sheet), session) },
    // Who booked elsewhere eats and bakes as well.
    { title: words.shopping, lines: shoppingLines(session.workshop, session.taken) },
  ]
}

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

function owingLines({ owing }: PrepSheet): readonly string[] {
  if (owing.length === 0) return [words.allPaid]
  return owing.map(({ name, cents }) => `${name}: ${printEuros(cents, 'nl')}`)
}
