import { HiddenFields } from '#app/plain/parts.tsx'
import { type AddressOwner, addressName, ownAddress } from '#booking/house/own-address.ts'
import { addressForm } from '#booking/house/own-page-form.ts'
import { fieldIn } from '#booking/forms/each-language.ts'
import type { House } from '#booking/house/house.ts'
import { pagesIn } from '#booking/house/own-page.ts'
import { nameIn } from '#app/plain/form-fields.tsx'
import { fromKeys } from '#language/keys-of.ts'
import { languages } from '#language/languages.ts'
import { readHouse } from '#office/house/read-house.ts'
import { changeAddress } from '#office/texts/own-pages.ts'
import { askedInEach, asking, AskingForm, readAsShown } from '../desk-form.tsx'
import { redirectBack } from '../buttons.tsx'
import type { ButtonHandler } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

function form(named: AddressOwner) {
  const { slug: first, slugProblem: problem, ...words } = deskWords().ownPages.address
  const formWords = { ...words, ...askedInEach('slug', { first, problem }) }
  const prefix = `${addressName(named)}-`
  return asking(addressForm, { does: 'own-page-address', words: formWords, prefix })
}

export function OwnAddressForm(
  props: AddressOwner & { readonly house: House; readonly about: string },
) {
  const { kind, id, house, about } = props
  return (
    <AskingForm
      about={about}
      of={form({ kind, id })}
      first={slugsOf(house, { kind, id })}
      only={house.spoken.map((language) => fieldIn('slug', language))}
      sendsShown
    >
      <HiddenFields of={{ page: id }} />
      <p className="mb-3 max-w-[33.5em]">{deskWords().ownPages.address.text}</p>
    </AskingForm>
  )
}

function slugsOf(house: House, named: AddressOwner) {
  const slugs = ownAddress(house, named)
  return Object.fromEntries(languages.map((one) => [fieldIn('slug', one), slugs[one]]))
}

export function pagesNotGone(house: House): readonly string[] {
  return pagesIn(house, 'menu', 'foot', 'aside')
}

export function handleAddress(kind: AddressOwner['kind']): ButtonHandler {
  return async (visit, sent) => {
    const { office } = visit
    const house = await readHouse(office.store)
    const ids = kind === 'page' ? pagesNotGone(house) : Object.keys(house.workshops)
    const id = ids.find((one) => one === sent.get('page'))
    if (id === undefined) return redirectBack(visit)
    const named = { kind, id }
    const read = readAsShown(form(named), { sent, now: slugsOf(house, named) })
    if (read.kind === 'refused') return read.refused
    const changed = await changeAddress(office, { ...named, slugs: read.value })
    if (changed.kind !== 'taken') return undefined
    const { taken } = deskWords().ownPages.address
    const fields = changed.languages.map((one) => nameIn(form(named), fieldIn('slug', one)))
    return { problems: fromKeys(fields, () => taken), typed: read.typed }
  }
}
