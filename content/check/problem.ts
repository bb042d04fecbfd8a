import { isTimeOfDay } from '#language/times.ts'

/** The owner's mistake: its text says what is wrong, and what to write instead. */
export type ContentProblem = { readonly file: string; readonly text: string }

export function printProblem({ file, text }: ContentProblem): string {
  return `content/${file}: ${text}`
}

export type Check = readonly [isWrong: boolean, text: string]

export function contentProblems(file: string, checks: readonly Check[]): ContentProblem[] {
  return checks.flatMap(([isWrong, text]) => (isWrong ? [{ file, text }] : []))
}

export function checkHours(of: string, day: { startTime: string; endTime: string }): Check {
  const { startTime, endTime } = day
  const isRight = isTimeOfDay(startTime) && isTimeOfDay(endTime) && startTime < endTime
  return [!isRight, `${of} runs from ${startTime} to ${endTime}; give two hours such as 18:30.`]
}

export function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0
}
