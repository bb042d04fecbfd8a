import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Each entry of the server's build under its own name (`vite.config.ts`).
  serverBuildFile: '[name].js',
  // The few routes there are come with the first script: no request to learn of them later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
