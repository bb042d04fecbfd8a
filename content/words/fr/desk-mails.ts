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
    one: '{n} e-mail attend depuis plus d’une heure.',
    other: '{n} e-mails attendent depuis plus d’une heure.',
  },
  causes: {
    password:
      'Le serveur de messagerie refuse l’accès au site : le nom ou le mot de passe de SMTP_URL n’est pas le bon. La personne qui gère le site doit le corriger, puis redémarrer le site.',
    encryption:
      'Le site n’obtient pas de connexion sécurisée avec le serveur de messagerie, souvent parce qu’un certificat a expiré. La personne qui gère le site ou le serveur peut le vérifier.',
    disk: 'Le site ne peut pas écrire ses e-mails sur le disque : il est plein, ou le site n’a pas le droit d’y écrire.',
    refused:
      'Le serveur de messagerie refuse les e-mails de ce site. La personne qui gère le site doit vérifier l’expéditeur (MAIL_FROM) et le compte auprès de ce serveur.',
    busy: 'Le serveur de messagerie demande de réessayer plus tard.',
    away: 'Le serveur de messagerie ne répond pas.',
  },
  trying: 'Nous continuons d’essayer.',
  now: 'Réessayer maintenant',
}
