import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Category } from '#content/gallery.ts'
import type { GalleryWords } from '#content/words/shape/gallery.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { TabList, useTabs } from '#app/ui/tabs.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import type { PageProps } from '../page-props.ts'
import type { PictureView } from '../workshop-card.tsx'
import { LargePicture } from './large-picture.tsx'
import { PaintBreak } from '../../ui/paint-break.ts'

export type GalleryPicture = PictureView & {
  readonly id: string
  readonly caption: string
  readonly category: Category
}

type Props = PageProps<GalleryWords> & { readonly pictures: readonly GalleryPicture[] }

const filters = ['all', 'farm', 'workshop', 'seasonal'] as const

/** Thirty pictures and four filters (specification, section 2, "Gallery"). */
export function GalleryPage({ words, pictures, language }: Props) {
  const tabs = useMemo(() => filters.map((id) => ({ id, label: words.filters[id] })), [words])
  const [filter, choose] = useTabs(tabs)
  const shown = pictures.filter(({ category }) => filter === 'all' || category === filter)
  const [large, setLarge] = useLargePicture()
  return (
    <>
      <div className="container-site pt-26 md:pt-34">
        <h1 className="text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[60ch] text-lead">{words.lead}</p>
      </div>
      <PaintBreak />
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
          panel="pictures"
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

const enlarged = 'enlarged'

/** The large picture has its own history entry, so that going back closes it and stays in the gallery. */
function useLargePicture() {
  const { hash, state }: { hash: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const [id, setId] = useState<string>()
  const isEnlarged = state === enlarged
  const isLost = isEnlarged && id === undefined
  useEffect(() => {
    // After a reload the entry is there and its picture is not.
    if (isLost) void navigate({ hash }, { replace: true })
  }, [isLost, hash, navigate])

  function show(next: string | undefined): void {
    if (next === undefined) {
      if (isEnlarged) void navigate(-1)
      return
    }
    setId(next)
    if (!isEnlarged) void navigate({ hash }, { state: enlarged, preventScrollReset: true })
  }

  return [isEnlarged ? id : undefined, show] as const
}

type ThumbnailProps = { picture: GalleryPicture; label: string; first: boolean; onOpen: () => void }

/** A link to the picture itself; with script it opens large on the page. */
function Thumbnail({ picture, label, first, onOpen }: ThumbnailProps) {
  const { src, alt, caption } = picture
  return (
    <figure className="gallery-figure">
      <a
        href={src}
        aria-label={label}
        data-held
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
