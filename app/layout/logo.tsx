import { business } from '#content/business.ts'
// The drawing is in the page: it is smaller than a request for it.
import mark from '#content/pictures/logo-mark.svg?inline'

export function Logo() {
  return (
    <span className="logo flex items-center font-serif whitespace-nowrap text-ink">
      <img src={mark} alt="" width={38} height={38} className="logo-sign" />
      <span>{business.name}</span>
    </span>
  )
}
