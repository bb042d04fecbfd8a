import { expect, it } from 'vitest'
import { uncovered } from './covered.ts'
import { crop } from './crop.ts'
import { boundsOf, points, rectangle } from './shape.ts'

const table = rectangle(0, 0, 100, 100)
const crumb = rectangle(40, 40, 50, 50)
const overTheEdge = rectangle(90, 90, 120, 120)

it('an outline that a later print covers whole is left out, and the others stay in their order', () => {
  expect(uncovered([[...crumb, ...overTheEdge], table])).toEqual([overTheEdge, table])
  expect(uncovered([table, crumb])).toEqual([table, crumb])
})

it('an outline seen through a hole stays', () => {
  const hole = rectangle(30, 30, 60, 60).map((outline) => outline.toReversed())
  expect(uncovered([crumb, [...table, ...hole]])[0]).toEqual(crumb)
})

it('an outline ends at the edge of the visible part', () => {
  const shown = { left: 0, top: 0, right: 100, bottom: 100 }
  const triangle = points('50,50 150,50 50,150')
  expect(boundsOf([crop(triangle, shown)])).toEqual({ left: 50, top: 50, right: 100, bottom: 100 })
  expect(crop(points('10,10 20,10 10,20'), shown)).toEqual(points('10,10 20,10 10,20'))
  expect(crop(points('110,10 120,10 110,20'), shown)).toEqual([])
})
