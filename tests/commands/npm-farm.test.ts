import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { autumn, startTestSite } from '#tests/support/test-site.ts'

test('through npm the owner’s command line prints its list and nothing else', async () => {
  await using site = await startTestSite()
  const child = spawn('npm', ['run', '-s', 'farm', '--', 'schedule', '--json'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NOW: autumn, DATA_DIR: site.dataDir },
    shell: process.platform === 'win32',
  })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
  expect(JSON.parse(out)).toEqual(await site.farm('schedule'))
})
