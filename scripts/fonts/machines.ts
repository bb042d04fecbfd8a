import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import { keysOf } from '#language/keys-of.ts'

/**
 * Typefaces by kind of machine. A browser that is started with `fontVariables` has those of one kind and
 * none of the machine it runs on.
 */
const machines = {
  /** The measures of Arial, Georgia and Times; DejaVu has the letters that these lack. */
  office: ['arimo', 'gelasio', 'tinos', 'DejaVuSans'],
  phone: ['roboto', 'noto-serif'],
  linux: ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif'],
  'without serifs': ['arimo'],
} as const

export type Machine = keyof typeof machines

export const everyMachine = keysOf(machines)

/** Writes the typefaces of every machine into a folder, and what tells a browser of them. */
export async function installFonts(folder: string): Promise<void> {
  for (const machine of everyMachine) {
    const place = join(folder, machine)
    await mkdir(place)
    for (const file of machines[machine].flatMap(filesOf)) {
      await writeFile(join(place, basename(file).replace('woff2', 'ttf')), await trueType(file))
    }
    await writeFile(
      settingsFile(folder, machine),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>${place}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
    )
  }
}

/** The environment of a browser on this machine, its typefaces being in that folder. */
export function fontVariables(folder: string, machine: Machine): { FONTCONFIG_FILE: string } {
  return { FONTCONFIG_FILE: settingsFile(folder, machine) }
}

function settingsFile(folder: string, machine: Machine): string {
  return join(folder, `${machine}.conf`)
}

function filesOf(face: string): string[] {
  if (face.startsWith('DejaVu')) return [`dejavu-fonts-ttf/ttf/${face}.ttf`]
  return [400, 700].map(
    (weight) => `@fontsource/${face}/files/${face}-latin-${weight}-normal.woff2`,
  )
}

/** Fontconfig reads no WOFF2. */
async function trueType(file: string): Promise<Buffer> {
  const bytes = await readFile(join(import.meta.dirname, '../../node_modules', file))
  return file.endsWith('.ttf') ? bytes : subsetFont(bytes, latin, { targetFormat: 'sfnt' })
}

const latin = String.fromCodePoint(...Array.from({ length: 0x2122 }, (_, code) => code + 32))
