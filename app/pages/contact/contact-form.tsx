import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '#booking/text-rules.ts'
import { pathTo } from '#language/addresses.ts'
import { CheckField, TextArea, TextField } from '#app/ui/field.tsx'
import { ErrorSummary, problemOf } from '#app/ui/error-summary.tsx'
import { withParts } from '../with-parts.tsx'
import type { ContactData, ContactSent } from './contact-page.tsx'
import { sendMessage } from './send-message.ts'

/** The form itself works by a plain POST; with script it stays on the page (specification, section 4). */
export function ContactForm({ data, sent }: { data: ContactData; sent: ContactSent | undefined }) {
  const { words, errors, language } = data
  const [sending, setSending] = useState(false)
  const [result, setResult] = useState<ContactSent | undefined>(sent)
  const [resultLanguage, setResultLanguage] = useState(language)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    setResult(undefined)
    setSending(true)
    try {
      const outcome = await sendMessage(new FormData(form), data)
      setResult(outcome)
      setResultLanguage(language)
      if (outcome.kind === 'sent') form.reset()
    } finally {
      setSending(false)
    }
  }

  // The page may have changed its language since; sentences in the other one help nobody.
  const problems = result?.kind === 'refused' && resultLanguage === language ? result.problems : []
  const values = sent?.kind === 'refused' ? sent.values : undefined
  const common = (name: 'name' | 'email' | 'subject' | 'message') => ({
    name,
    label: words.form[name],
    required: true,
    maxLength: limits[name],
    defaultValue: values?.[name],
    problem: problemOf(problems, name),
  })
  return (
    <section className="container-site grid gap-x-13 gap-y-5 pt-21 md:pt-34 lg:grid-cols-12">
      <h2 className="text-43 md:text-60 lg:col-span-4">{words.form.title}</h2>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="max-w-[44rem] lg:col-span-8"
        aria-busy={sending}
      >
        <output className="block">
          {result?.kind === 'sent' && (
            <p className="mb-8 border-l-8 border-leaf bg-brine p-5 font-semibold">
              {words.form.success}
            </p>
          )}
        </output>
        <ErrorSummary title={errors.summaryTitle} problems={problems} />
        <TextField {...common('name')} autoComplete="name" />
        <TextField {...common('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField {...common('subject')} />
        <TextArea {...common('message')} rows={8} />
        <CheckField
          name="consent"
          required
          defaultChecked={sent?.kind === 'refused' && sent.consented}
          problem={problemOf(problems, 'consent')}
          label={withParts(words.form.consent, {
            privacy: (
              <Link className="underline-rule" to={pathTo('privacy', language)}>
                {words.form.consentLink}
              </Link>
            ),
          })}
        />
        <button type="submit" disabled={sending} className="button-solid cut mt-3">
          {sending ? words.form.sending : words.form.submit}
        </button>
      </form>
    </section>
  )
}
