import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // What the browser itself sends has this origin; `refuseForeignWrites` has refused all else that has.
  allowedActionOrigins: ['null'],
} satisfies Config
