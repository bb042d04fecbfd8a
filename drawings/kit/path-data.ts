import { pointAt, type Outline, type Shape } from './shape.ts'

/** The shortest path data: whole units, relative steps, no space a minus sign can replace. */
export function pathData(shape: Shape, decimals = 0): string {
  return shape.map((outline) => outlineData(outline, decimals)).join('')
}

function outlineData(outline: Outline, decimals: number): string {
  const unit = 10 ** decimals
  const steps: number[] = []
  const first = pointAt(outline, 0)
  let [atX, atY] = [Math.round(first.x * unit), Math.round(first.y * unit)]
  const start = joinNumbers([atX, atY].map((value) => value / unit))
  for (const point of outline.slice(1)) {
    const x = Math.round(point.x * unit)
    const y = Math.round(point.y * unit)
    if (x === atX && y === atY) continue
    steps.push((x - atX) / unit, (y - atY) / unit)
    atX = x
    atY = y
  }
  return steps.length < 4 ? '' : `M${start}l${joinNumbers(steps)}z`
}

function joinNumbers(values: readonly number[]): string {
  let text = ''
  for (const value of values) {
    const word = String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
    text += text === '' || word.startsWith('-') ? word : ` ${word}`
  }
  return text
}
