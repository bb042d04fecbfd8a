import { uncovered } from './covered.ts'
import { crop } from './crop.ts'
import { inks, type Ink } from './inks.ts'
import { cutLine, cutOutline, type KnifeStyle } from './knife.ts'
import { gouge, type Taper } from './gouge.ts'
import { lightRules, nightRules } from './night.ts'
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
  /** Class of what rises once when the picture appears; without it all stays in its place. */
  rising?: string
  /** True where pages show it in the light of the hour. */
  lit?: boolean
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
  /** Prints what may rise, as bare paper: where the plan lets it, on a sheet of its own that is laid over this one. */
  raise(shape: Shape): void
  grain(count: number): void
  svg(): string
  /**
   * The rising things, in three paths with the plan's class, for the page to move: a picture that
   * moves is painted anew, all of it.
   */
  rising(): string
}

type Layer = { readonly ink: Ink; shape: Shape } | { readonly markup: string }

/** The width beyond the frame, so that no cut edge shows at its border. */
const margin = 3

export function openSheet(plan: SheetPlan): Sheet {
  const random = createRandom(plan.seed)
  const layers: Layer[] = []
  const raised: string[] = []
  const [left, right] = plan.bleed ?? [0, 0]
  const shown = {
    left: -left - margin,
    top: -margin,
    right: plan.width + right + margin,
    bottom: plan.height + margin,
  }
  const ground = `M${-left} 0H${plan.width + right}V${plan.height}H${-left}z`
  let definitions = ''

  function print(ink: Ink, shape: Shape, register: 'slips' | 'exact' = 'slips'): void {
    const slip = register === 'slips' ? plan.slip?.[ink] : undefined
    const slipped = slip ? move(shape, slip[0], slip[1]) : shape
    const tolerance = plan.thin ?? 0.8
    const thinned = slipped
      .filter((outline) => Math.abs(signedArea(outline)) > 3)
      .map((outline) => (outline.length > 8 ? thinOutline(outline, tolerance) : outline))
    const seen = thinned.map((outline) => crop(outline, shown)).filter(({ length }) => length > 2)
    if (pathData(seen) === '') return
    const last = layers.at(-1)
    if (last && 'ink' in last && last.ink === ink) last.shape = [...last.shape, ...seen]
    else layers.push({ ink, shape: seen })
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
      layers.push({ markup: `<path ${stroke} d="${data}"/>` })
    })
  }

  function raise(shape: Shape): void {
    if (plan.rising === undefined) return print('paper', shape, 'exact')
    raised.push(pathData(shape))
  }

  function grain(count: number): void {
    const [id, tile] = [`${plan.name}-grain`, 230]
    const places = scatter(random, rectangle(2, 2, tile - 2, tile - 2), count)
    const crumbs = places.map((at) => crumb(random, at, random.between(0.5, 1.5)))
    definitions +=
      `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" ` +
      `patternTransform="rotate(17)"><path class="grain" fill="${inks.paper}" d="${pathData(crumbs, 1)}"/></pattern>`
    layers.push({ markup: `<path fill="url(#${id})" d="${ground}"/>` })
  }

  const box = `${-left} 0 ${left + plan.width + right} ${plan.height}`
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`

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
    raise,
    grain,
    svg: () => {
      const markup = defs(definitions) + markupOf(layers)
      const rules = nightRules(markup) + (plan.lit ? lightRules(markup) : '')
      return `${open}${rules}${markup}</svg>\n`
    },
    rising: () => `${open}${markupOfRaised(raised, plan.rising ?? '')}</svg>\n`,
  }
}

/** Each path that moves costs the page a layer, so what sets out together is one path. */
const settingOut = 3

function markupOfRaised(raised: readonly string[], className: string): string {
  const paths = Map.groupBy(raised, (_data, index) => index % settingOut)
  return [...paths.values()]
    .map((data) => `<path class="${className}" fill="${inks.paper}" d="${data.join('')}"/>`)
    .join('')
}

function markupOf(layers: readonly Layer[]): string {
  const seen = uncovered(layers.map((layer) => ('ink' in layer ? layer.shape : [])))
  const parts = layers.map((layer, index) => {
    if (!('ink' in layer)) return layer.markup
    const data = pathData(seen[index] ?? [])
    return data && `<path fill="${inks[layer.ink]}" d="${data}"/>`
  })
  return parts.join('')
}

function defs(definitions: string): string {
  return definitions && `<defs>${definitions}</defs>`
}

function asPoints(outline: string | Outline): Outline {
  return typeof outline === 'string' ? points(outline) : outline
}
