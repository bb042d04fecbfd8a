import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { browserPlaces } from './browser-places.mjs'
import { runUnseen } from './child.mjs'
import { SetUpRefusal } from './ends.mjs'
import { tool } from './tool.mjs'

/** The browser that is already here, a whole one or its shell before the other; undefined if there is none that starts. */
export async function findBrowser({ whole = false } = {}) {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new SetUpRefusal(`CHROME_PATH names ${chosen}, which does not exist.`)
  }
  for (const place of browserPlaces(whole)) if (await starts(place)) return place
}

/** Installs one: from the system's own packages where we may, else Playwright's. */
export async function installBrowser(runtime) {
  let printed = ''
  for (const install of [installFromDebian, installFromPlaywright]) {
    printed += await install(runtime)
    const browser = await findBrowser()
    if (browser) return browser
  }
  throw new SetUpRefusal(
    `${printed.trimEnd()}\n\nThe tests need a browser and none could be installed: ` +
      'install Chrome or Chromium, or set CHROME_PATH to the program.',
  )
}

// Ubuntu has a /usr/bin/chromium-browser that only says to install a snap. On Windows `--version`
// would open a window.
async function starts(place) {
  if (process.platform !== 'linux') return true
  const { passed } = await runUnseen(place, ['--version']).catch(() => ({ passed: false }))
  return passed
}

// A fresh machine has no list of packages yet, an old one lists what is gone, and mirrors fail now
// and then: hence the update after a failure, and three tries.
async function installFromDebian() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return ''
  let printed = ''
  for (const pause of [0, 1_000, 10_000]) {
    if (printed) await aptGet('update')
    await sleep(pause)
    // Ubuntu has no package of the shell alone.
    for (const program of ['chromium-headless-shell', 'chromium']) {
      const { passed, output } = await aptGet('install', '-y', '--no-install-recommends', program)
      printed = output
      if (passed) return printed
    }
  }
  return printed
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return runUnseen('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], { env })
}

async function installFromPlaywright(runtime) {
  const args = [tool('playwright-core'), 'install', 'chromium-headless-shell']
  return (await runUnseen(runtime, args)).output
}
