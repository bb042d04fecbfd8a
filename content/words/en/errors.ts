import type { AuthoredWords } from '../shape.ts'
import { factProblems } from './guest-facts.ts'

export const errors: AuthoredWords['errors'] = {
  summaryTitle: 'This needs another look',
  contact: {
    name: 'Name is required and must be less than 100 characters',
    email: 'Valid email is required',
    subject: 'Subject is required and must be less than 200 characters',
    message: 'Message is required and must be less than 2000 characters',
    consent: 'Tick the box, so that we may use your details to answer you',
    failed: 'Failed to send message',
    failedTryAgain: 'Failed to send message. Please try again.',
  },
  booking: {
    workshopType: 'Choose a workshop',
    preferredDate: 'Choose a date from the list',
    participants: 'Say how many of you are coming',
    participantName: 'Enter your name (100 characters at most)',
    email: 'Enter a valid email address, such as name@example.com',
    ...factProblems,
    voucher:
      'The gift voucher code isn’t right. A code has twenty characters, and never a zero, one, I, L or O: check it, or leave the field empty.',
    voucherUnknown:
      'We don’t recognise the gift voucher code; it may have been replaced. Look for a newer email with another one, or leave the field empty.',
    voucherUsed:
      'There’s nothing left on the gift voucher with this code. Enter another code, or leave the field empty.',
    voucherEnded:
      'The gift voucher with this code is no longer valid. Leave the field empty, and email us: we’ll see what we can do.',
    tooManyCodes:
      'You’ve tried a lot of gift voucher codes in a row. Leave the field empty, or wait an hour; you can also enter the code once we’ve confirmed.',
    language: 'Choose a language of this site: {languages.listed}',
    consent: 'Tick the box, so that we may use your details to handle your request',
    honeypot: 'Invalid submission detected.',
    failed: 'Failed to submit reservation. Please try again.',
    fullyBooked: 'This date is fully booked. Choose another{offers.waitingList.error}.',
    notEnoughPlaces: {
      one: 'Only {n} spot is left on this date. Ask for one place, or choose another date.',
      other: 'Only {n} spots are left on this date. Ask for fewer, or choose another date.',
    },
    tooManyOnTrust:
      'We’re already holding room for {n} under this email address. Once we’ve answered, or the deposit is in, you can ask for more. If you need more right now, get in touch.',
    requestsClosed: 'This date is too close to request online. Choose another, or get in touch.',
    notOnSchedule: 'This date isn’t on the schedule, or no longer is. Choose one from the list.',
  },
  request: {
    unknownField: 'There is no field ‘{field}’ here. Leave it out and send the request again.',
    unauthorised: 'The access key is missing or wrong. Reload the page and send the form again.',
    notJson: 'This address accepts JSON only. Send the request as application/json.',
    malformed: 'The request can’t be read: it is not valid JSON. Correct it and send it again.',
    unknownFunction: 'There is nothing at this address. Use the form on the website.',
    badKey:
      'The Idempotency-Key is not valid. Use 1 to 200 ASCII letters, digits or symbols, no spaces.',
    notOurForm:
      'The form arrived damaged, or in another shape. Reload the page and fill it in again.',
    noFormHere: 'There is no form at this address. Go back and use the one on the page.',
    tooLarge: 'The request is too large. Shorten the text and send it again.',
    wrongMethod: 'This address accepts POST requests only. Use the form on the website.',
    tooMany: 'Too many requests in a short time. Wait a few minutes, then try again.',
    busy: 'The site is very busy right now. Wait a few seconds, then try again.',
    keyReused:
      'This request has already been sent, with other details. Reload the page and fill in the form again.',
    otherOrigin: 'This request came from another website. Please use the form on our own site.',
    notOpenTitle: 'Soon',
    notOpen:
      'This site isn’t open yet: we’re still laying the table. Come back soon; if you have a question, do write to us now.',
  },
  refusedForm: {
    title: 'We couldn’t accept this form',
    nothingKept:
      'We have kept nothing of what you typed. Your browser may still have it: use its back button.',
    toForm: 'Open an empty form',
  },
}
