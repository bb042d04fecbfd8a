const grotesk = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** Faces of titles and of texts, as mails name them; the first pair is that of the style sheets. */
export const facePairs = {
  farm: { serif: "'Young Serif', Georgia, 'Times New Roman', serif", sans: grotesk },
  book: { serif: "Gelasio, Georgia, 'Times New Roman', serif", sans: grotesk },
  even: { serif: grotesk, sans: grotesk },
  device: {
    serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, P052, Georgia, serif",
    sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  },
} as const

export type FacePair = keyof typeof facePairs
