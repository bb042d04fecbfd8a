import type { AuthoredWords, DeskWords } from '../shape.ts'

export const guestChanges: AuthoredWords['guestChanges'] = {
  party: {
    title: 'Who’s coming',
    count: {
      title: 'More of you, or fewer',
      text: 'Enter the new number. You’ll see what it costs, or what you get back, before you decide.',
      textOpen: 'You chose ‘5 or more’. Tell us exactly how many you are.',
      label: 'Number of people',
      free: {
        one: '{n} more place is available on this date.',
        other: '{n} more places are available on this date.',
      },
      noneFree: 'There’s no more room on this date.',
      askUs: 'More of you? Drop us a line.',
      fewer: 'Fewer of you is fine.',
      weigh: 'See what that changes',
    },
    problems: {
      count: 'Enter a number from 1 to {max}. If nobody is coming, cancel your booking instead.',
      noRoom: 'There aren’t that many places left: at most {most} on your booking.',
      same: 'That’s the number we already have. Enter another.',
      sameOpen:
        'We’re already holding five places. If there are five of you, there’s nothing to do.',
      changed:
        'Something has changed in the meantime. This is how things stand now; please look again.',
    },
    begun: 'The course has begun. The number of people can’t be changed here any more.',
    becomes: 'Number of people: from {before} to {after}',
    price: 'New total',
    paid: 'Paid so far',
    back: 'You get back',
    kept: 'We keep, under our terms',
    paidAgain: 'Was coming back, now counts as paid',
    owed: 'Left to pay',
    owedLater: 'Left to pay once we’ve answered',
    button: 'Yes, change the number',
    toBooking: 'Leave it as it is',
  },
  substitute: {
    title: 'Send someone else in your place',
    text: {
      one: 'We’ll email them. Nothing changes until they say yes. Then the booking is in their name, and your own links stop working.',
      other:
        'We’ll email them. Nothing changes until they say yes. Then the whole booking, for {n} people, is in their name, and your own links stop working. If just one of your group is somebody else, there’s nothing to do.',
    },
    textPaid: 'What you’ve paid still counts. If money ever has to go back, it goes to you.',
    name: 'Their name',
    email: 'Their email address',
    emailHint: 'We’ll send them directions, and what to bring.',
    language: 'Their language',
    nameProblem: 'Enter the name of the person who’s coming',
    emailProblem: 'Enter an email address that isn’t yours, such as name@example.com',
    button: 'Ask them',
    asked:
      'We’ve emailed {name} and are waiting for a yes. Until then, you’re still the one coming. You can ask someone else below.',
    withdraw: 'Never mind, I’m coming myself',
    afterAnswer:
      'Once we’ve confirmed your request, this is where you can name somebody to come instead.',
  },
  accept: {
    title: 'Will you come?',
    text: '{name} can’t make it and is passing the booking on to you. Say yes, and it’s in your name.',
    textNameless: 'Someone is passing a booking on to you. Say yes, and it’s in your name.',
    allPaid: 'Everything is paid already: there’s nothing for you to pay.',
    open: '{amount} is left for you to pay; the details will be on your booking.',
    toPayer: 'If money ever has to go back, it goes to the person who paid.',
    consent: 'I’m coming, and I accept these terms.',
    consentProblem: 'Tick the box; without it we can’t put the booking in your name',
    button: 'Yes, I’m coming',
    buttonToPay: 'Yes, I’m coming, with obligation to pay',
    changed: 'Something about this booking has changed in the meantime. Please look again.',
    over: {
      title: 'It’s too late for this',
      text: 'This booking no longer exists, or the workshop has begun.',
    },
    privacy: 'What we do with your details',
  },
  asks: {
    subject: 'Will you come? {workshop}, {date}',
    preview: 'Someone can’t make it and is passing their booking on to you.',
    title: 'Will you take over this booking?',
    text: '{name} can’t make it and is passing the booking on to you.',
    textNameless: 'Someone can’t make it and is passing their booking on to you.',
    button: 'See it and say yes',
    otherwise: 'If you do nothing, nothing changes, and we erase your address after the workshop.',
    footer: 'Someone with a booking at our farm gave us this address. We use it for nothing else.',
  },
  vacancy: {
    offer: 'If someone takes my place, refund the {amount} you keep',
    how: '{offers.waitingList.vacancy} Once someone has paid for it, we refund what we kept. First to cancel is first in the queue; places that were available already go before yours.',
    waits:
      'Nobody has taken your place and paid for it yet. If someone does, you get the {amount} we keep.',
    waitsMore: 'If the rest is taken and paid for too, you get another {amount} back.',
    taken: {
      one: 'Someone took {n} place and paid. You get another {amount} back for it.',
      other: '{n} places have been taken and paid for. You get another {amount} back for them.',
    },
    over: 'The day is over and nobody took your place, so nothing more goes back.',
  },
  placeTaken: {
    subject: 'Someone took your place: {workshop}, {date}',
    preview: 'Someone is coming instead. You get back what we had kept.',
    title: 'Someone took your place',
    text: {
      one: 'Good news: since you cancelled, someone has taken {n} place and paid for it.',
      other: 'Good news: since you cancelled, {n} places have been taken and paid for.',
    },
    refund: 'You now get back what we had kept for that: {amount}.',
  },
}

export const substituteMails: AuthoredWords['substituteMails'] = {
  substitute: {
    subject: 'You’re coming: {workshop}, {date}',
    preview: 'How to find us and what to bring.',
    title: 'We look forward to meeting you',
    text: 'You’re coming instead of {name}. The booking is now in your name.',
    textNameless: 'The booking is now in your name.',
    open: 'This is still owed, and it’s now yours to pay.',
  },
  replaced: {
    subject: 'Someone else is coming: {workshop}, {date}',
    preview: 'Your booking is now in another name.',
    title: 'Someone else is coming in your place',
    text: '{name} is coming in your place, to ‘{workshop}’ on {date}. There’s nothing left for you to do: the links in our earlier emails no longer work{offers.diets.erased}.',
    money: 'If any money ever has to go back, it goes to you: you’re the one who paid.',
    notYou: 'Not what you agreed? Tell us at once.',
  },
}

export const changeMailNames: DeskWords['textLists']['mails']['subjects']['changes']['of'] = {
  'moved-guest': 'To another date',
  'hours-changed-guest': 'New hours',
  'party-changed-guest': 'A different number of people',
  'split-guest': 'Split in two',
  'substitute-asked-guest': 'Somebody else asked to come',
  'substitute-guest': 'To the person coming instead',
  'replaced-guest': 'To the person no longer coming',
  'cancelled-guest': 'Cancelled',
  'place-taken-guest': 'Somebody took over the place',
  'refund-account-guest': 'An account for the refund',
  'refunded-guest': 'Refunded',
  'taken-back-guest': 'The bank took a payment back',
  'noted-by-mistake-guest': 'Money noted by mistake',
  'called-off-guest': 'Date called off',
  'rebooked-guest': 'Another date after one that was called off',
  'date-letter-guest': 'Email to everybody on a date',
}
