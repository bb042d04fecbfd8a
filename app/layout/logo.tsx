import sign from '#content/pictures/logo-mark.svg?inline'
import { useBusiness } from '../business.ts'
import { HouseMark } from '../ui/house-mark.tsx'

/** The drawing is in the page, as it is smaller than a request; the browser's scripts find it there. */
const drawn =
  import.meta.env.SSR || import.meta.env.DEV
    ? sign
    : (document.querySelector('.logo-sign')?.getAttribute('src') ?? '')

/** Characters of a name that stand beside the menu on one line of a phone. */
const onOneLine = 12

export function Logo() {
  const { name, mark } = useBusiness()
  const isWide = mark && 'wide' in mark && mark.wide > 150
  const look = name.length > onOneLine || isWide ? 'logo-long' : ''
  return (
    <span className={`logo flex items-center font-serif ${look} text-ink`}>
      <HouseMark drawn={drawn} size={38} className="logo-sign" />
      <span>{name}</span>
    </span>
  )
}
