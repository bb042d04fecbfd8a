import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { deskAccount } from '../support/desk-account.ts'
import { visibleText } from '../support/pages.ts'
import { codaFile } from '../support/statements/coda-file.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()
const pages = () =>
  Promise.all(
    [desk.address(), desk.farm.desk].map(async (at) => visibleText(await desk.farm.html(at))),
  )

test('a bank that names the account otherwise than the farm prints it is told of, until a statement names it alike', async () => {
  const other = codaFile([transfer()]).replaceAll(
    'HOF TER GIST'.padEnd(26),
    'PEETERS ANNELEEN'.padEnd(26),
  )
  await desk.upload(other)
  for (const text of await pages()) {
    expect(text).toContain('op naam van ‘PEETERS ANNELEEN’')
    expect(text).toContain(`wij drukken ‘${business.accountHolder}’`)
    expect(text).toContain('content/business.ts')
  }
  await desk.upload(codaFile([transfer()]))
  for (const text of await pages()) expect(text).not.toContain('wij drukken')
})
