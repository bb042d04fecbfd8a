/** Days on which nobody is there: Dutch alone. */
export const deskAway = {
  title: 'We zijn weg',
  text:
    'In die dagen bieden we geen datums aan; wie geboekt heeft, komt gewoon. Zolang we weg zijn, ' +
    'belooft de site geen antwoord binnen {hours}, maar op je eerste dag terug.',
  awayFrom: 'Weg van',
  awayFromProblem: 'Vul de eerste dag in.',
  awayUntil: 'Weg tot en met',
  awayUntilProblem:
    'Vul een eerste dag in, en een laatste die niet vroeger valt en nog komt, hoogstens drie jaar ' +
    'verder.',
  button: 'We zijn weg',
  period: 'Weg van {from} tot en met {until}.',
  /** Due day of a request, instead of the hours left of the 24. */
  requestBy: 'antwoord ten laatste op {day}',
  back: 'We zijn terug',
  done: {
    away: 'Op de site staat nu dat je weg bent, en tegen welke dag je antwoordt. De datums van die dagen staan er niet meer bij.',
    back: 'Op de site staat niet meer dat je weg bent. De datums van die dagen staan er weer bij.',
  },
} as const
