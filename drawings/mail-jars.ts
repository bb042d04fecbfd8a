import { readFileSync } from 'node:fs'
import { jarStages } from '../content/jar-stages.ts'
import { drawJar } from './jar.ts'

/** The jars of mails, by the name of their file, each with the looks that pages give it. */
export const mailJars: Readonly<Record<string, string>> = {
  ready: 'ready',
  gift: 'gift',
  ...Object.fromEntries(
    Object.values(jarStages).flatMap((stages) =>
      stages.map(({ picture, look }) => [picture, look]),
    ),
  ),
}

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
