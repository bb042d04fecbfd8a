import { describe, expect, it } from 'vitest'
import {
  codesOf,
  failureCauseOf,
  hindranceOf,
  reasonOf,
  type SendProblem,
} from './failure-cause.ts'

/** An answer as nodemailer passes it on. */
function answer(code: string, command: string, response: string): SendProblem {
  return { code, command, response, responseCode: Number.parseInt(response, 10) || undefined }
}

describe('a mail that did not get through is blamed on', () => {
  it.each([
    ['its mailbox that does not exist', answer('EENVELOPE', 'RCPT TO', '550 5.1.1 No such user')],
    ['its mailbox that is full', answer('EENVELOPE', 'RCPT TO', '552 5.2.2 Mailbox full')],
    ['its address', answer('EENVELOPE', 'RCPT TO', '501 5.1.3 Bad address syntax')],
    [
      'its block of our address',
      answer('EMESSAGE', 'DATA', '554 5.7.1 Sender is blocked by recipient'),
    ],
    ['its content', answer('EMESSAGE', 'DATA', '554 5.6.0 Message refused')],
    ['what is known of it', { code: 'EENVELOPE', responseCode: 550 }],
  ])('%s', (_, problem) => {
    expect(failureCauseOf(problem)).toBe('recipient')
  })

  it.each([
    ['our password', answer('EAUTH', 'AUTH PLAIN', '535 5.7.8 Wrong')],
    ['our password, missing', answer('EENVELOPE', 'RCPT TO', '530 5.7.0 Authentication required')],
    ['our password, too weak', answer('EENVELOPE', 'MAIL FROM', '534 5.7.9 Too weak')],
    ['our connection without TLS', answer('EENVELOPE', 'MAIL FROM', '538 5.7.11 Encrypt')],
    ['our name, at the greeting', answer('EPROTOCOL', 'CONN', '554 5.3.2 Go away')],
    ['our name, at the first words', answer('EPROTOCOL', 'HELO', '550 Not you')],
    ['our address', answer('EENVELOPE', 'MAIL FROM', '550 5.1.0 Address rejected')],
    ['our address, said late', answer('EENVELOPE', 'RCPT TO', '553 5.7.1 Sender address rejected')],
    ['our domain, said late', answer('EENVELOPE', 'RCPT TO', '550 5.1.8 Domain not found')],
    ['our machine, said late', answer('EENVELOPE', 'RCPT TO', '554 5.7.1 Client host blocked')],
    ['our lack of an account', answer('EENVELOPE', 'RCPT TO', '554 5.7.1 Relay access denied')],
    ['our quota', answer('EMESSAGE', 'DATA', '550 5.4.5 Daily quota exceeded')],
    ['our signature', answer('EMESSAGE', 'DATA', '550 5.7.26 Unauthenticated mail')],
    ['a TLS handshake', { code: 'ETLS', command: 'STARTTLS' }],
    ['a certificate', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', command: 'CONN' }],
    ['a self-signed one', { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }],
    ['a server that speaks no TLS', { code: 'ESOCKET', originalCode: 'ERR_SSL_PACKET_LENGTH' }],
    ['a full disk', { code: 'ENOSPC' }],
    ['a folder that is read-only', { code: 'EROFS' }],
    ['a folder that is gone', { code: 'ENOENT' }],
  ])('%s, which is ours to mend', (_, problem) => {
    expect(failureCauseOf(problem)).toBe('ours')
  })

  it.each([
    ['a server that is not there', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }],
    ['a name that is not found', { code: 'EDNS', originalCode: 'ENOTFOUND' }],
    ['a connection that broke', { code: 'ECONNECTION', command: 'CONN' }],
    ['a server that says nothing', { code: 'ETIMEDOUT', command: 'CONN' }],
    ['a server that is busy', answer('EENVELOPE', 'RCPT TO', '451 4.3.0 Busy')],
    ['greylisting', answer('EENVELOPE', 'RCPT TO', '450 4.2.0 Greylisted')],
    ['a server that closes for now', answer('ECONNECTION', 'EHLO', '421 4.3.2 Closing')],
    ['a login that is down', answer('EAUTH', 'AUTH PLAIN', '454 4.7.0 Try later')],
    ['a conversation that went wrong', answer('EENVELOPE', 'RCPT TO', '503 5.5.1 Wrong order')],
    ['garbage', answer('EMESSAGE', 'DATA', '55555 ?')],
    ['garbage without a number', answer('EPROTOCOL', 'CONN', 'HTTP/1.1 400 Bad Request')],
    ['nobody knows what', {}],
  ])('%s, which passes', (_, problem) => {
    expect(failureCauseOf(problem)).toBe('passing')
  })
})

it('the log gets codes, the owner gets the words', () => {
  const refusal = answer(
    'EENVELOPE',
    'RCPT TO',
    '550-5.1.1 No such\n550 5.1.1 user: an@example.org',
  )
  expect(codesOf(refusal)).toBe('EENVELOPE 550')
  expect(reasonOf(refusal)).toBe('550-5.1.1 No such 550 5.1.1 user: an@example.org')
  const away = { code: 'ESOCKET', originalCode: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }
  expect(codesOf(away)).toBe('ECONNREFUSED')
  expect(reasonOf(away)).toBe('ECONNREFUSED: connect ECONNREFUSED')
  expect([codesOf({}), reasonOf({})]).toEqual(['unknown', 'unknown:'])
})

it.each([
  ['password', answer('EAUTH', 'AUTH PLAIN', '535-5.7.8 Wrong\n535 5.7.8 or unknown')],
  ['password', { code: 'EAUTH', message: 'Missing credentials for "PLAIN"' }],
  ['encryption', { code: 'ETLS', command: 'STARTTLS', message: 'No STARTTLS' }],
  ['encryption', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', message: 'expired' }],
  ['disk', { code: 'ENOSPC', message: 'no space left on device, write' }],
  ['refused', answer('EENVELOPE', 'MAIL FROM', '550 5.1.0 Address rejected')],
  ['busy', answer('EENVELOPE', 'RCPT TO', '451 4.3.0 Busy')],
  ['busy', answer('EAUTH', 'AUTH PLAIN', '454 4.7.0 Try later')],
  ['away', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }],
  ['away', {}],
] as const)('what keeps mails in is read from the words kept of it: %s', (hindrance, problem) => {
  expect(hindranceOf(reasonOf(problem))).toBe(hindrance)
})
