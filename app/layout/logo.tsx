// The drawing is in the page: it is smaller than a request for it.
import mark from '#content/pictures/logo-mark.svg?inline'
import { useBusiness } from '../business.ts'

/** Characters of a name that stand beside the menu on one line of a phone. */
const onOneLine = 14

export function Logo() {
  const { name } = useBusiness()
  const look = name.length > onOneLine ? 'logo-long' : 'whitespace-nowrap'
  return (
    <span className={`logo flex items-center font-serif ${look} text-ink`}>
      <img src={mark} alt="" width={38} height={38} className="logo-sign" />
      <span>{name}</span>
    </span>
  )
}
