import { printSession } from '#content/words/date-facts.ts'
import { fill } from '#language/fill.ts'
import type { OfOption } from '../news.ts'
import { sampleOption } from '../to-guest/options/option-letters.ts'
import { makeFarmLetter, deskAction, ownersDateFacts } from './notice.ts'

/** A group declined an option; only this mail has its reason. */
export const ownerOptionDeclinedLetter = makeFarmLetter(
  (scene): OfOption & { readonly reason: string } => {
    return { option: sampleOption(scene), reason: 'We kwamen toch niet overeen over de dag.' }
  },
  (mail, { option, reason }) => {
    const { name, email: replyTo, session } = option
    const words = mail.ownerWords.ownerOption.declined
    const subject = fill(words.subject, { name, ...printSession(session, mail.siteWords) })
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
