import type { DeskWords } from '../shape.ts'

export const deskOwnerLanguage: DeskWords['ownerLanguage'] = {
  title: 'Language of your desk',
  text: 'Your desk and the emails to you are in this language. Your guests won’t notice.',
  done: 'Your desk speaks English now.',
  value: 'Language of your desk and your emails',
}
