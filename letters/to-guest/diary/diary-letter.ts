import { diaryDays, type DiaryLetter } from '#booking/diary/diary.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { diaryJar } from '../../diary-jar.ts'
import { mailAddressOf } from '../../envelope.ts'
import { diaryLink } from '../../links.ts'
import { makeBookingLetter, guestAddress } from '../guest-mail.ts'
import type { Scene } from '../../sample-scene.ts'

/** The jar as it should look today, and help when it does not. */
export const diaryLetter = makeBookingLetter<{ readonly letter: DiaryLetter }>(
  (scene) => ({ ...atHome(scene), letter: 0 }),
  (mail, { letter }) => {
    const { diary: page, diaryMails: words } = mail.allWords
    const { workshop } = mail.session
    const { text, otherwise, ...mailWords } = ofWorkshop(words.letters, workshop)[letter]
    return {
      words: mailWords,
      jar: diaryJar(workshop, diaryDays(workshop)?.[letter] ?? 0, mail.allWords),
      parts: [
        { styled: text, siteUrl: mail.mailboxes.siteUrl() },
        { heading: words.otherwise },
        { list: otherwise },
        { links: [{ label: page.stop, to: guestAddress(mail, 'diary') }] },
      ],
    }
  },
)

/** The last letter, a month later, asks for one sentence for the site. */
export const diaryQuestionLetter = makeBookingLetter(atHome, (mail) => {
  const { question: words } = mail.allWords.diaryMails
  const to = mailAddressOf(mail.mailboxes, diaryLink(mail.reservation))
  return { words, parts: [words.text, { main: { label: words.button, to } }, words.after] }
})

function atHome({ paid: booked }: Scene) {
  const session = { ...booked.session, workshop: 'vegetables' } as const
  return { reservation: { ...booked, status: 'completed', session } as const }
}
