import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { prefetch } from '../ui/prefetch.ts'

type Props = { readonly to: string; readonly children: ReactNode }

/** The link that a page is there for, as a button. */
export function SolidLink(props: Props) {
  return <Link className="button-solid cut" prefetch={prefetch} {...props} />
}

/** A link beside it, or in its place where nothing is urgent. */
export function QuietLink(props: Props) {
  return <Link className="button-text" prefetch={prefetch} {...props} />
}
