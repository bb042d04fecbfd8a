import { printIban } from '#booking/iban.ts'
import { business } from '#content/business.ts'
import { wordsIn } from '#content/words/words.ts'
import type { Sender } from '#emails/facts.ts'
import type { Language } from '#language/languages.ts'

/** The farm, as its mails sign. */
export function senderIn(language: Language): Sender {
  const { street, postalCode, town } = business.address
  const { layout } = wordsIn(language)
  const company = `${layout.footer.enterpriseNumber ?? 'KBO'} ${business.enterpriseNumber}`
  return {
    name: business.name,
    email: business.email,
    address: `${street}\n${postalCode} ${town}`,
    accountHolder: business.accountHolder,
    iban: printIban(business.iban),
    company: `${business.name}, ${street}, ${postalCode} ${town}. ${company}.`,
  }
}
