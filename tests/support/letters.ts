import jsQr from 'jsqr'
import sharp from 'sharp'
import { type DeskAction, deskActionOf } from '#language/desk-paths.ts'
import { firstHouse } from '#content/first-house.ts'
import { keysOf } from '#language/keys-of.ts'
import type { LinkTo, Purpose } from '#letters/links.ts'
import { allSampleNews, sampleOf } from '#letters/sample-news.ts'
import type { Language } from '#language/languages.ts'
import { allNews } from '#letters/all-news.ts'
import {
  createLetters,
  type Letter,
  type Letters,
  type News,
  type NewsKind,
} from '#letters/letters.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { sampleClock, sampleScene } from '#letters/sample-scene.ts'
import { withPayments } from '#booking/reservations/status.ts'
import { houseOfTests } from './terms-of-tests.ts'
import { createLinks } from './links.ts'

export const siteUrl = 'https://farm.example'
export const ownerMailbox = 'owner@farm.example'
const testLinks = createLinks('a secret of this test alone')

/** The real letters, with real links, written at one moment. */
export function testLetters(now: Date = sampleClock.now(), house = houseOfTests): Letters {
  return createLetters({
    from: 'Hof ter Gist <farm@farm.example>',
    owner: ownerMailbox,
    answersTo: ownerMailbox,
    siteUrl: () => siteUrl,
    links: testLinks,
    clock: { now: () => now },
    house,
  })
}

/** The news of the previews, at the prices of the tests. */
export function sampleNews<Kind extends NewsKind>(
  kind: Kind,
  language: Language = 'nl',
): News<Kind> {
  return sampleOf(kind, language, houseOfTests)
}

/** Every letter of the previews. */
export function sampleLetters(letters: Letters, language: Language, house = firstHouse) {
  return allSampleNews(sampleScene(language, house)).flatMap(letters)
}

/** Every kind of mail. */
export const everyKind: readonly string[] = keysOf(allNews).flatMap((kind) =>
  ['guest', 'owner', 'accountant'].flatMap((to) => (to in allNews[kind] ? `${kind}-${to}` : [])),
)

type Written = Pick<Letter, 'content'>

type LinkRead = Pick<LinkTo, 'record'> & { readonly purpose: LinkTo['purpose'] | DeskAction }

/** The links in a letter, which must be the same in its text and its HTML. */
export function linksIn({ content }: Written, now: Date = sampleClock.now()): readonly LinkRead[] {
  const paths = (body: string) =>
    [...body.matchAll(/https:\/\/farm\.example(\/(?:l|desk)(?:\/[\w/-]+)?)(?![\w/-])/g)].map(
      ([, path = '']) => path,
    )
  const inText = paths(content.text)
  if (inText.join() !== paths(content.html).join()) throw new Error('Text and HTML link apart')
  return inText.map((path) =>
    path.startsWith('/desk') ? readDeskPath(path) : readToken(path, now),
  )
}

/** The purpose of each link in a letter. */
export function purposesIn(letter: Written, now?: Date) {
  return linksIn(letter, now).map(({ purpose }) => purpose)
}

/** A guest's links in a letter, with all they say. */
export function guestLinksIn({ content }: Written): readonly LinkTo[] {
  const paths = [...content.text.matchAll(/\/l\/[a-z2-7]+/g)].map(([path]) => path)
  return paths.map((path) => readToken(path, sampleClock.now()))
}

function readToken(path: string, now: Date): LinkTo {
  const reading = testLinks.read(path.slice('/l/'.length), now)
  if (reading.kind !== 'valid') throw new Error(`A link is ${reading.kind}`)
  return reading.link
}

/** The lines that a banking app reads in each QR code of a letter. */
export function codesIn({ content }: Written): Promise<readonly string[][]> {
  const pictures = content.attachments.filter(({ cid }) => cid?.endsWith('@qr'))
  return Promise.all(
    pictures.map(async ({ content: base64 }) => {
      const { data, info } = await sharp(Buffer.from(base64, 'base64'))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const code = jsQr(new Uint8ClampedArray(data), info.width, info.height)
      return code?.data.split('\n') ?? []
    }),
  )
}

/** The calendar file of a letter, its folded lines put together again. */
export function calendarIn({ content }: Written): readonly string[] {
  const file = content.attachments.find(({ contentType }) =>
    contentType.startsWith('text/calendar'),
  )
  return (file?.content ?? '').replaceAll('\r\n ', '').split('\r\n')
}

/** The one letter of a kind among those written. */
export function onlyLetter(found: readonly Letter[], kind: string): Letter {
  const [letter, ...more] = found.filter((each) => each.kind === kind)
  if (!letter || more.length > 0) throw new Error(`${found.length} letters, not one ${kind}`)
  return letter
}

/** The one letter to a guest about a piece of news. */
export function guestLetter(news: News, now?: Date): Letter {
  return onlyLetter(testLetters(now)(news), `${news.kind}-guest`)
}

/** The one letter to the owner about a piece of news. */
export function ownerLetter(news: News): Letter {
  return onlyLetter(testLetters()(news), `${news.kind}-owner`)
}

/** A letter's text on one line, with plain spaces. */
export function textOf({ content }: Written): string {
  return content.text.replaceAll(/\s+/g, ' ')
}

/** The reservation with these cents paid of deposit and balance. */
export function withPaid(
  reservation: ReservationOnFile,
  deposit: number,
  balance = 0,
): ReservationOnFile {
  const paidCents = { deposit, balance }
  const payments = reservation.payments.map((each) => ({
    ...each,
    paidCents: paidCents[each.kind],
  }))
  return { ...reservation, ...withPayments(reservation.status, payments) }
}

/** The purpose of an address below /desk/: a step of one record, or a page of the desk. */
function readDeskPath(path: string): {
  readonly purpose: Purpose | DeskAction
  readonly record: string
} {
  const [, , first = '', second = '', third = ''] = path.split('/')
  const action = first === 'doen' ? deskActionOf(second) : undefined
  if (action) return { purpose: action, record: third }
  return { purpose: first === 'sleutel' ? 'key' : 'desk', record: second }
}
