import { type TouchEvent, useEffect, useRef } from 'react'
import type { Words } from '#content/words/shape.ts'
import { fill } from '#language/fill.ts'
import { OwnImage } from '../../ui/picture.tsx'
import { Chevron } from '../../ui/arrows.tsx'

type ShownPicture = Readonly<Record<'id' | 'src' | 'alt' | 'caption', string>>

type Props = {
  readonly pictures: readonly ShownPicture[]
  readonly open: string | undefined
  readonly words: Pick<Words['gallery'], 'close' | 'previous' | 'next' | 'position'>
  readonly onShow: (id: string | undefined) => void
}

const swipePx = 40

/** One picture large, in the browser's own dialog: Escape closes, arrows and swipes turn. */
export function LargePicture({ pictures, open, words, onShow }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touchedAt = useRef<number>(undefined)
  /** The page closed the dialog itself, and the browser has not yet told of it. */
  const isClosing = useRef(false)
  const at = pictures.findIndex(({ id }) => id === open)
  const picture = pictures[at]

  useEffect(() => {
    // Browsers from before 2024 fail when the dialog is already open.
    if (picture && !dialog.current?.open) dialog.current?.showModal()
    if (!picture && dialog.current?.open) {
      isClosing.current = true
      dialog.current.close()
    }
  }, [picture])

  function onClose(): void {
    // The browser tells of a closing late, when another picture may be open or about to.
    const isVisitors = !isClosing.current && !dialog.current?.open
    isClosing.current = false
    if (isVisitors) onShow(undefined)
  }

  function turn(by: number): void {
    onShow(pictures[(at + by + pictures.length) % pictures.length]?.id)
  }

  /** A swipe turns; two fingers, and one that moves an enlarged picture, do not. */
  function onTouchEnd(event: TouchEvent): void {
    if (event.touches.length > 0) touchedAt.current = undefined
    if (touchedAt.current === undefined || (visualViewport?.scale ?? 1) > 1) return
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current
    if (Math.abs(moved) > swipePx) turn(moved < 0 ? 1 : -1)
  }

  return (
    <dialog
      ref={dialog}
      className="large-picture"
      aria-label={picture?.alt}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') turn(1)
        if (event.key === 'ArrowLeft') turn(-1)
      }}
      onTouchStart={({ touches }) => {
        touchedAt.current = touches.length > 1 ? undefined : touches[0]?.clientX
      }}
      onTouchEnd={onTouchEnd}
    >
      {picture && (
        <>
          <OwnImage src={picture.src} alt={picture.alt} width={1600} height={1200} sizes="100vw" />
          <p>{picture.caption}</p>
          <div className="large-picture-turn">
            <button
              type="button"
              className="button-plain turn-back"
              aria-label={words.previous}
              onClick={() => turn(-1)}
            >
              <Chevron />
            </button>
            <span aria-live="polite">
              {fill(words.position, { n: at + 1, total: pictures.length })}
              <span className="sr-only">: {picture.alt}</span>
            </span>
            <button
              type="button"
              className="button-plain turn-on"
              aria-label={words.next}
              onClick={() => turn(1)}
            >
              <Chevron />
            </button>
            <button
              type="button"
              className="button-plain ml-auto"
              onClick={() => onShow(undefined)}
            >
              {words.close}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
