import { business } from '#content/business.ts'
import type { ContactWords } from '#content/words/shape/contact.ts'
import { AreaMap } from './area-map.tsx'

/** How to come: the address, tips by means of travel, and the map on the right. */
export function FindMe({ words, country }: { words: ContactWords['findMe']; country: string }) {
  const { street, postalCode, town } = business.address
  const { publicTransport, car, parking, bike, directions } = words.tips
  return (
    <section className="mt-21 bg-deep py-21 md:mt-34">
      <div className="container-site grid gap-13 lg:grid-cols-2 lg:gap-21">
        <div>
          <h2 className="text-43 md:text-60">{words.title}</h2>
          <h3 className="mt-8 text-25">{words.addressTitle}</h3>
          <address className="mt-1 not-italic">
            {business.name}
            <br />
            {street}
            <br />
            {postalCode} {town}, {country}
          </address>
          <h3 className="mt-8 text-25">{words.tipsTitle}</h3>
          <ul className="mt-2 max-w-[56ch] border-t-2 border-ink">
            {[publicTransport, car, parking, bike, directions].map((tip) => (
              <li key={tip} className="border-b border-rule py-3">
                {tip}
              </li>
            ))}
          </ul>
        </div>
        <AreaMap words={words} />
      </div>
    </section>
  )
}
