import type { DeskWords } from '../shape.ts'

export const deskAccountant: DeskWords['accountant'] = {
  email: 'Adresse e-mail de votre comptable',
  emailHint: 'Nous la retenons. Vous pouvez toujours la changer sous « Maison ».',
  problem: 'Indiquez une adresse e-mail valide, par exemple nom@exemple.be',
  known: 'À {email}.',
  change: 'Une autre adresse',
  send: 'Envoyer à mon comptable',
  mail: {
    subject: '{farm} : {title}',
    preview: 'Les fichiers de {farm} sont joints à cet e-mail.',
    text: 'Bonjour, voici les fichiers de {farm}. Sont joints à cet e-mail :',
    questions: 'Une question ? Répondez simplement à cet e-mail.',
  },
  lines: {
    pdf: '{name}, à lire (PDF)',
    ubl: '{name}, pour votre logiciel (UBL)',
  },
}
