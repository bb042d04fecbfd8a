// The frame of every page of the desk: menu, search box, result of the last press.

import type { ReactNode } from 'react'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { PlainSheet } from '#app/plain/document.tsx'
import {
  answerTo,
  type FormAnswer,
  FormProblems,
  type FormRefusal,
  SentForm,
} from '#app/plain/parts.tsx'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { stylesOfMail } from '#server/http/mail-preview.ts'
import { renderPlainPage } from '#server/http/plain-page.ts'
import { SearchField } from './search/search-field.tsx'
import type { DeskVisit } from './visit.ts'
import copyTexts from './copy-texts.ts?inline-script'
import watchDevice from './devices/watch-device.ts?inline-script'
import unsentTexts from './unsent-texts.ts?inline-script'
import { deskLanguage, deskWords, siteWords } from './desk-language.ts'

type DeskPageContent = FormAnswer & {
  readonly title: string
  readonly above?: ReactNode
  readonly name?: string
  /** Address of the page's place in the menu, where it differs. */
  readonly at?: string
  readonly sought?: string
  /** A narrow page is text without tables, as wide as a letter. */
  readonly isNarrow?: boolean
  readonly lead?: ReactNode
  /** Result of the last press; undefined: the frame finds it. */
  readonly notice?: ReactNode
  readonly mails?: readonly string[]
  readonly body: ReactNode
}

export function renderDeskPage(visit: DeskVisit, page: DeskPageContent): Response {
  const { c } = visit
  const { title, above, name = title, at = c.req.path, sought, isNarrow, lead, mails, body } = page
  const { sent, notice = <ResultNotice text={visit.result} /> } = page
  const { problems, isRefused, status } = answerTo(page)
  const wrong = (
    <div className="mt-5">
      <FormProblems words={siteWords()} problems={problems} />
    </div>
  )
  const shown = (
    <DeskFrame visit={visit} title={name} at={at} sought={sought}>
      <SentForm value={sent ?? typedBefore(visit)}>
        <div className={isNarrow ? 'max-w-[720px]' : undefined}>
          {above && <p className="text-meta text-soft [overflow-wrap:anywhere]">{above}</p>}
          <h1 className="text-43">{title}</h1>
          {lead}
          {isRefused ? wrong : notice}
          {body}
        </div>
      </SentForm>
    </DeskFrame>
  )
  return renderPlainPage(c, shown, {
    status,
    scripts: deskScripts,
    styles: mails?.map(stylesOfMail),
  })
}

/** Texts that this device typed on the page before a fresh key was asked for. */
export function typedBefore({ c, device, typing, now }: DeskVisit): Partial<FormRefusal> {
  const draft = typing.find(device.id, now)
  return draft?.path === c.req.path ? { typed: draft.typed } : {}
}

export function ResultNotice({ text }: { text: string | undefined }) {
  return text && <p className="notice mt-5">{text}</p>
}

export const deskScripts = [watchDevice, copyTexts, unsentTexts] as const

type Framed = Pick<DeskVisit, 'c' | 'toAnswer' | 'hasVouchers'>

export function DeskFrame(
  props: Pick<DeskPageContent, 'title' | 'sought' | 'at'> & {
    readonly visit: Framed
    readonly children: ReactNode
  },
) {
  const { visit, title, sought, at, children } = props
  const { nav, counted } = deskWords().pages
  const { toAnswer: n, hasVouchers } = visit
  const messages = n > 0 ? fill(counted.menu, { name: nav.messages, n }) : nav.messages
  const daily = [
    { name: nav.home, path: deskPath() },
    { name: nav.dates, path: deskPath('datums') },
    { name: nav.account, path: deskPath('rekening') },
    { name: messages, path: deskPath('berichten') },
    { name: deskWords().more.tab, path: deskPath('meer') },
  ]
  const others = [
    { name: nav.figures, path: deskPath('cijfers') },
    ...(hasVouchers ? [{ name: nav.vouchers, path: deskPath('cadeaubonnen') }] : []),
    { name: nav.house, path: deskPath('huis') },
    { name: nav.devices, path: deskPath('toestellen') },
  ]
  return (
    <PlainSheet
      language={deskLanguage()}
      title={n > 0 ? fill(counted.title, { title, n }) : title}
      wide
      home={deskPath()}
      skip={<SkipLink text={siteWords().layout.skipLink} />}
      aside={
        <div className="desk-aside">
          <SearchBox sought={sought} />
          <div className="desk-pages">
            <Pages label={nav.label} pages={daily} at={at} className="desk-nav" />
            <Pages label={nav.others} pages={others} at={at} className="desk-others" />
          </div>
        </div>
      }
    >
      {children}
      {deskScripts.map((script) => (
        <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
      ))}
    </PlainSheet>
  )
}

function Pages(props: {
  readonly label: string
  readonly pages: readonly { readonly name: string; readonly path: string }[]
  readonly at: string | undefined
  readonly className: string
}) {
  const { label, pages, at, className } = props
  return (
    <nav aria-label={label} className={className}>
      {pages.map(({ name, path }) => (
        <a
          key={path}
          className="desk-page inline-flex min-h-11 min-w-11 items-center underline"
          href={path}
          aria-current={path === at ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

/** A search is a link, which can be kept and gone back to. */
function SearchBox({ sought }: { sought: string | undefined }) {
  return (
    <search>
      <form action={deskPath('zoeken')} className="desk-search">
        <label htmlFor="search" className="sr-only">
          {deskWords().search.label}
        </label>
        <SearchField
          id="search"
          name="q"
          sought={sought}
          button={deskWords().search.button}
          placeholder={deskWords().search.placeholder}
        />
      </form>
    </search>
  )
}

/** The booking or date was erased or never was, although an old mail or a bookmark names it. */
export function renderNotFound(visit: DeskVisit): Response {
  const words = deskWords().pages.notThere
  return renderDeskPage(visit, {
    title: words.title,
    status: 404,
    body: (
      <>
        <p className="mt-5 max-w-[33.5em] text-lead">{words.text}</p>
        <a className="mt-5 inline-flex min-h-11 items-center underline" href={deskPath()}>
          {words.home}
        </a>
      </>
    ),
  })
}
