import type { CardWords } from '../nl/business-card.ts'

export const businessCard: CardWords = {
  title: 'Carte de visite',
  lead: 'Le recto et le verso, fonds perdus compris, le logo sur quatre fonds, le code QR, et une liste pour l’imprimeur.',
  front: 'Recto',
  back: 'Verso',
  logos: {
    title: 'Le logo',
    text: 'Le logo est foncé sur clair, ou clair sur foncé. Il ne prend pas d’autres couleurs.',
    names: [
      'Foncé sur le papier : le logo de tous les jours',
      'Clair sur foncé : le recto de la carte',
      'Clair sur la couleur des boutons : pour une affiche',
      'Foncé sur la couleur chaude : pour une étiquette',
    ],
  },
  qr: {
    title: 'Le code QR',
    text: 'Il mène à la page d’accueil : dans la langue de la dernière visite, ou sinon en {language}. Notre propre serveur le dessine, et personne ne regarde par-dessus votre épaule.',
    alt: 'Code QR vers le site de {name}',
  },
  print: {
    title: 'Pour l’imprimeur',
    items: [
      'Format : 85 × 55 mm, à l’horizontale, imprimé des deux côtés.',
      'Fonds perdus : 3 mm de chaque côté, soit 91 × 61 mm sur cette page. Sans traits de coupe.',
      'Marge : le texte, le logo et le code QR restent à 6 mm du bord coupé.',
      'Papier : non couché et blanc cassé, 350 g/m². Sans pelliculage, car on doit pouvoir y écrire une date.',
      'Couleurs : foncé {second}, papier {paper}. Faites-les convertir en CMJN pour papier non couché.',
      'Code QR : 20 mm de large, foncé sur clair, avec sa bordure vide. Ne pas le réduire.',
      'PDF : à enregistrer à l’échelle 100 %, arrière-plans compris. Il contient les polices.',
      'Demandez d’abord une épreuve sur le papier définitif, et scannez le code avec deux téléphones.',
      'Demandez le prix pour 250 et pour 500 cartes : il change souvent peu.',
    ],
    button: 'Imprimer ou enregistrer en PDF',
  },
}
