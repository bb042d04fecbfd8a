import { Link } from 'react-router'
import tallAutumn from '#content/pictures/hero-tall-autumn.svg?url'
import tallBubbles from '#content/pictures/hero-tall-bubbles.svg?raw'
import tallSpring from '#content/pictures/hero-tall-spring.svg?url'
import tallSummer from '#content/pictures/hero-tall-summer.svg?url'
import tallWinter from '#content/pictures/hero-tall-winter.svg?url'
import wideAutumn from '#content/pictures/hero-wide-autumn.svg?url'
import wideBubbles from '#content/pictures/hero-wide-bubbles.svg?raw'
import wideSpring from '#content/pictures/hero-wide-spring.svg?url'
import wideSummer from '#content/pictures/hero-wide-summer.svg?url'
import wideWinter from '#content/pictures/hero-wide-winter.svg?url'
import type { HomeWords } from '#content/words/shape/home.ts'
import { pathTo } from '#language/addresses.ts'
import type { TimeOfYear } from '#language/time-of-year.ts'
import { prefetch } from '../../ui/prefetch.ts'
import type { HomeData } from './home.tsx'

type HeroProps = Pick<HomeData, 'language' | 'next' | 'time'> & {
  readonly words: HomeWords['hero']
}

const pictures: Readonly<Record<TimeOfYear, { readonly tall: string; readonly wide: string }>> = {
  spring: { tall: tallSpring, wide: wideSpring },
  summer: { tall: tallSummer, wide: wideSummer },
  autumn: { tall: tallAutumn, wide: wideAutumn },
  winter: { tall: tallWinter, wide: wideWinter },
}

export function Hero({ words, language, next, time }: HeroProps) {
  const { tall, wide } = pictures[time]
  return (
    <section className="hero">
      <div className="container-site hero-words">
        <h1 className="hero-title">{words.title}</h1>
        <p className="mt-5 max-w-[33.5em] text-lead">{words.lead}</p>
        {next && (
          <p className="mt-3">
            <Link className="underline-rule inline-flex min-h-11 items-center" to={next.link}>
              {next.text}
            </Link>
          </p>
        )}
        <p className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
          <Link className="button-solid cut" to={pathTo('booking', language)} prefetch={prefetch}>
            {words.datesButton}
          </Link>
          {/* Both beside the button, or both under it. */}
          <span className="flex flex-wrap gap-x-8 gap-y-3">
            <Link className="button-text" to={pathTo('workshops', language)} prefetch={prefetch}>
              {words.workshopsButton}
            </Link>
            <Link className="button-text" to={pathTo('about', language)} prefetch={prefetch}>
              {words.aboutButton}
            </Link>
          </span>
        </p>
      </div>
      <div className="hero-picture">
        {/* The land goes on 900 units past both edges of the frame, for windows wider than the page. */}
        <picture>
          <source media="(width >= 67.5rem)" srcSet={wide} width={3240} height={640} />
          <img src={tall} alt="" width={780} height={660} fetchPriority="high" />
        </picture>
        <Bubbles svg={tallBubbles} className="lg:hidden" />
        <Bubbles svg={wideBubbles} className="max-lg:hidden" />
      </div>
    </section>
  )
}

/** Over the picture, not in it, where rising would repaint it; paper-coloured, so unseen without it. */
function Bubbles({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`hero-bubbles ${className}`}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
