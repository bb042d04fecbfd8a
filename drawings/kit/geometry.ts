import {
  difference,
  EndType,
  FillRule,
  inflatePaths,
  intersect,
  JoinType,
  union,
} from 'clipper2-ts'
import { move } from './place.ts'
import type { Shape } from './shape.ts'

// The library counts in integers; eighths of a unit are finer than any line here.
const grid = 8

type GridPaths = Parameters<typeof union>[0]

export function join(...shapes: readonly Shape[]): Shape {
  return fromGrid(union(toGrid(shapes.flat()), FillRule.NonZero))
}

export function cutAway(shape: Shape, away: Shape): Shape {
  return fromGrid(difference(toGrid(shape), toGrid(away), FillRule.NonZero))
}

export function overlap(shape: Shape, other: Shape): Shape {
  return fromGrid(intersect(toGrid(shape), toGrid(other), FillRule.NonZero))
}

/** Swells a shape by `by` units, or shrinks it when negative. */
export function grow(shape: Shape, by: number): Shape {
  const swollen = inflatePaths(toGrid(shape), by * grid, JoinType.Round, EndType.Polygon, 2, 4)
  return fromGrid(swollen)
}

/** Swell and shrink again: fills narrow gaps, as ink does. */
export function close(shape: Shape, by: number): Shape {
  return grow(grow(shape, by), -by)
}

export type HaloStyle = { by?: number; towards?: readonly [number, number]; shift?: number }

/** The paper left standing round a shape: wider on the lit side, never even all round. */
export function halo(shape: Shape, style: HaloStyle = {}): Shape {
  const { by = 1.5, towards = [-1, -1], shift = 4 } = style
  const lit = move(shape, towards[0] * shift, towards[1] * shift)
  return join(grow(shape, by), grow(lit, by * 0.6))
}

function toGrid(shape: Shape): GridPaths {
  return shape.map((outline) =>
    outline.map(({ x, y }) => ({ x: Math.round(x * grid), y: Math.round(y * grid) })),
  )
}

function fromGrid(paths: GridPaths): Shape {
  return paths.map((path) => path.map(({ x, y }) => ({ x: x / grid, y: y / grid })))
}
