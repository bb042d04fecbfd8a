import type { AuthoredWords } from '../shape.ts'

export const unproven: AuthoredWords['unproven'] = {
  mail: {
    subject: 'Encore une étape : {workshop}, {date}',
    preview: 'Confirmez dans les {terms.press.spelled}, et nous gardons votre place.',
    title: 'Encore une étape',
    text: 'Votre demande est bien arrivée. Avant de garder votre place, nous voulons savoir que cette adresse est la vôtre : cliquez sur le bouton, puis confirmez sur la page qui s’ouvre.',
    until: 'Vous avez jusqu’au',
    button: 'Garder ma place',
    notYou:
      'Sans confirmation à temps, la demande s’annule d’elle-même. Si ce n’était pas vous, vous n’avez donc rien à faire.',
  },
  hold: {
    title: 'Garder votre place',
    text: 'Ce bouton nous dit que l’adresse est bien la vôtre. Nous gardons alors votre place jusqu’à notre réponse.',
    button: 'Garder ma place',
  },
  held: {
    title: 'Votre place est gardée',
    text: 'Un e-mail reprend votre demande. Nous vérifions la date et vous répondons dans les {terms.answer.figures}. D’ici là, rien à payer.',
  },
  gone: {
    title: 'Trop tard, de peu',
    text: 'La date s’est remplie entre-temps : il n’y a plus assez de place. Choisissez une autre date{offers.waitingList.gone}. Vous ne nous devez rien.',
  },
  enough: 'C’est assez pour l’instant',
  ended: {
    title: 'Cette demande n’est plus valable',
    text: 'Si vous voulez encore venir, envoyez-en une autre.',
  },
  dates: 'Voir les dates et le formulaire',
  waitingList: '{offers.waitingList.toList}',
  waiting: {
    text: 'Dites-nous d’abord que cette adresse est la vôtre : sans cela, nous ne pouvons pas garder de place pour vous.',
    link: 'Oui, c’est mon adresse',
  },
  inLine: {
    title: 'Est-ce votre adresse ?',
    text: 'Ce bouton nous dit que l’adresse est bien la vôtre. Si des places se libèrent, vous recevez un e-mail.',
    button: 'Oui, c’est mon adresse',
  },
}
