import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictureFolder } from './draw.ts'
import { drawAppIcon, drawFavicon } from './logo-mark.ts'

/** The icons that must be pixels: run after changing the mark. */
export async function writeIcons(): Promise<void> {
  await writeIcon('icon-32.png', drawFavicon(), 32)
  for (const size of [180, 192, 512]) await writeIcon(`icon-${size}.png`, drawAppIcon(), size)
}

async function writeIcon(name: string, svg: string, size: number): Promise<void> {
  const path = fileURLToPath(new URL(name, pictureFolder))
  await sharp(Buffer.from(svg), { density: 72 * 12 })
    .resize(size, size)
    .png({ palette: true, colours: 32 })
    .toFile(path)
}

if (import.meta.main) await writeIcons()
