import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]

// The shell has no windows, and takes a fifth less of a machine for the same pages.
const shell = 'chromium-headless-shell'

/**
 * Places of a Chrome, Chromium or Edge, best first; only those that exist.
 *
 * @param whole whether a browser as visitors have is better than the shell of one
 */
export function browserPlaces(whole) {
  const { env } = process
  const inOrder = whole ? [...names, shell] : [shell, ...names]
  return [...onPath(inOrder, env), ...usualPlaces(env), ...playwrightCache(env)].filter((place) =>
    existsSync(place),
  )
}

function onPath(programs, env) {
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean)
  const ending = process.platform === 'win32' ? '.exe' : ''
  return programs.flatMap((name) => folders.map((folder) => join(folder, name + ending)))
}

function usualPlaces(env) {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)),
    )
  }
  if (process.platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    const apps = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
    return roots.flatMap((folder) => apps.map((app) => join(folder, app)))
  }
  return []
}

// The folders' names carry a revision and vary from version to version, so they are searched.
function playwrightCache(env) {
  const caches = {
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    linux: join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright'),
    win32: join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? caches[process.platform] ?? ''
  if (!existsSync(cache)) return []
  const program = /(^|[\\/])(chrome|chrome-headless-shell|headless_shell|Chromium)(\.exe)?$/
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .toSorted()
    .toReversed()
    .flatMap((name) =>
      readdirSync(join(cache, name), { recursive: true })
        .filter((file) => program.test(file))
        .map((file) => join(cache, name, file)),
    )
}
