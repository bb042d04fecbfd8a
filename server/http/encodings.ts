import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

/** Encodings we keep ready, best first. */
export const encodings = ['br', 'zstd', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** The best encoding both sides speak, of those at hand; undefined: send it plain. */
export function chooseEncoding(
  acceptEncoding: string | null | undefined,
  atHand: readonly Encoding[] = encodings,
): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((wish) => wish.split(';').map((part) => part.trim()))
      .filter(([, weight]) => !weight?.startsWith('q=') || Number(weight.slice(2)) > 0)
      .map(([name]) => name),
  )
  return encodings.find((encoding) => accepted.has(encoding) && atHand.includes(encoding))
}

/** A page made on demand is packed well, not as hard as files that were packed at the build. */
export async function pack(body: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await packers[encoding](Buffer.from(body))
  return new Uint8Array(packed)
}

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body: Buffer) => promisify(zstdCompress)(body),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>
