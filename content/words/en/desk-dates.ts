import type { DeskWords } from '../shape.ts'

/** The desk's page with every date, and the forms that add some and close some. */
export const deskDates: DeskWords['dates'] = {
  title: 'Dates',
  coming: 'Coming dates',
  past: 'Past dates',
  add: 'Add a date',
  addText: 'One date, or a series. We skip public holidays.',
  own: {
    title: 'Just for this date',
    price: 'Price per person in euros (empty: the workshop’s)',
    priceProblem: 'Enter a price per person, from {min} to {max} euros, or leave it empty.',
    teacher: 'Who gives the workshop',
    teacherNone: 'Not said',
    teacherProblem: 'Choose who gives the workshop.',
    taughtIn: 'Language',
    taughtInNone: 'Like the workshop: all three',
    taughtInProblem: 'Choose a language.',
    private: 'Private: on no page of the site',
    remarkNl: 'Remark for the guests, in Dutch',
    remarkFr: 'In French (empty: as above)',
    remarkEn: 'In English (empty: as above)',
    furtherDays: 'Further days of a course (one a line, empty: none)',
    furtherDaysHint:
      'For example 18/11/2026. The hours are the same each day, and whoever books comes on all of them.',
    furtherDaysProblem:
      'Enter each day by itself, such as 18/11/2026: after the first day and within a year of it.',
  },
  change: {
    startTime: 'Starts at',
    startTimeProblem: 'Enter the time at which the workshop starts.',
    endTime: 'Ends at',
    endTimeProblem: 'Enter the time at which the workshop ends, later than its start.',
    hoursTold:
      'If you change the hours, or the days of a course, each guest gets an email and may cancel free of charge.',
    priceKept: 'Guests who have already booked keep their price, and aren’t told.',
    hoursTaken: 'This workshop is already on at that time that day.',
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
  everyWeeksProblem: 'Enter every how many weeks, from {min} to {max}, or leave it empty.',
  until: 'Last day',
  asOne: 'One course: whoever books comes on all those days and pays once',
  untilProblem: 'Enter the last day of the series, two years ahead at most.',
  addButton: 'Add',
  exists: 'This workshop is already on at that time.',
  close: 'Close a period',
  closeText:
    'Off on holiday? This stops new bookings for every date on those days. Guests who have ' +
    'already booked still come.',
  closeFrom: 'First day',
  closeFromProblem: 'Enter the first day.',
  closeUntil: 'Last day',
  closeUntilProblem:
    'Enter a first day, and a last one that isn’t before it and is still to come, three years ' +
    'ahead at most.',
  closeNone: 'There’s no open date in that period.',
  closeButton: 'Close the dates',
  closed: {
    one: 'That’s {n} date: you can open it again on its own page.',
    other: 'That’s {n} dates: you can open each again on its own page.',
  },
  added: { one: '{n} date has been added.', other: '{n} dates have been added.' },
}
