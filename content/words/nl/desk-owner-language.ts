/** The language in which the house speaks to its owner, and the way to another one. */
export const deskOwnerLanguage = {
  title: 'Taal van je bureau',
  text: 'Je bureau en de mails aan jou spreken deze taal. Je gasten merken er niets van.',
  done: 'Je bureau spreekt nu Nederlands.',
  /** Name of the value, in the list of what changed. */
  value: 'Taal van je bureau en je mails',
} as const
