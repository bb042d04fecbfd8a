import type { House } from '#booking/house/house.ts'
import { hasFeature } from '#booking/house/features.ts'
import { type Diets, parseDiets } from '#booking/party/diets.ts'
import { type DietAnswers, type Plates, platesOf, platesOfParty } from '#booking/party/plates.ts'
import { withDistinctNames } from '#booking/people/distinguish.ts'
import { owedCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { shoppingLines } from '#content/recipes.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import { isLanguage } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { labelled, upperFirst } from '#language/typeset.ts'
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
  /** A house that asks for no diets misses no answer. */
  readonly house: Pick<House, 'leftOutFeatures'>
}

export function prepSheetOf(
  { session, reservations, diets, companions, house }: Preparation,
  allWords: OwnerWords,
): readonly PrepSection[] {
  const { prepSheet: words, language } = allWords
  const parties = withDistinctNames(reservations).map(eatingAt({ diets, companions }))
  const plates = platesOf(parties, session.bookedElsewhere)
  const asksDiets = hasFeature(house, 'diets')
  const lines = [
    ...toldLines(plates, allWords),
    ...(asksDiets ? [dateAnswer(plates.answers, allWords)] : []),
  ]
  const notes = parties.filter(({ note }) => note !== '')
  const reachable = parties.filter(({ telephone }) => telephone !== '')
  const sections = [
    { title: words.people, lines: peopleLines(parties, session.bookedElsewhere, allWords) },
    {
      title: asksDiets ? words.plates : words.remarks,
      lines: [
        ...(parties.length > 0 ? lines : []),
        ...(asksDiets && session.bookedElsewhere > 0 ? [words.notKnown] : []),
      ],
    },
    { title: words.notes, lines: notes.map(({ name, note }) => labelled(name, note, language)) },
    {
      title: words.telephones,
      lines: reachable.map(({ name, telephone }) => labelled(name, telephone, language)),
    },
    { title: words.owing, lines: owingLines(parties, allWords) },
    // Guests booked elsewhere eat and bake too.
    { title: words.shopping, lines: shoppingLines(session.workshop, session.taken, allWords) },
  ]
  return sections.filter((section) => section.lines.length > 0)
}

export function dietLinesOf(
  reservation: ReservationOnFile,
  onFile: Pick<Preparation, 'diets' | 'companions' | 'house'>,
  allWords: OwnerWords,
): readonly string[] {
  const party = eatingAt(onFile)(reservation)
  const plates = platesOfParty(party)
  const { missingNamed, missing, ...sentences } = allWords.prepSheet.ofBooking
  const isAlone = party.companions.length === 0
  const plateWords = { ...sentences, missing: isAlone ? missing : missingNamed }
  const answer = hasFeature(onFile.house, 'diets')
    ? [answerText(plates.answers, plateWords, allWords)]
    : []
  // The booking's page has the guest's own words apart, as they may be about anything.
  return [...toldLines({ ...plates, written: [] }, allWords), ...answer]
}

function eatingAt({ diets, companions }: Pick<Preparation, 'diets' | 'companions'>) {
  const answers = new Map(diets.map(({ reservationId, answer }) => [reservationId, answer]))
  return (party: ReservationOnFile) => ({
    ...party,
    diets: dietsAnswered(answers.get(party.id)),
    companions: companions
      .filter(({ reservationId }) => reservationId === party.id)
      .map(({ name, diets: answer }) => ({ name, diets: dietsAnswered(answer) })),
  })
}

function dietsAnswered(answer: string | undefined): Diets | undefined {
  return answer ? parseDiets(answer) : undefined
}

function peopleLines(
  parties: readonly ReservationOnFile[],
  elsewhere: number,
  allWords: OwnerWords,
): readonly string[] {
  const words = allWords.prepSheet
  const heads = sum(parties, ({ participants }) => participants)
  const spoken = headsByLanguage(parties).map(([language, n]) =>
    labelled(
      isLanguage(language) ? upperFirst(nameOfLanguage(language, allWords.language)) : language,
      n,
      allWords.language,
    ),
  )
  const whereof = elsewhere > 0 ? [fill(words.elsewhere, { n: elsewhere })] : []
  const people = fillCounted(allWords.pages.date.persons, heads + elsewhere, allWords.language)
  return [people, ...whereof, ...spoken]
}

function headsByLanguage(parties: readonly ReservationOnFile[]) {
  const byLanguage = Map.groupBy(parties, ({ language }) => language)
  return [...byLanguage]
    .map(([language, group]) => [language, sum(group, ({ participants }) => participants)] as const)
    .toSorted((a, b) => b[1] - a[1])
}

function toldLines(
  { vegans, allergens, remarks, written }: Plates,
  { prepSheet: words, allergens: allergenNames, language }: OwnerWords,
): readonly string[] {
  return [
    ...(vegans > 0 ? [fill(words.vegans, { n: vegans })] : []),
    ...allergens.map(({ allergen, names }) =>
      labelled(upperFirst(allergenNames[allergen]), names.join(', '), language),
    ),
    ...remarks.map((remark) => fill(words.remark, remark)),
    ...written.map((remark) => fill(words.written, remark)),
  ]
}

function dateAnswer(answers: DietAnswers, allWords: OwnerWords): string {
  const { missing, complete, allNone } = allWords.prepSheet
  const ofAll = fillCounted(allNone, answers.bookings, allWords.language)
  return answerText(answers, { missing, complete, allNone: ofAll }, allWords)
}

function answerText(
  answers: DietAnswers,
  sentences: Readonly<Record<'missing' | 'complete' | 'allNone', string>>,
  { pages, search, language }: OwnerWords,
): string {
  const people = fillCounted(pages.date.persons, answers.people, language)
  const bookings = fillCounted(search.found, answers.bookings, language)
  switch (answers.kind) {
    case 'missing':
      return fill(sentences.missing, { bookings, people, names: answers.names.join(', ') })
    case 'complete':
      return fill(sentences.complete, { bookings, people })
    case 'all-none':
      return fill(sentences.allNone, { people })
  }
}

function owingLines(
  parties: readonly ReservationOnFile[],
  { prepSheet: words, language }: OwnerWords,
): readonly string[] {
  // A request owes nothing until the farm says yes.
  const agreed = parties.filter(({ status }) => status !== 'requested')
  if (agreed.length === 0) return []
  const owing = agreed.filter(({ payments }) => owedCents(payments) > 0)
  if (owing.length === 0) return [words.allPaid]
  return owing.map(({ name, payments }) =>
    labelled(name, printEuros(owedCents(payments), language), language),
  )
}
