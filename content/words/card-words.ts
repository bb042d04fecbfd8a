import type { House } from '#booking/house/house.ts'
import { isWithoutDrawings } from '#booking/house/without-drawings.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { fill } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import { firstOf, type Language } from '#language/languages.ts'
import { typesetAll } from '#language/typeset.ts'
import { firstHouse, isExample } from '../first-house.ts'
import { businessCard as en } from './en/business-card.ts'
import { businessCard as fr } from './fr/business-card.ts'
import { businessCard as nl, type CardWords, exampleCard } from './nl/business-card.ts'
import { wordsOf } from './words.ts'

const inLanguage: Readonly<Partial<Record<Language, CardWords>>> = { nl, fr, en }

/** Words about the card in the owner's language, and those on it in the first language of the site. */
export function cardWordsOf(house: House) {
  const { ownerLanguage, business, look } = house
  const language = inLanguage[ownerLanguage] ? ownerLanguage : 'nl'
  const spoken = firstOf(house)
  const hasDrawings = !isWithoutDrawings(house)
  const written = inLanguage[language] ?? nl
  const isDrawn = hasDrawings && look.mark === 'drawn' && language === 'nl'
  const { logos, qr, print } = written
  const facts = {
    name: business.name,
    language: nameOfLanguage(spoken, language),
    paper: look.colours.paper.toUpperCase(),
    second: look.colours.second.toUpperCase(),
  }
  const about = {
    ...written,
    logos: isDrawn ? { ...logos, text: `${exampleCard.sign} ${logos.text}` } : logos,
    qr: { ...qr, text: fill(qr.text, facts), alt: fill(qr.alt, facts) },
    print: { ...print, items: print.items.map((item) => fill(item, facts)) },
  }
  const on =
    hasDrawings && isAsExample(house) && spoken === 'nl' ? exampleCard : ofHouse(house, spoken)
  return { language, spoken, about: typesetAll(about, language), on: typesetAll(on, spoken) }
}

/** The example's card tells its town and its workshops. */
function isAsExample({ business, shown }: House): boolean {
  const { town } = firstHouse.business.address
  return (
    isExample({ business }) &&
    business.address.town === town &&
    shown.join() === firstHouse.shown.join()
  )
}

function ofHouse(house: House, spoken: Language) {
  const { home, workshopNames } = wordsOf(house, spoken)
  const names = house.shown.map((slug) => ofWorkshop(workshopNames, slug))
  const workshopsLine = new Intl.ListFormat(spoken).format(names)
  return { tagline: home.hero.title, workshopsLine }
}
