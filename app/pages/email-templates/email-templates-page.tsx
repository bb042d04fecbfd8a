import { useMemo } from 'react'
import type { EmailTemplatesWords } from '#content/words/shape/internal.ts'
import { fill } from '#language/fill.ts'
import { type Language, languageNames, languages } from '#language/languages.ts'
import { TabList, TabPanel, useTabs } from '#app/ui/tabs.tsx'
import type { PageProps } from '../page-props.ts'
import { EveryMail, type EveryPreview } from './every-mail.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'

export type MailPreview = { readonly subject: string; readonly text: string; readonly src: string }

type Props = PageProps<EmailTemplatesWords> & {
  readonly owner: MailPreview
  readonly guest: Readonly<Record<Language, MailPreview>>
  readonly every: EveryPreview
}

/** The real templates with invented data, for the farm alone (specification, section 2). */
export function EmailTemplatesPage({ words, language, owner, guest, every }: Props) {
  // The page's own language comes first, so that it is the one that is open.
  const tabs = useMemo(() => {
    const order = [language, ...languages.filter((other) => other !== language)]
    return order.map((of) => ({ id: `mail-${of}`, label: languageNames[of], language: of }))
  }, [language])
  const [open, choose] = useTabs(tabs)
  return (
    <div className="container-site pt-26 md:pt-34">
      <h1 className="text-43 md:text-60">{words.title}</h1>
      <p className="mt-3 max-w-[60ch] text-lead">{words.lead}</p>
      <section className="mt-21">
        <h2 className="text-43">{words.ownerTitle}</h2>
        <p className="mt-2 max-w-[60ch]">{words.ownerNote}</p>
        <Preview mail={owner} words={words} />
      </section>
      <section className="mt-21" data-scripted={useScripted()}>
        <h2 className="text-43">{words.guestTitle}</h2>
        <TabList label={words.languageLabel} tabs={tabs} open={open} onOpen={choose} />
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} open={open === tab.id}>
            <Preview mail={guest[tab.language]} words={words} />
          </TabPanel>
        ))}
      </section>
      <section className="mt-21">
        <h2 className="text-43">{words.everyTitle}</h2>
        <p className="mt-2 max-w-[60ch]">{words.everyNote}</p>
        <EveryMail title={words.everyToGuest} mails={every.guest} language={language} />
        <EveryMail title={words.everyToFarm} mails={every.owner} language="nl" />
      </section>
    </div>
  )
}

function Preview({ mail, words }: { mail: MailPreview; words: Props['words'] }) {
  return (
    <div className="mt-5">
      <p>
        <span className="block text-meta text-soft">{words.subject}</span>
        <strong>{mail.subject}</strong>
      </p>
      <iframe
        className="mail-frame"
        title={fill(words.frame, { subject: mail.subject })}
        src={mail.src}
        sandbox=""
        loading="lazy"
      />
      <details className="mt-3">
        <summary className="button-text">{words.plainText}</summary>
        <pre className="mt-3 overflow-x-auto border-2 border-rule p-5 text-meta whitespace-pre-wrap">
          {mail.text}
        </pre>
      </details>
    </div>
  )
}
