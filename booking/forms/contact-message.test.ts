import { describe, expect, it } from 'vitest'
import { contactFields, readContactMessage } from './contact-message.ts'

const right = {
  name: 'Bram De Smet',
  email: 'bram@example.org',
  subject: 'Een groep van tien',
  message: 'Kan dat op een zondag?\nGroeten, Bram',
}

function wrongFields(different: Record<string, unknown>) {
  const result = readContactMessage({ ...right, ...different })
  return result.kind === 'invalid' ? result.fields : result.kind
}

describe('a message', () => {
  it('comes back as it was sent when it is valid', () => {
    expect(readContactMessage(right)).toEqual({ kind: 'valid', value: right })
  })

  it('names what is wrong in the order of the form, however it was sent', () => {
    const all = ['name', 'email', 'subject', 'message']
    expect(wrongFields({ message: '', subject: ' ', email: 'bram', name: '' })).toEqual(all)
    expect(wrongFields({ message: '', email: '' })).toEqual(['email', 'message'])
  })

  it.each(contactFields)('is refused for the missing field %s', (field) => {
    for (const none of [undefined, ' \n\u00a0', 7, [right.email], null]) {
      expect(wrongFields({ [field]: none })).toEqual([field])
    }
  })

  it.each([
    ['name', ['Bram\r\nBcc: everyone@example.org', 'Bram\u0000', 'Bram\u2028De Smet', '\ud800']],
    ['email', ['nobody', 'a@b, c@d', 'a@b\r\nBcc: c@d', '<a@b>', 'bram\u0000@example.org']],
    ['subject', ['Een vraag\nBcc: everyone@example.org', '\udc00']],
    ['message', ['Kan dat?\u0000', 'Kan dat? \udfff']],
  ])('whose %s no mail could carry is refused at that field', (field, values) => {
    for (const value of values) expect(wrongFields({ [field]: value })).toEqual([field])
  })

  it.each([
    ['name', 100],
    ['subject', 200],
    ['message', 2000],
  ])('takes a %s of %i characters and none more', (field, max) => {
    expect(wrongFields({ [field]: 'x'.repeat(max) })).toBe('valid')
    expect(wrongFields({ [field]: ` ${'x'.repeat(max)} ` })).toBe('valid')
    expect(wrongFields({ [field]: 'x'.repeat(max + 1) })).toEqual([field])
  })

  it('counts a line break once, as the browser does', () => {
    expect(wrongFields({ message: `${'x'.repeat(998)}\r\n${'x'.repeat(1001)}` })).toBe('valid')
  })

  it('takes an address of 255 characters and none more', () => {
    const email = (length: number) => `bram@${'x'.repeat(length - 8)}.be`
    expect(wrongFields({ email: email(255) })).toBe('valid')
    expect(wrongFields({ email: email(256) })).toEqual(['email'])
  })

  it.each(['phone', '__proto__', 'constructor', 'toString'])(
    'is refused for the unknown field %s',
    (field) => {
      const input = JSON.parse(JSON.stringify(right).replace('{', `{"${field}":{"admin":true},`))
      expect(readContactMessage(input)).toEqual({ kind: 'unknown-field', field })
    },
  )

  it.each([undefined, null, 'text', 7, true, [], [right], () => right])(
    'lacks every field when it is %j',
    (input) => {
      expect(readContactMessage(input)).toEqual({ kind: 'invalid', fields: contactFields })
    },
  )
})
