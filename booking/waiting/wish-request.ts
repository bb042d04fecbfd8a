import * as v from 'valibot'
import { languages } from '#language/languages.ts'
import { workshopSlugs } from '../dates/session.ts'
import { readForm } from '../requests/read-form.ts'
import { emailAddress, limits, line } from '../requests/text-rules.ts'
import { partySize } from './waiting-request.ts'
import { weekdays } from './wish.ts'

const ticked = v.fallback(v.optional(v.literal('on')), undefined)

/** The form's own names: a box for each language and for each day. */
const wishRequest = v.pipe(
  v.object({
    workshop: v.union([v.literal('any'), v.picklist(workshopSlugs)]),
    participants: partySize,
    'suits-nl': ticked,
    'suits-fr': ticked,
    'suits-en': ticked,
    'day-1': ticked,
    'day-2': ticked,
    'day-3': ticked,
    'day-4': ticked,
    'day-5': ticked,
    'day-6': ticked,
    'day-7': ticked,
    name: line(limits.name),
    email: emailAddress(),
    consent: v.literal('on'),
  }),
  v.forward(
    // Said together with whatever else is wrong.
    v.partialCheck([['suits-nl'], ['suits-fr'], ['suits-en']], (form) =>
      languages.some((language) => form[`suits-${language}`]),
    ),
    ['suits-nl'],
  ),
  v.transform(({ workshop, participants, name, email, ...boxes }) => {
    const days = weekdays.filter((day) => boxes[`day-${day}`])
    return {
      workshop: workshop === 'any' ? undefined : workshop,
      participants,
      languages: languages.filter((language) => boxes[`suits-${language}`]),
      // Who names no day can come on any.
      weekdays: days.length > 0 ? days : weekdays,
      name,
      email,
    }
  }),
)

export function readWishRequest(typed: Readonly<Record<string, string>>) {
  if ((typed['website'] ?? '').trim() !== '') return { kind: 'robot' } as const
  return readForm(wishRequest, typed)
}
