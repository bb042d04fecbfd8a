import logoMark from '#content/pictures/logo-mark.svg?url'
import { cardWordsOf } from '#content/words/card-words.ts'
import { useBusiness } from '../../business.ts'
import { HouseMark } from '../../ui/house-mark.tsx'
import { pageOf } from '../../page-request.ts'
import type { Route } from './+types/business-card.ts'
import { RuledList } from '../ruled-list.tsx'

export { meta } from '../head.ts'

/** The card is for the owner alone, in her language at every address (specification, section 2). */
export function loader(input: Route.LoaderArgs) {
  const { head, site } = pageOf(input, 'businessCard')
  const { siteUrl, qrServiceUrl } = site
  const query = new URLSearchParams({ size: '400', bgcolor: 'transparent', data: siteUrl })
  const card = cardWordsOf(site.house)
  return { head, ...card, qrCode: `${qrServiceUrl}?${query}`, siteUrl }
}

type Card = Route.ComponentProps['loaderData']

export default function BusinessCardPage({ loaderData }: Route.ComponentProps) {
  const { language, about: words, qrCode, siteUrl } = loaderData
  return (
    <div lang={language} className="container-site pt-26 md:pt-34">
      <div className="print-hidden">
        <h1 className="text-43 md:text-60">{words.title}</h1>
        <p className="mt-3 max-w-[33.5em] text-lead">{words.lead}</p>
      </div>
      <div className="mt-13 flex flex-wrap gap-13 print-sheet">
        <figure>
          <figcaption className="print-hidden mb-3 text-meta text-soft">{words.front}</figcaption>
          <CardFront {...loaderData} />
        </figure>
        <figure>
          <figcaption className="print-hidden mb-3 text-meta text-soft">{words.back}</figcaption>
          <CardBack {...loaderData} />
        </figure>
      </div>
      <div className="print-hidden">
        <Logos words={words.logos} />
        <section className="mt-21 grid gap-8 md:grid-cols-[auto_1fr]">
          <img src={qrCode} alt={words.qr.alt} width={200} height={200} className="bg-paper" />
          <div>
            <h2 className="text-30">{words.qr.title}</h2>
            <p className="mt-3 max-w-[31.5em]">{words.qr.text}</p>
            <p className="mt-2 font-semibold">{siteUrl}</p>
          </div>
        </section>
        <section className="mt-21">
          <h2 className="text-30">{words.print.title}</h2>
          <RuledList of={words.print.items} look="mt-3 max-w-[33.5em]" />
          <p className="mt-5">
            <button type="button" data-held className="button-outline" onClick={() => print()}>
              {words.print.button}
            </button>
          </p>
        </section>
      </div>
    </div>
  )
}

function CardFront({ spoken, on }: Card) {
  return (
    <div lang={spoken} className="card-face bg-leaf text-paper">
      <div className="card-safe flex flex-col justify-between">
        <HouseMark drawn={logoMark} size={57} className="card-mark card-mark-light" ground="dark" />
        <div>
          <p className="card-name">{useBusiness().name}</p>
          <p className="card-line">{on.tagline}</p>
        </div>
      </div>
    </div>
  )
}

function CardBack({ spoken, on, about, qrCode, siteUrl }: Card) {
  const { address, email } = useBusiness()
  const { street, postalCode, town } = address
  return (
    <div lang={spoken} className="card-face bg-paper text-ink">
      <div className="card-safe grid grid-cols-[1fr_auto] items-end gap-[3mm]">
        <div>
          <p className="card-line font-semibold">{on.workshopsLine}</p>
          <p className="card-line mt-[3mm]">
            {street}
            <br />
            {postalCode} {town}
          </p>
          <p className="card-line mt-[2mm]">
            {email}
            <br />
            {new URL(siteUrl).host}
          </p>
        </div>
        <img src={qrCode} alt={about.qr.alt} width={76} height={76} className="card-qr" />
      </div>
    </div>
  )
}

const grounds = [
  ['logo-paper', 'light'],
  ['logo-leaf', 'dark'],
  ['logo-beet', 'dark'],
  ['logo-turmeric', 'light'],
] as const

function groundOf(nth: number) {
  return grounds[nth % grounds.length]!
}

function Logos({ words }: { words: Card['about']['logos'] }) {
  const { name: ours } = useBusiness()
  return (
    <section className="mt-21">
      <h2 className="text-30">{words.title}</h2>
      <p className="mt-3 max-w-[33.5em]">{words.text}</p>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2">
        {words.names.map((name, i) => (
          <li key={name}>
            <div className={`logo-ground ${groundOf(i)[0]}`}>
              <HouseMark drawn={logoMark} size={56} ground={groundOf(i)[1]} />
              <span className="font-serif text-30">{ours}</span>
            </div>
            <p className="mt-2 text-meta text-soft">{name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
