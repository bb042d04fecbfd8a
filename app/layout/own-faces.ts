// The site's own faces (docs/decisions/0063-faces-on-every-machine.md). Stands at the end of every page,
// after `first-script.ts`, as its own text (`vite.plugins.ts`), so it may use nothing from outside.
{
  const inWindow = (whole: Element): (readonly [Element, number])[] =>
    [...whole.children].flatMap((part) => {
      const { top, bottom, height } = part.getBoundingClientRect()
      return bottom > 0 && top < innerHeight ? [[part, height], ...inWindow(part)] : []
    })

  const sizesOf = (part: Element): readonly [number, number] => {
    const { fontSize, lineHeight } = getComputedStyle(part)
    return [parseFloat(fontSize), parseFloat(lineHeight)]
  }

  const asWritten = (part: Element): void => {
    const { style } = part as HTMLElement
    style.fontSize = style.lineHeight = style.maxWidth = ''
  }

  /** A text keeps its lines when its faces change: it is set up to a twelfth smaller, or larger. */
  const keepLines = ([part, height]: readonly [Element, number]): void => {
    const grown = () => part.getBoundingClientRect().height - height
    const turn = -Math.sign(grown())
    const hasText = [...part.childNodes].some((node) => node instanceof Text && node.data.trim())
    if (!hasText || Math.abs(grown()) < 4) return
    const { style, parentElement } = part as HTMLElement
    const [size, line] = sizesOf(part)
    const [around] = sizesOf(parentElement ?? part)
    // A width in em would become narrower with the size.
    const { maxWidth } = getComputedStyle(part)
    const widest = maxWidth.endsWith('px') ? parseFloat(maxWidth) : 0
    for (let percent = 1; Math.abs(grown()) > 4 && percent < 9; percent++) {
      const set = size * (1 + (turn * percent) / 100)
      // Lengths are in em, so that the visitor's own text size still counts.
      style.fontSize = `${set / around}em`
      style.lineHeight = `${line / set}`
      if (widest > 0) style.maxWidth = `${widest / set}em`
    }
    if (Math.abs(grown()) > 4) asWritten(part)
  }

  /** The site's own faces: no paint waits for them, and nothing in the window moves when they come. */
  const setFaces = async (): Promise<void> => {
    const [serif, sans] = document.documentElement.dataset['faces']?.split(' ') ?? []
    if (!sans) return
    const faces = [
      new FontFace('Young Serif', `url(${serif})`),
      new FontFace('Hanken Grotesk', `url(${sans})`, { weight: '400 700' }),
    ]
    try {
      await Promise.all(faces.map((face) => face.load()))
    } catch {
      return
    }
    const before = inWindow(document.body)
    faces.forEach((face) => document.fonts.add(face))
    // The innermost part comes first, as the height of an outer part follows from its texts.
    before.toReversed().forEach(keepLines)
    const width = innerWidth
    const takeBack = (): void => before.forEach(([part]) => asWritten(part))
    // A phone that hides its bar of addresses makes the window higher, and must move nothing.
    addEventListener('resize', () => innerWidth !== width && takeBack())
    // Another language has other lines. Captured, so that it runs before `first-script.ts` restores the scroll position.
    addEventListener('translated', takeBack, { capture: true })
  }
  addEventListener('DOMContentLoaded', setFaces)
}
