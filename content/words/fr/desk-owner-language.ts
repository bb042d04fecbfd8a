import type { DeskWords } from '../shape.ts'

export const deskOwnerLanguage: DeskWords['ownerLanguage'] = {
  title: 'Langue de votre bureau',
  text: 'Votre bureau et les e-mails qui vous sont adressés parlent cette langue. Vos clients ne remarquent rien.',
  done: 'Votre bureau parle maintenant français.',
  value: 'Langue de votre bureau et de vos e-mails',
}
