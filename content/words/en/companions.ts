import type { AuthoredWords } from '../shape.ts'

export const companions: AuthoredWords['companions'] = {
  table: {
    title: 'Who’s coming with you',
    text: 'Share one link with whoever’s coming along. {offers.diets.table} Whatever they don’t pay is yours to pay.',
    textPaid: 'Share one link with whoever’s coming along. {offers.diets.table}',
    share: 'Make a link to share',
    link: 'Pass this link on. Whoever has it can join you, as long as there’s a place left.',
    stop: 'End this link',
    nobody: 'Nobody has joined yet.',
    joined: '{name}, nothing paid yet',
    paid: '{name} paid {amount}',
    crowded:
      'More people have joined you than there are places left. Remove whoever isn’t coming from the list.',
    remove: 'Remove {name}',
    open: 'Let others pay their share',
  },
  join: {
    title: 'Pull up a chair',
    text: '{name} has a place for you. Your first name is all we need to know you’re coming.',
    textNameless: 'There’s a place for you. Your first name is all we need to know you’re coming.',
    name: 'Your first name',
    email: 'Email address (optional)',
    emailHint: 'We’ll send you the link to your own page, and nothing else.',
    language: 'Your language',
    consent: 'You may keep this until {terms.afterTheDay.spelled} after the workshop.',
    button: 'I’m coming too',
  },
  problems: {
    name: 'Enter your first name ({most} characters at most)',
    email: 'Enter a valid email address, such as name@example.com, or leave it empty',
    consent: 'Tick the box; without it we can’t add your name',
  },
  full: {
    title: 'Everybody is at the table already',
    text: 'All the places in this group are taken. Ask whoever gave you the link.',
  },
  over: {
    title: 'You can’t join any more',
    text: 'This link has been closed, the booking no longer exists, or the workshop has begun. Ask whoever gave you the link.',
  },
  own: {
    title: 'Hello {name}, you’re in',
    text: 'Only you see this page. Whoever booked sees your first name and whether you paid{offers.diets.own}.',
    keep: 'Keep the address of this page: it’s your way back.',
    pay: 'Your share: {amount}',
    payHow:
      'Copy the details: tap or click a line to select all of it. Or scan the code with your banking app. You don’t have to: what you don’t pay, whoever booked will.',
    paid: 'You paid {amount}. Thank you.',
    nothing: 'There’s nothing to pay at the moment.',
    dietsTitle: 'What you don’t eat',
    diets:
      'Only we read it, only so that we can cook, and {terms.afterTheDay.spelled} after the workshop it’s gone.',
    vegan: 'A vegan meal for me',
    allergens: 'Do you have an allergy?',
    consent:
      'I agree to your keeping this health information until {terms.afterTheDay.spelled} after the workshop.',
    leaveTitle: 'Not coming after all?',
    leaveText:
      'We then erase what you filled in here. What you paid stays with the booking: settle that with whoever booked.',
    leave: 'Take me off the list',
  },
  left: { title: 'You’re off the list', text: 'What you filled in here is erased.' },
  gone: {
    title: 'You’re no longer on the list',
    text: 'What you filled in here is erased. If you’re coming after all, ask whoever booked for the link.',
  },
  closed: {
    title: 'This page is closed',
    text: 'The workshop has begun or is over, or the booking no longer exists.',
  },
  tellThem:
    'We don’t write to the people who joined you through your link. Would you let them know?',
  theirShare: 'If anyone paid their own share, the refund for that comes to you too.',
  mail: {
    subject: 'You’re in: {workshop}, {date}',
    preview: 'Your own page: {offers.diets.page}',
    title: 'You’re in',
    text: '{name} booked, and you’re coming along.',
    textNameless: 'You’re coming along with a group.',
    next: '{offers.diets.share}',
    button: 'Go to your own page',
    notYou: 'Wasn’t this you? One button on that page erases everything.',
  },
}
