export type PageLink = { readonly to: string; readonly text: string }

/** Where to go from here. */
export function LinkList({ links }: { links: readonly PageLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="no-print mt-8">
      {links.map(({ to, text }) => (
        <li key={to}>
          <a className="inline-flex min-h-11 items-center underline" href={to}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
