import { useContext } from 'react'
import { pathTo } from '#language/addresses.ts'
import { type Language, rulesOf } from '#language/languages.ts'
import { BusinessContext } from '../business.ts'
import { Logo } from './logo.tsx'

const linkLook = 'underline-rule inline-flex min-h-11 items-center'

export function BrokenPage({ language }: { language: Language }) {
  const { title, text, link } = rulesOf(language).brokenPage
  // Undefined when the root's loader failed: then nobody knows the business.
  const business = useContext(BusinessContext)
  return (
    <main className="container-site pt-5 pb-34">
      <title>{business ? `${title} – ${business.name}` : title}</title>
      <meta name="robots" content="noindex" />
      {business && <Logo />}
      <h1 className="mt-21 text-43 md:text-60">{title}</h1>
      <p className="mt-5 max-w-[33.5em] text-lead">{text}</p>
      <p className="mt-8 flex flex-wrap gap-x-8">
        <a className={linkLook} href={pathTo('home', language)}>
          {link}
        </a>
        {business && (
          <a className={linkLook} href={`mailto:${business.email}`}>
            {business.email}
          </a>
        )}
      </p>
    </main>
  )
}
