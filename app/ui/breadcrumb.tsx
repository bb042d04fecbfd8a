import { Link } from 'react-router'

export type Crumb = { readonly label: string; readonly path?: string }

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="text-meta text-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label: name, path }) => (
          <li key={name} className="crumb">
            {path ? (
              <Link className="underline-rule crumb-link" to={path}>
                {name}
              </Link>
            ) : (
              <span className="truncate" aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
