import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Only the staff area runs the framework, and it loads the list of routes as a file, so no discovery
  // endpoint is needed.
  routeDiscovery: { mode: 'initial' },
  // Origin of requests sent by the browser itself. `refuseForeignWrites` rejects all others with this origin.
  allowedActionOrigins: ['null'],
} satisfies Config
