import { get } from 'node:http'

/** Size of an answer's body as it travels, packed with Brotli. */
export function packedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => resolve(size))
    }).on('error', reject)
  })
}
