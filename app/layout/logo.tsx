import { business } from '#content/business.ts'
// In the page: it is smaller than the request for it would be.
import mark from '#content/pictures/logo-mark.svg?inline'

export function Logo() {
  return (
    <span className="logo flex items-center font-serif whitespace-nowrap text-ink">
      <img src={mark} alt="" width={38} height={38} className="logo-sign" />
      <span>{business.name}</span>
    </span>
  )
}
