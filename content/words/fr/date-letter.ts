import type { AuthoredWords } from '../shape.ts'

export const dateLetter: AuthoredWords['dateLetter'] = {
  subject: 'Un mot de la ferme : {workshop}, {date}',
  preview: 'Nous avons quelque chose à vous dire au sujet de cette date.',
  title: 'Un mot de la ferme',
  writtenIn:
    'Nous avons écrit ceci en {language}. Quelque chose n’est pas clair ? Répondez simplement à cet e‑mail.',
}
