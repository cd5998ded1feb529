/** What the service worker does with push messages. */
import { PUSH_PATH, type PushMessage, pushFields } from './push.ts'

/** Service worker types that TypeScript lacks without the webworker library. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Pushed = Lasting & { data: { json(): PushMessage } | null }
type Clicked = Lasting & { notification: Notification }
type Changed = Lasting & { oldSubscription: PushSubscription | null }
type Scope = {
  addEventListener(name: 'push', listener: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', listener: (event: Clicked) => void): void
  addEventListener(name: 'pushsubscriptionchange', listener: (event: Changed) => void): void
  registration: ServiceWorkerRegistration
  clients: { openWindow(url: string): Promise<unknown> }
}

const ICON = '/icons/192.png'

/** Shows push messages, opens the page of one that is clicked, and renews a subscription that the browser replaces. */
export function receivePush(worker: Scope): void {
  worker.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(worker, event.data.json()))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(worker.clients.openWindow(String(event.notification.data)))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    if (event.oldSubscription) event.waitUntil(renew(worker, event.oldSubscription))
  })
}

async function show({ registration }: Scope, message: PushMessage): Promise<void> {
  const { title, body, path, lang, dir } = message
  await registration.showNotification(title, { body, lang, dir, icon: ICON, data: path })
}

async function renew({ registration }: Scope, old: PushSubscription): Promise<void> {
  const fresh = await registration.pushManager.subscribe(old.options)
  const body = new URLSearchParams({ ...pushFields(fresh), replaces: old.endpoint })
  await fetch(PUSH_PATH, { method: 'POST', body })
}
