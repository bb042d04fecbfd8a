import { useContext } from 'react'
import { Link } from 'react-router'
import autumn from '#content/pictures/hero-autumn.svg?url'
import spring from '#content/pictures/hero-spring.svg?url'
import summer from '#content/pictures/hero-summer.svg?url'
import winter from '#content/pictures/hero-winter.svg?url'
import bubbles from '#content/pictures/hero-bubbles.svg?raw'
import bubblesFile from '#content/pictures/hero-bubbles.svg?url'
import plain from '#content/pictures/plain-hero.svg?url'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import type { TimeOfYear } from '#language/time-of-year.ts'
import { useBusiness } from '../../business.ts'
import { useDrawing } from '../../ui/drawing.ts'
import type { Handwritten } from '../../ui/handwriting.ts'
import { Handwriting } from '../../ui/jar.tsx'
import { OwnImage, OwnPictures, useInked } from '../../ui/picture.tsx'
import type { HomeData } from './home-data.ts'
import { QuietLink, SolidLink } from '../button-link.tsx'

type HeroProps = Pick<HomeData, 'language' | 'next' | 'time' | 'light'> & {
  readonly words: Words['home']['hero']
}

const pictures: Readonly<Record<TimeOfYear, string>> = { spring, summer, autumn, winter }

/** The large title does not break here: after a word of one or two letters, or between short words before a comma. */
const insidePhrase = /(?<=(?:^|\s)\S{1,2}) |(?<=(?:^|\s)\S{1,6}) (?=\S{1,6},)/gu
const nbsp = '\u00a0'

export function Hero({ words, language, next, time, light }: HeroProps) {
  const isPhotograph = useContext(OwnPictures)(pictures[time]) !== undefined
  const { isPlain, look } = useBusiness()
  return (
    <section
      className={isPhotograph ? 'hero hero-of-photo' : 'hero'}
      data-light={isPhotograph || isPlain || look?.colours ? undefined : light}
    >
      <div className="container-site hero-words">
        <h1 className="hero-title">{words.title.replaceAll(insidePhrase, nbsp)}</h1>
        <p className="hero-lead">{words.lead}</p>
        {next && (
          <p>
            <Link className="hero-next underline-rule" to={next.link}>
              {next.text}
            </Link>
          </p>
        )}
        <p className="hero-ways mt-3 lg:mt-5">
          <SolidLink to={pathTo('booking', language)}>{words.datesButton}</SolidLink>
          {/* The two links stand both beside the button, or both under it. */}
          <span className="hero-ways">
            <QuietLink to={pathTo('workshops', language)}>{words.workshopsButton}</QuietLink>
            <QuietLink to={pathTo('about', language)}>{words.aboutButton}</QuietLink>
          </span>
        </p>
      </div>
      {isPhotograph ? (
        <OwnImage
          className="hero-photo"
          src={pictures[time]}
          alt={words.pictureAlt}
          width={1280}
          height={960}
          fetchPriority="high"
        />
      ) : (
        <Land {...{ time, next, light }} />
      )}
    </section>
  )
}

function Land({ time, next, light }: Pick<HeroProps, 'time' | 'next' | 'light'>) {
  const { isPlain, look } = useBusiness()
  // The light of the hour is the farm's, as its colours are.
  const land = look?.colours ? pictures[time] : `${pictures[time]}#${light}`
  const drawn = useInked(isPlain ? `${plain}#hero` : land)
  return (
    <div className="hero-picture">
      {/* The land goes on 900 units past both edges of the frame, for windows of another shape. */}
      <img src={drawn} alt="" width={3240} height={640} fetchPriority="high" />
      {!isPlain && <Bubbles />}
      {!isPlain && next && <HeroLabel lines={next.label} />}
    </div>
  )
}

const drawnBubbles = import.meta.env.SSR ? bubbles : ''

/** The bubbles are a drawing of their own: in the picture, each of their moves would repaint all of it. */
function Bubbles() {
  const html = useDrawing(drawnBubbles, bubblesFile, '.hero-bubbles')
  return (
    <div
      aria-hidden="true"
      className="hero-bubbles"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The label names the next date with room, as the words beside the picture do. */
function HeroLabel({ lines }: { readonly lines: readonly Handwritten[] }) {
  return (
    <svg viewBox="1092 284 252 160" aria-hidden="true" className="jar hero-label">
      {/* The label of the site's jar, at the size of this one. */}
      <g transform="translate(1036 84) scale(1.84)">
        <path fill="var(--jar-ink)" d="M40 120l119-6 6 5 2 66-5 6-119 3-6-5-2-64z" />
        <path fill="var(--jar-paper)" d="M37 116l119-6 6 5 2 66-5 6-119 3-6-5-2-64z" />
        <path fill="var(--jar-beet)" d="M40 120l117-6v2l-117 6zM40 184l118-3v2l-118 3z" />
        <Handwriting lines={lines} />
      </g>
    </svg>
  )
}
