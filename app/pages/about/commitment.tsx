import type { AboutWords } from '#content/words/shape/about.ts'

/** What a guest may hold the farm to, one rule each. */
export function Commitment({ words }: { words: AboutWords['commitment'] }) {
  return (
    <section className="container-site pt-21 md:pt-34">
      <div className="grid gap-x-13 gap-y-5 lg:grid-cols-12">
        <h2 className="max-w-[14ch] text-43 md:text-60 lg:col-span-5">{words.title}</h2>
        <div className="lg:col-span-7">
          <p className="max-w-[52ch] text-lead">{words.text}</p>
          <ul className="mt-5 border-t-2 border-ink">
            {words.promises.map((promise) => (
              <li key={promise} className="border-b border-rule py-5">
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
