import { useMemo } from 'react'
import { fill } from '#language/fill.ts'
import { type Language, ownNameOf } from '#language/languages.ts'
import { pageOf } from '../../page-request.ts'
import { TabList, TabPanel, useTabs } from '../../ui/tabs.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Route } from './+types/email-templates.ts'

export { meta } from '../head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, site } = pageOf(input, 'emailTemplates')
  const { spoken, ownerLanguage } = site.house
  const { owner } = site.mailPreviews(ownerLanguage)
  // The page's own language comes first, and is open.
  const order = [language, ...spoken.filter((other) => other !== language)]
  const guest = order.map((each) => ({ language: each, mail: site.mailPreviews(each).guest }))
  return { head, words: body, language, owner, guest, every: site.everyMailPreview(language) }
}

type Templates = Route.ComponentProps['loaderData']

/** The real templates with invented data, for the farm alone (specification, section 2). */
export default function EmailTemplatesPage({ loaderData }: Route.ComponentProps) {
  const { words, language, owner, guest, every } = loaderData
  const tabs = useMemo(
    () => guest.map(({ language: of, mail }) => ({ id: `mail-${of}`, label: ownNameOf(of), mail })),
    [guest],
  )
  const [open, choose] = useTabs(tabs)
  return (
    <div className="container-site pt-26 md:pt-34">
      <h1 className="text-43 md:text-74">{words.title}</h1>
      <p className="mt-3 max-w-[33.5em] text-lead">{words.lead}</p>
      <div className="grid gap-x-13 lg:grid-cols-2 lg:has-[[open]]:items-start">
        <section className="mt-13 lg:flex lg:flex-col">
          <h2 className="text-43">{words.guestTitle}</h2>
          <div className="mt-auto pt-3" data-scripted={useHydrated()}>
            <TabList label={words.languageLabel} tabs={tabs} open={open} onOpen={choose} />
            {tabs.map((tab) => (
              <TabPanel key={tab.id} id={tab.id} open={open === tab.id}>
                <Preview mail={tab.mail} words={words} />
              </TabPanel>
            ))}
          </div>
        </section>
        <section className="mt-13 lg:flex lg:flex-col">
          <h2 className="text-43">{words.ownerTitle}</h2>
          <p className="mt-2 max-w-[33.5em]">{words.ownerNote}</p>
          <Preview mail={owner} words={words} />
        </section>
      </div>
      <section className="mt-21">
        <h2 className="text-43">{words.everyTitle}</h2>
        <p className="mt-2 max-w-[33.5em]">{words.everyNote}</p>
        <EveryMail title={words.everyToGuest} mails={every.guest} language={language} />
        <EveryMail
          title={words.everyToFarm}
          mails={every.owner}
          language={every.owner[0]?.sources[0]?.language ?? language}
        />
      </section>
    </div>
  )
}

function Preview({ mail, words }: { mail: Templates['owner']; words: Templates['words'] }) {
  return (
    <div className="mt-auto pt-5">
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

type EveryProps = { title: string; mails: Templates['every']['guest']; language: Language }

function EveryMail({ title, mails, language }: EveryProps) {
  return (
    <>
      <h3 className="mt-13 text-25">{title}</h3>
      <ul className="mt-3">
        {mails.map(({ kind, name, subject, sources }) => (
          <li
            key={kind}
            className="border-t-2 border-rule py-3 md:flex md:items-center md:justify-between md:gap-8"
          >
            <span>
              {name && <span className="block font-semibold">{name}</span>}
              <span lang={language}>{subject}</span>
            </span>
            <span className="flex flex-wrap gap-x-5">
              {sources.map(({ language: spoken, src }) => (
                <a
                  key={spoken}
                  className="underline-rule inline-flex min-h-11 items-center"
                  href={src}
                  lang={spoken}
                  aria-label={`${ownNameOf(spoken)}, ${name ?? subject}`}
                >
                  {ownNameOf(spoken)}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
