import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import type { Absence } from '#booking/dates/away.ts'
import { typesetAll } from '#language/typeset.ts'
import { packOf } from './packs.ts'
import type { Words } from './shape.ts'

const promisesIn = (language: Language) => typesetAll(packOf(language).promises, language)

/** The same words with the promise that is true while the farm is away. */
export function wordsWhileAway(words: Words, language: Language, absence: Absence): Words {
  const { away, why, closed } = promisesIn(language)
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

/** The same words about a date so near that its request is answered before it begins. */
export function wordsBeforeItBegins<Said>(words: Said, language: Language): Said {
  return withPromise(words, language, promisesIn(language).soon)
}

function withPromise<Said>(words: Said, language: Language, promise: string): Said {
  const capital = promise.charAt(0).toLocaleUpperCase(language) + promise.slice(1)
  const usual = new RegExp(promisesIn(language).usual.replaceAll(' ', '\\s'), 'gi')
  const promised = JSON.stringify(words).replaceAll(usual, (found) =>
    found.charAt(0) === found.charAt(0).toLowerCase() ? promise : capital,
  )
  const changed: Said = JSON.parse(promised)
  return changed
}
