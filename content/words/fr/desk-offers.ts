import type { DeskWords } from '../shape.ts'

export const deskOffers: DeskWords['offers'] = {
  title: 'Ce que vous proposez',
  offers: { waitingList: 'Liste d’attente', diary: 'E-mails sur le bocal' },
  texts: {
    waitingList:
      'Quand une date est complète, on peut s’inscrire sur la liste. Sans liste d’attente, le site n’en parle plus nulle part ; ceux qui y sont déjà se voient encore proposer une place.',
    diary:
      'Trois courts e-mails pour ceux qui les demandent. Sans cela, plus personne ne peut les demander ; ceux qui l’ont déjà fait les reçoivent encore.',
  },
  yes: 'oui',
  no: 'non',
  on: 'Proposer de nouveau',
  off: 'Ne plus proposer',
}
