import type { AuthoredWords, DeskWords } from '../shape.ts'

export const option: AuthoredWords['option'] = {
  page: {
    title: 'A date of your own',
    text: 'We’re holding this day for your group. Say yes and it’s yours; an email then tells you what there is to pay.',
    number: 'How many of you are coming?',
    name: 'In whose name?',
    consent: 'We’re coming, and we accept these terms.',
    button: 'Yes, book with obligation to pay',
  },
  decline: {
    title: 'Not for you?',
    text: 'Tell us, so that somebody else can have the day.',
    reason: 'Why not? (optional)',
    button: 'No, thank you',
  },
  facts: {
    price: 'Price per person',
    voucher: 'Used as soon as you say yes',
    until: 'Held for you up to and including',
  },
  problems: {
    participants: 'Enter a number from {least} to {most}. More or fewer of you? Drop us a line.',
    participantsOne: 'This price is for {most} people. More or fewer of you? Drop us a line.',
    name: 'Enter a name ({most} characters at most)',
    consent: 'Tick the box; without it we can’t book the day',
    reason: 'Keep it to {most} characters, or leave this empty',
  },
  accepted: {
    title: 'That day is yours',
    text: 'Your booking is confirmed. Our email says what there is to pay.',
  },
  declined: {
    title: 'A pity, but noted',
    text: 'We’re no longer holding that day. Would another suit you? Do ask.',
  },
  lapsed: {
    title: 'We’re no longer holding that day',
    text: 'You could say yes up to and including {date}. Still want to come? Ask us again: the day may still be free, or we’ll find another.',
  },
  withdrawn: {
    title: 'That day is no longer available',
    text: 'We had to take this offer back. Do ask us for another day.',
  },
  again: 'Ask for another day',
  mails: {
    offered: {
      subject: 'A day for your group: {workshop}, {date}',
      preview: 'Say yes, and it’s yours.',
      title: 'We’re holding this day for you',
      text: 'You asked for a date for your group. This is what we suggest.',
      next: 'Say yes, and your booking is confirmed there and then; we’ll email you what there is to pay.',
      button: 'See the date and answer',
      otherwise:
        'No good for you? Say no on the same page. If we’ve heard nothing by the end of the last day, we’ll let it go.',
      own: 'Please don’t pass this link on.',
    },
    ended: {
      subject: 'We’ve let that day go: {workshop}, {date}',
      preview: 'Still want to come? Ask us again.',
      title: 'We’re no longer holding that day',
      text: 'We were holding this day for your group, but heard nothing.',
      withdrawn:
        'We were holding this day for your group, but it’s no longer available. We’re sorry.',
      again: 'Still want to come? Write to us: the day may still be free, or we’ll find another.',
    },
  },
}

export const groupMailNames: DeskWords['textLists']['mails']['subjects']['groups']['of'] = {
  'option-offered-guest': 'An option offered',
  'option-ended-guest': 'An option has ended',
  'companion-joined-guest': 'To somebody who comes along',
}
