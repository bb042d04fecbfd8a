import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('fr')

export const deskRemind: DeskWords['remind'] = {
  link: 'Envoyer un rappel',
  title: 'Un rappel au client',
  text: `Voici ce que {name} recevra à l’adresse {email}. Un dernier sera possible après ${terms.remindAgain.spelled}.`,
  button: 'Envoyer ce rappel',
  again: {
    link: 'Envoyer un dernier rappel',
    title: 'Un dernier rappel',
    text: '{name} : {done}. Voici ce que {name} recevra maintenant à l’adresse {email} ; ensuite, votre bureau n’enverra plus de rappel.',
    button: 'Envoyer ce dernier rappel',
  },
  done: 'rappel envoyé le {at}',
  doneByClock: 'rappel envoyé le {at} (par le site)',
  doneTwice: 'deux rappels, le dernier envoyé le {at}',
  againFrom: 'un dernier possible à partir du {date}',
  call: 'appelez le {telephone}',
  noMailbox: 'pas d’adresse e-mail : appelez le {telephone}',
  unreachable: 'ni adresse e-mail ni numéro de téléphone',
}
