import type { House } from '#booking/house/house.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Language } from '#language/languages.ts'
import { allNews, newsWithout } from './all-news.ts'
import type { News, NewsKind, NewsContent } from './letters.ts'
import type { LettersOfNews } from './news.ts'
import { type Scene, sampleScene } from './sample-scene.ts'

const samples: {
  readonly [Kind in NewsKind]: Pick<LettersOfNews<NewsContent<(typeof allNews)[Kind]>>, 'sample'>
} = allNews

export function newsAt(house: House): readonly NewsKind[] {
  const without = newsWithout(house)
  return keysOf(allNews).filter((kind) => !without.includes(kind))
}

export function sampleOf<Kind extends NewsKind>(kind: Kind, language: Language, house: House) {
  return newsIn(sampleScene(language, house), kind)
}

export function allSampleNews(scene: Scene): readonly News[] {
  return keysOf(allNews).map((kind) => newsIn(scene, kind))
}

function newsIn<Kind extends NewsKind>(scene: Scene, kind: Kind): News<Kind> {
  return { kind, ...samples[kind].sample(scene) }
}
