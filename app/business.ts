import { createContext, useContext } from 'react'
import type { Business, House } from '#booking/house/house.ts'

/** Facts for any part of a page; the account is told where somebody pays. */
export type ShownBusiness = Omit<Business, 'accountHolder' | 'iban' | 'bic' | 'people'>

export function shownBusiness({ business }: Pick<House, 'business'>): ShownBusiness {
  const { accountHolder: _holder, iban: _iban, bic: _bic, people: _people, ...shown } = business
  return shown
}

export const BusinessContext = createContext<ShownBusiness | undefined>(undefined)

export function useBusiness(): ShownBusiness {
  const business = useContext(BusinessContext)
  if (!business) throw new Error('Nobody said whose page this is')
  return business
}
