export type SendProblem = {
  readonly code?: string
  /** Code of the system's own error, where `code` is nodemailer's. */
  readonly originalCode?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
  readonly message?: string
}

/** `recipient`: the address refuses this mail for good. `ours`: the server refuses us, or our disk fails. `passing`: anything else. */
export type FailureCause = 'recipient' | 'ours' | 'passing'

export function failureCauseOf(problem: SendProblem): FailureCause {
  const { code = '', command = '', responseCode = 0 } = problem
  if (isPermanent(responseCode)) {
    const aboutTheMail = ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM'
    return aboutTheMail && !isAboutOurselves(problem) ? 'recipient' : 'ours'
  }
  if (responseCode > 0) return 'passing'
  const isOurs = ourCodes.includes(code) || isTlsTrouble(problem) || isDiskTrouble(code)
  return isOurs ? 'ours' : 'passing'
}

export function hindranceOf(reason: string) {
  const [, digits = '', code = ''] = /^(?:(\d{3})[ -]|(\w+):)/.exec(reason) ?? []
  const responseCode = Number(digits)
  const problem = { code, originalCode: code, responseCode, response: reason }
  if (failureCauseOf(problem) === 'passing') return digits ? 'busy' : 'away'
  if (code === 'EAUTH' || aboutCredentials.includes(responseCode)) return 'password'
  if (code === 'ETLS' || isTlsTrouble(problem)) return 'encryption'
  return isDiskTrouble(code) ? 'disk' : 'refused'
}

/** Codes that may be logged; a server's own words may repeat an address. */
export function codesOf({ code, originalCode, responseCode }: SendProblem): string {
  return [originalCode ?? code, responseCode].filter(Boolean).join(' ') || 'unknown'
}

export function reasonOf(problem: SendProblem): string {
  const { code, originalCode, response, message } = problem
  const words = response ?? `${originalCode ?? code ?? 'unknown'}: ${message ?? ''}`
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
}

/** 503 (bad sequence) blames the conversation, not the mail. */
function isPermanent(responseCode: number): boolean {
  return responseCode >= 500 && responseCode < 600 && responseCode !== 503
}

/** RFC 4954, section 6: we did not authenticate, or were not believed. */
const aboutCredentials = [530, 534, 535, 538]
/** RFC 3463: our address, our quota, our credentials, our signature. */
const aboutSender = /\b5\.(1\.[78]|4\.5|7\.([89]|1[134]|2[0-7]))\b/
/** Many servers refuse us only after a recipient. */
const wordsAboutSender = /\b(relay|relaying|sender|client|helo)\b(?!.*\bby (the )?recipient\b)/i

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

function isDiskTrouble(code: string): boolean {
  return /^E(ACCES|DQUOT|EXIST|FBIG|IO|ISDIR|LOOP|MFILE|NFILE|NOENT|NOSPC|NOTDIR|PERM|ROFS)$/.test(
    code,
  )
}
