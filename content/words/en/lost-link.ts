import type { AuthoredWords } from '../shape.ts'

export const lostLink: AuthoredWords['lostLink'] = {
  ask: {
    title: 'A new link',
    text: 'Enter the email address you booked with. We’ll send a new link to that address.',
    email: 'Email address',
    emailProblem: 'Enter a valid email address, such as name@example.com',
    button: 'Send me a new link',
    sent: 'If we know this address from a booking still to come, an email is on its way. Look in the spam folder too.',
  },
  unknown: {
    title: 'This link no longer works',
    text: 'It has expired, a newer one has replaced it, or a bit fell off along the way. Look in our latest email to you, or ask for a new link.',
    newLink: 'Ask for a new link',
  },
}
