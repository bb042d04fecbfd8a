import { Session } from 'node:inspector/promises'
import { pathToFileURL } from 'node:url'

const root = pathToFileURL(`${process.cwd()}/`).href
const notTheSite = /^(node_modules|scripts|tests)\//
/** Letters and pages are built files, which are counted as one: the bundler chooses how many they are. */
const built = /^build\/.*/

/** Lists the files of the site of which a function ran since the list before. */
export async function listenForFiles() {
  const engine = new Session()
  engine.connect()
  await engine.post('Profiler.enable')
  await engine.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    async list(): Promise<readonly string[]> {
      const { result } = await engine.post('Profiler.takePreciseCoverage')
      const ran = result.filter(
        ({ url, functions }) =>
          url.startsWith(root) && functions.some(({ ranges }) => ranges[0]!.count > 0),
      )
      const paths = ran.map(({ url }) => url.slice(root.length))
      const ofSite = paths.filter((path) => !notTheSite.test(path))
      return [...new Set(ofSite.map((path) => path.replace(built, 'build')))].toSorted()
    },
    // The engine stops counting: the next measure runs at full speed.
    [Symbol.dispose]: () => engine.disconnect(),
  }
}
