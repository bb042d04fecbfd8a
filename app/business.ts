import { createContext, useContext } from 'react'
import type { Business, House } from '#booking/house/house.ts'
import { type OwnLook, ownLook } from './look/own-look.ts'
import { type OwnMark, ownMark } from '#booking/look/own-mark.ts'
import { printedBusiness } from '#booking/house/town.ts'
import { isWithoutDrawings } from '#booking/house/without-drawings.ts'

/** Facts that any page may show; the account is left to pages where somebody pays. */
export type ShownBusiness = Omit<
  Business,
  'accountHolder' | 'iban' | 'bic' | 'people' | 'walkFromVillageMinutes'
> & {
  readonly isPlain?: true
  readonly hasNoJar?: true
  /** The house's own colours; undefined: the colours of the style sheets. */
  readonly look?: OwnLook
  /** Undefined for the drawn mark. */
  readonly mark?: OwnMark
}

export function shownBusiness(house: Pick<House, 'business' | 'look' | 'texts'>): ShownBusiness {
  const {
    accountHolder: _holder,
    iban: _iban,
    bic: _bic,
    people: _people,
    walkFromVillageMinutes: _walk,
    ...shown
  } = printedBusiness(house.business)
  const look = ownLook(house)
  const mark = ownMark(house)
  return {
    ...shown,
    ...(isWithoutDrawings(house) && { isPlain: true }),
    ...(!house.look.jar && { hasNoJar: true }),
    ...(look && { look }),
    ...(mark && { mark }),
  }
}

export const BusinessContext = createContext<ShownBusiness | undefined>(undefined)

export function useBusiness(): ShownBusiness {
  const business = useContext(BusinessContext)
  if (!business) throw new Error('Nobody said whose page this is')
  return business
}
