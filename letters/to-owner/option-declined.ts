import { subjectFacts } from '#content/words/date-facts.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import type { OfOption } from '../news.ts'
import { sampleOption } from '../to-guest/options/option-letters.ts'
import { makeFarmLetter, deskAction, ownersDateFacts } from './notice.ts'

const reasons: Readonly<Record<Language, string>> = {
  nl: 'We kwamen toch niet overeen over de dag.',
  fr: 'Nous n’avons pas pu nous accorder sur le jour.',
  en: 'We couldn’t agree on a day after all.',
}

/** A group declined an option; only this mail has its reason. */
export const ownerOptionDeclinedLetter = makeFarmLetter(
  (scene): OfOption & { readonly reason: string } => {
    const option = sampleOption(scene)
    return { option, reason: reasons[option.language] }
  },
  (mail, { option, reason }) => {
    const { name, email: replyTo, session } = option
    const words = mail.ownerWords.ownerOption.declined
    const subject = fill(words.subject, { name, ...subjectFacts(session, mail.siteWords) })
    return {
      about: [option],
      replyTo,
      words: { ...words, subject },
      texts: [fill(words.text, { name })],
      facts: [
        ...ownersDateFacts(mail, session),
        ...(reason ? [{ label: words.reason, value: reason }] : []),
      ],
      more: [deskAction(mail)],
    }
  },
)
