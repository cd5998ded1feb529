/** Where a browser sends its push subscription, and ends it. */
export const PUSH_PATH = '/api/alerts/push'

/** What the server sends and the service worker shows. `path` is opened by a click. */
export type PushMessage = {
  title: string
  body: string
  path: string
  lang: string
  dir: NotificationDirection
}

/** Words that the script of the page shows, by what the browser can do and has done. */
export type PushWords = Record<
  'off' | 'on' | 'denied' | 'unsupported' | 'failed' | 'turnOn' | 'turnOff',
  string
>

/** The fields that the server reads of a push subscription. */
export function pushFields(subscription: PushSubscription): Record<string, string> {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint, p256dh, auth, vapid: vapidOf(subscription) }
}

/** The key of the site under which the browser subscribed, as the page has it. */
export function vapidOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
