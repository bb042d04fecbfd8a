import aboutStarters from '#content/pictures/about-starters.svg?url'
import type { AboutWords } from '#content/words/shape/about.ts'
import { Picture } from '#app/ui/picture.tsx'
import { TimeLine } from '../time-line.tsx'

/** From the first crock to the first guests, with the spring of the 34 starters beside it. */
export function Journey({ words }: { words: AboutWords['journey'] }) {
  return (
    <section className="container-site grid gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h2 className="text-43 md:text-60">{words.title}</h2>
        <div className="mt-8 md:mt-13">
          <TimeLine moments={words.moments.map(({ when, text }) => ({ day: when, text }))} />
        </div>
      </div>
      <Picture
        src={aboutStarters}
        alt={words.startersAlt}
        width={800}
        height={600}
        className="beside-right beside-tall lg:col-span-6 lg:self-end"
      />
    </section>
  )
}
