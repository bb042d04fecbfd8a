import type { AuthoredWords } from '../shape.ts'
import { counting } from './privacy-counting.ts'
import { details } from './privacy-details.ts'

export const privacy: AuthoredWords['privacy'] = {
  head: {
    title: 'Confidentialité et données personnelles',
    description:
      'Quelles données nous gardons quand vous écrivez ou réservez, pourquoi, combien de temps, et comment les consulter, corriger ou effacer.',
    keywords: 'confidentialité, données personnelles, RGPD, cookies, droits, conservation',
  },
  title: 'Confidentialité',
  lead: 'Votre nom, votre adresse e-mail et ce que vous nous écrivez ; si vous payez, votre numéro de compte aussi. Voici à quoi cela sert, quand nous l’effaçons et qui d’autre le voit.',
  contents: 'Sur cette page',
  sections: {
    ...details,
    rights: {
      title: 'Ce que vous pouvez demander',
      paragraphs: [
        'Un e-mail suffit, et c’est gratuit. Nous répondons dans le mois. Si nous doutons que ce soit bien vous, nous le demandons d’abord. Vous avez droit :',
      ],
      items: [
        'à l’accès : voir ce que nous avons sur vous, et en recevoir une copie ;',
        'à la rectification : faire corriger ce qui est faux ;',
        'à l’effacement : tout faire disparaître, sauf ce que la comptabilité doit garder ;',
        'à la limitation : faire mettre vos données de côté le temps de régler un désaccord ;',
        'à la portabilité : les emporter dans un fichier qu’un autre programme sait lire ;',
        'à l’opposition : refuser ce que nous faisons au nom de notre propre intérêt ;',
        'au retrait de votre consentement, à tout moment. Ce que nous avons fait avant reste valable.',
      ],
    },
    cookies: {
      title: 'Les cookies, et ce que retient votre navigateur',
      paragraphs: [
        'Une simple visite ne laisse aucun cookie. Le site dépose quelques données dans le stockage de votre navigateur ; elles ne partent nulle part, pas même chez nous. Si JavaScript est désactivé, il ne retient rien.',
      ],
      necessary: {
        title: 'Nécessaires',
        items: [
          'i18nextLng : la langue de la dernière page lue, pour commencer dans celle-là la fois suivante. Reste jusqu’à ce que vous l’effaciez.',
          'cookie-consent : votre choix dans la barre du bas, et l’heure, pour ne pas vous reposer la question à chaque visite. Reste jusqu’à ce que vous l’effaciez.',
          'reservation-draft et message-draft : ce que vous tapez dans un formulaire, pour le retrouver après un détour. Disparaît à l’envoi, après une heure sans rien taper, ou quand vous fermez l’onglet.',
          'place : l’endroit de la page où vous étiez en changeant de langue. Effacé dès que la page s’affiche dans l’autre langue.',
          'desk-asked : un cookie, seulement pour qui demande une clé sur la page de notre bureau. Il montre que la clé s’ouvre dans le navigateur qui l’a demandée, et disparaît après {terms.deskKey.figures}.',
        ],
      },
      analytics: { title: 'Statistiques' },
      changeChoice: 'Changer mon choix',
    },
    sharing: {
      title: 'Qui d’autre voit vos données',
      paragraphs: [
        'Dans nos pages, rien ne vient d’ailleurs : les polices, les images et la carte sont sur le même serveur que le texte. Si vous suivez un lien vers un site de cartes ou vers notre carnet de cuisine, ce sont leurs règles qui valent là-bas.',
        'Vos données ne se vendent pas et ne s’échangent pas. Elles ne parviennent qu’à ceux qui en ont besoin dans leur travail pour nous, sans rien de plus que le nécessaire :',
      ],
      items: [
        'notre hébergeur, dont le serveur abrite le site et les réservations, et qui voit passer votre adresse IP ;',
        'notre fournisseur d’e-mail, qui achemine les messages et conserve notre boîte ;',
        'notre comptable, qui voit les paiements et les factures, mais aucun message ;',
        'notre banque, pour les virements ;',
        'les autorités, quand une loi nous y oblige.',
      ],
    },
    security: {
      title: 'Comment nous protégeons vos données',
      paragraphs: [
        'L’e-mail qui part tout seul ne répète pas le texte que vous avez écrit. Si votre adresse contient une faute de frappe, un inconnu reçoit l’e-mail, mais pas votre texte.{offers.vouchers.mail} Les liens dans nos e-mails ouvrent ce qui est à vous, et rien d’autre : ne les transférez pas, sauf s’il est écrit que vous le pouvez. Nous ne mesurons pas si vous ouvrez nos e-mails.',
        'Si un incident se produit malgré tout, nous prévenons l’Autorité de protection des données dans les 72 heures, sauf si personne ne peut en souffrir. Si le risque est élevé pour vous, nous vous prévenons aussi.',
      ],
    },
    transfers: {
      title: 'Hors de l’Espace économique européen',
      paragraphs: [
        'Vos données restent dans l’Espace économique européen. Ni notre hébergeur ni notre fournisseur d’e-mail ne gardent rien en dehors. Seule exception : si votre propre boîte e-mail est ailleurs, notre réponse y va.',
      ],
    },
    updates: {
      title: 'Quand cette page change',
      paragraphs: [
        'Le texte que vous lisez est celui qui vaut aujourd’hui ; c’est pourquoi la date du jour figure en bas. Si un changement touche une réservation à venir, nous vous écrivons avant. Les anciennes versions sont gardées ; demandez-les si vous voulez les voir.',
      ],
    },
    contact: {
      title: 'Une question sur vos données',
      paragraphs: [
        'Écrivez à {email}, ou envoyez une lettre à l’adresse donnée tout en haut. Nous répondons nous-mêmes.',
      ],
    },
    complaints: {
      title: 'Introduire une plainte',
      paragraphs: [
        'Si nous avons commis une erreur, nous aimerions l’apprendre en premier, mais rien ne vous y oblige : vous pouvez toujours introduire une plainte auprès de l’autorité de contrôle, celle de votre pays ou celle de la Belgique :',
      ],
      items: [
        'Autorité de protection des données (APD), rue de la Presse 35, 1000 Bruxelles',
        'autoriteprotectiondonnees.be, téléphone 02 274 48 00',
      ],
    },
  },
  counting,
  lastUpdated: 'Dernière mise à jour : {date}',
}
