import type { PictureId } from '#content/gallery.ts'
import type { PictureWords } from '#content/words/shape/gallery.ts'
import type { PictureView } from '../pages/workshop-card.tsx'

const files = import.meta.glob<string>('/content/pictures/gallery/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Drawn or photographed; the build has made sure that there is one. */
export function galleryPicture(id: PictureId, words: PictureWords): PictureView {
  const found = Object.entries(files).find(([path]) => path.includes(`/gallery/${id}.`))
  if (!found) throw new Error(`content/pictures/gallery has no file named ${id}`)
  return { src: found[1], alt: words[id].alt }
}
