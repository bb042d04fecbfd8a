import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import type { LongWords, LongWordsIn } from '#app/ui/examples.ts'

/** The longest words of each kind, taken from what the site says today. */
export const longWords: LongWords = languages.map((language): LongWordsIn => {
  const { home, workshops, contact, booking, layout, faq, errors, about, gallery } =
    wordsIn(language)
  const { availability, workshopPage, reservationSuccess } = wordsIn(language)
  const { form } = booking
  const questions = Object.values(faq.tabs).flatMap((tab) => tab.questions)
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
    problem: longest(Object.values({ ...errors.contact, ...errors.booking }).filter(isText)),
    consent: longest([form.consent, contact.form.consent]).replace('{privacy}', form.consentLink),
    heading: longest([home.hero.title, home.callToAction.title, booking.title, faq.title]),
    tab: longest(
      [...Object.values(faq.tabs), ...tabsOf(gallery.filters)].map(({ label }) => label),
    ),
    question: longest(questions.map(({ question }) => question)),
    answer: longest(questions.map(({ answer }) => answer)),
    availability: longest([
      availability.available,
      availability.fullyBooked,
      availability.spotsLeft.other.replace('{n}', '4'),
    ]),
    notice: longest([availability.fullyBookedNotice, form.quickBookNotice, form.success]),
  }
})

function longest(texts: readonly string[]): string {
  return texts.reduce((most, text) => (text.length > most.length ? text : most), '')
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function tabsOf(filters: Readonly<Record<string, string>>) {
  return Object.values(filters).map((label) => ({ label }))
}
