import type { Allergen } from '#booking/party/diets.ts'
import type { DeskWords } from '../shape.ts'
import { diets } from './diets.ts'

export const prepSheetWords: DeskWords['prepSheet'] = {
  people: 'Combien de personnes',
  elsewhere: 'Dont {n} hors du site',
  plates: 'Dans l’assiette',
  remarks: 'Ce qu’ils ont écrit',
  vegans: 'Repas végétaliens : {n}',
  remark: '{name} : {text}',
  written: '{name} a écrit en réservant : « {text} » (pas encore vérifié)',
  missing: 'Pas encore de réponse sur les allergies et régimes : {bookings}, {people} ({names}).',
  complete:
    'Tous ceux qui ont réservé ici ont répondu au sujet des allergies et régimes : {bookings}, {people}.',
  allNone: {
    one: 'La seule réservation ({people}) a répondu : ni allergie, ni régime.',
    other: 'Les {n} réservations ({people}) ont répondu : ni allergie, ni régime.',
  },
  ofBooking: {
    title: 'Allergies et régimes',
    missing: 'Pas encore de réponse : {people}.',
    /** The same where companions joined. */
    missingNamed: 'Pas encore de réponse : {people} ({names}).',
    complete: 'Le client a répondu à la question.',
    allNone: 'Réponse pour {people} : ni allergie, ni régime.',
  },
  notes: 'Bon à savoir',
  telephones: 'Téléphone',
  owing: 'Reste à payer',
  notKnown:
    'Ceux qui ont réservé ailleurs, nous ne les connaissons pas : demandez-leur ce qu’ils ne mangent pas et s’ils ont payé.',
  allPaid: 'Tous ceux qui ont réservé ici ont payé.',
  shopping: 'À préparer',
  ingredients: {
    wheatFlour: 'farine de blé',
    wholemealFlour: 'farine complète',
    fedStarter: 'levain, rafraîchi',
    salt: 'sel',
    cottonCloth: 'torchon en coton',
    starterJar: 'petit bocal pour le levain',
    sugar: 'sucre',
    tea: 'thé',
    kefirGrains: 'grains de kéfir',
    kombuchaCulture: 'mère de kombucha',
    ripeKombucha: 'kombucha, mûr',
    ginger: 'gingembre',
    lemon: 'citron',
    driedFig: 'figue sèche',
    jarWithCloth: 'bocal avec un linge',
    swingTopBottle: 'bouteille à fermeture mécanique',
    cabbage: 'chou blanc',
    carrot: 'carotte',
    beetroot: 'betterave rouge',
    litreJar: 'bocal d’un litre',
    weight: 'poids',
  },
  litre: 'l',
}

export const allergenNames: Readonly<Record<Allergen, string>> = diets.allergens
