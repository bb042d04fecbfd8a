import { diaryDays } from '#booking/diary/diary.ts'
import type { House } from '#booking/house/house.ts'
import { firstHouse } from '#content/first-house.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Language } from '#language/languages.ts'
import { allNews } from './all-news.ts'
import type { Letter, Letters, News, NewsKind, WhatOf } from './letters.ts'
import type { Mailed } from './news.ts'
import { sampleScene } from './sample-scene.ts'

const samples: {
  readonly [Kind in NewsKind]: Pick<Mailed<WhatOf<(typeof allNews)[Kind]>>, 'sample'>
} = allNews

/** News that a house can have: a diary comes after some workshops alone. */
export function kindsAt({ shown }: Pick<House, 'shown'>): readonly NewsKind[] {
  const hasDiary = shown.some((slug) => diaryDays(slug) !== undefined)
  return keysOf(allNews).filter((kind) => hasDiary || !kind.startsWith('diary'))
}

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
