/** What went wrong with an attempt, as nodemailer or the file system say it. */
export type SendProblem = {
  readonly code?: string
  /** Code of the system's own error, where `code` is nodemailer's. */
  readonly originalCode?: string
  /** The SMTP command that was answered. */
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
  readonly message?: string
}

/**
 * Whose trouble it is. `recipient`: this mail to this address is refused for good. `ours`: the server
 * will not have us, or our own disk fails; no mail is at fault. `passing`: anything else.
 */
export type Blame = 'recipient' | 'ours' | 'passing'

export function blameFor(problem: SendProblem): Blame {
  const { code = '', command = '', responseCode = 0 } = problem
  if (isPermanent(responseCode)) {
    const aboutTheMail = ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM'
    return aboutTheMail && !isAboutOurselves(problem) ? 'recipient' : 'ours'
  }
  if (responseCode > 0) return 'passing'
  const isOurs = ourCodes.includes(code) || isTlsTrouble(problem) || isDiskTrouble(code)
  return isOurs ? 'ours' : 'passing'
}

/** What can be logged of it: codes, and nothing a server wrote, which may repeat an address. */
export function codesOf({ code, originalCode, responseCode }: SendProblem): string {
  return [originalCode ?? code, responseCode].filter(Boolean).join(' ') || 'unknown'
}

/** What the owner is shown: the server's own words, or what the system said. */
export function reasonOf(problem: SendProblem): string {
  const { code, originalCode, response, message } = problem
  const words = response ?? `${originalCode ?? code ?? 'unknown'}: ${message ?? ''}`
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
}

/** 503 says that the conversation went wrong, not that the mail is refused. */
function isPermanent(responseCode: number): boolean {
  return responseCode >= 500 && responseCode < 600 && responseCode !== 503
}

/** RFC 4954, 6: who we are must be said first, or was not believed. */
const aboutCredentials = [530, 534, 535, 538]
/** RFC 3463: our address, our quota, our credentials, our signature. */
const aboutSender = /\b5\.(1\.[78]|4\.5|7\.([89]|1[134]|2[0-7]))\b/
/** Many servers say what they have against us only once they are told a recipient. */
const wordsAboutSender = /\b(relay|relaying|sender|client|helo)\b/i

function isAboutOurselves({ responseCode = 0, response = '' }: SendProblem): boolean {
  return (
    aboutCredentials.includes(responseCode) ||
    aboutSender.test(response) ||
    wordsAboutSender.test(response)
  )
}

const ourCodes = ['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'ECONFIG']

function isTlsTrouble({ originalCode = '' }: SendProblem): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_(SSL|TLS)|^EPROTO$/.test(originalCode)
}

/** The folder of mails on disk is gone, full, or not ours to write in. */
function isDiskTrouble(code: string): boolean {
  return /^E(ACCES|DQUOT|EXIST|FBIG|IO|ISDIR|LOOP|MFILE|NFILE|NOENT|NOSPC|NOTDIR|PERM|ROFS)$/.test(
    code,
  )
}
