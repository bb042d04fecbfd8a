import { expect, it } from 'vitest'
import { firstHouse } from '../first-house.ts'
import { wordsOf } from './words.ts'

const { availability, booking, contact, errors, notFound, workshopPage } = wordsOf(firstHouse, 'en')

/** Word for word as the specification has them (sections 3, 5 and 8). */
it.each([
  [errors.contact.name, 'Name is required and must be less than 100 characters'],
  [errors.contact.email, 'Valid email is required'],
  [errors.contact.subject, 'Subject is required and must be less than 200 characters'],
  [errors.contact.message, 'Message is required and must be less than 2000 characters'],
  [errors.contact.failed, 'Failed to send message'],
  [errors.contact.failedTryAgain, 'Failed to send message. Please try again.'],
  [
    contact.form.success,
    'Your message has been sent successfully! You should receive a confirmation email shortly.',
  ],
  [contact.form.sending, 'Sending...'],
  [errors.booking.honeypot, 'Invalid submission detected.'],
  [errors.booking.failed, 'Failed to submit reservation. Please try again.'],
  [booking.form.success, 'Reservation submitted successfully!'],
  [workshopPage.unknown.text, "The workshop you're looking for doesn't exist."],
  [notFound.title, 'Page Not Found'],
  [
    notFound.text,
    "The page you're looking for doesn't exist or has been moved. Let's get you back on track.",
  ],
  [notFound.link, 'Back to Home'],
  [availability.available, 'Available'],
  [availability.spotsLeft.one, '{n} spot left'],
  [availability.spotsLeft.other, '{n} spots left'],
])('English says %j', (text, fixed) => {
  expect(text).toBe(fixed)
})

it('a full date is called the same everywhere it is named', () => {
  const names = (['nl', 'fr', 'en'] as const).map(
    (language) => wordsOf(firstHouse, language).availability.fullyBooked,
  )
  expect(names).toEqual(['Volgeboekt', 'Complet', 'Fully booked'])
})
