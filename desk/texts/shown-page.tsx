import { TextLink } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import { hiddenWorkshops } from '#booking/house/made-workshops.ts'
import { ownAddress, workshopAtSlug, workshopSlugIn } from '#booking/house/own-address.ts'
import { ownPageAt, pagesIn } from '#booking/house/own-page.ts'
import type { OwnLanguage } from '#booking/texts/own-texts.ts'
import { markedLines } from '#booking/texts/marked-text.ts'
import { placeAt } from '#content/picture-places.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { ownPagePath, ownSlugIn, pageAt, pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { Language } from '#language/languages.ts'
import { readHouseOfEdition, readHouseWithDrafts } from '#office/texts/read-texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderDeskPage } from '../frame.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { mailWith, textsBeside } from './shown-mail.tsx'
import { EditionBar, TextBar } from './text-bar.tsx'
import { pictureFormPath, pictureId, shownAt, textId, textPath } from './text-addresses.ts'
import { pageOfTexts } from './page-of-texts.ts'
import styles from './shown-page.css?inline'
import { stylesOfMail } from '#server/http/mail-preview.ts'
import { renderOwnersCopy } from '#server/http/plain-page.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().texts.page

/** A page or a mail's sample, whose texts lead to their forms; an edition's texts have none. */
export const shownPage: DeskPage = { show }

async function show(visit: DeskVisit): Promise<Response> {
  const { c, office, pageWith } = visit
  const shownPath = c.req.query('adres') ?? cameFrom(c.req.header('referer'))
  const edition = c.req.query('uitgave')
  const shown = shownAt(shownPath)
  if (!shown) return notShown(visit)
  const { language, mail } = shown
  const read =
    edition === undefined
      ? await readHouseWithDrafts(office.store)
      : await readHouseOfEdition(office.store, Number(edition))
  const house = withAside(shownPath, read)
  const path = ownPathOf(shownPath, house)
  const paths = [...writtenTexts(language, house).keys()]
  const shownHouse = edition === undefined ? marked(house, language) : house
  const html = mail
    ? mailWith(visit, { mail, language }, shownHouse)
    : await pageWith(c, path, shownHouse)
  if (html === undefined) return notShown(visit)
  const drafts = await office.store.texts.listDrafts()
  const drafted = pathsIn(language, drafts)
  const toCheck = pathsIn(language, await office.store.texts.listToCheck())
  const lookOf = (number: number) => {
    const at = paths[number] ?? ''
    const look = drafted.has(at) ? ' own-text-new' : toCheck.has(at) ? ' own-text-check' : ''
    return { id: textId(at), class: `own-text${look}` }
  }
  const page = pageOfTexts(html, {
    addressOf: (number) => textPath(paths[number] ?? '', path),
    lookOf,
    pictureAt: (address) => {
      const place = placeAt(address)
      if (place === undefined) return undefined
      const { title: name } = deskWords().texts.picture
      return { id: pictureId(place), href: pictureFormPath(place, path), name }
    },
  })
  const pathsOf = (numbers: ReadonlySet<number>) => [...numbers].map((number) => paths[number]!)
  const hidden = pathsOf(page.hidden.difference(page.shown))
  const beside = mail ? textsBeside(pathsOf(page.hidden.union(page.shown)), paths) : []
  const bar = renderToStaticMarkup(
    edition === undefined ? (
      <TextBar
        {...{ path, language, house }}
        hidden={[...hidden, ...beside]}
        drafts={drafts.length}
      />
    ) : (
      <EditionBar edition={Number(edition)} />
    ),
  )
  const style = `<style>${styles}</style>`
  const whole = page.html
    .replace('</head>', () => `${style}</head>`)
    .replace('</body>', () => `${bar}</body>`)
  return renderOwnersCopy(c, whole, mail ? [stylesOfMail(whole)] : [])
}

type TextIn = { readonly path: string; readonly language: OwnLanguage }

function pathsIn(language: Language, texts: readonly TextIn[]): ReadonlySet<string> {
  return new Set(texts.filter((text) => text.language === language).map(({ path }) => path))
}

/** Path of the referring page, for a link without an address. */
function cameFrom(referrer = ''): string {
  return URL.canParse(referrer) ? new URL(referrer).pathname : ''
}

/** An own page, or a workshop's, may have another address in each language. */
function ownPathOf(path: string, house: House): string {
  const page = pageAt(path)
  if (page?.page === 'workshop') {
    const id = workshopAtSlug(house, page.slug, page.language)?.id ?? page.slug
    return pathTo('workshop', page.language, workshopSlugIn(house, id, page.language))
  }
  const { slug, language } = ownSlugIn(path) ?? {}
  const found = slug && language && ownPageAt(house, slug, language)
  if (!found) return path
  return ownPagePath(ownAddress(house, { kind: 'page', id: found.id })[language], language)
}

/** The owner can read a page before the site shows it. */
function withAside(path: string, house: House): House {
  const aside = pagesIn(house, 'aside').map(
    (id) => [id, { ...house.ownPages[id]!, place: 'foot' }] as const,
  )
  const ownPages = { ...house.ownPages, ...Object.fromEntries(aside) }
  const { page, slug = '', language } = pageAt(path) ?? {}
  const leftOut = house.leftOut.filter((left) => left !== page)
  if (ownSlugIn(path)) return { ...house, ownPages, leftOut }
  const found =
    language && workshopAtSlug({ ...house, shown: hiddenWorkshops(house) }, slug, language)
  return found ? { ...house, shown: [...house.shown, found.id] } : house
}

/** House with every text between marks, numbered by the list of paths. */
function marked(house: House, language: Language): House {
  const ownTexts = house.texts[language]
  const texts = [...writtenTexts(language, house)].map(([path, written], number) => [
    path,
    // An empty text has words to tap; the description of a picture is written at the picture.
    markedLines(
      (ownTexts[path] ?? written) || (isOfPicture(path) ? '' : words().unwritten),
      number,
    ),
  ])
  return { ...house, texts: { ...house.texts, [language]: Object.fromEntries(texts) } }
}

const isOfPicture = (path: string) =>
  /(^|\.)(alt|\w+Alt|caption)$|\.mapNames\.|^mails\.jar\./.test(path)

function notShown(visit: DeskVisit): Response {
  const body = <TextLink to={deskPath('teksten')}>{words().all}</TextLink>
  return renderDeskPage(visit, { title: words().notThere, status: 404, body })
}
