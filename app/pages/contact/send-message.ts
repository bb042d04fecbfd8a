import { type ContactResult, readContactMessage } from '#booking/forms/contact-message.ts'
import { typedLine, typedLines } from '#booking/forms/text-rules.ts'
import { contactSentences, type Sentence } from '#content/words/sentences.ts'
import type { Words } from '#content/words/shape.ts'
import { callFunction } from '../call-function.ts'
import { withConsent } from '../consent-field.tsx'
import type { FormProblem } from '../../ui/error-summary.tsx'
import type { ContactData } from './contact-data.ts'

export function contactValues(form: FormData) {
  const text = (name: string) => typedLine(form.get(name))
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: typedLines(form.get('message')),
  }
}

export type ContactSent =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused'
      readonly problems: readonly FormProblem[]
      readonly values: ReturnType<typeof contactValues>
      readonly consented: boolean
    }

/** Problems of a message, before it is sent, in the specification's order (section 5). */
export function messageProblems(
  read: ContactResult,
  consented: boolean,
  words: Pick<Words['errors'], 'contact' | 'request'>,
): readonly Sentence[] {
  const wrong = read.kind === 'valid' ? [] : contactSentences(read, words)
  return withConsent(wrong, consented, words.contact.consent)
}

export async function sendMessage(form: FormData, data: ContactData): Promise<ContactSent> {
  const values = contactValues(form)
  const { errors } = data
  const consented = form.get('consent') !== null
  const refused = { kind: 'refused' as const, values, consented }
  const read = readContactMessage(values)
  const problems = messageProblems(read, consented, errors)
  if (read.kind !== 'valid' || problems.length > 0) return { ...refused, problems }

  const { publicAnonKey: key, language } = data
  const answer = await callFunction('send-contact-email', read.value, { key, language })
  if (!answer) return { ...refused, problems: [{ text: errors.contact.failedTryAgain }] }
  if (answer.body['success'] === true) return { kind: 'sent' }
  const error = answer.body['error']
  const text = typeof error === 'string' && error !== '' ? error : errors.contact.failed
  return { ...refused, problems: [{ text }] }
}
