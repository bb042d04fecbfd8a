import * as fc from 'fast-check'

const latin = fc.integer({ min: 0, max: 0x7f })
const others = fc.integer({ min: 0x80, max: 0x10f7ff })

/** Any whole character, every second one of ASCII. The unit `binary` of fast-check first lists all, for seconds. */
export const anySign = fc
  .oneof(latin, others)
  .map((nth) => String.fromCodePoint(nth < 0xd800 ? nth : nth + 0x800))
