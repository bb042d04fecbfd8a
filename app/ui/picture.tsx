import { type ComponentProps, createContext, useContext } from 'react'
import { BusinessContext } from '../business.ts'

/** Addresses of a photograph in each form, as `srcset` has them. */
type OwnPicture = Readonly<Record<'avif' | 'webp' | 'jpg' | 'src', string>>

/** Gives the owner's photograph by the address of the drawing it replaces; undefined where there is none. */
export const OwnPictures = createContext<(src: string) => OwnPicture | undefined>(() => undefined)

type ImageProps = ComponentProps<'img'> & {
  readonly src: string
  readonly alt: string
  readonly part?: string
}

export type PictureProps = ImageProps & {
  /** The first picture of a page is fetched at once; the others when they come near. */
  readonly first?: boolean
}

/** The shape is 4 to 3 unless given, so that the browser keeps the picture's room. */
export function Picture({ first, width = 800, height = 600, ...picture }: PictureProps) {
  return (
    <OwnImage
      {...{ width, height }}
      {...picture}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** A drawing, or the owner's photograph in its place, in the form that fits. */
export function OwnImage({ src, alt, part, ...rest }: ImageProps) {
  const { sizes = '(width < 64rem) 100vw, 50vw', ...img } = rest
  const photograph = useContext(OwnPictures)(src)
  const drawn = useInked(part ? `${src}#${part}` : src)
  if (!photograph) return <img src={drawn} alt={alt} {...img} />
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={photograph.avif} sizes={sizes} />
      <source type="image/webp" srcSet={photograph.webp} sizes={sizes} />
      <img src={photograph.src} srcSet={photograph.jpg} sizes={sizes} alt={alt} {...img} />
    </picture>
  )
}

export function useInked(src: string): string {
  const inks = useContext(BusinessContext)?.look?.colours?.inks
  if (inks === undefined) return src
  const [file, ...part] = src.split('#')
  return [`${file}${file?.includes('?') ? '&' : '?'}${inks}`, ...part].join('#')
}
