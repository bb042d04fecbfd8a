import type { ReactNode } from 'react'
import type { House } from '#booking/house/house.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import { plainDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { useBusiness } from '../../business.ts'
import { footerWords } from '../../layout/layout-words.ts'
import { pageOf } from '../../page-request.ts'
import { MailLink } from '../mail-link.tsx'
import { withParts } from '../with-parts.tsx'
import type { Route } from './+types/privacy.ts'

export { meta } from '../head.ts'

export async function loader(input: Route.LoaderArgs) {
  const { head, language, site, words } = pageOf(input, 'privacy')
  // The policy tells of vouchers sold before, where none are sold any more.
  const pageWords = (await site.takesVouchers())
    ? wordsOf(sellingVouchers(site.house), language)
    : words
  const { head: _head, counting, ...rest } = pageWords.privacy
  const { country, enterpriseNumber, vatNumber } = footerWords(words.layout.footer, language)
  return {
    head,
    words: rest,
    counting: countingWords(counting, site.analyticsUrl),
    today: plainDay(site.today(), language),
    labels: { country, enterpriseNumber, vatNumber },
  }
}

function sellingVouchers(house: House): House {
  const leftOut = house.leftOut.filter((page) => page !== 'giftVoucher')
  return leftOut.length === house.leftOut.length ? house : { ...house, leftOut }
}

/** The policy's words on counting visits, true of a site with or without a counter of its own. */
function countingWords({ on, off }: Words['privacy']['counting'], analyticsUrl?: string) {
  if (analyticsUrl === undefined) return off
  const counter = new URL(analyticsUrl).host
  return { ...on, analytics: on.analytics.map((item) => fill(item, { counter })) }
}

/** The policy in the order of the specification (section 2, "Privacy"). */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { words, counting, today, labels } = loaderData
  const { sections } = words
  const { collected, retention, cookies, security } = sections
  return (
    <div className="container-site grid gap-13 pt-26 md:pt-34 lg:grid-cols-[1fr_2fr] lg:gap-21">
      <div className="lg:sticky lg:top-24 lg:self-start pointer-coarse:static">
        {/* The Dutch title is one word, the longest of all headings. */}
        <h1 className="text-43 max-[30rem]:text-[clamp(1.6875rem,8.8vw,2.75rem)] md:text-60">
          {words.title}
        </h1>
        <p className="mt-3">{words.lead}</p>
        <Contents label={words.contents} sections={sections} />
      </div>
      <div className="max-w-[37em]">
        <Section id="controller" section={sections.controller}>
          <Farm labels={labels} />
        </Section>
        <Section id="collected" section={startingWith(counting.collected, collected)}>
          <SubList {...collected.personal} />
          <SubList {...collected.technical} />
        </Section>
        <Section id="purposes" section={sections.purposes} />
        <Section id="legalBasis" section={sections.legalBasis} />
        <Section
          id="retention"
          section={{ ...retention, items: [...retention.items, counting.retention] }}
        />
        <Section id="rights" section={sections.rights} />
        <Section id="cookies" section={cookies}>
          <SubList {...cookies.necessary} />
          <SubList title={cookies.analytics.title} items={counting.analytics} />
          <p className="mt-5">
            <button type="button" data-consent-choice="asked" className="button-plain">
              {cookies.changeChoice}
            </button>
          </p>
        </Section>
        <Section id="sharing" section={sections.sharing} />
        <Section id="security" section={startingWith(counting.security, security)} />
        <Section id="transfers" section={sections.transfers} />
        <Section id="updates" section={sections.updates} />
        <Section id="contact" section={sections.contact} />
        <Section id="complaints" section={sections.complaints} />
        <p className="mt-13 border-t-2 border-ink pt-3 text-soft">
          {withParts(words.lastUpdated, {
            date: <span className="whitespace-nowrap">{today}</span>,
          })}
        </p>
      </div>
    </div>
  )
}

function Contents({ label, sections }: { label: string; sections: Words['privacy']['sections'] }) {
  return (
    <nav aria-label={label} className="mt-5">
      <ul className="text-meta sm:columns-2 lg:columns-1">
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <a
              className="underline-rule inline-flex min-h-8 items-center pointer-coarse:min-h-11"
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PrivacySection = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly items?: readonly string[]
}

function startingWith(paragraph: string, section: PrivacySection): PrivacySection {
  return { ...section, paragraphs: [paragraph, ...section.paragraphs] }
}

type SectionProps = { id: string; section: PrivacySection; children?: ReactNode }

function Section({ id, section, children }: SectionProps) {
  return (
    <section id={id} className="mb-13">
      <h2 className="text-30">{section.title}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {withParts(paragraph, { email: <MailLink /> })}
        </p>
      ))}
      {section.items && <Items items={section.items} />}
      {children}
    </section>
  )
}

function SubList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h3 className="mt-5 text-25">{title}</h3>
      <Items items={items} />
    </>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 list-disc space-y-1 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Farm({ labels }: Pick<Route.ComponentProps['loaderData'], 'labels'>) {
  const { name, address, ...numbers } = useBusiness()
  const { street, postalCode, town } = address
  return (
    <address className="mt-3 not-italic">
      {name}
      <br />
      {street}, {postalCode} {town}, {labels.country}
      <br />
      {numbers.enterpriseNumber && (
        <>
          {labels.enterpriseNumber} {numbers.enterpriseNumber}
          <br />
        </>
      )}
      {numbers.vatNumber && (
        <>
          {labels.vatNumber} {numbers.vatNumber}
          <br />
        </>
      )}
      <MailLink />
    </address>
  )
}
