declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt'
      readonly keepFeatures?: readonly string[]
      readonly noHinting?: boolean
      readonly variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
