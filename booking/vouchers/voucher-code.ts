/** Signs that look like no other; their number is a prime, so that the check sees every slip. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const randomSigns = 19
const group = 4

/** Signs of a code that the farm can read, to find a voucher by; the rest is kept as a digest. */
export const beginningLength = 3

/** 19 signs of 31 (94 bits) and a check sign; `draw` gives an unguessable integer from 0 to under `below`. */
export function voucherCode(draw: (below: number) => number): string {
  const signs = Array.from({ length: randomSigns }, () => draw(alphabet.length))
  // The last weight is one less than the prime: it takes the sum away.
  return [...signs, weighed(signs)].map((sign) => alphabet[sign]).join('')
}

/** First signs of a code, from as much as was typed; undefined for a text that is no code. */
export function codeBeginning(typed: string): string | undefined {
  const signs = signsOf(typed)
  const isCode = Array.from(signs).every((sign) => alphabet.includes(sign))
  const isOfLength = signs.length >= beginningLength && signs.length <= randomSigns + 1
  return isCode && isOfLength ? signs.slice(0, beginningLength) : undefined
}

/** Code as typed, with or without spaces and hyphens; undefined when it is none of ours. */
export function readVoucherCode(typed: string): string | undefined {
  const code = signsOf(typed)
  const signs = Array.from(code, (sign) => alphabet.indexOf(sign))
  if (signs.length !== randomSigns + 1 || signs.includes(-1)) return undefined
  return weighed(signs.slice(0, randomSigns)) === signs.at(-1) ? code : undefined
}

export function printVoucherCode(code: string): string {
  return code.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? code
}

function signsOf(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\p{Pd}.]/gu, '')
}

function weighed(signs: readonly number[]): number {
  return signs.reduce((sum, sign, i) => sum + (i + 1) * sign, 0) % alphabet.length
}
