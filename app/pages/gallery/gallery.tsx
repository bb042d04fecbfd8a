import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { beganEmpty, isWithoutDrawings } from '#booking/house/without-drawings.ts'
import { ownPictures } from '#booking/pictures/own-picture.ts'
import { gallery } from '#content/gallery.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { galleryPicture, pageOf } from '../../page-request.ts'
import { OwnImage, OwnPictures } from '../../ui/picture.tsx'
import { PaintBreak } from '../../ui/paint-break.ts'
import { TabList, useTabs } from '../../ui/tabs.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { missing, type PageData } from '../missing.ts'
import { NothingThere } from '../nothing-there.tsx'
import { plainAt } from '../place-picture.tsx'
import type { Route } from './+types/gallery.ts'
import { LargePicture } from './large-picture.tsx'

export { meta } from '../head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, words, site } = pageOf(input, 'gallery')
  if (site.house.leftOut.includes('gallery')) return missing(input)
  const own = ownPictures(site.house.texts.all)
  const pictures = gallery
    .filter(({ id }) => own[id] || site.isAtDesk || !beganEmpty(site.house))
    .map(({ id, category }) => {
      const { caption = body.defaultCaption } = words.pictures[id]
      const { src, alt } = galleryPicture(id, words.pictures)
      const isPlain = site.isAtDesk && !own[id] && isWithoutDrawings(site.house)
      return { id, category, caption, alt, src: isPlain ? plainAt(src) : src }
    })
  return { head, language, words: body, pictures }
}

/** A large picture is an entry of the history, which loads no pictures anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

type GalleryData = PageData<Route.ComponentProps['loaderData']>
type GalleryPicture = GalleryData['pictures'][number]

const filters = ['all', 'farm', 'workshop', 'seasonal'] as const

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  if ('nothing' in loaderData) return <NothingThere {...loaderData.nothing} />
  return <Gallery {...loaderData} />
}

/** Thirty pictures and four filters (specification, section 2, "Gallery"). */
function Gallery({ words, pictures, language }: GalleryData) {
  const tabs = useMemo(
    () =>
      filters
        .filter((id) => id === 'all' || pictures.some(({ category }) => category === id))
        .map((id) => ({ id, label: words.filters[id] })),
    [words, pictures],
  )
  const [filter, choose] = useTabs(tabs)
  const shown = pictures.filter(({ category }) => filter === 'all' || category === filter)
  const [large, setLarge] = useLargePicture()
  return (
    <>
      <div className="container-site pt-26 md:pt-34">
        <h1 className="text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[33.5em] text-lead">{words.lead}</p>
      </div>
      <PaintBreak />
      <div className="container-site pt-13" data-scripted={useHydrated()}>
        {/*
         * The address alone filters before script runs: each category is a target that the style
         * sheet knows.
         */}
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
const enlarging = { state: enlarged, preventScrollReset: true }

/** The large picture has its own history entry, so that going back closes it and stays in the gallery. */
function useLargePicture() {
  const { hash, key, state }: { hash: string; key: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const [id, setId] = useState<string>()
  /** Entry of the last closed picture, from which the browser still has to go back. */
  const [left, setLeft] = useState<string>()
  const isWaiting = useRef(false)
  const isEnlarged = state === enlarged
  const isLeaving = isEnlarged && left === key
  const isLost = isEnlarged && !isLeaving && id === undefined
  useEffect(() => {
    // A reload keeps the history entry, but loses its picture.
    if (isLost) void navigate({ hash }, { replace: true })
  }, [isLost, hash, navigate])
  useEffect(() => {
    if (isEnlarged || !isWaiting.current) return
    isWaiting.current = false
    void navigate({ hash }, enlarging)
  }, [isEnlarged, hash, navigate])

  function show(next: string | undefined): void {
    if (isLeaving) isWaiting.current = next !== undefined
    if (next !== undefined) {
      setId(next)
      if (!isEnlarged) void navigate({ hash }, enlarging)
    } else if (isEnlarged && !isLeaving) {
      setLeft(key)
      void navigate(-1)
    }
  }

  return [isEnlarged && !isLeaving ? id : undefined, show] as const
}

type ThumbnailProps = { picture: GalleryPicture; label: string; first: boolean; onOpen: () => void }

function Thumbnail({ picture, label, first, onOpen }: ThumbnailProps) {
  const { src, alt, caption } = picture
  const photograph = useContext(OwnPictures)(src)
  return (
    <figure className="gallery-figure">
      <a
        href={photograph?.src ?? src}
        aria-label={label}
        data-held
        onClick={(event) => {
          // The browser opens the picture itself in a tab or window of its own.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
      >
        <OwnImage
          src={src}
          alt={alt}
          width={800}
          height={600}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          sizes="(width < 48rem) 100vw, 33vw"
        />
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
