import { type PageRequest, headFrom } from '../../page-request.ts'
import { ownAddress } from '#booking/house/own-address.ts'
import { ownPictures } from '#booking/pictures/own-picture.ts'
import { townIn } from '#booking/house/town.ts'
import { keysOfList } from '#booking/texts/list-order.ts'
import { plainText } from '#booking/texts/notation.ts'
import type { OwnBlock } from '#content/words/parts.ts'
import { blockKinds, blocksPath, picturePlaceOf } from '#content/words/own-page-blocks.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { ownPagePath, pathTo } from '#language/addresses.ts'
import { inEach } from '#language/languages.ts'
import { breadcrumbList, faqPage } from '../structured-data.ts'

export type PlacedBlock = OwnBlock & { readonly key: string; readonly place: string }

/** An own page shows its blocks that are written in this language, in their order. */
export function ownPageData(request: PageRequest, id: string) {
  const { language, site, words } = request
  const { house, siteUrl } = site
  const { name, title, lead, blocks } = ofWorkshop(words.ownPages, id)
  const photographs = ownPictures(house.texts.all)
  const keys = keysOfList(house.texts.all, blocksPath(id), blockKinds.length)
  const placed = blocks.map((block, n): PlacedBlock => {
    const key = keys[n] ?? ''
    const place = picturePlaceOf(id, key)
    return { ...block, key, place: Object.hasOwn(photographs, place) ? place : `#${place}` }
  })
  const written = placed.filter((block) => !Object.values(block).includes(''))
  const slugs = ownAddress(house, { kind: 'page', id })
  const paths = inEach((each) => ownPagePath(slugs[each], each))
  const summary = plainText(lead) || plainText(written.find(({ text }) => text)?.text ?? title)
  const head = headFrom(request, {
    page: 'ownPage',
    paths,
    words: {
      title,
      description: shortened(summary),
      keywords: [title, house.business.name, townIn(house, language)].join(', '),
    },
  })
  const home = { label: words.layout.breadcrumb.home, path: pathTo('home', language) }
  const questions = written.flatMap(({ question, answer }) =>
    question && answer ? [{ question, answer }] : [],
  )
  const more = [
    breadcrumbList(siteUrl, [home, { label: name }]),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ]
  return { head, more, language, own: { title, lead, blocks: written } }
}

/** Characters of a description that search engines show. */
const maxDescriptionLength = 155

function shortened(text: string): string {
  if (text.length <= maxDescriptionLength) return text
  return `${text.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')}…`
}
