import type { LanguageRules } from '../language-rules.ts'

export const nl: LanguageRules = {
  locale: 'nl-BE',
  name: 'Nederlands',
  addresses: {
    home: '',
    workshops: 'ateliers',
    workshop: 'ateliers/:slug',
    about: 'over-ons',
    gallery: 'galerij',
    contact: 'contact',
    booking: 'reserveren',
    faq: 'veelgestelde-vragen',
    giftVoucher: 'cadeaubon',
    privacy: 'privacy',
    reservationSuccess: 'reservering-succes',
    businessCard: 'visitekaartje',
    emailTemplates: 'email-sjablonen',
  },
  dayNumber: (number) => number,
  isSignFirst: true,
  brokenPage: {
    title: 'Er ging iets mis bij ons',
    text: 'Probeer het over een minuut opnieuw. Lukt het dan nog niet, mail ons dan: wat je vroeg, regelen we ook zo.',
    link: 'Naar de startpagina',
  },
}
