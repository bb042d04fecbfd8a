import type { AuthoredWords } from '../shape.ts'

export const contact: AuthoredWords['contact'] = {
  head: {
    title: 'Contact et accès à la ferme, De Pinte',
    description:
      'Posez votre question ou préparez votre venue : adresse, e-mail, parking gratuit, gare de De Pinte et pistes cyclables, à 15 minutes de Gand.',
    keywords:
      'contact, {business.name}, De Pinte, accès, parking, gare de De Pinte, ferme près de Gand',
  },
  title: 'Contact',
  subtitle:
    'Une question sur une date{offers.privateGroups.contact}, un levain en panne ? Nous lisons tout nous-mêmes.',
  atTable: 'Nous sommes à table. Écrivez-nous quand même.',
  letterboxAlt:
    'Une boîte aux lettres verte, numéro 12, sur un pilier de briques ; sur le chemin de la ferme, un homme en bonnet lit une lettre en marchant, une poule à côté de lui.',
  getInTouch: {
    title: 'Nous joindre',
    location: 'Adresse',
    email: 'E-mail',
    social: 'Réseau social',
    socialLink: 'Notre carnet de cuisine',
    opening: {
      label: 'Heures d’ouverture',
      hours: '{open.weekFirst}, et les soirs d’atelier {evening.hours}.',
    },
  },
  form: {
    title: 'Envoyer un message',
    name: 'Nom',
    email: 'Adresse e-mail',
    subject: 'Sujet',
    message: 'Message',
    consent: 'J’accepte que ces données servent à me répondre, comme l’explique la {privacy}.',
    consentLink: 'politique de confidentialité',
    submit: 'Envoyer le message',
    sending: 'Envoi en cours…',
    success:
      'Votre message a bien été envoyé ! Vous devriez recevoir sous peu un e-mail de confirmation.',
  },
  findMe: {
    title: 'Venir à la ferme',
    addressTitle: 'Adresse',
    tipsTitle: 'Pour arriver à l’heure',
    tips: {
      publicTransport:
        'Les transports en commun sont limités. En train, descendez à De Pinte, sur les lignes de Gand à Courtrai et à Audenarde ; le centre du village est à 500 m, moins de dix minutes à pied, et la ferme {business.walkFromVillageMinutes} minutes plus loin. Pour une soirée, regardez d’abord l’heure du dernier train.',
      car: 'La voiture reste le plus simple : 15 minutes depuis Gand.',
      parking: 'Vous vous garez sur place, gratuitement.',
      bike: 'Il y a des pistes cyclables. Prévoyez des sacoches : le retour pèse plus lourd.',
      directions: 'Nous vous envoyons l’itinéraire dès que votre réservation est garantie.',
    },
    mapAlt:
      'Carte dessinée : De Pinte au centre, Gand au nord-est, la Lys et l’Escaut, les autoroutes E17 et E40, le chemin de fer, les communes voisines et un cercle de {business.serviceRadiusKm} km autour de De Pinte.',
    mapNames: {
      ghent: 'Gand',
      leie: 'Lys',
      schelde: 'Escaut',
      latem: 'Laethem-Saint-Martin',
      drongen: 'Tronchiennes',
    },
    mapCaption:
      'Le cercle, c’est notre zone : {business.serviceRadiusKm} km autour de De Pinte. Gand, Deinze et Merelbeke en font partie. Vous habitez plus loin ? Venez quand même.',
    openMap: 'Voir {business.address.town} sur une carte en ligne',
  },
}
