import { firstHouse } from '#content/first-house.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Language } from '#language/languages.ts'
import { allNews } from './letters.ts'
import type { Letter, Letters, News, NewsKind, WhatOf } from './letters.ts'
import type { Mailed } from './news.ts'
import { sampleScene } from './sample-scene.ts'

const samples: {
  readonly [Kind in NewsKind]: Pick<Mailed<WhatOf<(typeof allNews)[Kind]>>, 'sample'>
} = allNews

export function sampleOf<Kind extends NewsKind>(
  kind: Kind,
  language: Language = 'nl',
  house = firstHouse,
): News<Kind> {
  return { kind, ...samples[kind].sample(sampleScene(language, house)) }
}

/** All news of an invented guest, and of the farm about them. */
export function sampleNews(language: Language, house = firstHouse): readonly News[] {
  return keysOf(allNews).map((kind) => sampleOf(kind, language, house))
}

/** Every letter except those about a message. */
export function sampleLetters(
  letters: Letters,
  language: Language,
  house = firstHouse,
): readonly Letter[] {
  return sampleNews(language, house).flatMap((news) => letters.forNews(news))
}
