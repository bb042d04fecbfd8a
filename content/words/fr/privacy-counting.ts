import type { AuthoredWords } from '../shape.ts'

export const counting: AuthoredWords['privacy']['counting'] = {
  off: {
    collected:
      'Vous pouvez lire tout le site sans rien dire de vous. Nous ne recevons de données que si vous envoyez un formulaire, si vous nous écrivez ou si vous payez.',
    retention:
      'Les statistiques de visite : il n’y en a pas. S’il y en a un jour, elles seront gardées 26 mois au plus.',
    analytics: [
      'Pour l’instant, rien : les visites ne sont pas comptées, même si vous avez tout accepté.',
      'Si un compteur arrive un jour, ce sera le nôtre, et seulement avec votre accord. Cette page dira d’abord son nom, ce qu’il compte et sa durée : 26 mois au plus.',
    ],
    security:
      'La connexion au site est chiffrée. Chaque page interdit à votre navigateur de charger quoi que ce soit d’un autre serveur. Les réservations ne sont pas publiques ; nous seuls les consultons.',
  },
  on: {
    collected:
      'Vous pouvez lire tout le site sans rien dire de vous, sauf si vous acceptez que votre visite soit comptée. Pour le reste, nous ne recevons de données que si vous envoyez un formulaire, si vous nous écrivez ou si vous payez.',
    retention: 'Les statistiques de visite : 26 mois au plus.',
    analytics: [
      'Seulement si vous avez tout accepté. Votre navigateur charge alors le script de notre propre compteur, {counter}, qui note quelles pages sont lues, et quand. Nous voyons ainsi ce que l’on vient chercher ici.',
      'Comme tout serveur, ce compteur voit alors votre adresse IP et ce que votre navigateur dit de lui-même.',
      'Les chiffres sont gardés 26 mois au plus. Si vous retirez votre accord, plus aucune page ne charge le script.',
    ],
    security:
      'La connexion au site est chiffrée. Chaque page interdit à votre navigateur de charger quoi que ce soit d’un autre serveur que le nôtre et celui de notre compteur. Les réservations ne sont pas publiques ; nous seuls les consultons.',
  },
}
