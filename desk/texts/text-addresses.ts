import { ownSlugIn, pageAt, translatePath } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { isLanguage, type Language } from '#language/languages.ts'

export function shownPagePath(path: string): string {
  return `${deskPath('teksten', 'pagina')}?${new URLSearchParams({ adres: path })}`
}

/** Address of a text's form; `from` is a page, a mail, or the list of texts found. */
export function textPath(path: string, from: string, language?: Language): string {
  const query = { tekst: path, van: from, ...(language && { taal: language }) }
  return `${deskPath('teksten', 'tekst')}?${new URLSearchParams(query)}`
}

export function mailAddress(kind: string, language: Language): string {
  return `/mail-preview/${kind}/${language}`
}

const ofMail = /^\/mail-preview\/([a-z-]+)\/([a-z]{2})$/

export function shownAt(address: string) {
  const [, mail, spoken] = ofMail.exec(address) ?? []
  if (mail !== undefined && isLanguage(spoken)) return { mail, language: spoken }
  const page = pageAt(address) ?? ownSlugIn(address)
  return page && { mail: undefined, language: page.language }
}

export function shownIn(address: string, language: Language): string {
  const mail = shownAt(address)?.mail
  return mail === undefined ? translatePath(address, language) : mailAddress(mail, language)
}

export function textsPath(query: { readonly woord: string } | { readonly deel: string }): string {
  return `${deskPath('teksten', 'zoeken')}?${new URLSearchParams(query)}`
}

/** Address to return to from a text's form; undefined for a page without texts. */
export function backFrom(from: string, path: string): string | undefined {
  if (shownAt(from)) return `${shownPagePath(from)}#${encodeURIComponent(textId(path))}`
  return from.startsWith(`${deskPath('teksten', 'zoeken')}?`) ? from : undefined
}

export function pictureFormPath(name: string, from: string): string {
  return `${deskPath('teksten', 'foto')}?${new URLSearchParams({ plaats: name, van: from })}`
}

export function textId(path: string): string {
  return `tekst-${path}`
}

export function pictureId(name: string): string {
  return `foto-${name}`
}
