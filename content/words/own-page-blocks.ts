import type { OwnPageWords } from './parts.ts'

/** Pages that the owner made: `content/` has none, and each house its own. */
export const ownPages: Readonly<Record<string, OwnPageWords>> = {}

/** Kinds of a page's blocks, in the order of a new page's list: the key of a block begins with the place of its kind. */
export const blockKinds = ['titled', 'text', 'question', 'picture', 'book', 'ask'] as const

/** A page that nobody has written yet: one empty block of each kind, none of which is shown. */
const newBlocks = [
  { title: '', text: '' },
  { text: '' },
  { question: '', answer: '' },
  { picture: '' },
  { book: '' },
  { ask: '' },
]

export function newOwnPage(id: string): OwnPageWords {
  const name = `{ownPages.${id}.name}`
  return { name, title: name, lead: '', blocks: newBlocks }
}

export function blocksPath(id: string): string {
  return `ownPages.${id}.blocks`
}

/** Place of the picture of a block: a name of a file, where its key has a sign for addresses. */
export function picturePlaceOf(id: string, key: string): string {
  return `page-${id}-${key.replace('+', '_')}`
}

/** The path of what such a picture shows. */
export function shownPathAt(place: string): string | undefined {
  const [, id, key = ''] = /^page-([\w-]+?)-(\d+(?:_\d+)?)$/.exec(place) ?? []
  return id && `${blocksPath(id)}.${key.replace('_', '+')}.picture`
}

export const blockFields = newBlocks.map((block) => Object.keys(block)[0] ?? '')
