import { Jar, type JarProps } from './jar.tsx'

type PlacesProps = Omit<JarProps, 'look'> & { readonly level: number; readonly full: boolean }

/** Words beside the jar say the same; `level` is the share of places taken, from 0 to 1. */
export function PlacesJar({ level, full, ...jar }: PlacesProps) {
  return <Jar look={full ? 'full' : `open ${takenClass(level)}`} {...jar} />
}

/** A single taken place shows, and so does a single free one. */
export function takenClass(level: number): string {
  const tenths = level <= 0 ? 0 : level >= 1 ? 10 : Math.min(9, Math.max(1, Math.round(level * 10)))
  return `taken-${tenths}`
}
