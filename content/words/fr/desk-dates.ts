import type { DeskWords } from '../shape.ts'
import { callOffLabels } from './reasons.ts'

export const deskDates: DeskWords['dates'] = {
  title: 'Dates',
  coming: 'Dates à venir',
  past: 'Dates passées',
  add: 'Ajouter une date',
  addText: 'Une seule date, ou une série. Les jours fériés sont sautés.',
  own: {
    title: 'Pour cette date seulement',
    price: 'Prix par personne en euros (vide : celui de l’atelier)',
    priceProblem: 'Indiquez un prix par personne, de {min} à {max} euros, ou laissez vide.',
    teacher: 'Qui donne l’atelier',
    teacherNone: 'Pas précisé',
    teacherProblem: 'Choisissez qui donne l’atelier.',
    taughtIn: 'Langue',
    taughtInNone: 'Comme l’atelier : toutes celles du site',
    taughtInProblem: 'Choisissez une langue.',
    private: 'Privée : sur aucune page du site',
    remark: 'Remarque pour les participants, en {language}',
    remarkIn: 'En {language} (vide : comme ci-dessus)',
    furtherDays: 'Autres jours d’un cours (un par ligne, vide : aucun)',
    furtherDaysHint:
      'Sous la forme jour/mois/année. L’horaire est le même chaque jour, et une réservation vaut pour tous ces jours.',
    furtherDaysProblem:
      'Indiquez chaque jour à part, sous la forme jour/mois/année : après le premier jour, et dans l’année qui suit.',
  },
  change: {
    startTime: 'Commence à',
    endTime: 'Se termine à',
    hoursTold:
      'Si vous changez l’horaire ou les jours d’un cours, chaque client reçoit un e-mail et peut annuler sans frais. Il faut un autre jour ? Ajoutez d’abord ce jour, puis annulez cette date : les clients choisissent la nouvelle, ou sont remboursés.',
    daysTold:
      'Ce cours a commencé. L’horaire et les jours déjà commencés restent ; vous pouvez déplacer les autres. Chaque client reçoit alors un e-mail avec un nouveau fichier d’agenda.',
    priceKept: 'Ceux qui ont déjà réservé gardent leur prix et ne reçoivent rien.',
    hoursTaken:
      'Ce jour-là, cet atelier est déjà prévu à cette heure. Choisissez une autre heure de début : un décalage de cinq minutes suffit.',
    hoursOver: 'Cette heure est déjà passée, ou la date a déjà commencé.',
  },
  copy: 'Ajouter une date semblable',
  workshop: 'Atelier',
  workshopProblem: 'Choisissez un atelier.',
  day: 'Premier jour',
  dayProblem: 'Indiquez un premier jour qui est encore à venir.',
  startTime: 'Commence à (vide : comme toujours)',
  startTimeProblem: 'Indiquez l’heure à laquelle l’atelier commence.',
  endTime: 'Se termine à (vide : comme toujours)',
  endTimeProblem: 'Indiquez l’heure à laquelle l’atelier se termine, après son début.',
  capacity: 'Places (vide : comme toujours)',
  capacityProblem: 'Indiquez un nombre de places, de {min} à {max}, ou laissez vide.',
  everyWeeks: 'Répéter toutes les … semaines (vide : non)',
  everyWeeksProblem:
    'Indiquez toutes les combien de semaines, de {min} à {max}. Pour une seule date, ou si vous avez noté vous-même les jours d’un cours, laissez vide, ainsi que la date de fin.',
  until: 'Jusqu’au (inclus)',
  asOne: 'Si vous répétez, ce sera',
  asOneOr: {
    on: 'Un seul cours : une réservation vaut pour tous ces jours et se paie une fois',
    off: 'Des dates séparées : chaque jour se réserve et se paie à part',
  },
  asOneProblem: 'Choisissez : un seul cours, ou des dates séparées.',
  untilProblem: 'Indiquez le dernier jour de la série, dans deux ans au plus.',
  addButton: 'Ajouter',
  exists:
    'Cet atelier est déjà prévu à cette heure-là. Choisissez une autre heure de début : un décalage de cinq minutes suffit.',
  close: 'Fermer une période',
  closeText:
    'En vacances ? Les dates de ces jours ne reçoivent plus de nouvelles réservations. Ceux qui ont déjà réservé viennent comme prévu. Une date ajoutée ensuite est ouverte, sauf pendant « Une absence ».',
  closeFrom: 'Du',
  closeFromProblem: 'Indiquez le premier jour.',
  closeUntil: 'Au (inclus)',
  closeUntilProblem:
    'Indiquez un premier jour, et un dernier qui ne tombe pas avant et qui est encore à venir, dans trois ans au plus.',
  closeNone: 'Il n’y a pas de date ouverte dans cette période.',
  closeButton: 'Fermer les dates',
  closed: {
    one: '{n} date fermée : vous pouvez la rouvrir sur sa page.',
    other: '{n} dates fermées : vous pouvez rouvrir chacune sur sa page.',
  },
  added: { one: '{n} date ajoutée.', other: '{n} dates ajoutées.' },
  without: {
    holidays: 'Sans les jours fériés : {days}.',
    there: 'Déjà au calendrier : {days}.',
  },
}

