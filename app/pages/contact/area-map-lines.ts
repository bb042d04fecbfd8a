/** Scale of the drawing: units a kilometre. */
const unit = 12

/** The place of `latitude,longitude` on a flat map, true to some metres this near De Pinte. */
function at(point: string): readonly [number, number] {
  const [latitude = 0, longitude = 0] = point.split(',').map(Number)
  const x = (longitude - 3.6496) * 69.99 * unit
  const y = (50.9924 - latitude) * 111.2 * unit
  return [Math.round(x), Math.round(y)]
}

type Location = { readonly latitude: number; readonly longitude: number }

/** A farm elsewhere has no map: this one would put it a hundred kilometres from home. */
export function isOnMap({ latitude, longitude }: Location): boolean {
  const [x, y] = at(`${latitude},${longitude}`)
  return Math.hypot(x, y) < unit
}

function line(points: string): string {
  return points.trim().split(/\s+/).map(at).join(' ')
}

function place(name: string, point: string, side: 'start' | 'end' | 'above') {
  const [x, y] = at(point)
  return { name, x, y, side }
}

/** Places from OpenStreetMap; rivers and motorways sketched, about a kilometre true. */
export const areaMap = {
  kilometre: unit,
  fiveKilometres: 5 * unit,
  ghent: place('Gent', '51.0543,3.7253', 'above'),
  towns: [
    place('Deinze', '50.9841,3.5274', 'above'),
    place('Gavere', '50.9292,3.6614', 'start'),
    place('Merelbeke', '50.9943,3.7459', 'start'),
  ],
  villages: [
    place('latem', '51.0134,3.6306', 'end'),
    place('Nazareth', '50.9598,3.5963', 'end'),
    place('Melle', '51.003,3.7989', 'above'),
    place('drongen', '51.0529,3.6395', 'end'),
    place('Evergem', '51.1088,3.7079', 'end'),
  ],
  rivers: [
    line(`
      50.898,3.378 50.906,3.404 50.94,3.432 50.961,3.48 50.977,3.49 50.982,3.528 50.988,3.56
      51.01,3.575 51.004,3.6 51.015,3.635 51.027,3.66 51.045,3.66 51.04,3.695 51.054,3.72
    `),
    line(`
      50.838,3.598 50.872,3.635 50.905,3.672 50.929,3.655 50.95,3.668 50.974,3.705
      50.995,3.722 51.03,3.735 51.051,3.737 51.038,3.757 51.013,3.8 51.0,3.83 51.009,3.885
      51.008,3.925
    `),
  ],
  motorways: [
    line(`
      51.079,3.376 51.068,3.45 51.048,3.567 51.04,3.635 51.025,3.668 51.017,3.69 51.006,3.705
      50.995,3.728 50.985,3.757 50.974,3.8 50.962,3.86 50.951,3.9 50.929,3.965
    `),
    line(`
      50.838,3.386 50.872,3.448 50.913,3.525 50.948,3.6 50.977,3.676 50.995,3.728 51.018,3.737
      51.033,3.752 51.043,3.79 51.072,3.87 51.1,3.96
    `),
  ],
  railways: [
    line('51.0359,3.7107 50.9971,3.6505 50.9783,3.5344 50.8925,3.4255 50.8245,3.2645'),
    line('50.9971,3.6505 50.9608,3.6278 50.93,3.6397 50.908,3.6464 50.8501,3.6004'),
  ],
} as const
