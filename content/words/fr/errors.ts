import type { AuthoredWords } from '../shape.ts'
import { factProblems } from './guest-facts.ts'

export const errors: AuthoredWords['errors'] = {
  summaryTitle: 'Il reste quelque chose à corriger',
  contact: {
    name: 'Indiquez votre nom (100 caractères au maximum)',
    email: 'Indiquez une adresse e-mail valide, par exemple nom@exemple.be',
    subject: 'Indiquez un sujet (200 caractères au maximum)',
    message: 'Écrivez votre message (2000 caractères au maximum)',
    consent: 'Cochez la case pour que nous puissions utiliser vos données pour vous répondre',
    failed: 'Le message n’a pas pu être envoyé',
    failedTryAgain: 'Le message n’a pas pu être envoyé. Essayez encore une fois.',
  },
  booking: {
    workshopType: 'Choisissez un atelier',
    preferredDate: 'Choisissez une date dans la liste',
    participants: 'Dites-nous combien vous serez : de 1 à 4, ou « 5 ou plus »',
    participantName: 'Indiquez votre nom (100 caractères au maximum)',
    email: 'Indiquez une adresse e-mail valide, par exemple nom@exemple.be',
    ...factProblems,
    voucher:
      'Le code du bon cadeau n’est pas correct. Un code compte vingt caractères, sans zéro, un, I, L ni O : vérifiez-le, ou laissez le champ vide.',
    voucherUnknown:
      'Nous ne connaissons pas le code du bon cadeau, ou il a été remplacé. Voyez si un e-mail plus récent en donne un autre, ou laissez le champ vide.',
    voucherUsed:
      'Il ne reste rien sur le bon cadeau qui porte ce code. Indiquez un autre code, ou laissez le champ vide.',
    voucherEnded:
      'Le bon cadeau qui porte ce code n’est plus valable. Laissez le champ vide et écrivez-nous : nous verrons ce qui est possible.',
    tooManyCodes:
      'Vous avez essayé beaucoup de codes de bons cadeaux. Laissez le champ vide, ou attendez une heure ; vous pourrez aussi donner le code une fois la date confirmée.',
    language: 'Choisissez une langue de ce site : {languages.listed}',
    consent: 'Cochez la case pour que nous puissions traiter votre demande',
    honeypot:
      'Cette demande n’est pas valable : un champ qui doit rester vide est rempli. Rechargez la page et remplissez le formulaire vous-même.',
    failed: 'La demande n’a pas pu être envoyée. Essayez encore une fois.',
    fullyBooked:
      'Cette date est maintenant complète. Choisissez une autre date{offers.waitingList.error}.',
    notEnoughPlaces: {
      one: 'Il reste {n} place à cette date. Réduisez le nombre de participants ou choisissez une autre date.',
      other:
        'Il reste {n} places à cette date. Réduisez le nombre de participants ou choisissez une autre date.',
    },
    tooManyOnTrust:
      'Pour cette adresse e-mail, nous gardons déjà de la place pour {n}. Dès que nous aurons répondu, ou reçu l’acompte, vous pourrez en demander plus. Il vous en faut plus tout de suite ? Contactez-nous.',
    requestsClosed:
      'Cette date est trop proche pour une demande en ligne. Choisissez-en une autre, ou contactez-nous.',
    notOnSchedule:
      'Cette date n’est pas, ou plus, au calendrier. Choisissez une autre date dans la liste.',
  },
  request: {
    unknownField: 'Le champ « {field} » n’est pas prévu. Retirez-le et renvoyez la demande.',
    unauthorised: 'La clé d’accès manque ou n’est pas la bonne. Rechargez la page et réessayez.',
    notJson: 'La demande doit être envoyée en JSON (Content-Type : application/json).',
    malformed:
      'La demande est illisible : ce n’est pas du JSON valide. Corrigez-la et renvoyez-la.',
    unknownFunction: 'Il n’y a rien à cette adresse. Utilisez le formulaire du site.',
    badKey:
      'L’Idempotency-Key n’est pas valable. Donnez de 1 à 200 lettres, chiffres ou signes ASCII, sans espace.',
    notOurForm:
      'Le formulaire est arrivé incomplet ou sous une autre forme. Rechargez la page et remplissez-le à nouveau.',
    noFormHere:
      'Il n’y a pas de formulaire à cette adresse. Revenez en arrière et utilisez celui de la page.',
    tooLarge: 'La demande est trop longue. Raccourcissez le texte et réessayez.',
    wrongMethod: 'Cette adresse n’accepte que la méthode POST. Utilisez le formulaire du site.',
    tooMany: 'Trop de demandes en peu de temps. Attendez quelques minutes et réessayez.',
    busy: 'Il y a beaucoup de monde sur le site. Attendez quelques secondes et réessayez.',
    keyReused:
      'Cette demande est déjà partie, avec d’autres données. Rechargez la page et remplissez à nouveau le formulaire.',
    otherOrigin: 'La demande vient d’un autre site. Remplissez le formulaire sur le nôtre.',
    notOpenTitle: 'Bientôt',
    notOpen:
      'Ce site n’est pas encore ouvert : nous mettons la table. Revenez bientôt ; si vous avez une question, écrivez-nous dès maintenant.',
  },
  refusedForm: {
    title: 'Nous n’avons pas pu accepter ce formulaire',
    nothingKept:
      'Nous n’avons rien gardé de ce que vous avez écrit. Votre navigateur l’a peut-être encore : revenez à la page précédente.',
    toForm: 'Ouvrir un formulaire vide',
  },
}
