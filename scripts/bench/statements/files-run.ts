import { Session } from 'node:inspector/promises'
import { pathToFileURL } from 'node:url'

const root = pathToFileURL(`${process.cwd()}/`).href
const notTheSite = /^(node_modules|scripts|tests)\//

/** Counts the files of the site of which a function ran since the count before; letters and pages come built, as one. */
export async function listenForFiles() {
  const engine = new Session()
  engine.connect()
  await engine.post('Profiler.enable')
  await engine.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    async count(): Promise<number> {
      const { result } = await engine.post('Profiler.takePreciseCoverage')
      const ran = result.filter(
        ({ url, functions }) =>
          url.startsWith(root) && functions.some(({ ranges }) => ranges[0]!.count > 0),
      )
      return ran.filter(({ url }) => !notTheSite.test(url.slice(root.length))).length
    },
    // The engine stops counting: the next measure runs at full speed.
    [Symbol.dispose]: () => engine.disconnect(),
  }
}
