import { HiddenFields, TextLink } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import type { OwnLanguage } from '#booking/texts/own-texts.ts'
import { markedText } from '#booking/texts/marked-text.ts'
import { placeAt } from '#content/picture-places.ts'
import { deskTexts } from '#content/words/nl/desk-texts.ts'
import { writtenTexts } from '#content/words/words.ts'
import { pageAt, translatePath } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { type Language, languages } from '#language/languages.ts'
import { houseOfEdition, houseWithDrafts } from '#office/texts/read-texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { DeskButton } from '../buttons.tsx'
import { answerDesk } from '../frame.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { pictureFormPath, pictureId, shownPagePath, textId, textPath } from './text-addresses.ts'
import { pageOfTexts } from './page-of-texts.ts'
import styles from './shown-page.css?inline'
import { answerSitePage } from '#server/http/plain-page.ts'

const words = deskTexts.page

/** A page of the site, in which each text leads to its form; or as an edition had it, to be looked at. */
export const shownPage: DeskPage = { show }

async function show(visit: DeskVisit): Promise<Response> {
  const { c, office, pageWith } = visit
  const path = c.req.query('adres') ?? cameFrom(c.req.header('referer'))
  const edition = c.req.query('uitgave')
  const page = pageAt(path)
  if (!page) return notShown(visit)
  const { language } = page
  const house =
    edition === undefined
      ? await houseWithDrafts(office.store)
      : await houseOfEdition(office.store, Number(edition))
  const paths = [...writtenTexts(language, house.texts).keys()]
  const html = await pageWith(c, path, edition === undefined ? marked(house, language) : house)
  if (html === undefined) return notShown(visit)
  const drafts = await office.store.texts.drafts()
  const toCheck = await office.store.texts.toCheck()
  const lookOf = (number: number) => {
    const at = paths[number] ?? ''
    const is = (list: readonly { readonly path: string; readonly language: OwnLanguage }[]) =>
      list.some((each) => each.path === at && each.language === language)
    const look = is(drafts) ? ' own-text-new' : is(toCheck) ? ' own-text-check' : ''
    return { id: textId(at), class: `own-text${look}` }
  }
  const read = pageOfTexts(html, {
    addressOf: (number) => textPath(paths[number] ?? '', path),
    lookOf,
    pictureAt: (address) => {
      const name = placeAt(address)
      return name === undefined
        ? undefined
        : { id: pictureId(name), href: pictureFormPath(name, path) }
    },
  })
  const hidden = [...read.hidden].filter((number) => !read.shown.has(number)).map((n) => paths[n]!)
  const bar = renderToStaticMarkup(
    edition === undefined ? (
      <Bar {...{ path, language, hidden, house }} drafts={drafts.length} />
    ) : (
      <Looking edition={Number(edition)} />
    ),
  )
  const style = `<style>${styles}</style>`
  return answerSitePage(
    c,
    read.html.replace('</head>', () => `${style}</head>`).replace('</body>', () => `${bar}</body>`),
  )
}

/** The page that a link without an address was pressed on: with scripts it is another than was sent. */
function cameFrom(referrer = ''): string {
  return URL.canParse(referrer) ? new URL(referrer).pathname : ''
}

/** Every text between its marks, by its number in the list of paths. */
function marked(house: House, language: Language): House {
  const own = house.texts[language]
  const texts = [...writtenTexts(language, house.texts)].map(([path, written], number) => [
    path,
    markedText(own[path] ?? written, number),
  ])
  return { ...house, texts: { ...house.texts, [language]: Object.fromEntries(texts) } }
}

function notShown(visit: DeskVisit): Response {
  const body = <TextLink to={deskPath('teksten')}>{words.all}</TextLink>
  return answerDesk(visit, { title: words.notThere, status: 404, body })
}

type BarProps = {
  readonly path: string
  readonly language: Language
  readonly hidden: readonly string[]
  readonly house: House
  readonly drafts: number
}

function Bar({ path, language, hidden, house, drafts }: BarProps) {
  return (
    <aside className="text-bar" lang="nl">
      {drafts > 0 ? (
        <form method="post" action={deskPath('teksten')}>
          <DeskButton does="publish" look="text-publish">
            {fillCounted(deskTexts.drafts.publish, drafts, 'nl')}
          </DeskButton>
        </form>
      ) : (
        <p>{words.bar}</p>
      )}
      <nav>
        <a href={deskPath('teksten')}>{words.all}</a>
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <a key={other} href={shownPagePath(translatePath(path, other))}>
              {other.toUpperCase()}
            </a>
          ))}
        <a href={path}>{words.leave}</a>
        {hidden.length > 0 && (
          <details>
            <summary>{fillCounted(words.hidden, hidden.length, 'nl')}</summary>
            <ul>
              {hidden.map((at) => (
                <li key={at}>
                  <a href={textPath(at, path)} id={textId(at)}>
                    {house.texts[language][at] ?? writtenTexts(language, house.texts).get(at)}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </nav>
    </aside>
  )
}

function Looking({ edition }: { readonly edition: number }) {
  return (
    <aside className="text-bar" lang="nl">
      <p>{edition === 0 ? words.lookingFirst : fill(words.looking, { number: edition })}</p>
      <form method="post" action={deskPath('teksten')}>
        <HiddenFields of={{ edition }} />
        <DeskButton does="bring-back" look="text-publish">
          {deskTexts.editions.back}
        </DeskButton>
      </form>
      <nav>
        <a href={deskPath('teksten')}>{words.all}</a>
      </nav>
    </aside>
  )
}
