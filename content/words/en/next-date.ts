import type { AuthoredWords } from '../shape.ts'

export const nextDate: AuthoredWords['nextDate'] = {
  ask: {
    title: 'Tell me about a new date',
    text: 'Nothing to suit you? Say what would. When we add a date like that, we offer it first to those who asked for one: whoever has waited longest comes first, as long as there’s room.',
    workshop: 'Which workshop?',
    any: 'Any of them',
    participants: 'How many of you?',
    weekdays: 'Which days suit you?',
    weekdaysHint: 'Tick none, and any day will do.',
    languages: 'Which languages suit you?',
    name: 'Your name',
    email: 'Email address',
    emailHint: 'This is where we’ll write, first of all to ask whether it’s yours.',
    consent:
      'You may keep these details to let me know, for {terms.wish.spelled} at most. The link in the email stops it whenever I like.',
    honeypot: 'Leave this empty',
    button: 'Tell me',
    schedule: 'See all dates',
  },
  problems: {
    workshop: 'Choose a workshop from the list, or ‘Any of them’',
    participants: 'Choose how many of you there are from the list',
    languages: 'Tick at least one language',
    name: 'Enter your name (100 characters at most)',
    email: 'Enter a valid email address, such as name@example.com',
    consent: 'Tick the box; without it we can’t write to you',
  },
  asked: {
    title: 'Now check your inbox',
    text: 'An email is on its way. Confirm with the button in it within {terms.press.spelled}, and your wish is noted.',
  },
  facts: {
    workshop: 'Workshop',
    participants: 'People',
    weekdays: 'Days',
    everyDay: 'Any day',
    languages: 'Language',
  },
  confirm: {
    title: 'Is this right?',
    text: 'This button tells us that the address is yours. When there’s a date like this, you’ll be among the first to hear.',
    button: 'Yes, tell me',
  },
  noted: {
    title: 'Noted',
    text: 'When there’s a date that suits you, we’ll write, starting with whoever has waited longest.',
    end: 'Stop these emails',
  },
  ended: {
    title: 'You won’t hear from us about this any more',
    text: 'Your request is closed, and your details are erased. You can always ask again.',
  },
  again: 'Ask again',
  onSite: {
    nothingSuits: 'Nothing to suit you? {link}.',
    none: 'There’s no room on any date of this workshop just now. {link}.',
    link: 'Hear about a new date',
    calendar: 'All dates in your own calendar: {subscribe} or {file}.',
    subscribe: 'subscribe',
    file: 'download them once',
  },
  mails: {
    asked: {
      subject: 'Please confirm: tell me about a new date',
      preview: 'Then you’ll hear when there’s a new date.',
      title: 'One more step',
      text: 'You’d like to know when we add a date. Click the button, then confirm on the page that opens: that tells us this address is yours.',
      until: 'You have until',
      button: 'Yes, tell me',
      after: 'To stop later, use the same link.',
      notYou: 'Wasn’t this you? Then there’s nothing to do.',
    },
    found: {
      subject: 'A new date: {workshop}, {date}',
      preview: 'You know before it’s on the site.',
      title: 'A date that suits you',
      text: {
        one: 'We’ve added a date like the one you asked for, and we’re holding a place for you.',
        other:
          'We’ve added a date like the one you asked for, and we’re holding {n} places for you.',
      },
      until: 'Yours until',
      next: 'Say yes, and your booking is confirmed there and then; we’ll email you how to pay.',
      otherwise: 'No good for you? Let the time pass: you’ll hear about the next.',
      notThis: 'Not this date',
      end: 'Stop these emails',
    },
  },
}
