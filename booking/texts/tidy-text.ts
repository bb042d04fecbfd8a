import type { Language } from '#language/languages.ts'
import { sentenceRulesOf } from '#language/sentences.ts'

/** A text with signs keeps its lines, but no empty lines (`notation.ts`). */
export function tidyLines(typed: string, language: Language): string {
  const lines = typed.split(/\r\n?|\n/).map((line) => tidyText(line, language))
  return lines.filter((line) => line !== '').join('\n')
}

/** One space between words, no breaks, nothing unseen, the quotes and dots of the language. */
export function tidyText(typed: string, language: Language): string {
  const [open, close] = sentenceRulesOf(language).quotes
  return typed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll('...', '…')
    .replaceAll(/"([^"]*)"/g, `${open}$1${close}`)
    .replaceAll(/['`´]/g, '’')
    .replaceAll(/[^\S\u00a0\u202f]+/gu, ' ')
    .trim()
}
