import type { DeskWords } from '../shape.ts'
import { callOffLabels } from './reasons.ts'

/** The desk's page with every date, and the forms that add some and close some. */
export const deskDates: DeskWords['dates'] = {
  title: 'Dates',
  coming: 'Upcoming dates',
  past: 'Past dates',
  add: 'Add a date',
  addText: 'One date, or a series. We skip public holidays.',
  own: {
    title: 'Just for this date',
    price: 'Price per person in euros (empty: the workshop’s)',
    priceProblem: 'Enter a price per person, from {min} to {max} euros, or leave it empty.',
    teacher: 'Who runs the workshop',
    teacherNone: 'Not specified',
    teacherProblem: 'Choose who runs the workshop.',
    taughtIn: 'Language',
    taughtInNone: 'Like the workshop: all of the site’s',
    taughtInProblem: 'Choose a language.',
    private: 'Private: on no page of the site',
    remark: 'Remark for the guests, in {language}',
    remarkIn: 'In {language} (empty: as above)',
    furtherDays: 'Other days of a course (one per line, empty: none)',
    furtherDaysHint:
      'As day/month/year. The hours are the same each day, and guests come on all those days.',
    furtherDaysProblem:
      'Enter each day on its own line, as day/month/year: after the first day and within a year of it.',
  },
  change: {
    startTime: 'Starts at',
    endTime: 'Ends at',
    hoursTold:
      'If you change the hours, or the days of a course, each guest gets an email and may cancel free of charge. Should it be on another day? Add that day first, then call this date off: guests choose the new one, or get their money back.',
    daysTold:
      'This course is under way. Its hours, and the days that have begun, stay; you can move the others. Each guest then gets an email with a new calendar file.',
    priceKept: 'Guests who have already booked keep their price, and aren’t told.',
    hoursTaken:
      'This workshop is already on at that time that day. Choose another start: five minutes later is enough.',
    hoursOver: 'That time has passed, or the date has already begun.',
  },
  copy: 'Add another like it',
  workshop: 'Workshop',
  workshopProblem: 'Choose a workshop.',
  day: 'First day',
  dayProblem: 'Enter a first day that is still to come.',
  startTime: 'Starts at (empty: as usual)',
  startTimeProblem: 'Enter the time at which the workshop starts.',
  endTime: 'Ends at (empty: as usual)',
  endTimeProblem: 'Enter the time at which the workshop ends, later than its start.',
  capacity: 'Places (empty: as usual)',
  capacityProblem: 'Enter a number of places, from {min} to {max}, or leave it empty.',
  everyWeeks: 'Repeat every … weeks (empty: no)',
  everyWeeksProblem:
    'Enter a number of weeks, from {min} to {max}. For a single date, or if you typed the days of a course yourself, leave both this and the last day empty.',
  until: 'Last day',
  asOne: 'If you repeat, it will be',
  asOneOr: {
    on: 'One course: guests book all those days together and pay once',
    off: 'Separate dates: guests book and pay each day on its own',
  },
  asOneProblem: 'Choose one course, or separate dates.',
  untilProblem: 'Enter the last day of the series, two years ahead at most.',
  addButton: 'Add',
  exists:
    'This workshop is already on at that time. Choose another start: five minutes later is enough.',
  close: 'Close a period',
  closeText:
    'Going on holiday? This stops new bookings for every date on those days. Guests who have already booked still come. A date that you add afterwards is open; under ‘Time away’ it isn’t.',
  closeFrom: 'First day',
  closeFromProblem: 'Enter the first day.',
  closeUntil: 'Last day',
  closeUntilProblem:
    'Enter a first day, and a last one that isn’t before it and is still to come, three years ahead at most.',
  closeNone: 'There’s no open date in that period.',
  closeButton: 'Close the dates',
  closed: {
    one: '{n} date closed: you can open it again on its own page.',
    other: '{n} dates closed: you can open each again on its own page.',
  },
  added: { one: '{n} date has been added.', other: '{n} dates have been added.' },
  without: {
    holidays: 'Not on public holidays: {days}.',
    there: 'Already on the schedule: {days}.',
  },
}

/** Attendance on a date's page once the date has begun. */
export const deskAttendance: DeskWords['attendance'] = {
  title: 'Who came',
  text: 'Everybody is ticked. Untick anyone who didn’t come, and save.',
  counted: 'Noted: {came} of the {booked} came.',
  save: 'Save who came',
  tooEarly: 'Nothing has changed: this date has yet to begin.',
  figures: '{came} came, {noShows} didn’t',
  unticked: ', {n} not noted',
}

/** Calling a date off on the desk: why, what guests read, and the sum that goes back. */
export const deskCallOff: DeskWords['callOff'] = {
  why: 'Why? Each guest reads it in their own language.',
  reasons: callOffLabels,
  words: 'In your own words (optional)',
  wordsHint: 'Goes into each email as it is, whatever language the guest reads.',
  look: 'Show the email and the refunds',
  lookTitle: 'Calling off the date: check first',
  back: 'Those who don’t choose another date get their money back: {amount} at most. You’ll find it on your list of refunds.',
  backOnVoucher: '{amount} goes back onto gift vouchers.',
  nothingBack: 'Nothing has been paid yet, so nothing goes back.',
  mend: 'Back to the date',
  inLanguage: { one: '{language}: {n} email', other: '{language}: {n} emails' },
}

/** Days on which nobody is there. */
export const deskAway: DeskWords['away'] = {
  title: 'Time away',
  text: 'We offer no dates on those days; guests who have already booked still come. While you’re away, the site promises an answer on your first day back, not within {hours}.',
  awayFrom: 'First day away',
  awayFromProblem: 'Enter the first day.',
  awayUntil: 'Last day away',
  button: 'Save the time away',
  period: 'Away from {from} to {until} inclusive.',
  requestBy: 'answer by {day}',
  back: 'End the time away',
  later:
    'You’re away from {from} to {until} inclusive. The dates on those days are off the site from now on. From {from} it says that you’re away, and that you’ll answer by {answerBy}.',
  already:
    'You’re away up to and including {until}. The site now says so, and that you’ll answer by {answerBy}. It no longer shows the dates on those days.',
  done: {
    back: 'This time away has ended. The dates on those days are on the site again, unless you’re also away then for another reason.',
  },
}

/** The waiting list of a date, changed by hand. */
export const deskWaitingList: DeskWords['waitingList'] = {
  rule: 'Places that come free go to the first group on the list that fits. So a small group may go before a larger one.',
  unproven: 'Address not confirmed yet: gets no offer',
  mailAgain: 'Email the link again',
  title: 'Change',
  number: 'Number of people',
  saveNumber: 'Save the number',
  numberText: 'If there’s enough room for the new number, the guest gets an offer at once.',
  offer: 'Offer these places',
  offerText: 'Even if somebody else comes first on the list. The guest gets an email, and chooses.',
  off: 'Take off the list',
  offText: 'The guest isn’t told.',
  offOffered:
    'The offer lapses and the places go to the next in the queue. The guest isn’t told, and it can’t be undone.',
  refused: {
    gone: 'Nothing has changed: this group isn’t waiting here any more, or has an offer already.',
    'no-room': 'Nothing has changed: there aren’t that many places.',
    'too-late': 'Nothing has changed: it’s too late for an offer, as the workshop begins soon.',
    number: 'Enter a number of people, from 1 to {max}.',
  },
}
