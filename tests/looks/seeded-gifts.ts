import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { deskPath } from '#language/desk-paths.ts'
import { postForm, press } from '#tests/support/forms.ts'
import { firstLinkTo, mailsAbout } from '#tests/support/sent-mails.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import type { Farm } from '#tests/support/shared-farm.ts'

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
  const [buyerEmail, receiverEmail] = [
    `bon.${language}@example.org`,
    `cadeau.${language}@example.org`,
  ]
  await postForm(site.url + pathTo('giftVoucher', language), {
    ...order,
    buyerEmail,
    receiverEmail,
  })
  const { subject } = wordsIn(language).voucherMails.ordered
  const [mail] = await mailsAbout(site, new RegExp(subject))
  const [own = '', withdraw = ''] = (mail?.text ?? '').match(/http\S+\/l\/[a-z2-7]+/g) ?? []
  const listed = await site.farm<{ id: string; state: string }>('vouchers')
  const voucher = listed.find(({ state }) => state === 'unpaid')?.id ?? ''
  await press(site.url + deskPath('cadeaubonnen'), { do: 'voucher-received', voucher })
  const here = (address: string) => onSite(site, address)
  const print = await firstLinkTo(site, receiverEmail)
  return { own: here(own), withdraw: here(withdraw), print: here(print) }
}

/** A guest asks somebody else to come instead; the link in the mail to them. */
export async function handOn({ site, link }: Farm, language: Language, id: string) {
  const email = `instead.${language}@example.org`
  await press(link.guest('party', { id }), { do: 'ask', name: 'Nele Claes', email, language })
  return onSite(site, await firstLinkTo(site, email))
}

/** Mails name the site's public address. */
function onSite(site: TestSite, address: string): string {
  const { pathname, search } = new URL(address)
  return site.url + pathname + search
}
