/** Texts of forms, mails and pages beside the menu for a house that starts empty, by path. */
export const plainFormsAndMails: Readonly<Record<string, string>> = {
  'notFound.head.description':
    'There is nothing at this address, or there no longer is. From here you can go back to the home page of {business.name} and its workshops.',
  'notFound.head.keywords':
    'page not found, {business.name}, workshops, {business.address.town}, home page',
  'workshopPage.sidebar.emptyMonth': 'No dates this month.',
  'workshopPage.scheduleNote': 'Times may vary a little: good work won’t be hurried.',
  'bookingMails.diets.text':
    'If there’s anything to eat or drink at your workshop, tell us here what you can’t have or would rather not; we delete it {terms.afterTheDay.spelled} after the workshop.',
  'bookingMails.directions.car':
    'By car: {business.address.street}, {business.address.postalCode} {business.address.town}. Ask us where to park.',
  'bookingMails.directions.train':
    'By train or bus: look for the stop nearest to {business.address.street} in {business.address.town}.',
  'bookingMails.declined.reasons.allergy':
    'With that allergy or diet we can’t be sure you’d be safe that day.',
  'guestChanges.asks.footer':
    'Someone with a booking here gave us this address. We use it for nothing else.',
  'reminderMails.practical.preview': 'Where to be, and what to bring.',
  'dateLetter.subject': 'A word from {business.name}: {workshop}, {date}',
  'dateLetter.title': 'A word from {business.name}',
  'myBooking.statuses.completed.text':
    'Thank you for coming. If something goes wrong at home, write to us.',
  'diets.text':
    'Allergies are information about your health: nobody but us reads them, and only to take them into account on the day; {terms.afterTheDay.spelled} after the workshop they are gone.',
  'diets.button': 'Tell us',
  'guestSentence.fields.sentenceHint':
    'At most {most} characters. Be specific: what worked, what didn’t, what surprised you.',
  'waitingList.accepted.title': 'See you soon',
  'companions.join.title': 'Join the group',
  'companions.full.title': 'The group is already complete',
  'companions.own.diets':
    'Nobody but us reads it, and only to take it into account; {terms.afterTheDay.spelled} after the workshop it’s gone.',
  'voucherMails.gift.title': 'A workshop, as a present',
  'privacy.sections.purposes.items.3': '{offers.diets.purpose}',
  'privacy.sections.sharing.paragraphs.0':
    'Nothing in our pages comes from anyone else: typefaces and pictures are on the same server as the text. If you follow a link to another site, its rules apply there.',
  'businessCard.head.description':
    'The business card of {business.name}, front and back, with the logo, the QR code and notes for the printer. For our own use, and not for visitors.',
  'emailTemplates.head.description':
    'A preview of the emails this site sends: the note to ourselves, always in {owner.language}, and the confirmation to participants in each language of the site.',
  'emailTemplates.lead':
    'Each request sends two emails: one to us, one to whoever asked. They are shown as they leave, with a made-up guest.',
  'emailTemplates.ownerTitle': 'To us',
  'emailTemplates.everyToFarm': 'To ourselves',
  'booking.head.title': 'Dates and booking – {business.name}',
  'booking.head.description':
    'All dates of our workshops in {business.address.town}, with the places that are left. Send a request; we answer within {terms.answer.figures}.',
  'booking.head.keywords':
    'book a workshop, workshop dates, workshop {business.address.town}, {terms.pay.keyword}, cancellation',
  'booking.schedule.legend.title': 'How to read the drawing',
  'booking.privateGroups.title': 'A group of your own',
  'booking.privateGroups.text':
    'We also run the workshops for private groups of {own.group}, on a date we agree with you. The price per person is that of the workshop. Write to {email} and say which workshop, how many of you, and roughly when.',
  'booking.info.bring.text':
    'Clothes you can move in. If you need anything else, the workshop’s own page says so.',
  'contact.atTable': 'There’s a workshop on just now. Do write.',
}
