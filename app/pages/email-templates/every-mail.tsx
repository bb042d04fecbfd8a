import { type Language, languageNames } from '#language/languages.ts'

export type EveryPreview = Readonly<Record<'guest' | 'owner', readonly ListedMail[]>>

type ListedMail = {
  readonly kind: string
  readonly subject: string
  readonly sources: readonly { readonly language: Language; readonly src: string }[]
}

type Props = { title: string; mails: readonly ListedMail[]; language: Language }

export function EveryMail({ title, mails, language }: Props) {
  return (
    <>
      <h3 className="mt-13 text-25">{title}</h3>
      <ul className="mt-3">
        {mails.map(({ kind, subject, sources }) => (
          <li
            key={kind}
            className="border-t-2 border-rule py-3 md:flex md:items-center md:justify-between md:gap-8"
          >
            <span lang={language}>{subject}</span>
            <span className="flex flex-wrap gap-x-5">
              {sources.map(({ language: spoken, src }) => (
                <a
                  key={spoken}
                  className="underline-rule inline-flex min-h-11 items-center"
                  href={src}
                  lang={spoken}
                  aria-label={`${languageNames[spoken]}: ${subject}`}
                >
                  {languageNames[spoken]}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
