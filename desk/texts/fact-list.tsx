import { TextLink } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import { toldTogether } from '#content/workshops.ts'
import type { listFacts } from '#content/words/facts.ts'
import { deskPath } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { deskWords } from '../desk-language.ts'
import { houseAnchors } from '../house/house-form.tsx'

const words = () => deskWords().texts.form

type FactProps = {
  readonly house: House
  readonly facts: ReturnType<typeof listFacts>
  /** Names of facts in this text, which stand first. */
  readonly named: readonly string[]
}

export function FactList({ house, facts, named }: FactProps) {
  const isNamed = ([name]: Fact) => named.includes(`{${name}}`)
  // Hours of a sample day have a form of their own.
  const leftOut = ['timetables', ...groupsWithout(house.shown)]
  const others = facts.filter(
    (fact) => !isNamed(fact) && !leftOut.some((group) => fact[0].startsWith(`${group}.`)),
  )
  return (
    <div className="mt-5">
      {facts.some(isNamed) && <p className="text-meta">{words().filledIn}</p>}
      <Named facts={facts.filter(isNamed)} isLink />
      <details>
        <summary className="fold">{words().facts}</summary>
        <Named facts={others} />
      </details>
    </div>
  )
}

/** Workshops of the example that are told together, and none of them on the site. */
function groupsWithout(shown: House['shown']) {
  return keysOf(toldTogether).filter(
    (group) => !toldTogether[group].some((slug) => shown.includes(slug)),
  )
}

type Fact = ReturnType<typeof listFacts>[number]

function Named(props: { readonly facts: readonly Fact[]; readonly isLink?: boolean }) {
  const { facts, isLink } = props
  if (facts.length === 0) return null
  return (
    <dl className="py-3 text-meta">
      {facts.map(([name, fact]) => (
        <div key={name} className="mb-1">
          <dt className="inline">
            <code>{`{${name}}`}</code>
          </dt>{' '}
          <dd className="inline">
            {isLink && fact ? <TextLink to={changedAt(name)}>{fact}</TextLink> : fact}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function changedAt(name: string): string {
  const [subject, which = ''] = name.split('.')
  switch (subject) {
    case 'business':
      return `${deskPath('huis')}#${houseAnchors.identity}`
    case 'terms':
      return `${deskPath('huis')}#${houseAnchors.terms}`
    case 'workshops':
      return `${deskPath('huis')}#workshop-${which}`
    case 'ownPages':
      return deskPath('paginas')
    default:
      return deskPath('huis')
  }
}
