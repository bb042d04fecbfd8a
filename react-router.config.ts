import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The few routes there are come with the first script: no request to learn of them later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