export const deskAttendance: DeskWords['attendance'] = {
  title: 'Qui est venu',
  text: 'Tout le monde est coché. Décochez ceux qui ne sont pas venus, et enregistrez.',
  counted: 'C’est noté. Présents : {came} sur {booked}.',
  save: 'Enregistrer les présents',
  tooEarly: 'Rien n’a changé : cette date n’a pas encore commencé.',
  figures: 'Venus : {came}, absents : {noShows}',
  unticked: ', non pointés : {n}',
}

export const deskCallOff: DeskWords['callOff'] = {
  why: 'Pourquoi ? Chaque client le lira dans sa langue.',
  reasons: callOffLabels,
  words: 'Avec vos mots (facultatif)',
  wordsHint: 'Repris tel quel dans chaque e-mail, quelle que soit la langue du client.',
  look: 'Voir l’e-mail et les remboursements',
  lookTitle: 'Annuler la date : à vérifier',
  back: 'À rendre à ceux qui ne choisissent pas d’autre date : {amount} au plus. C’est dans votre liste de remboursements.',
  backOnVoucher: '{amount} reviennent sur des bons cadeaux.',
  nothingBack: 'Rien n’est encore payé : rien à rendre.',
  mend: 'Retour à la date',
  inLanguage: { one: 'En {language} : {n} e-mail', other: 'En {language} : {n} e-mails' },
}

export const deskAway: DeskWords['away'] = {
  title: 'Une absence',
  text: 'Ces jours-là, nous ne proposons pas de dates ; ceux qui ont réservé viennent comme prévu. Tant que vous n’êtes pas là, le site promet une réponse le jour de votre retour, et non plus dans les {hours}.',
  awayFrom: 'Absence du',
  awayFromProblem: 'Indiquez le premier jour.',
  awayUntil: 'Jusqu’au (inclus)',
  button: 'Noter l’absence',
  period: 'Absence du {from} au {until} inclus.',
  requestBy: 'à répondre au plus tard le {day}',
  back: 'Mettre fin à l’absence',
  later:
    'Vous n’êtes pas là du {from} au {until} inclus. Les dates de ces jours ne sont déjà plus sur le site. À partir du {from}, il dira que vous n’êtes pas là, et que vous répondrez pour le {answerBy}.',
  already:
    'Vous n’êtes pas là jusqu’au {until} inclus. Le site le dit maintenant, et aussi que vous répondrez pour le {answerBy}. Les dates de ces jours n’y sont plus.',
  done: {
    back: 'Cette absence est terminée. Les dates de ces jours sont de nouveau sur le site, sauf si une autre absence les couvre.',
  },
}

export const deskWaitingList: DeskWords['waitingList'] = {
  rule: 'Une place qui se libère va au premier de la liste qui peut venir avec tout son monde. Un petit groupe peut donc passer avant un plus grand.',
  unproven: 'Adresse pas encore confirmée : pas d’offre pour l’instant',
  mailAgain: 'Renvoyer le lien',
  title: 'Modifier',
  number: 'Nombre de personnes',
  saveNumber: 'Enregistrer le nombre',
  numberText: 'S’il y a assez de place pour ce nombre, le client reçoit aussitôt une offre.',
  offer: 'Proposer ces places',
  offerText:
    'Même si quelqu’un d’autre attend depuis plus longtemps. Le client reçoit un e-mail, et c’est lui qui choisit.',
  off: 'Retirer de la liste',
  offText: 'Le client n’en est pas prévenu.',
  offOffered:
    'L’offre est retirée et les places vont au suivant. Le client n’en est pas prévenu, et il n’y a pas de retour en arrière.',
  refused: {
    gone: 'Rien n’a changé : ce groupe n’attend plus ici, ou il a déjà une offre.',
    'no-room': 'Rien n’a changé : il n’y a pas autant de places.',
    'too-late': 'Rien n’a changé : l’atelier commence bientôt, il est trop tard pour une offre.',
    number: 'Indiquez un nombre de personnes, de 1 à {max}.',
  },
}
