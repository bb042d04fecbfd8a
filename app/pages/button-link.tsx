import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { prefetch } from '../ui/prefetch.ts'

type Props = { readonly to: string; readonly children: ReactNode }

export function SolidLink(props: Props) {
  return <Link className="button-solid cut" prefetch={prefetch} {...props} />
}

export function QuietLink(props: Props) {
  return <Link className="button-text" prefetch={prefetch} {...props} />
}
