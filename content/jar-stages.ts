type JarStage = {
  /** Name of its picture in mails (`content/pictures/mail`). */
  readonly picture: string
  /** Its looks on pages (`app/ui/jar.css`). */
  readonly look: string
}

const fedStarter = { picture: 'dough-0', look: 'dough' } as const

/** A jar by workshop and stage (`jarStage`); a starter looks on its first day as freshly fed. */
export const jarStages = {
  sourdough: [
    fedStarter,
    fedStarter,
    { picture: 'dough-7', look: 'dough dough-7' },
    { picture: 'dough-21', look: 'dough dough-21' },
  ],
  drinks: [
    { picture: 'tea-0', look: 'tea' },
    { picture: 'tea-2', look: 'tea mother' },
    { picture: 'tea-7', look: 'tea mother tea-7' },
    { picture: 'tea-14', look: 'tea mother tea-14' },
  ],
  vegetables: [
    { picture: 'cabbage-0', look: 'cabbage-0' },
    { picture: 'cabbage-3', look: 'cabbage-3' },
    { picture: 'cabbage-7', look: 'cabbage-7' },
    { picture: 'cabbage-21', look: 'cabbage-21' },
  ],
} as const satisfies Readonly<Record<string, readonly [JarStage, JarStage, JarStage, JarStage]>>

export type JarStages = (typeof jarStages)[keyof typeof jarStages]
export type JarPicture = JarStages[number]['picture']
