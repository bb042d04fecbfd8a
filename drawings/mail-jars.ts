import { readFileSync } from 'node:fs'
import { drawJar } from './jar.ts'

/** The jars of mails, by the name of their file, each with the looks that pages give it. */
export const mailJars = {
  ready: 'ready',
  'cabbage-0': 'cabbage-0',
  'cabbage-3': 'cabbage-3',
  'cabbage-7': 'cabbage-7',
  'cabbage-21': 'cabbage-21',
  gift: 'gift',
  'tea-0': 'tea',
  'tea-2': 'tea mother',
  'tea-7': 'tea mother tea-7',
  'tea-14': 'tea mother tea-14',
  'dough-0': 'dough',
  'dough-7': 'dough dough-7',
  'dough-21': 'dough dough-21',
} as const

const sheet = readFileSync(new URL('../app/ui/jar.css', import.meta.url), 'utf8')

/**
 * The site's jar with the properties of its style sheet written out, for programs that know none. It has no ground: its
 * glass and the paper round its wire are seen by night too.
 */
export function drawMailJar(looks: string): string {
  const valueOf = propertiesOf(['jar', ...looks.split(' ').map((name) => `jar-${name}`)])
  const sunk = Number(valueOf('--jar-missing')) * 17.2
  const turn = valueOf('--jar-lid-turn').replace('deg', '')
  const drawn = drawJar()
    .replaceAll(/<g class="jar-(\w+)">/g, (_, part: string) => {
      const shown = valueOf(`--jar-${part}`)
      const motion =
        part === 'contents' ? `translate(0 ${sunk})` : part === 'lid' ? `rotate(${turn} 37 58)` : ''
      return `<g${shown === 'none' ? ' display="none"' : ''} transform="${motion}">`
    })
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name))
  return drawn.replace('viewBox="0 0 200 256"', 'viewBox="-24.5 -34 249 305"')
}

/** Values by day of the classes, those of a later one first. */
function propertiesOf(classes: readonly string[]): (name: string) => string {
  const values = new Map<string, string>()
  for (const name of classes) {
    const [, rule = ''] = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(sheet) ?? []
    for (const [, property = '', value = ''] of rule.matchAll(/(--[\w-]+): ([^;]+);/g)) {
      values.set(property, value)
    }
  }
  const valueOf = (name: string): string => {
    const value = values.get(name) ?? ''
    const [, other] = /^var\((.+)\)$/.exec(value) ?? []
    return other === undefined ? value : valueOf(other)
  }
  return valueOf
}
