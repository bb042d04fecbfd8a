// The drawing is in the page: it is smaller than a request for it.
import drawn from '#content/pictures/logo-mark.svg?inline'
import { useBusiness } from '../business.ts'
import { HouseMark } from '../ui/house-mark.tsx'

/** Characters of a name that stand beside the menu on one line of a phone. */
const onOneLine = 14

export function Logo() {
  const { name, mark } = useBusiness()
  const isWide = mark && 'wide' in mark && mark.wide > 150
  const look = name.length > onOneLine || isWide ? 'logo-long' : 'whitespace-nowrap'
  return (
    <span className={`logo flex items-center font-serif ${look} text-ink`}>
      <HouseMark drawn={drawn} size={38} className="logo-sign" />
      <span>{name}</span>
    </span>
  )
}
