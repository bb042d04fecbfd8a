import type { DeskWords } from '../shape.ts'

export const deskGuestChanges: DeskWords['guestChanges'] = {
  asked: 'Invité à venir à sa place',
  vacancy: 'Si quelqu’un paie la place',
  waits:
    'Alors, jusqu’à {amount} de plus sont à rendre. Déjà reprises et payées : {taken} places sur {places}. Le remboursement viendra de lui-même sur votre liste.',
  taken: 'Reprises et payées : {taken} places sur {places}. Rendu en plus pour cela : {back}.',
}
