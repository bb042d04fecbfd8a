import type { DeskWords } from '../shape.ts'

export const ownerVouchers: DeskWords['ownerVouchers'] = {
  facts: { worth: 'Bon', buyer: 'Acheteur', receiver: 'Pour', reference: 'Communication' },
  open: 'Ouvrir vos bons cadeaux',
  ordered: {
    subject: 'Bon cadeau commandé : {name}',
    preview: 'Vous n’avez rien à faire : une fois payé, le bon partira tout seul.',
    title: 'Un bon cadeau est commandé',
    text: 'Vous n’avez rien à faire : nous reconnaissons la communication sur votre extrait, et le bon part tout seul. Si l’argent vous est venu autrement, notez-le vous-même sous « Bons cadeaux ».',
  },
  withdrawn: {
    subject: 'Rétractation d’un bon cadeau : {name}',
    preview: 'L’acheteur y renonce.',
    title: 'Un acheteur se rétracte',
    text: 'Le bon ne fonctionne plus.',
    nothing: 'Rien n’était encore payé. Vous n’avez rien à faire.',
    refund: 'À rembourser : {amount}. C’est dans votre liste « À faire ».',
    refundNoIban: 'À rembourser : {amount}. Demandez à l’acheteur sur quel compte.',
  },
}
