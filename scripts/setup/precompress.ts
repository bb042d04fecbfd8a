import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

// The files are made once at the best quality, so that the server never compresses one while
// someone waits.

const compressible = /\.(css|html|ico|js|json|map|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  zst: (content: Buffer) =>
    promisify(zstdCompress)(content, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
}

async function precompress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  // The files come one after the other: at this quality each takes tens of megabytes, and the
  // farm's machine is small.
  for (const file of files) await compress(join(file.parentPath, file.name))
}

async function compress(file: string) {
  const content = await readFile(file)
  await Promise.all(
    Object.entries(encodings).map(async ([extension, encode]) => {
      const encoded = await encode(content)
      if (encoded.length < content.length) await writeFile(`${file}.${extension}`, encoded)
    }),
  )
}

await precompress(join(import.meta.dirname, '../../build/client'))
