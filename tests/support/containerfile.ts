import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

type Instruction = { readonly word: string; readonly rest: string }

/** The stages of `Containerfile` in order, each as its instructions without comments. */
export function stagesOfContainerfile(): readonly (readonly Instruction[])[] {
  const text = readFileSync(join(root, 'Containerfile'), 'utf8')
  const whole = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '')
  const lines = whole.split('\n').filter((line) => line !== '')
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? []
    if (word === 'FROM') stages.push([])
    stages.at(-1)?.push({ word, rest })
  }
  return stages
}

/** What the last instruction of that name says, or nothing. */
export function lastOf(stage: readonly Instruction[] = [], name: string): string {
  return stage.findLast(({ word }) => word === name)?.rest ?? ''
}

/** A command that no shell reads: `["node", "build/server/main.js"]`, after options as of HEALTHCHECK. */
export function wordsOf(command: string): readonly string[] {
  return JSON.parse(command.slice(command.indexOf('['))) as string[]
}

/** `ENV` as a program gets it. */
export function environmentOf(stage: readonly Instruction[] = []): Record<string, string> {
  const set = stage.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => rest.split(' '))
  return Object.fromEntries(set.map((one) => one.split('=') as [string, string]))
}
