import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { maxLengths } from '#booking/forms/text-rules.ts'
import { dropDraft, fillIn, keepDraft, readDraft } from '../../ui/draft.ts'
import { ErrorSummary, problemOf } from '../../ui/error-summary.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { ConsentField } from '../consent-field.tsx'
import type { ContactData } from './contact-data.ts'
import { type ContactSent, sendMessage } from './send-message.ts'

/** The form is a plain POST; with script it stays on the page (specification, section 4). */
export function ContactForm({ data, sent }: { data: ContactData; sent: ContactSent | undefined }) {
  const { words, errors, language } = data
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState({ result: sent, language })
  const { result } = answer
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (ref.current) fillIn(ref.current, readDraft(ref.current))
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    setAnswer({ result: undefined, language })
    setSending(true)
    try {
      const outcome = await sendMessage(new FormData(form), data)
      setAnswer({ result: outcome, language })
      if (outcome.kind !== 'sent') return
      dropDraft(form)
      form.reset()
    } finally {
      setSending(false)
    }
  }

  // The page's language may have changed since, and nobody reads sentences in the other.
  const problems = result?.kind === 'refused' && answer.language === language ? result.problems : []
  const values = sent?.kind === 'refused' ? sent.values : undefined
  const common = (name: 'name' | 'email' | 'subject' | 'message') => ({
    name,
    label: words.form[name],
    required: true,
    maxLength: maxLengths[name],
    defaultValue: values?.[name],
    problem: problemOf(problems, name),
  })
  return (
    <section className="container-site grid gap-x-13 gap-y-5 pt-21 md:pt-34 lg:grid-cols-12">
      <h2 className="text-43 md:text-60 lg:col-span-5">{words.form.title}</h2>
      <form
        method="post"
        noValidate
        ref={ref}
        onSubmit={submit}
        onInput={(event) => keepDraft(event.currentTarget)}
        data-draft="message-draft"
        className="max-lg:max-w-[44rem] lg:col-span-7"
        aria-busy={sending}
      >
        <output className="block">
          {result?.kind === 'sent' && <Thanks text={words.form.success} />}
        </output>
        <ErrorSummary title={errors.summaryTitle} problems={problems} />
        <TextField {...common('name')} autoComplete="name" />
        <TextField {...common('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField {...common('subject')} />
        <TextArea {...common('message')} rows={8} />
        <ConsentField
          {...{ language, problems }}
          words={words.form}
          consented={sent?.kind === 'refused' && sent.consented}
        />
        <button
          type="submit"
          disabled={sending}
          data-busy={words.form.sending}
          suppressHydrationWarning
          className="button-solid cut mt-3"
        >
          {sending ? words.form.sending : words.form.submit}
        </button>
      </form>
    </section>
  )
}

/** Takes the focus, and so the window: the pressed button is far below. */
function Thanks({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p
      ref={ref}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers a form that was just sent
      autoFocus
      className="mb-8 border-l-8 border-leaf bg-brine p-5 font-semibold"
    >
      {text}
    </p>
  )
}
