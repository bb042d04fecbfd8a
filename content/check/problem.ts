/** One mistake in the content: which file, what is wrong, and what to write instead. */
export type ContentProblem = { readonly file: string; readonly text: string }

export function printProblem({ file, text }: ContentProblem): string {
  return `content/${file}: ${text}`
}

export function isDay(text: string): boolean {
  const date = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
