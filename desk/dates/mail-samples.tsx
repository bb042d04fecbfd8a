import type { ReactNode } from 'react'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { withPictures } from '#server/http/mail-preview.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { Mail } from '#store/mail/mails.ts'
import { renderDeskPage } from '../frame.tsx'
import { countedText, languageName } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'
import { workshopAt } from './date-text.ts'

/** The mail that the first reader of a language gets, as all its `count` readers do. */
export type MailSample = {
  readonly language: Language
  readonly count: number
  readonly content: Mail['content']
  readonly above?: ReactNode
}

type Looked = {
  readonly session: SessionOnFile
  readonly words: Pick<OwnerWords['letter'], 'lookTitle' | 'inLanguage' | 'frame'>
  readonly samples: readonly MailSample[]
  readonly children: ReactNode
}

export function renderMailSamples(
  visit: DeskVisit,
  { session, words, samples, children }: Looked,
): Response {
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
            <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{subject}</p>
            <iframe
              className="mail-frame"
              title={fill(words.frame, { language, subject })}
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
