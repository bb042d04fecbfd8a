import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictureFolder } from './draw.ts'
import { drawAppIcon, drawFavicon, drawMailSign } from './logo-mark.ts'
import { drawMailJar, mailJars } from './mail-jars.ts'
import { drawMailLand } from './mail-land.ts'
import { type TimeOfYear, timesOfYear } from './things/time-of-year.ts'

/**
 * Pictures that must be pixels: icons, and those of mails. Run after changing the mark or a jar.
 */
export async function writeIcons(): Promise<void> {
  await writeIcon('icon-32.png', drawFavicon(), 32)
  for (const size of [180, 192, 512]) await writeIcon(`icon-${size}.png`, drawAppIcon(), size)
  for (const [name, looks] of Object.entries(mailJars)) {
    await writeMailPicture(name, drawMailJar(looks))
  }
  await writeMailPicture('sign', drawMailSign())
  for (const time of timesOfYear) await writeMailLand(time)
}

/** Twice as wide as a mail shows it. */
async function writeMailPicture(name: string, svg: string): Promise<void> {
  const path = fileURLToPath(new URL(`mail/${name}.png`, pictureFolder))
  await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: 144 })
    .png({ palette: true, colours: 12, dither: 0, effort: 10 })
    .toFile(path)
}

/** Half as wide again as a mail shows it, and clear where the sky is. */
async function writeMailLand(time: TimeOfYear): Promise<void> {
  const path = fileURLToPath(new URL(`mail/land-${time}.png`, pictureFolder))
  await sharp(Buffer.from(drawMailLand(time)), { density: 144 })
    .resize({ width: 840 })
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toFile(path)
}

async function writeIcon(name: string, svg: string, size: number): Promise<void> {
  const path = fileURLToPath(new URL(name, pictureFolder))
  await sharp(Buffer.from(svg), { density: 72 * 12 })
    .resize(size, size)
    .png({ palette: true, colours: 32 })
    .toFile(path)
}

if (import.meta.main) await writeIcons()
