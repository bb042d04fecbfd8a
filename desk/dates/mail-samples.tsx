import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { HiddenFields } from '#app/plain/parts.tsx'
import { type DateLetter, textField, textFor } from '#booking/dates/date-letter.ts'
import { sum } from '#booking/sum.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { fill } from '#language/fill.ts'
import { type Language, languages } from '#language/languages.ts'
import type { Letters } from '#letters/letters.ts'
import { newsToGuest, newsToParty, type readersOf } from '#office/dates/write-to-session.ts'
import { readHouse } from '#office/house/read-house.ts'
import { withPictures } from '#server/http/mail-preview.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { Mail } from '#store/mail/mails.ts'
import { renderDeskPage } from '../frame.tsx'
import { ofSession } from '../of-record.ts'
import { countedText, deskWords, languageName, textInLanguage } from '../desk-language.ts'
import type { ButtonHandler, DeskVisit } from '../visit.ts'
import { CannotUndo, DeskButton, SolidButton } from '../buttons.tsx'
import { workshopAt } from './date-text.ts'

/** The mail to the first reader of a language, as all its `count` readers get it. */
export type MailSample = {
  readonly language: Language
  readonly count: number
  readonly content: Mail['content']
  readonly above?: ReactNode
}

type PreviewedMails = {
  readonly session: SessionOnFile
  readonly words: Pick<OwnerWords['letter'], 'lookTitle' | 'inLanguage'>
  readonly samples: readonly MailSample[]
  readonly children: ReactNode
}

export function renderMailSamples(
  visit: DeskVisit,
  { session, words, samples, children }: PreviewedMails,
) {
  const shown = samples.map((sample) => ({ ...sample, html: withPictures(sample.content) }))
  const body = (
    <>
      {children}
      {shown.map(({ language: inLanguage, count, content: { subject }, above, html }) => {
        const language = languageName(inLanguage)
        return (
          <section key={inLanguage} className="mt-8">
            <h2 className="text-25">{fill(countedText(words.inLanguage, count), { language })}</h2>
            {above}
            <p lang={inLanguage} className="mt-2 font-semibold [overflow-wrap:anywhere]">
              {subject}
            </p>
            <iframe
              className="mail-frame"
              title={fill(deskWords().letter.frame, { language, subject })}
              srcDoc={html}
              sandbox=""
            />
          </section>
        )
      })}
    </>
  )
  const mails = shown.map(({ html }) => html)
  const above = workshopAt(session)
  return renderDeskPage(visit, { title: words.lookTitle, above, isNarrow: true, mails, body })
}

const words = () => deskWords().letter

/** Leads back from the mails to the form, as it was typed. */
export const edit: ButtonHandler = async (_visit, form) => ({
  problems: {},
  typed: Object.fromEntries(form),
})

type LetterDraft = {
  readonly letter: DateLetter
  readonly readers: Awaited<ReturnType<typeof readersOf>>
  readonly toWaiting: boolean
}

export const showPreview = ofSession(async (visit, writing: LetterDraft) => {
  const { session } = visit
  const letters = visit.office.lettersOf(await readHouse(visit.office.store))
  const samples = samplesOf(letters, session, writing)
  const mails = sum(samples, ({ count }) => count)
  return renderMailSamples(visit, {
    session,
    words: words(),
    samples,
    children: (
      <>
        <p className="mt-3">{words().lookText}</p>
        <form method="post" className="mt-5 flex flex-wrap gap-3">
          <TypedLetter writing={writing} />
          <CannotUndo does="send-letter" />
          <SolidButton does="send-letter">{countedText(words().send, mails)}</SolidButton>
          <DeskButton does="edit">{words().mend}</DeskButton>
        </form>
      </>
    ),
  })
})

function samplesOf(
  letters: Letters,
  session: SessionOnFile,
  { letter, readers, toWaiting }: LetterDraft,
): readonly MailSample[] {
  return languages.flatMap((language) => {
    const readsIn = (reader: { readonly language: Language }) => reader.language === language
    const news = [
      ...readers.guests.filter(readsIn).map((guest) => newsToGuest(letter, guest)),
      ...(toWaiting ? readers.waiting.filter(readsIn) : []).map((entry) =>
        newsToParty(letter, { entry, session }),
      ),
    ]
    const [first] = news[0] ? letters(news[0]) : []
    if (!first) return []
    const written = textFor(letter, language).language
    const above = written !== language && (
      <p className="mt-2">{textInLanguage(words().otherText, written)}</p>
    )
    return [{ language, count: news.length, content: first.content, above }]
  })
}

/** The form sends the letter along, so that the letter on the screen is the one to leave. */
function TypedLetter({ writing: { letter, toWaiting } }: { writing: LetterDraft }) {
  const texts = letter.texts.map(({ language, text }) => [textField(language), text] as const)
  const fields = {
    draft: randomUUID(),
    instead: letter.instead,
    ...Object.fromEntries(texts),
    ...(toWaiting && { waiting: 'on' }),
  }
  return <HiddenFields of={fields} />
}
