import { expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { isOnMap } from './area-map-lines.ts'

it('the map is shown to a farm that stands on it, and to no other', () => {
  expect(isOnMap(business.location)).toBe(true)
  expect(isOnMap({ latitude: 50.4669, longitude: 4.8675 })).toBe(false)
})
