import { inks, type Ink } from './inks.ts'
import { cutLine, cutOutline, type KnifeStyle } from './knife.ts'
import { gouge, type Taper } from './gouge.ts'
import { pathData } from './path-data.ts'
import { move } from './place.ts'
import { createRandom, type Random } from './random.ts'
import { points, rectangle, signedArea, type Outline, type Point, type Shape } from './shape.ts'
import { crumb, scatter } from './specks.ts'
import { thinOutline } from './thin.ts'

export type SheetPlan = {
  name: string
  width: number
  height: number
  seed: number
  /** How far each ink's plate slipped: slivers of paper make it look printed. */
  slip?: Partial<Record<Ink, readonly [number, number]>>
  /** How far the drawing runs past the left and right edge, for pages that show more of it. */
  bleed?: readonly [left: number, right: number]
  /** Class of the groups that rise once when the picture appears. */
  rising?: string
  /** How coarsely finished outlines are thinned; larger saves bytes. */
  thin?: number
}

export type Sheet = {
  readonly name: string
  readonly random: Random
  readonly frame: Shape
  /** Cuts a closed outline, written as '10,20 30,40*'. */
  cut(outline: string | Outline, style?: KnifeStyle): Shape
  /** Cuts one long stroke along a line. */
  stroke(line: string | Outline, width: number, taper?: Taper): Shape
  print(ink: Ink, shape: Shape, register?: 'slips' | 'exact'): void
  /** Square or round specks of a few sizes; about ten bytes each. */
  strew(
    ink: Ink,
    places: readonly Point[],
    sizes?: readonly number[],
    cap?: 'square' | 'round',
  ): void
  /** Opens a group with a class, so that style sheets can move what is printed in it. */
  group(className: string, draw: () => void): void
  grain(count: number): void
  svg(): string
}

type Layer = { readonly ink?: Ink; text: string }

export function openSheet(plan: SheetPlan): Sheet {
  const random = createRandom(plan.seed)
  const layers: Layer[] = []
  const [left, right] = plan.bleed ?? [0, 0]
  const ground = `M${-left} 0H${plan.width + right}V${plan.height}H${-left}z`
  let definitions = ''

  function print(ink: Ink, shape: Shape, register: 'slips' | 'exact' = 'slips'): void {
    const slip = register === 'slips' ? plan.slip?.[ink] : undefined
    const slipped = slip ? move(shape, slip[0], slip[1]) : shape
    const tolerance = plan.thin ?? 0.8
    const thinned = slipped
      .filter((outline) => Math.abs(signedArea(outline)) > 3)
      .map((outline) => (outline.length > 8 ? thinOutline(outline, tolerance) : outline))
    const data = pathData(thinned)
    if (data === '') return
    const last = layers[layers.length - 1]
    if (last?.ink === ink) last.text += data
    else layers.push({ ink, text: data })
  }

  function strew(
    ink: Ink,
    places: readonly Point[],
    sizes: readonly number[] = [3, 5, 8],
    cap: 'square' | 'round' = 'square',
  ): void {
    const bySize = sizes.map(() => '')
    for (const { x, y } of places) {
      const size = Math.min(sizes.length - 1, Math.floor(random.next() ** 1.8 * sizes.length))
      const lean = cap === 'round' ? 'h0' : random.pick(['l1 1', 'l2 1', 'l1 2', 'l1-1', 'l2-1'])
      bySize[size] += `M${Math.round(x)} ${Math.round(y)}${lean}`
    }
    bySize.forEach((data, size) => {
      if (data === '') return
      const stroke = `stroke="${inks[ink]}" stroke-width="${sizes[size]}" stroke-linecap="${cap}"`
      layers.push({ text: `<path ${stroke} d="${data}"/>` })
    })
  }

  function group(className: string, draw: () => void): void {
    layers.push({ text: `<g class="${className}">` })
    draw()
    layers.push({ text: '</g>' })
  }

  function grain(count: number): void {
    const [id, tile] = [`${plan.name}-grain`, 230]
    const places = scatter(random, rectangle(2, 2, tile - 2, tile - 2), count)
    const crumbs = places.map((at) => crumb(random, at, random.between(0.5, 1.5)))
    definitions +=
      `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" ` +
      `patternTransform="rotate(17)"><path fill="${inks.paper}" d="${pathData(crumbs, 1)}"/></pattern>`
    layers.push({ text: `<path fill="url(#${id})" d="${ground}"/>` })
  }

  function svg(): string {
    const box = `${-left} 0 ${left + plan.width + right} ${plan.height}`
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`
    const body = layers
      .map(({ ink, text }) => (ink ? `<path fill="${inks[ink]}" d="${text}"/>` : text))
      .join('')
    return `${open}${motion(plan)}${defs(definitions)}${body}</svg>\n`
  }

  return {
    name: plan.name,
    random,
    frame: rectangle(0, 0, plan.width, plan.height),
    cut: (outline, style) => [cutOutline(random, asPoints(outline), style)],
    stroke: (line, width, taper) => [
      gouge(cutLine(random, asPoints(line), { wander: 1 }), width, taper),
    ],
    print,
    strew,
    group,
    grain,
    svg,
  }
}

/** Groups of this class rise into their place, once, where the visitor has nothing against motion. */
function motion({ rising }: SheetPlan): string {
  if (rising === undefined) return ''
  const late = [2, 3, 4, 5, 6, 7].map((n) => `.${rising}-${n}{animation-delay:${n * 0.35}s}`)
  return (
    '<style>@media(prefers-reduced-motion:no-preference){' +
    `.${rising}{animation:rise 3.2s cubic-bezier(.3,.6,.4,1) both}${late.join('')}` +
    '@keyframes rise{from{transform:translateY(90px);opacity:0}20%{opacity:1}}}</style>'
  )
}

function defs(definitions: string): string {
  return definitions && `<defs>${definitions}</defs>`
}

function asPoints(outline: string | Outline): Outline {
  return typeof outline === 'string' ? points(outline) : outline
}
