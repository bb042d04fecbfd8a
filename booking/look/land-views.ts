/** Parts of the plain land (800 by 600) that stand in places without a photograph, so that a page shows several. */
const views = ['0 0 800 600', '372 196 428 321', '96 318 368 276', '60 40 560 420'] as const

/** Query of the land's address in each place, by the name of the place. */
export function viewAsked(place: string): string {
  const sum = [...place].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const view = sum % views.length
  return view === 0 ? '' : `?view=${view}`
}

/** The part of a drawing that its address asks for, or else the whole. */
export function viewOf(drawing: string, numbered: string | undefined): string {
  const view = views[Number(numbered)]
  return view ? drawing.replace(/viewBox="0 0 800 600"/, `viewBox="${view}"`) : drawing
}
