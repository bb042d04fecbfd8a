import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import type { TitledText } from '#content/words/parts.ts'
import type { Words } from '#content/words/shape.ts'
import { FormAlong } from '../layout/language-switch.tsx'
import { layoutWords } from '../layout/layout-words.ts'
import { linksAround } from '../layout/links-around.ts'
import { SiteHeader } from '../layout/site-header.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { SmallFooter } from '../layout/small-footer.tsx'
import { Jar } from '../ui/jar.tsx'
import { PlainDocument } from './document.tsx'
import { LinkList, type PageLink } from './parts.tsx'

/** The id of a form that keeps its typed fields when the page is opened in another language. */
export const formAlong = 'typed'
/** Field that sends the form only to show it in another language. */
export const shownAgain = 'shown-again'

/** A visitor's page without script, in the frame of the site. */
export type SitePageProps = {
  readonly words: Words
  readonly address: string
  readonly title: string
  readonly above?: string | undefined
  /** Title of the window, where it differs from the page's. */
  readonly name?: string | undefined
  /** Drawing on the line under the title: an empty jar unless another is given, or null. */
  readonly aside?: ReactNode
  /** Part to the right of the page in a wide window, at its end in a narrow one. */
  readonly beside?: ReactNode
  readonly formGoesAlong?: boolean
  readonly children: ReactNode
}

export function SitePage(props: SitePageProps) {
  const { title, above, name = title, children } = props
  const { aside = <Jar look="ready" width={112} /> } = props
  return (
    <SiteFrame {...props} title={name}>
      <div className="site-page-head flex items-end justify-between gap-3 border-b-2 sm:gap-5 border-ink">
        <div className="min-w-0 pb-5">
          {above && <p className="text-meta text-soft">{above}</p>}
          <h1 className={above ? 'mt-1 text-43' : 'text-43'}>{title}</h1>
        </div>
        {aside}
      </div>
      {children}
    </SiteFrame>
  )
}

/** The frame of a page to print, which has a heading of its own. */
export function SiteFrame(
  props: Pick<
    SitePageProps,
    'words' | 'address' | 'title' | 'beside' | 'formGoesAlong' | 'children'
  >,
) {
  const { address, title, beside, formGoesAlong, children } = props
  const { language, spoken, leftOut } = props.words
  const words = layoutWords(props.words)
  const around = { language, words, counts: false, telephone: undefined }
  const data = { ...around, spoken, leftOut, ...linksAround(props.words) }
  return (
    <PlainDocument language={language} title={title}>
      {/* The first button of the form, so that Enter in a field presses it and no language. */}
      {formGoesAlong && <input type="submit" form={formAlong} hidden />}
      <SkipLink text={words.skipLink} />
      <StaticRouter location={address}>
        <FormAlong value={formGoesAlong ? { form: formAlong, name: shownAgain } : undefined}>
          <SiteHeader data={data} />
        </FormAlong>
      </StaticRouter>
      <main id="main" tabIndex={-1} className="site-page container-site">
        <div className="site-page-sheet">{children}</div>
        {beside && <div className="site-page-beside">{beside}</div>}
      </main>
      <SmallFooter language={language} words={words} />
    </PlainDocument>
  )
}

export function SaidPage(
  props: Pick<SitePageProps, 'words' | 'address'> & {
    readonly message: TitledText
    readonly links: readonly PageLink[]
  },
) {
  const { message, links, ...page } = props
  return (
    <SitePage {...page} title={message.title}>
      <p className="mt-5 text-lead">{message.text}</p>
      <LinkList links={links} />
    </SitePage>
  )
}
