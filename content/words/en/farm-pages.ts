import type { HeadWords } from '../parts.ts'
import type { AuthoredWords } from '../shape.ts'

/** Only the head follows the address: the page itself is in the owner's language (`business-card.ts`). */
export const businessCard: { readonly head: HeadWords } = {
  head: {
    title: 'Business card, ready to print – {business.name}',
    description:
      'The business card of {business.name}, front and back, with the logo, the QR code and notes for the printer. For the farm’s own use.',
    keywords: 'business card, logo, QR code, print, {business.name}',
  },
}

export const emailTemplates: AuthoredWords['emailTemplates'] = {
  head: {
    title: 'Email previews of {business.name}',
    description:
      'A preview of the emails this site sends: the note to the farm, always in {owner.language}, and the confirmation to participants in their own language.',
    keywords: 'email templates, preview, booking notification, confirmation email, {business.name}',
  },
  title: 'Email templates',
  lead: 'Each request sends two emails: one to the farm, one to whoever asked. They are shown as they leave, with a made-up guest.',
  ownerTitle: 'To the farm',
  ownerNote:
    'Always in {owner.language}, whichever language the guest chose. The email names that language, so that we know which to answer in.',
  guestTitle: 'To the guest',
  languageLabel: 'Language of the email',
  everyTitle: 'Every email',
  everyNote:
    'Everything the site sends, in the order in which a booking meets it. Each email opens on a page of its own.',
  everyToGuest: 'To the guest',
  everyToFarm: 'To the farm itself',
  subject: 'Subject',
  plainText: 'The same email as plain text',
  frame: 'Email: {subject}',
}
