import { business } from '#content/business.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'

/** Stands on its own: when a page broke, its words may not have come. */
const words = {
  nl: {
    title: 'Er ging iets mis bij ons',
    text: 'Probeer het over een minuut opnieuw. Lukt het dan nog niet, mail ons dan: wat je vroeg, regelen we ook zo.',
    link: 'Naar de startpagina',
  },
  fr: {
    title: 'Un problème est survenu de notre côté',
    text: 'Réessayez dans une minute. Si cela ne marche toujours pas, envoyez-nous un e-mail\u00a0: nous traiterons votre demande ainsi.',
    link: 'Retour à l’accueil',
  },
  en: {
    title: 'Something went wrong at our end',
    text: 'Please try again in a minute. If it still fails, send us an email and we’ll sort it out that way.',
    link: 'Back to Home',
  },
} as const

export function BrokenPage({ language, status }: { language: Language; status: number }) {
  const { title, text, link } = words[language]
  return (
    <main className="container-site py-34">
      <title>{`${title} – ${business.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="text-meta text-soft">{status}</p>
      <h1 className="text-43 md:text-60">{title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead">{text}</p>
      <p className="mt-8">
        <a className="underline-rule" href={pathTo('home', language)}>
          {link}
        </a>
      </p>
    </main>
  )
}
