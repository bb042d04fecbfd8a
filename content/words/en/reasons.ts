/** Reasons for a no, as the owner chooses one and as the guest reads it. */
export const declineLabels = {
  none: 'No reason',
  full: 'The date is fully booked',
  'too-many': 'The group is too big',
  'in-doubt': 'The date may not go ahead',
  allergy: 'Allergy or diet: not safe',
}

export const declineSentences = {
  full: 'That date is now full.',
  'too-many': 'There isn’t enough room on that date for a group of that size.',
  'in-doubt': 'We don’t know yet whether that date goes ahead.',
  allergy: 'With that allergy or diet we can’t cook for you safely that day.',
}

/** Reasons for calling a date off. */
export const callOffLabels = {
  none: 'No reason',
  weather: 'Bad weather',
  ill: 'The person teaching is ill',
  'too-few': 'Too few people',
}

export const callOffSentences = {
  weather: 'The weather will be too bad for the workshop to go ahead.',
  ill: 'The person who runs the workshop is ill.',
  'too-few': 'Too few people have booked for us to run the workshop.',
}
