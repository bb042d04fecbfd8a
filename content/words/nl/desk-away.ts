/** Days on which nobody is there. */
export const deskAway = {
  title: 'We zijn weg',
  text: 'In die dagen bieden we geen datums aan; wie geboekt heeft, komt gewoon. Zolang we weg zijn, belooft de site geen antwoord binnen {hours}, maar op je eerste dag terug.',
  awayFrom: 'Weg van',
  awayFromProblem: 'Vul de eerste dag in.',
  awayUntil: 'Weg tot en met',
  awayUntilProblem:
    'Vul een eerste dag in, en een laatste die niet vroeger valt en nog komt, hoogstens drie jaar verder.',
  button: 'We zijn weg',
  period: 'Weg van {from} tot en met {until}.',
  /** Due day of a request, instead of the hours left of the 24. */
  requestBy: 'antwoord ten laatste op {day}',
  back: 'We zijn terug',
  /** `answerBy` is the first day back. */
  later:
    'Je bent weg van {from} tot en met {until}. De datums van die dagen staan nu al niet meer op de site. Dat je weg bent, staat er vanaf {from}, en dat je antwoordt tegen {answerBy}.',
  already:
    'Je bent weg tot en met {until}. Dat staat nu op de site, en dat je antwoordt tegen {answerBy}. De datums van die dagen staan er niet meer bij.',
  done: {
    back: 'Je bent er. De datums van die dagen staan weer op de site.',
  },
} as const
