import { randomUUID } from 'node:crypto'
import { HiddenFields } from '#app/plain/parts.tsx'
import { type DateLetter, textField, textFor } from '#booking/dates/date-letter.ts'
import { fill } from '#language/fill.ts'
import { type Language, languages } from '#language/languages.ts'
import type { Letter, Letters } from '#letters/letters.ts'
import { newsToGuest, newsToParty, type readersOf } from '#office/dates/write-to-session.ts'
import { stylesOfMail, withPictures } from '#server/http/mail-preview.ts'
import { answerWithMails } from '#server/http/plain-page.ts'
import { readHouse } from '#office/house/read-house.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import { DeskButton, ForGood } from '../buttons.tsx'
import { countedText, languageName, say, textInLanguage } from '../telling.ts'
import { DeskFrame, notThere } from '../frame.tsx'
import { workshopAt } from './date-text.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => say().letter

type Writing = {
  readonly letter: DateLetter
  readonly readers: Awaited<ReturnType<typeof readersOf>>
  readonly toWaiting: boolean
}

type Sample = {
  readonly language: Language
  readonly count: number
  readonly subject: string
  readonly html: string
}

/** The letter as its first reader in each language gets it, and the button that sends it to all. */
export async function showPreview(visit: DeskVisit, writing: Writing): Promise<Response> {
  const session = await visit.office.store.sessions.find(visit.id)
  if (!session) return notThere(visit)
  const letters = visit.office.lettersOf(await readHouse(visit.office.store))
  const samples = samplesOf(letters, session, writing)
  const count = samples.reduce((sum, sample) => sum + sample.count, 0)
  const page = (
    <DeskFrame visit={visit} title={words().lookTitle}>
      <div className="max-w-[720px]">
        <p className="text-meta text-soft">{workshopAt(session)}</p>
        <h1 className="mt-1 text-43">{words().lookTitle}</h1>
        <p className="mt-3">{words().lookText}</p>
        <form method="post" className="mt-5 flex flex-wrap gap-3">
          <Kept writing={writing} />
          <ForGood does="send-letter" />
          <DeskButton does="send-letter" look="button">
            {countedText(words().send, count)}
          </DeskButton>
          <DeskButton does="mend">{words().mend}</DeskButton>
        </form>
        {samples.map((sample) => (
          <Shown key={sample.language} sample={sample} letter={writing.letter} />
        ))}
      </div>
    </DeskFrame>
  )
  const styles = samples.map(({ html }) => stylesOfMail(html)).join(' ')
  return answerWithMails(visit.c, page, styles)
}

function samplesOf(
  letters: Letters,
  session: SessionOnFile,
  { letter, readers, toWaiting }: Writing,
): readonly Sample[] {
  const parties = toWaiting ? readers.waiting : []
  return languages.flatMap((language) => {
    const guests = readers.guests.filter((guest) => guest.language === language)
    const entries = parties.filter((entry) => entry.language === language)
    const news = [
      ...guests.map((guest) => newsToGuest(letter, guest)),
      ...entries.map((entry) => newsToParty(letter, { entry, session })),
    ]
    const [first]: readonly Letter[] = news[0] ? letters.forNews(news[0]) : []
    if (!first) return []
    const { content } = first
    return [{ language, count: news.length, subject: content.subject, html: withPictures(content) }]
  })
}

/** The typed letter is sent along, so that the letter on the screen is the one that leaves. */
function Kept({ writing: { letter, toWaiting } }: { writing: Writing }) {
  const texts = letter.texts.map(({ language, text }) => [textField(language), text] as const)
  const fields = {
    draft: randomUUID(),
    instead: letter.instead,
    ...Object.fromEntries(texts),
    ...(toWaiting && { waiting: 'on' }),
  }
  return <HiddenFields of={fields} />
}

function Shown({ sample, letter }: { sample: Sample; letter: DateLetter }) {
  const language = languageName(sample.language)
  const written = textFor(letter, sample.language)
  const title = fill(countedText(words().inLanguage, sample.count), { language })
  return (
    <section className="mt-8">
      <h2 className="text-25">{title}</h2>
      {written.language !== sample.language && (
        <p className="mt-2">{textInLanguage(words().otherText, written.language)}</p>
      )}
      <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{sample.subject}</p>
      <iframe
        className="mail-frame"
        title={fill(words().frame, { language, subject: sample.subject })}
        srcDoc={sample.html}
        sandbox=""
      />
    </section>
  )
}
