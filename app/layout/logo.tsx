import { business } from '#content/business.ts'
import mark from '#content/pictures/logo-mark.svg?url'

export function Logo() {
  return (
    <span className="flex items-center gap-3 font-serif text-25 whitespace-nowrap text-ink">
      <img src={mark} alt="" width={38} height={38} className="logo-sign" />
      <span>{business.name}</span>
    </span>
  )
}
