import { build, buildIsCurrent } from './build.mjs'
import { findBrowser, installBrowser } from './browser.mjs'
import { withLock } from './lock.mjs'
import { installPackages, packagesAreCurrent } from './packages.mjs'
import { environmentOf, findRuntime } from './runtime.mjs'
import { step } from './say.mjs'

/**
 * Brings what a command needs up to date and gives the Node to run it with, and the environment to
 * run it in. What is still good is not done again and not mentioned.
 */
export async function setUp(...needs) {
  await packagesFirst()
  const runtime = findRuntime()
  const env = environmentOf(runtime)
  if (needs.includes('build')) await builtFrom(runtime)
  const whole = needs.includes('whole browser')
  if (whole || needs.includes('browser')) env.CHROME_PATH = await browserFor(runtime, whole)
  return { runtime, env }
}

function packagesFirst() {
  return unless(packagesAreCurrent, () => step('Installing packages', installPackages))
}

function builtFrom(runtime) {
  return unless(buildIsCurrent, () => step('Building the site', () => build(runtime)))
}

async function browserFor(runtime, whole) {
  return (
    (await findBrowser({ whole })) ??
    (await withLock(() => step('Installing a browser', () => installBrowser(runtime))))
  )
}

/** Checked again inside the lock: another command may have done it while we waited. */
async function unless(isCurrent, work) {
  if (isCurrent()) return
  await withLock(async () => {
    if (!isCurrent()) await work()
  })
}
