import type { Office } from '#office/office.ts'
import type { Day } from '#language/dates.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { FirstLanguage } from '#tests/support/first-languages.ts'
import { offerOption } from '#tests/support/offered-options.ts'
import type { Farm } from '#tests/support/farm.ts'
import { dateFields } from '#tests/support/shared-farm.ts'
import { joinList, companionListOf } from '#tests/support/companions.ts'
import { type DateOnFile } from '#tests/support/dates.ts'
import { postForm, press, pressShown } from '#tests/support/forms.ts'
import { orderGift } from '#tests/support/gift-vouchers.ts'
import type { TestOffice } from '#tests/support/test-office.ts'
import { wishForDate } from '#tests/support/wishes.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { firstLinkTo, guestAddressesIn, mailsAbout } from '#tests/support/sent-mails.ts'
import type { TestSite } from '#tests/support/test-site.ts'

/**
 * The group with an option, on its page and on the desk; the party's booking, the link to join it,
 * and a companion.
 */
export type TableLinks = Readonly<
  Record<'option' | 'onDesk' | 'party' | 'joining' | 'companion', string>
>

const parties = { nl: '2025-12-04', fr: '2025-12-04', en: '2025-11-29' } as const

const days = { nl: '2025-11-04', fr: '2025-11-05', en: '2025-11-06' } as const

/** Makes an option for a group and adds a companion to a party, in each language. */
export async function setTables(
  farm: Farm,
  office: Office,
): Promise<Readonly<Record<FirstLanguage, TableLinks>>> {
  const set = async (language: FirstLanguage): Promise<TableLinks> => {
    const email = `tafel.${language}@example.org`
    const id = await farm.book({ on: parties[language], participants: '3', email, language })
    await farm.answer(id, 'confirm')
    const option = await offerOption(office, { language, day: days[language] })
    const list = await companionListOf(office, id)
    const companion = (await joinList(office, list, { language }))!
    const { link } = farm
    return {
      option: link.guest('option', { id: option }),
      onDesk: option,
      party: link.guest('party', { id }),
      joining: link.guest('companion-list', { id: list }),
      companion: link.guest('companion', { id: companion.id }),
    }
  }
  return { nl: await set('nl'), fr: await set('fr'), en: await set('en') }
}

const inLine: readonly { readonly name: string; readonly language: FirstLanguage }[] = [
  { name: 'Anneleen', language: 'nl' },
  { name: 'Lucie', language: 'fr' },
  { name: 'Rose', language: 'en' },
  { name: 'Bram', language: 'nl' },
]

/** Parties wait for a full date; all but the last are offered a place. Ids, by language. */
export async function offerPlaces(
  farm: Farm,
  { id, capacity }: DateOnFile,
): Promise<Readonly<Partial<Record<FirstLanguage, string>>>> {
  for (const { name, language } of inLine) {
    const party = { date: id, participants: '1', name, email: `${name}@example.org`, consent: 'on' }
    await press(`${farm.site.url}/waiting-list?lng=${language}`, party)
  }
  const larger = { capacity: `${capacity + inLine.length - 1}`, bookedElsewhere: `${capacity}` }
  await press(`${farm.desk}/datum/${id}`, dateFields(larger))
  const offered = farm.sql(`select language, id from waiting where state = 'offered'`)
  return Object.fromEntries(offered.map(({ language, id: entry }) => [language, entry]))
}

/** Nobody comes to a date any more: a party of each language had booked it and paid. Ids, by language. */
export async function callOff(
  farm: Farm,
  on: Day,
): Promise<Readonly<Record<FirstLanguage, string>>> {
  const pay = (language: FirstLanguage) =>
    farm.secured({ on, language, email: `afgelast.${language}@example.org` })
  const ids = { nl: await pay('nl'), fr: await pay('fr'), en: await pay('en') }
  const { id } = await farm.dateOn(on)
  await press(`${farm.desk}/datum/${id}`, { do: 'call-off', sure: 'on' })
  return ids
}

/** People wish for a date that is yet to be made, and somebody orders a gift voucher. */
export async function wishAndGive(office: TestOffice): Promise<void> {
  await orderGift(office)
  for (const { name, language } of inLine) {
    await wishForDate(office, { name, email: `${name}@example.org`, weekdays: [5, 6], language })
  }
}

export type GiftLinks = { readonly own: string; readonly withdraw: string; readonly print: string }

const order = {
  worth: 'drinks',
  participants: '2',
  amount: '',
  sendOn: '',
  buyerName: 'Bram Claes',
  receiverName: 'Nele Vermeersch',
  message: 'Tot op de hoeve.\nB.',
  consent: 'on',
}

/** A voucher is bought and paid by hand; the links of its mails. */
export async function giveVoucher({ site }: Farm, language: Language): Promise<GiftLinks> {
  const buyerEmail = `bon.${language}@example.org`
  const receiverEmail = `cadeau.${language}@example.org`
  await postForm(site.url + pathTo('giftVoucher', language), {
    ...order,
    buyerEmail,
    receiverEmail,
  })
  const { subject } = wordsIn(language).voucherMails.ordered
  const [mail] = await mailsAbout(site, new RegExp(subject))
  const [own = '', withdraw = ''] = guestAddressesIn(mail)
  const listed = await site.farm<{ id: string; state: string }>('vouchers')
  const voucher = listed.find(({ state }) => state === 'unpaid')?.id ?? ''
  await pressShown(site.url + deskPath('cadeaubonnen'), { do: 'voucher-received', voucher })
  const here = (address: string) => onSite(site, address)
  const print = await firstLinkTo(site, receiverEmail)
  return { own: here(own), withdraw: here(withdraw), print: here(print) }
}

/** A guest asks somebody else to come instead; the link in the mail to them. */
export async function changeGuest({ site, link }: Farm, language: Language, id: string) {
  const email = `instead.${language}@example.org`
  await press(link.guest('party', { id }), { do: 'ask', name: 'Nele Claes', email, language })
  return onSite(site, await firstLinkTo(site, email))
}

/** Mails name the site's public address. */
function onSite(site: TestSite, address: string): string {
  const { pathname, search } = new URL(address)
  return site.url + pathname + search
}
