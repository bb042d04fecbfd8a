import { lastBeginning } from '#booking/dates/session-days.ts'
import { hasFeature } from '#booking/house/features.ts'
import { owedCents } from '#booking/money/owed.ts'
import { withDistinctNames } from '#booking/people/distinguish.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { printSession } from '#content/words/date-facts.ts'
import { shoppingLines } from '#content/recipes.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import { printEuros } from '#language/money.ts'
import { printInstant } from '#language/times.ts'
import { labelled, upperFirst } from '#language/typeset.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { OfSession } from '../news.ts'
import type { Scene } from '../sample-scene.ts'
import {
  type FarmMail,
  ownersDateFacts,
  makeSessionNotice,
  sectionParts,
  stepAction,
} from './notice.ts'

export const toDecideLetter = makeSessionNotice(notDecided, (mail, news) => {
  const { session } = news
  const { ownerNews } = mail.ownerWords
  const words = ownerNews.toDecide
  return {
    words,
    texts: [words.text],
    facts: [...ownersDateFacts(mail, session), ...placesFacts(mail, session)],
    between: sectionParts([guestsOf(mail, news)]),
    main: stepAction(mail, 'go-ahead', session.id),
    more: [stepAction(mail, 'call-off', session.id)],
    closing: [words.consequence, ownerNews.oneButton],
  }
})

function placesFacts({ ownerWords, language }: FarmMail, session: SessionOnFile) {
  const { taken, capacity, minimum } = session
  const { desk, ownerNews, pages } = ownerWords
  const labels = ownerNews.facts
  const places = { label: labels.places, value: fill(desk.placesTaken, { taken, capacity }) }
  if (minimum === undefined) return [places]
  const needed = fillCounted(pages.date.persons, minimum, language)
  return [places, { label: labels.minimum, value: needed }]
}

function guestsOf(mail: FarmMail, { session, reservations }: OfSession) {
  const words = mail.ownerWords.ownerNews.toDecide
  const { bookedElsewhere } = session
  const elsewhere =
    bookedElsewhere > 0 ? [fillCounted(words.elsewhere, bookedElsewhere, mail.language)] : []
  const lines = [
    ...withDistinctNames(reservations).map((one) => guestLine(mail, one)),
    ...elsewhere,
  ]
  return {
    title: words.guestsTitle,
    lines: lines.length > 0 ? lines : [mail.ownerWords.pages.date.nobody],
  }
}

function guestLine({ ownerWords, language }: FarmMail, reservation: ReservationOnFile): string {
  const { desk, ownerNews } = ownerWords
  const { name, participants } = reservation
  const status = desk.statuses[shownStatus(reservation)]
  const line = fillCounted(ownerNews.toDecide.guest, participants, language)
  return fill(line, { name, status: status.toLowerCase() })
}

export const prepSheetLetter = makeSessionNotice(prepared, (mail, news) => {
  const { session, sheet, reservations } = news
  const words = mail.ownerWords.ownerNews.prepSheet
  const { workshop } = printSession(session, mail.siteWords)
  return {
    words: { ...words, title: fill(words.title, { workshop }) },
    facts: ownersDateFacts(mail, session),
    between: sectionParts([guestsOf(mail, news), ...sheet]),
    closing: reservations.length > 0 ? privacyOf(mail, session) : [],
  }
})

function privacyOf({ mailboxes, ownerWords, language }: FarmMail, session: SessionOnFile) {
  const words = ownerWords.ownerNews.prepSheet
  const until = printInstant(lastBeginning(session), language)
  return hasFeature(mailboxes.house, 'diets')
    ? [fill(words.later, { until }), words.private]
    : [words.privateNames]
}

function notDecided({ secured: reservation }: Scene): OfSession {
  const quorum = {
    taken: 2,
    minimum: 4,
    decidesOn: '2025-09-24',
    bookedElsewhere: 0,
    note: '',
  } as const
  return { session: { ...reservation.session, ...quorum }, reservations: [reservation], sheet: [] }
}

function prepared(scene: Scene): OfSession {
  return { ...notDecided(scene), sheet: sheetOf(scene) }
}

/** Sheet as `office/party/prep-sheet.ts` writes it. */
function sheetOf({ secured: reservation, house }: Scene) {
  const { participants, payments, session, name, specialRequirements } = reservation
  const allWords = ownerWordsOf(house)
  const { prepSheet: words, allergens, pages, search, language } = allWords
  const owed = printEuros(owedCents(payments), language)
  const people = fillCounted(pages.date.persons, participants, language)
  const written = fill(words.written, { name, text: specialRequirements })
  const plates = [
    fill(words.vegans, { n: 1 }),
    labelled(upperFirst(allergens.nuts), name, language),
    written,
    fill(words.complete, { bookings: fillCounted(search.found, 1, language), people }),
  ]
  const sections = [
    {
      title: words.people,
      lines: [
        people,
        labelled(
          upperFirst(nameOfLanguage(reservation.language, language)),
          participants,
          language,
        ),
      ],
    },
    hasFeature(house, 'diets')
      ? { title: words.plates, lines: plates }
      : { title: words.remarks, lines: [written] },
    { title: words.owing, lines: [labelled(name, owed, language)] },
    { title: words.shopping, lines: shoppingLines(session.workshop, participants, allWords) },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}
