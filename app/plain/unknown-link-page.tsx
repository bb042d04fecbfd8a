import { wordsIn } from '#content/words/words.ts'
import { type Language, languages } from '#language/languages.ts'
import { PlainDocument } from './document.tsx'

/** For a link that never was, has ended or was replaced by a newer one: nobody knows in which language to say so. */
export function UnknownLinkPage() {
  const [first, ...others] = languages.map((language) => ({
    language,
    ...wordsIn(language).myBooking.unknownLink,
  }))
  if (!first) return null
  return (
    <PlainDocument language={first.language} title={first.title}>
      <h1 className="text-43">{first.title}</h1>
      <p className="mt-5 text-lead">{first.text}</p>
      <NewLink {...first} />
      {others.map(({ language, title, text, newLink }) => (
        <section key={language} lang={language} className="mt-13">
          <h2 className="text-25">{title}</h2>
          <p className="mt-2">{text}</p>
          <NewLink language={language} newLink={newLink} />
        </section>
      ))}
    </PlainDocument>
  )
}

function NewLink({ language, newLink }: { readonly language: Language; readonly newLink: string }) {
  return (
    <p className="mt-3">
      <a className="inline-flex min-h-11 items-center underline" href={`/l?lng=${language}`}>
        {newLink}
      </a>
    </p>
  )
}
