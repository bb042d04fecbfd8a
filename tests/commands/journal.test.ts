import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deskJournal as words } from '#content/words/nl/desk-journal.ts'
import { answerLine } from '#server/command-line/command-line.ts'
import { asOwner } from '#tests/support/desk-device.ts'
import { Farm } from '#tests/support/farm.ts'
import { press } from '#tests/support/forms.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { visibleText } from '#tests/support/pages.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const later = '2025-09-18T09:00:00+02:00'
const lines = [
  { day: '2025-09-14', kind: 'begins', cents: 0 },
  { day: '2025-09-15', kind: 'by-hand', vatPercent: 6, count: 1, cents: 3250 },
  { day: '2025-09-16', kind: 'nothing', cents: 0 },
  { day: '2025-09-17', kind: 'nothing', cents: 0 },
]

test('the receipts journal writes itself, is read on the desk and in a file, outlives a restore, and tells who changed it', async () => {
  await using folder = await temporaryFolder()
  await using farm = await new Farm().open()
  await waitUntil(async () => (await farm.site.farm('journal')).length === 1)
  await farm.secured({ on: '2025-10-23', participantName: 'Anneleen Peeters' })
  await press(`${farm.desk}/huis`, { do: 'set', value: 'vat', 'vat-percent': '6' })
  await using site = await farm.site.restart({ NOW: later })
  await waitUntil(async () => (await site.farm('journal')).length === lines.length)
  expect(await site.farm('journal', '2025-K3')).toMatchObject(lines)
  expect(await site.farm('journal', '2024')).toEqual([])

  const desk = (await linksOf(site)).desk()
  const month = visibleText(await (await asOwner(`${desk}/cijfers?periode=2025-09`)).text())
  expect(month).toContain('15 september Zelf genoteerd, 1 ontvangst, btw 6% 32,50')
  expect(month).toContain('16 september tot en met 17 september Niets ontvangen 0')
  expect(month).toContain('Samen, btw 6% 32,50')
  const year = await asOwner(`${desk}/cijfers/dagboek.csv?periode=2025-09`)
  expect(year.headers.get('content-disposition')).toContain(`${words.fileName} 2025.csv`)
  const file = join(folder.path, '2025.csv')
  await site.farm('journal', '2025', file)
  expect(await readFile(file)).toEqual(Buffer.from(await year.bytes()))
  expect(await readFile(file, 'utf8')).toContain('"6";"1";32,50;"2025-09-15;1;by-hand;')

  for (const mistyped of ['2025-K5', '2025-13', '2025-k3', '25-K3', '2025K3']) {
    await expect(site.farm('journal', mistyped)).rejects.toThrow('There is no such period')
  }

  const backup = join(folder.path, 'farm.backup')
  await site.farm('backup', backup)
  await site.stop()
  const run = (dataDir: string, ...verb: string[]) =>
    answerLine(verb, {
      NOW: later,
      DATA_DIR: dataDir,
      BACKUP_KEY_FILE: join(site.dataDir, 'backup-key'),
    })
  const restored = join(folder.path, 'restored')
  expect(await run(restored, 'restore', backup)).toMatchObject({ code: 0 })
  expect(await run(restored, 'journal', '--check')).toMatchObject({ code: 0 })
  farm.sql('drop trigger journal_day_no_update')
  farm.sql("update journal_day set text = replace(text, '3250', '2250')")
  const { code, err } = await run(site.dataDir, 'journal', '--check')
  expect([code, err.trim()]).toEqual([1, 'The receipts journal was changed: 2025-09-15, line 1.'])
})
