import { useMemo, useState } from 'react'
import type { GalleryWords } from '#content/words/shape/gallery.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { TabList, useTabs } from '#app/ui/tabs.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { LargePicture } from './large-picture.tsx'

export type GalleryPicture = {
  readonly id: string
  readonly src: string
  readonly alt: string
  /** Translated, or the default text of the language. */
  readonly caption: string
  readonly category: 'farm' | 'workshop' | 'seasonal'
}

export type GalleryData = {
  readonly language: Language
  readonly words: PageBody<GalleryWords>
  readonly pictures: readonly GalleryPicture[]
}

const filters = ['all', 'farm', 'workshop', 'seasonal'] as const

/** Thirty pictures and four filters (specification, section 2, "Gallery"). */
export function GalleryPage({ data }: { data: GalleryData }) {
  const { words, pictures, language } = data
  const tabs = useMemo(() => filters.map((id) => ({ id, label: words.filters[id] })), [words])
  const [filter, choose] = useTabs(tabs)
  const shown = pictures.filter(({ category }) => filter === 'all' || category === filter)
  const [large, setLarge] = useState<string>()
  return (
    <>
      <div className="container-site pt-26 md:pt-34">
        <h1 className="text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[60ch] text-lead">{words.lead}</p>
      </div>
      <div className="container-site pt-13" data-scripted={useScripted()}>
        {/* Before script, the address alone filters: each category is a target the style sheet knows. */}
        {filters.map((id) => (
          <span key={id} id={id} className="gallery-target" />
        ))}
        <TabList
          label={words.filterLabel}
          tabs={tabs}
          open={filter}
          onOpen={choose}
          panelOf={() => 'pictures'}
        />
        <p className="sr-only" aria-live="polite">
          {fillCounted(words.count, shown.length, language)}
        </p>
        <div id="pictures" role="tabpanel" aria-labelledby={`tab-${filter}`}>
          <ul className="gallery-grid">
            {shown.map((picture, i) => (
              <li key={picture.id} data-category={picture.category}>
                <Thumbnail
                  picture={picture}
                  label={fill(words.enlarge, { alt: picture.alt })}
                  first={i < 3}
                  onOpen={() => setLarge(picture.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <LargePicture pictures={shown} open={large} words={words} onShow={setLarge} />
    </>
  )
}

type ThumbnailProps = {
  readonly picture: GalleryPicture
  readonly label: string
  readonly first: boolean
  readonly onOpen: () => void
}

/** A link to the picture itself; with script it opens large on the page. */
function Thumbnail({ picture, label, first, onOpen }: ThumbnailProps) {
  const { src, alt, caption } = picture
  return (
    <figure className="gallery-figure">
      <a
        href={src}
        aria-label={label}
        onClick={(event) => {
          // Whoever wants it in a tab or a window of its own gets it there.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
      >
        <img
          src={src}
          alt={alt}
          width={800}
          height={600}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
