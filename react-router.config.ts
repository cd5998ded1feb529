import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The framework runs in the staff area alone, whose browsers get the list of routes as a file: nothing need answer for it.
  routeDiscovery: { mode: 'initial' },
  // What the browser itself sends has this origin; `refuseForeignWrites` has refused all else that has.
  allowedActionOrigins: ['null'],
} satisfies Config
