import type { PictureId } from '../../gallery.ts'
import type { HeadWords } from './parts.ts'

export type GalleryWords = {
  readonly head: HeadWords
  readonly title: string
  readonly lead: string
  /** Name of the row of filters, for screen readers. */
  readonly filterLabel: string
  /** English is fixed: All, Farm Life, Workshops, Seasons. */
  readonly filters: {
    readonly all: string
    readonly farm: string
    readonly workshop: string
    readonly seasonal: string
  }
  /** "{n} pictures", told to screen readers after filtering. */
  readonly count: { readonly one: string; readonly other: string }
  /** Shown where a picture has no caption in this language. */
  readonly defaultCaption: string
  /** Hidden name of the button that shows a picture large: "Enlarge: {alt}". */
  readonly enlarge: string
  readonly close: string
  readonly previous: string
  readonly next: string
  /** "{n} of {total}" under the large picture. */
  readonly position: string
}

/** Texts of each picture. */
export type PictureWords = Readonly<
  Record<
    PictureId,
    {
      /** Alternative text: one plain sentence. */
      readonly alt: string
      /** Five to ten words under the picture: not what one sees already. Without one, the default caption stands. */
      readonly caption?: string
    }
  >
>
