import { deskPath } from '#language/desk-paths.ts'

export function shownPagePath(path: string): string {
  return `${deskPath('teksten', 'pagina')}?${new URLSearchParams({ adres: path })}`
}

/** Of the form of one text; `from` is the page that is gone back to. */
export function textPath(path: string, from: string): string {
  return `${deskPath('teksten', 'tekst')}?${new URLSearchParams({ tekst: path, van: from })}`
}

/** Of the form of a picture's place. */
export function pictureFormPath(name: string, from: string): string {
  return `${deskPath('teksten', 'foto')}?${new URLSearchParams({ plaats: name, van: from })}`
}

/** Where a text stands in a shown page. */
export function textId(path: string): string {
  return `tekst-${path}`
}

export function pictureId(name: string): string {
  return `foto-${name}`
}
