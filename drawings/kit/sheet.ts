import { uncovered } from './covered.ts'
import { crop } from './crop.ts'
import { inks, type Ink } from './inks.ts'
import { lightRules, nightRules } from './night.ts'
import { pathData } from './path-data.ts'
import { move } from './place.ts'
import { type Prints, printsBy } from './prints.ts'
import { createRandom, type Random } from './random.ts'
import { rectangle, signedArea, type Point, type Shape } from './shape.ts'
import { dotsBySize, grainPattern } from './specks.ts'
import { thinOutline } from './thin.ts'

export type SheetPlan = {
  name: string
  /** 1600 by 1200 without a width and a height. */
  width?: number
  height?: number
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
  /** How many crumbs are in a tile of the paper's grain: 60 unless it differs. */
  grain?: number
}

export type Sheet = Prints & {
  readonly name: string
  readonly random: Random
  readonly frame: Shape
  /** Square or round specks of a few sizes; about ten bytes each. */
  strew(
    ink: Ink,
    places: readonly Point[],
    sizes?: readonly number[],
    cap?: 'square' | 'round',
  ): void
  /** Prints what may rise, as bare paper: where the plan lets it, on a sheet of its own that is laid over this one. */
  raise(shape: Shape): void
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
  const { width = 1600, height = 1200 } = plan
  const random = createRandom(plan.seed)
  const layers: Layer[] = []
  const raised: string[] = []
  const [left, right] = plan.bleed ?? [0, 0]
  const shown = {
    left: -left - margin,
    top: -margin,
    right: width + right + margin,
    bottom: height + margin,
  }
  const ground = `M${-left} 0H${width + right}V${height}H${-left}z`

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
    dotsBySize(random, places, { sizes: sizes.length, isRound: cap === 'round' }).forEach(
      (data, size) => {
        if (data === '') return
        const stroke = `stroke="${inks[ink]}" stroke-width="${sizes[size]}" stroke-linecap="${cap}"`
        layers.push({ markup: `<path ${stroke} d="${data}"/>` })
      },
    )
  }

  function raise(shape: Shape): void {
    if (plan.rising === undefined) return print('paper', shape, 'exact')
    raised.push(pathData(shape))
  }

  function withGrain(drawn: string): string {
    const { grain = 60 } = plan
    if (grain === 0) return drawn
    const id = `${plan.name}-grain`
    const pattern = grainPattern(random, id, grain)
    return `<defs>${pattern}</defs>${drawn}<path fill="url(#${id})" d="${ground}"/>`
  }

  const box = `${-left} 0 ${left + width + right} ${height}`
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`

  return {
    name: plan.name,
    random,
    frame: rectangle(0, 0, width, height),
    ...printsBy(random, print),
    strew,
    raise,
    svg: () => {
      const markup = withGrain(markupOf(layers))
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
