import type { DeskWords } from '../shape.ts'

/** Attendance on a date's page once the date has begun. */
export const deskAttendance: DeskWords['attendance'] = {
  title: 'Who was there',
  text: 'Everybody is ticked. Untick anyone who didn’t come, and save.',
  counted: 'Noted: {came} of the {booked} came.',
  save: 'Save who was there',
  tooEarly: 'Nothing has changed: this date has yet to begin.',
  figures: '{came} came, {noShows} didn’t',
  unticked: ', {n} we don’t know about',
}
