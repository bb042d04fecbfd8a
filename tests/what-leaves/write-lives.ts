import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Letter } from '#letters/letters.ts'
import { knownDevice as headers, openFarm } from '../support/farm-with-limits.ts'
import { runRandomLives } from '../support/lives/random-lives.ts'
import { sqlite } from '../support/stores.ts'
import type { TestOffice } from '../support/test-office.ts'
import { fixRandomness } from './fixed-randomness.ts'
import { letterAsText, withLettersHeard } from './letters-heard.ts'
import { type Folders, foldersOf, placesOf } from './places.ts'
import { withPlaceholders } from './with-placeholders.ts'

type Asked = { readonly folder: string; readonly lives: number; readonly seed: number }

/** The lives of each farm: some are looked at in their first days, others weeks later. */
const sizes = [25, 50, 100, 150, 250]

/** Writes all that leaves the program in so many lives into a new folder. */
export async function writeLives({ folder, lives, seed }: Asked): Promise<void> {
  await mkdir(folder)
  let left = lives
  for (let farm = 0; left > 0; farm++) {
    const some = Math.min(left, sizes[farm % sizes.length]!)
    left -= some
    await writeFarm({ folder: join(folder, `farm-${farm + 1}`), lives: some, seed: seed + farm })
    console.log(`${left} lives to go`)
  }
}

async function writeFarm({ folder, lives, seed }: Asked): Promise<void> {
  fixRandomness(String(seed))
  await using place = await sqlite.openFreshStore()
  const { store } = place
  const farm = await openFarm(store)
  const heard: Letter[] = []
  const offices: TestOffice[] = []
  const after = await runRandomLives({
    lives,
    seed,
    // The store is looked at once the lives are over.
    on: { openFreshStore: async () => ({ ...place, [Symbol.asyncDispose]: async () => {} }) },
    office: (plain) => {
      offices.push(plain)
      return withLettersHeard(plain, farm.links, heard)
    },
  })
  const write = async (file: string, text: string) => {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, withPlaceholders(text))
  }
  await write('sums.json', JSON.stringify(after, undefined, 2))
  const folders = await foldersOf(store)
  for (const [own, letters] of Map.groupBy(heard, (letter) => folderOf(letter, folders)))
    await write(`${own}/mails.txt`, letters.map(letterAsText).join('\n\n\n'))
  const now = offices[0]!.clock.now()
  farm.office.setClock(now)
  await store.change((changes) => changes.devices.saw('device', now))
  for (const { file, path } of await placesOf({ ...farm, store }, folders)) {
    const response = await farm.app.request(path, { headers })
    await write(file, `${response.status}\n${await response.text()}`)
  }
}

/** The folder of the booking or voucher that a letter is about, else the desk's. */
function folderOf({ about }: Letter, { bookings, vouchers }: Folders): string {
  const [own = 'desk'] = about.flatMap((id) => bookings.get(id) ?? vouchers.get(id) ?? [])
  return own
}
