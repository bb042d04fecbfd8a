export const ownDate = {
  /** Heading of these lines, in a mail or behind a guest's link. */
  label: 'Bij deze datum',
  /** Days of a course. */
  days: '{n} dagen, samen geboekt: {days}',
  evenings: '{n} avonden, samen geboekt: {days}',
  /** Language of a date, where that is not all three. */
  taughtIn: { nl: 'In het Nederlands', fr: 'In het Frans', en: 'In het Engels' },
  teachers: { hanne: 'Met {business.people.guide}', 'other-half': 'Met {business.people.cook}' },
} as const
