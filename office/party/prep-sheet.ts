import type { House } from '#booking/house/house.ts'
import { isOffered } from '#booking/house/offers.ts'
import { type Diets, parseDiets } from '#booking/party/diets.ts'
import { type DietAnswers, type Plates, platesOf } from '#booking/party/plates.ts'
import { namedApart } from '#booking/people/told-apart.ts'
import { type PrepSheet, prepSheet } from '#booking/party/prep-sheet.ts'
import { shoppingLines } from '#content/recipes.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import { isLanguage } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { labelled } from '#language/typeset.ts'
import type { PrepSection } from '#letters/news.ts'
import type { Companion } from '#store/party/companions.ts'
import type { DietsOnFile } from '#store/party/diets.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'

type Preparation = {
  readonly session: SessionOnFile
  readonly reservations: readonly ReservationOnFile[]
  readonly diets: readonly DietsOnFile[]
  readonly companions: readonly Companion[]
  /** A house that does not ask for diets misses no answer. */
  readonly house: Pick<House, 'without'>
}

/** The sheet of a date, in the owner's words. */
export function prepSheetOf(
  { session, reservations, diets, companions, house }: Preparation,
  own: OwnerWords,
): readonly PrepSection[] {
  const eating = eatingAt({ diets, companions })
  const parties = namedApart(reservations).map(eating)
  const sheet = prepSheet(parties, session.bookedElsewhere)
  const lines = toldLines(sheet.plates, own)
  const plates = isOffered(house, 'diets')
    ? { title: own.prepSheet.plates, lines: [...lines, dateAnswer(sheet.plates.answers, own)] }
    : { title: own.prepSheet.remarks, lines }
  return sections({ sheet, plates }, session, own)
}

/** The plates of one booking, for its page. */
export function dietLinesOf(
  reservation: ReservationOnFile,
  onFile: Pick<Preparation, 'diets' | 'companions' | 'house'>,
  own: OwnerWords,
): readonly string[] {
  const plates = platesOf([eatingAt(onFile)(reservation)], 0)
  const answer = isOffered(onFile.house, 'diets') ? [bookingAnswer(plates.answers, own)] : []
  return [...toldLines(plates, own), ...answer]
}

function eatingAt({ diets, companions }: Pick<Preparation, 'diets' | 'companions'>) {
  const answers = new Map(diets.map(({ reservationId, answer }) => [reservationId, answer]))
  return (party: ReservationOnFile) => ({
    ...party,
    diets: told(answers.get(party.id)),
    companions: companions
      .filter(({ reservationId }) => reservationId === party.id)
      .map(({ name, diets: answer }) => ({ name, diets: told(answer) })),
  })
}

function told(answer: string | undefined): Diets | undefined {
  return answer ? parseDiets(answer) : undefined
}

function sections(
  { sheet, plates }: { readonly sheet: PrepSheet; readonly plates: PrepSection },
  session: SessionOnFile,
  own: OwnerWords,
): readonly PrepSection[] {
  const words = own.prepSheet
  const { notes, telephones } = sheet
  const shopping = shoppingLines(session.workshop, session.taken, own)
  return [
    { title: words.people, lines: peopleLines(sheet, session.bookedElsewhere, own) },
    ...(plates.lines.length > 0
      ? [{ ...plates, lines: withElsewhere(plates.lines, session, own) }]
      : []),
    ...(notes.length > 0
      ? [
          {
            title: words.notes,
            lines: notes.map(({ name, text }) => labelled(name, text, own.language)),
          },
        ]
      : []),
    ...(telephones.length > 0
      ? [
          {
            title: words.telephones,
            lines: telephones.map((of) => labelled(of.name, of.telephone, own.language)),
          },
        ]
      : []),
    { title: words.owing, lines: withElsewhere(owingLines(sheet, own), session, own) },
    // Guests who booked elsewhere eat and bake as well.
    ...(shopping.length > 0 ? [{ title: words.shopping, lines: shopping }] : []),
  ]
}

function withElsewhere(
  known: readonly string[],
  { bookedElsewhere, taken }: SessionOnFile,
  { prepSheet: { notKnown } }: OwnerWords,
): readonly string[] {
  if (bookedElsewhere === 0) return known
  return bookedElsewhere === taken ? [notKnown] : [...known, notKnown]
}

function peopleLines(
  { heads, languages }: PrepSheet,
  elsewhere: number,
  own: OwnerWords,
): readonly string[] {
  const words = own.prepSheet
  const spoken = languages.map(([language, n]) =>
    labelled(
      isLanguage(language) ? nameOfLanguage(language, own.language) : language,
      n,
      own.language,
    ),
  )
  const whereof = elsewhere > 0 ? [fill(words.elsewhere, { n: elsewhere })] : []
  return [fillCounted(words.heads, heads + elsewhere, own.language), ...whereof, ...spoken]
}

function toldLines(
  { vegans, allergens, remarks, written }: Plates,
  { prepSheet: words, allergens: allergenNames, language }: OwnerWords,
): readonly string[] {
  return [
    ...(vegans > 0 ? [fill(words.vegans, { n: vegans })] : []),
    ...allergens.map(({ allergen, names }) =>
      labelled(allergenNames[allergen], names.join(', '), language),
    ),
    ...remarks.map((remark) => fill(words.remark, remark)),
    ...written.map((remark) => fill(words.written, remark)),
  ]
}

function dateAnswer(answers: DietAnswers, { prepSheet: words, language }: OwnerWords): string {
  const people = fillCounted(words.heads, answers.people, language)
  const bookings = fillCounted(words.bookings, answers.bookings, language)
  switch (answers.kind) {
    case 'missing':
      return fill(words.missing, { bookings, people, names: answers.names.join(', ') })
    case 'complete':
      return fill(words.complete, { bookings, people })
    case 'all-none':
      return fill(fillCounted(words.allNone, answers.bookings, language), { people })
  }
}

function bookingAnswer(answers: DietAnswers, { prepSheet: words, language }: OwnerWords): string {
  const people = fillCounted(words.heads, answers.people, language)
  const { missing, complete, allNone } = words.ofBooking
  switch (answers.kind) {
    case 'missing':
      return fill(missing, { people, names: answers.names.join(', ') })
    case 'complete':
      return complete
    case 'all-none':
      return fill(allNone, { people })
  }
}

function owingLines(
  { owing }: PrepSheet,
  { prepSheet: words, language }: OwnerWords,
): readonly string[] {
  if (owing.length === 0) return [words.allPaid]
  return owing.map(({ name, cents }) => labelled(name, printEuros(cents, language), language))
}
