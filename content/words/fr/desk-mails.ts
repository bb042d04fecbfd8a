import type { DeskWords } from '../shape.ts'

export const deskMails: DeskWords['mails'] = {
  title: 'Les e-mails ne partent pas',
  since: 'Depuis le {since}, nous retenons tous les e-mails.',
  waiting: {
    one: '{n} e-mail attend en ce moment.',
    other: '{n} e-mails attendent en ce moment.',
  },
  why: 'Cela arrive quand une sauvegarde a été remise en place, ou si quelqu’un l’a demandé sur le serveur. Une partie de ce qui attendait est peut-être déjà partie : certains recevront donc deux fois le même e-mail.',
  which: 'À qui ?',
  line: '{to}, du {at}',
  more: 'et d’autres encore',
  release: 'Laisser partir les e-mails',
  slow: {
    one: '{n} e-mail attend depuis plus d’une heure. Nous continuons d’essayer.',
    other: '{n} e-mails attendent depuis plus d’une heure. Nous continuons d’essayer.',
  },
  now: 'Réessayer maintenant',
}
