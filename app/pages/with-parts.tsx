import { Fragment, type ReactNode } from 'react'

/** A sentence with a part of the page where its `{place}` stands. */
export function withParts(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/(\{\w+\})/).map((piece, i) => {
    const name = piece.slice(1, -1)
    // Pieces of one sentence never move: their place is their key.
    return (
      <Fragment key={i}>
        {Object.hasOwn(parts, name) && piece.startsWith('{') ? parts[name] : piece}
      </Fragment>
    )
  })
}

export function MailLink({ email }: { email: string }) {
  return (
    <a className="underline-rule font-semibold" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
