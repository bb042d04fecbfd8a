import type { Status } from '#booking/reservations/status.ts'
import day0 from '#content/pictures/mail/cabbage-0.png?inline'
import day21 from '#content/pictures/mail/cabbage-21.png?inline'
import day3 from '#content/pictures/mail/cabbage-3.png?inline'
import day7 from '#content/pictures/mail/cabbage-7.png?inline'
import gift from '#content/pictures/mail/gift.png?inline'
import ready from '#content/pictures/mail/ready.png?inline'
import sign from '#content/pictures/mail/sign.png?inline'
import type { Words } from '#content/words/shape.ts'

/** The farm's yes fills the jar, the deposit makes it bubble, the last payment golden; an ended booking has none. */
const jarAt = {
  unproven: 'ready',
  requested: 'ready',
  confirmed: 'filled',
  secured: 'bubbling',
  paid: 'golden',
  completed: 'ripe',
  declined: undefined,
  cancelled: undefined,
} as const satisfies Record<Status, string | undefined>

const pictures = {
  ready,
  filled: day0,
  bubbling: day3,
  golden: day7,
  ripe: day21,
  gift,
  sign,
} as const

const looks = {
  ready: 'open taken-3',
  filled: 'cabbage-0',
  bubbling: 'cabbage-3',
  golden: 'cabbage-7',
  ripe: 'cabbage-21',
} as const

/** Undefined for an ended booking, and in a house without jars. */
export function bookingJar(status: Status, words: Words) {
  const name = jarAt[status]
  if (!name || !words.hasJar || words.mails.jar[name] === '') return undefined
  return { ...mailPicture(name, pictures[name], words.mails.jar[name]), look: looks[name] }
}

/** A jar, or the farm's sign; the sign has no text, as the name stands beside it. */
export function headPicture(name: keyof typeof pictures, words: Words) {
  const { mails, hasJar } = words
  const alt = name === 'sign' || !hasJar ? '' : mails.jar[name]
  return alt === '' ? markOf(words) : mailPicture(name, pictures[name], alt)
}

/** Sign of a house in its mails; initials are letters, which need no picture. */
function markOf({ mailMark: mark }: Words) {
  if (mark && 'initials' in mark) return { inMail: mark, attachment: undefined } as const
  return mailPicture('sign', mark ? `,${mark.png}` : sign, '')
}

export function mailPicture(name: string, data: string, alt: string) {
  const { src, attachment } = attachedPicture({ name, data, cid: 'jar@booking' })
  return { inMail: { src, alt }, attachment } as const
}

type Attached = { readonly name: string; readonly data: string; readonly cid: string }

/** The picture is attached, as mail programs ask before fetching one; `cid` is unique in the mail. */
export function attachedPicture({ name, data, cid }: Attached) {
  return {
    src: `cid:${cid}`,
    attachment: {
      filename: `${name}.png`,
      contentType: 'image/png',
      content: data.slice(data.indexOf(',') + 1),
      encoding: 'base64',
      cid,
    },
  } as const
}
