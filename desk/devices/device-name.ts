import { ownerWordsIn } from '#content/words/owner-words.ts'
import { fill } from '#language/fill.ts'
import { deskWords } from '../desk-language.ts'

/** The first match counts: Edge and Samsung also say Chrome, and Chrome says Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** The phone comes first, as it names a computer's system too. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** The store names a device in Dutch, for any reader. */
const stored = () => ownerWordsIn('nl').devices

/** "Safari op iPhone": enough to tell the owner's devices apart. */
export function browserInWords(userAgent: string): string {
  const named = ([pattern]: readonly [RegExp, string]) => pattern.test(userAgent)
  const browser = browsers.find(named)?.[1] ?? stored().unknownBrowser
  const system = systems.find(named)?.[1]
  return system ? fill(stored().browserOn, { browser, system }) : browser
}

export function deviceText(name: string): string {
  const { browserOn, unknownBrowser } = stored()
  const [first = '', system] = name.split(fill(browserOn, { browser: '', system: '' }))
  const browser = first === unknownBrowser ? deskWords().devices.unknownBrowser : first
  return system ? fill(deskWords().devices.browserOn, { browser, system }) : browser
}
