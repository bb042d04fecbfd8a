import type { DeskWords } from '../shape.ts'

export const deskAway: DeskWords['away'] = {
  title: 'Une absence',
  text: 'Ces jours-là, nous ne proposons pas de dates ; ceux qui ont réservé viennent comme prévu. Tant que vous n’êtes pas là, le site ne promet plus de réponse dans les {hours}, mais le jour de votre retour.',
  awayFrom: 'Absence du',
  awayFromProblem: 'Indiquez le premier jour.',
  awayUntil: 'Jusqu’au (inclus)',
  awayUntilProblem:
    'Indiquez un premier jour, et un dernier qui ne tombe pas avant et qui est encore à venir, dans trois ans au plus.',
  button: 'Noter l’absence',
  period: 'Absence du {from} au {until} inclus.',
  requestBy: 'à répondre au plus tard le {day}',
  back: 'Finir l’absence',
  later:
    'Vous n’êtes pas là du {from} au {until} inclus. Les dates de ces jours ne sont déjà plus sur le site. À partir du {from}, il dira que vous n’êtes pas là, et que vous répondrez pour le {answerBy}.',
  already:
    'Vous n’êtes pas là jusqu’au {until} inclus. Le site le dit maintenant, et aussi que vous répondrez pour le {answerBy}. Les dates de ces jours n’y sont plus.',
  done: {
    back: 'Vous êtes là. Les dates de ces jours sont de nouveau sur le site.',
  },
}
