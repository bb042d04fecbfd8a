import { Link } from 'react-router'
import type { WorkshopsWords } from '#content/words/shape/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { prefetch } from '../../ui/prefetch.ts'

type Props = {
  readonly words: WorkshopsWords['details']
  readonly language: Language
  readonly prices: { readonly low: string; readonly high: string }
}

/** The facts of all three in one table (specification, section 2, "Workshops overview"). */
export function Details({ words, language, prices }: Props) {
  const { duration, participants, materials, meals, location, languages, price } = words.rows
  const rows = [duration, participants, materials, meals, location, languages, price]
  return (
    <section className="mt-21 bg-deep py-21 md:mt-34">
      <div className="container-site grid gap-x-13 gap-y-8 lg:grid-cols-12">
        <h2 className="text-43 md:text-60 lg:col-span-4">{words.title}</h2>
        <div className="lg:col-span-8">
          <table className="w-full border-t-2 border-ink text-left">
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label} className="border-b border-rule align-top">
                  <th scope="row" className="w-2/5 py-3 pr-5 font-normal text-soft md:w-1/3">
                    {label}
                  </th>
                  <td className="py-3">{fill(value, prices)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-8">
            <Link className="button-solid cut" to={pathTo('booking', language)} prefetch={prefetch}>
              {words.bookLink}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
