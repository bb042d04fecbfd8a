import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import type { Absence } from '#booking/dates/away.ts'
import type { Words } from './shape.ts'

/**
 * Promises of an answer: the usual one, the one for a near date, and the one while the farm is
 * away, with its reason.
 */
const promises: Readonly<
  Record<
    Language,
    Readonly<Record<'soon' | 'away' | 'why' | 'closed', string>> & { readonly usual: RegExp }
  >
> = {
  nl: {
    usual: within('binnen', 'uur'),
    soon: 'voor de workshop begint',
    away: 'ten laatste op {day}',
    closed: 'Nu even niet: tot en met {until} is er niemand.',
    why: 'We zijn weg tot en met {until}: je hoort van ons ten laatste op {day}.',
  },
  fr: {
    usual: within('dans les', 'heures?'),
    soon: 'avant le début de l’atelier',
    away: 'au plus tard le {day}',
    closed: 'Pas en ce moment\u00a0: il n’y a personne jusqu’au {until} inclus.',
    why: 'Nous sommes absents jusqu’au {until} inclus\u00a0: vous aurez de nos nouvelles au plus tard le {day}.',
  },
  en: {
    usual: within('within', 'hours?'),
    soon: 'before the workshop begins',
    away: 'by {day}',
    closed: 'Not just now: nobody is here up to and including {until}.',
    why: 'We’re away up to and including {until}: you’ll hear from us by {day}.',
  },
}

/** The same words with the promise that is true while the farm is away. */
export function wordsWhileAway(words: Words, language: Language, absence: Absence): Words {
  const { away, why, closed } = promises[language]
  const day = printDay(absence.answerBy, language)
  const until = printDay(absence.until, language)
  const changed = withPromise(words, language, fill(away, { day }))
  const sentence = fill(why, { day, until })
  const withWhy = (text: string) => `${sentence} ${text}`
  const { booking, contact, mails } = changed
  const { reservation } = mails
  const { getInTouch } = contact
  const { opening } = getInTouch
  return {
    ...changed,
    booking: { ...booking, lead: withWhy(booking.lead) },
    contact: {
      ...contact,
      subtitle: withWhy(contact.subtitle),
      getInTouch: {
        ...getInTouch,
        opening: { ...opening, hours: `${opening.hours} ${fill(closed, { until })}` },
      },
    },
    mails: {
      ...mails,
      reservation: { ...reservation, intro: withWhy(reservation.intro) },
      contact: {
        ...mails.contact,
        text: withWhy(mails.contact.text),
        many: { ...mails.contact.many, text: withWhy(mails.contact.many.text) },
      },
    },
  }
}

/** Words that promise an answer within any number of hours. */
function within(before: string, hours: string): RegExp {
  return new RegExp(`${before} \\d+ ${hours}`.replaceAll(' ', '\\s'), 'gi')
}

/** The same words about a date so near that its request is answered before it begins. */
export function wordsBeforeItBegins<Said>(words: Said, language: Language): Said {
  return withPromise(words, language, promises[language].soon)
}

function withPromise<Said>(words: Said, language: Language, promise: string): Said {
  const capital = promise.charAt(0).toLocaleUpperCase(language) + promise.slice(1)
  const said = JSON.stringify(words).replaceAll(promises[language].usual, (found) =>
    found.charAt(0) === found.charAt(0).toLowerCase() ? promise : capital,
  )
  const changed: Said = JSON.parse(said)
  return changed
}
