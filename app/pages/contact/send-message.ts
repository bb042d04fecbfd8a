import { readContactMessage } from '#booking/contact-message.ts'
import { typedLine, typedLines } from '#booking/typed-text.ts'
import { contactSentences } from '#content/words/sentences.ts'
import { callFunction } from '../call-function.ts'
import type { ContactData, ContactSent, ContactValues } from './contact-page.tsx'

/** The four texts of a form as it was filled in. */
export function contactValues(form: FormData): ContactValues {
  const text = (name: string) => typedLine(form.get(name))
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: typedLines(form.get('message')),
  }
}

/** Checks the form and sends it by the function; nothing goes out that the function would refuse. */
export async function sendMessage(form: FormData, data: ContactData): Promise<ContactSent> {
  const values = contactValues(form)
  const { errors } = data
  const consented = form.get('consent') !== null
  const refused = (text: string, field?: string): ContactSent => ({
    kind: 'refused',
    values,
    consented,
    problems: [{ field, text }],
  })
  const read = readContactMessage(values)
  // One at a time, in the specification's order (section 5).
  const [first] = read.kind === 'valid' ? [] : contactSentences(read, errors)
  if (first) return refused(first.text, first.field)
  if (!consented) return refused(errors.contact.consent, 'consent')
  if (read.kind !== 'valid') return refused(errors.contact.failedTryAgain)

  const { publicAnonKey: key, language } = data
  const answer = await callFunction('send-contact-email', read.value, { key, language })
  if (!answer) return refused(errors.contact.failedTryAgain)
  if (answer.body['success'] === true) return { kind: 'sent' }
  const said = answer.body['error']
  return refused(typeof said === 'string' && said !== '' ? said : errors.contact.failed)
}
