// The drawing is in the page: it is smaller than a request for it.
import mark from '#content/pictures/logo-mark.svg?inline'
import { useBusiness } from '../business.ts'

export function Logo() {
  return (
    <span className="logo flex items-center font-serif whitespace-nowrap text-ink">
      <img src={mark} alt="" width={38} height={38} className="logo-sign" />
      <span>{useBusiness().name}</span>
    </span>
  )
}
