import type { DeskWords } from '../shape.ts'

export const deskMore: DeskWords['more'] = {
  tab: 'Plus',
  subjects: {
    bookings: 'Réservations et dates',
    money: 'Argent',
    site: 'Votre site',
    safety: 'Sauvegarde et sécurité',
  },
  bookings: 'Toutes les réservations',
  quick: {
    label: 'Raccourcis',
    away: 'Une absence',
    add: 'Nouvelle date',
    group: 'Groupe privé',
    phone: 'Réservation par téléphone',
  },
  phone: {
    choose: 'Qui appelle ? Choisissez d’abord la date.',
    book: 'Réserver',
    bookOn: 'Réserver par téléphone : {date}',
  },
  list: {
    order: { name: 'Par nom', date: 'Par date' },
    orders: 'Ordre',
    filter: 'Partie du nom',
    button: 'Chercher',
    all: 'Tout afficher',
    next: 'Suivantes',
    none: 'Il n’y a encore aucune réservation.',
    noneFits: 'Aucune réservation au nom de « {sought} ».',
  },
}
