import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

/** Encodings we keep ready, best first. */
export const encodings = ['br', 'zstd', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** The best encoding both sides speak; undefined: send it plain. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').toLowerCase()
  return encodings.find((encoding) => {
    const wish = new RegExp(`(?:^|[,\\s])${encoding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`).exec(
      accepted,
    )
    return wish !== null && Number(wish[1] ?? 1) > 0
  })
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
