import type { HeadWords } from '../parts.ts'
import type { AuthoredWords } from '../shape.ts'

/** Only the head follows the address: the page itself is in the owner's language (`business-card.ts`). */
export const businessCard: { readonly head: HeadWords } = {
  head: {
    title: 'Carte de visite à imprimer – {business.name}',
    description:
      '{business.name} : la carte de visite, recto et verso, avec le logo, le code QR et les consignes pour l’imprimeur. À usage interne.',
    keywords: 'carte de visite, logo, code QR, impression, {business.name}',
  },
}

export const emailTemplates: AuthoredWords['emailTemplates'] = {
  head: {
    title: 'Modèles d’e-mails : aperçu interne',
    description:
      'Page interne : la notification envoyée à la ferme et la confirmation envoyée aux participants, dans leur langue, avec des données d’exemple.',
    keywords: 'modèles d’e-mails, notification, confirmation, aperçu, page interne',
  },
  title: 'Modèles d’e-mails',
  lead: 'Chaque demande de place fait partir deux e-mails : l’un vers la ferme, l’autre vers la personne qui demande. Les voici tels quels, avec une personne inventée.',
  ownerTitle: 'L’e-mail à la ferme',
  ownerNote:
    'Toujours en {owner.language}, quelle que soit la langue choisie dans le formulaire. Cette langue y est indiquée, pour savoir dans laquelle répondre.',
  guestTitle: 'L’accusé de réception',
  languageLabel: 'Langue de l’e-mail',
  everyTitle: 'Tous les e-mails',
  everyNote:
    'Tout ce que le site envoie, dans l’ordre de la vie d’une réservation. Chaque e-mail s’ouvre sur sa propre page.',
  everyToGuest: 'À la personne qui vient',
  everyToFarm: 'À la ferme',
  subject: 'Objet',
  plainText: 'Le même e-mail en texte brut',
  frame: 'E-mail : {subject}',
}
