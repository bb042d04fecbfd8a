/** A picture of the owner: its id, and its width in percent of its height. */
type PictureMark = `picture-${string}`

/** Sign of the business: the drawn one of the site, its initials, or a picture. */
export type Mark = 'drawn' | 'initials' | PictureMark

export function isMark(mark: unknown): mark is Mark {
  return typeof mark === 'string' && /^(drawn|initials|picture-[\da-f]{16}-\d{2,3})$/.test(mark)
}

/** Files of a picture that is a mark: on light and on dark paper, in mails, and as icons. */
export type MarkFile = 'day' | 'night' | 'mail' | '32' | '180' | '192' | '512' | 'maskable'

/** Shape of a mark beside a name, in percent of its height: a wider one takes the room of the menu. */
export const markWidths = { least: 50, most: 300 } as const

/** The smallest side of a picture that is sharp as an icon; a drawing has any size. */
export const minMarkSide = 180

export function pictureMark(id: string, wide: number): Mark {
  return `picture-${id}-${wide}`
}

export function markKind(mark: Mark): 'drawn' | 'initials' | 'picture' {
  return mark === 'drawn' || mark === 'initials' ? mark : 'picture'
}

export function pictureOfMark(
  mark: Mark,
): { readonly id: string; readonly wide: number } | undefined {
  const [, id, wide] = /^picture-([\da-f]{16})-(\d+)$/.exec(mark) ?? []
  return id === undefined ? undefined : { id, wide: Number(wide) }
}
