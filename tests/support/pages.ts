import { firstWorkshops } from '#content/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { pages } from '#language/pages.ts'
import { languages } from './first-languages.ts'
import { asOwner } from './desk-device.ts'

export const everyPath: readonly string[] = languages.flatMap((language) =>
  pages.flatMap((page) =>
    page === 'workshop'
      ? firstWorkshops.map((slug) => pathTo(page, language, slug))
      : [pathTo(page, language)],
  ),
)

/** The address of every kind of mail, in each language that it is sent in. */
export async function mailPaths(url: string): Promise<readonly string[]> {
  const html = await (await fetch(url + pathTo('emailTemplates', 'nl'))).text()
  return [...html.matchAll(/href="(\/mail-preview\/[^"]+)"/g)].map(([, path = '']) => path)
}

/** Each start tag of a kind in our own HTML, with its attributes, unescaped. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>/])([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  )
}

export function textOf(html: string, name: string): string {
  return textsOf(html, name)[0] ?? ''
}

/** The text in each element of a kind; none of them holds another. */
export function textsOf(html: string, name: string): string[] {
  const elements = html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`, 'g'))
  return [...elements].map(([, inside = '']) =>
    unescaped(inside.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ')).trim(),
  )
}

/** Everything a reader of the HTML sees, one space between words. */
export function visibleText(html: string): string {
  const texts = html
    .replaceAll(/<(style|title|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
  return unescaped(texts.replaceAll('&nbsp;', ' ')).replaceAll(/\s+/g, ' ')
}

export async function textAt(address: string): Promise<string> {
  return visibleText(await (await asOwner(address)).text())
}

export function unescaped(text: string): string {
  const signs: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
  }
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => signs[entity] ?? entity)
}
