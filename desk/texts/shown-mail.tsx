import { renderToStaticMarkup } from 'react-dom/server'
import type { House } from '#booking/house/house.ts'
import type { Language } from '#language/languages.ts'
import { newsAt, sampleOf } from '#letters/sample-news.ts'
import { withPictures } from '#server/http/mail-preview.ts'
import type { DeskVisit } from '../visit.ts'
import { deskLanguage, deskWords } from '../desk-language.ts'

const words = () => deskWords().textLists.mails

/** News of vouchers always, as a sold one outlives the page that sells them. */
function newsToGuests(house: House) {
  return newsAt({ ...house, leftOut: [] })
}

export function mailsToGuests(house: House): readonly string[] {
  return newsToGuests(house).map((news) => `${news}-guest`)
}

type MailChoice = { readonly mail: string; readonly language: Language }

/** Sample of a mail to a guest, with subject and preview; undefined for an unknown mail. */
export function mailWith(visit: DeskVisit, { mail, language }: MailChoice, house: House) {
  const news = newsToGuests(house).find((each) => mail === `${each}-guest`)
  const letters = news ? visit.previewLetters(house)(sampleOf(news, language, house)) : []
  const letter = letters.find(({ kind }) => kind === mail)
  if (!letter) return undefined
  const head = renderToStaticMarkup(
    <div className="mail-head">
      <p lang={deskLanguage()}>{words().subject}</p>
      <p>{letter.content.subject}</p>
      <p lang={deskLanguage()}>{words().preview}</p>
    </div>,
  )
  return withPictures(letter.content).replace(/<body[^>]*>/, (body) => body + head)
}

/** Texts of a mail that its sample lacks, which stand beside its subject in `content/`. */
export function textsBeside(inMail: readonly string[], paths: readonly string[]): string[] {
  const subjects = inMail
    .filter((path) => path.endsWith('.subject'))
    .map((path) => path.slice(0, -7))
  return paths.filter(
    (path) => subjects.some((beginning) => path.startsWith(beginning)) && !inMail.includes(path),
  )
}
