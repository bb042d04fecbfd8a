import { describe, expect, it, test } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { labelled, typeset, typesetAll } from './typeset.ts'

/** Spaces and hyphens that are not the ordinary ones, made visible. */
const seen = (text: string) =>
  text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_').replaceAll('\u2011', '=')

describe.each([
  ['nl', 'Binnen 24 uur, op 15 km of 500 meter', 'Binnen 24~uur, op 15~km of 500~meter'],
  ['nl', 'Voor {n} personen, 6 tot 10 plaatsen', 'Voor {n}~personen, 6 tot 10~plaatsen'],
  ['nl', 'Alle {n} boekingen, 1 boeking', 'Alle {n}~boekingen, 1~boeking'],
  ['fr', 'Pour {n} personnes, il reste 1 place', 'Pour {n}~personnes, il reste 1~place'],
  ['en', 'For 3 people, 2 places', 'For 3~people, 2~places'],
  ['en', '{n} spots left', '{n} spots left'],
  ['nl', '{days} dagen, 18 tot 22 °C, 11 gram', '{days}~dagen, 18~tot~22~°C, 11~gram'],
  ['nl', 'Bel 0470 12 34 56, of betaal op BE71 0961', 'Bel 0470~12~34~56, of betaal op BE71~0961'],
  ['nl', 'BE 0203.201.340 is een nummer', 'BE~0203.201.340 is een nummer'],
  ['nl', 'In 2017 kochten we 34 starters', 'In 2017 kochten we 34 starters'],
  ['nl', 'Op dag 3, zondag 3 mei', 'Op dag~3, zondag 3 mei'],
  ['nl', 'De kool van De Pinte', 'De kool van De~Pinte'],
  ['en', 'On day {n}, Sunday 3 May', 'On day~{n}, Sunday 3 May'],
  ['fr', 'Au plus tard le jour 3', 'Au~plus~tard le jour~3'],
  ['fr', 'Jusqu’au {until} inclus', 'Jusqu’au {until}~inclus'],
  ['fr', 'Dans les 24 à 48 heures', 'Dans les 24~à~48~heures'],
  ['nl', 'Ten laatste op 3 mei, na {n} avonden', 'Ten~laatste~op 3 mei, na {n}~avonden'],
  ['en', 'No later than 3 May, 2 to 2.5%', 'No~later~than 3 May, 2~to~2.5%'],
  ['nl', 'Een e-mail, 5 euro en 3 graadmeters', 'Een e-mail, 5~euro en 3 graadmeters'],
  ['en', 'Within 5 working days, at pH 4.6', 'Within 5~working days, at pH~4.6'],
  ['fr', 'Assez ? Non ; voici « un mot » :', 'Assez_? Non_; voici «_un mot_»~:'],
  ['fr', 'Un acompte de {percent} %, 8 g de thé', 'Un acompte de {percent}~%, 8~g de thé'],
  ['fr', 'E-mail, dites-le-nous, y a-t-il', 'E=mail, dites=le=nous, y a=t=il'],
  ['fr', 'peut-être ci-dessous, Louvain-la-Neuve', 'peut=être ci=dessous, Louvain=la=Neuve'],
  ['fr', 'Les mains de Odile, plus que Élise', 'Les mains d’Odile, plus qu’Élise'],
  ['fr', 'Un bon de Yves, un bon de Yasmine', 'Un bon d’Yves, un bon de Yasmine'],
  [
    'fr',
    'Près de Gand, de Hélène, de AG, chaque Odile',
    'Près de Gand, de Hélène, de AG, chaque Odile',
  ],
  ['nl', 'Het btw-nummer, een QR-code', 'Het btw=nummer, een QR=code'],
  ['en', 'No 14-day right, a {n}-litre jar, 10-15', 'No 14=day right, a {n}=litre jar, 10-15'],
  ['fr', 'Idempotency-Key, desk-asked', 'Idempotency-Key, desk-asked'],
] as const)('in %s, %s', (language, typed, set) => {
  it('is set as its readers write it', () => {
    expect(seen(typeset(typed, language))).toBe(set)
  })

  it('stays so when it is set again', () => {
    const once = typeset(typed, language)
    expect(typeset(once, language)).toBe(once)
  })
})

it('French has one kind of space before a mark, whichever was typed', () => {
  expect(seen(typeset('Oui\u00a0? «\u00a0Non\u202f»\u202f: si', 'fr'))).toBe('Oui_? «_Non_»~: si')
})

test('a tree keeps its shape, and texts for search engines keep their hyphens', () => {
  const words = { head: { title: 'Un e-mail : ici' }, list: ['Un e-mail'], n: 3 }
  expect(typesetAll(words, 'fr')).toEqual({
    head: { title: 'Un e-mail\u00a0: ici' },
    list: ['Un e\u2011mail'],
    n: 3,
  })
  for (const language of languages) expect(typesetAll({}, language)).toEqual({})
})

it('a value stands after its label as the language has it', () => {
  const texts = languages.map((language) => seen(labelled('Total', 12, language)))
  expect(texts).toEqual(['Total: 12', 'Total~: 12', 'Total: 12'])
})
