import { expect, it } from 'vitest'
import { holds } from './traces.ts'

const text = 'Wendelmoet Qvistgaard'
const raw = (said: string) => Buffer.from(said).toString('latin1')
const inLines = (said: string) => said.replaceAll(/.{1,19}/g, '$&\r\n')

const encoded: readonly (readonly [string, string])[] = [
  ['as it is', raw(`x${text.toUpperCase()}y`)],
  ['in quoted-printable', raw(inLinesOfQuoted('Wendelm=6Fet Qvistgaard'))],
  ...['', 'a', 'ab'].map((before) => {
    const said = Buffer.from(`${before}${text}!`).toString('base64')
    return [`in base 64, ${before.length} bytes on`, inLines(`${said}`)] as const
  }),
]

it.each(encoded)('a trace is found %s', (_, bytes) => {
  expect(holds(bytes, text)).toBe(true)
  expect(holds(bytes, 'Somebody else')).toBe(false)
})

it('accents are found in the bytes a mail has for them', () => {
  expect(holds('Zo=C3=AB', 'zoë')).toBe(true)
})

function inLinesOfQuoted(said: string): string {
  return `${said.slice(0, 4)}=\r\n${said.slice(4)}`
}
