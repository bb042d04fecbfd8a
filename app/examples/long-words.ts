import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import type { LongWords } from '../ui/examples.ts'

export const longWords: LongWords = languages.map((language) => {
  const words = wordsOf(firstHouse, language)
  const { home, workshops, contact, booking, layout, faq, errors, about, gallery } = words
  const { availability, workshopPage, reservationSuccess } = words
  const { form } = booking
  return {
    language,
    button: longest([
      form.submit,
      form.submitting,
      contact.form.submit,
      contact.form.sending,
      home.callToAction.button,
      home.hero.workshopsButton,
      workshops.details.bookLink,
      workshopPage.bookLink,
      about.call.button,
      faq.closing.contactLink,
    ]),
    link: longest([
      home.hero.aboutButton,
      home.workshops.cardLink,
      workshopPage.askLink,
      reservationSuccess.homeLink,
      reservationSuccess.workshopsLink,
      layout.navigation.viewAll,
    ]),
    label: longest([
      form.preferredDate,
      form.participants,
      form.participantName,
      `${form.specialRequirements} (${form.optional})`,
      contact.form.subject,
    ]),
    hint: longest([form.fiveOrMoreHint, form.specialRequirementsHint]),
    problem: longest(
      Object.values({ ...errors.contact, ...errors.booking }).filter(
        (it) => typeof it === 'string',
      ),
    ),
    consent: longest([form.consent, contact.form.consent]).replace('{privacy}', form.consentLink),
    heading: longest([home.hero.title, home.callToAction.title, booking.title, faq.title]),
    tab: longest([
      ...Object.values(faq.tabs).map(({ label }) => label),
      ...Object.values(gallery.filters),
    ]),
    notice: longest([availability.fullyBookedNotice, form.quickBookNotice, form.success]),
  }
})

function longest(texts: readonly string[]): string {
  return texts.reduce((most, text) => (text.length > most.length ? text : most), '')
}
