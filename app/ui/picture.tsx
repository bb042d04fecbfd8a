type PictureProps = {
  readonly src: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
  readonly className?: string
  /** The first picture of a page is fetched at once; the others when they come near. */
  readonly first?: boolean
}

/** 4 to 3 unless told: the browser keeps its room before it comes. */
export function Picture({ src, alt, width = 800, height = 600, className, first }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}
