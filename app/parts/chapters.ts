import type { Chapter, PartExamples } from '#app/ui/examples.ts'

export type ChapterOfParts = {
  readonly chapter: Chapter
  readonly title: string
  readonly text: string
  readonly parts: readonly NumberedPart[]
}

export type NumberedPart = PartExamples & { readonly number: number; readonly id: string }

const titles: Readonly<Record<Chapter, { readonly title: string; readonly text: string }>> = {
  signs: { title: 'Signs', text: 'Small things that say something at a glance, beside words.' },
  ways: { title: 'Ways on', text: 'Whatever leads to another place, or opens one.' },
  asking: { title: 'Asking', text: 'Where the visitor has the word.' },
  telling: { title: 'Telling', text: 'Dates, prices, places and pictures.' },
  around: { title: 'Around the page', text: 'What stands about every page.' },
}

/** Every part, by chapter and then by name, numbered through. */
export function chaptersOf(parts: readonly PartExamples[]): readonly ChapterOfParts[] {
  let number = 0
  return (Object.keys(titles) as Chapter[]).map((chapter) => ({
    chapter,
    ...titles[chapter],
    parts: parts
      .filter((part) => part.chapter === chapter)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((part) => ({ ...part, number: (number += 1), id: part.name.replaceAll(/\W+/g, '-') })),
  }))
}
