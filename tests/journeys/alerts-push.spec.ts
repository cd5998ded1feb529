import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { alertsText } from '#words/library/alerts.js'
import { accessibilityFaults, expect, open, test } from './fixtures.ts'

const t = alertsText.en.push

test.use({ serviceWorkers: 'allow' })

test('a device is told after a press, with what the form says, until another press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await playPushService(page)
  await open(page, '/alerts')
  await expect(status(page)).toHaveText(t.off)
  await page.getByRole('combobox').selectOption('hi')
  await page.getByRole('checkbox').first().check()
  const sent = page.waitForRequest('**/api/alerts/push')
  await page.getByRole('button', { name: t.turnOn }).click()
  const fields = new URLSearchParams((await sent).postData() ?? '')
  expect([fields.get('language'), fields.getAll('category').length]).toEqual(['hi', 1])
  expect(fields.has('email')).toBe(false)
  await expect(status(page)).toHaveText(t.on)
  await page.reload()
  await expect(status(page)).toHaveText(t.on)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: t.turnOff }).click()
  await expect(status(page)).toHaveText(t.off)
  await page.reload()
  await expect(status(page)).toHaveText(t.off)
})

test('a device that subscribed under an old key of the site moves to the new one by itself', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await playPushService(page)
  await open(page, '/terms')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.evaluate(() => localStorage.setItem('push-key', 'AAAA'))
  const sent = page.waitForRequest('**/api/alerts/push')
  await open(page, '/alerts')
  const fields = new URLSearchParams((await sent).postData() ?? '')
  expect(fields.get('replaces')).toBe('https://push.example/device')
  expect(fields.get('vapid')).toBe(await page.locator('[data-push]').getAttribute('data-push'))
  await expect(status(page)).toHaveText(t.on)
})

test('what the server refuses is not left on in the browser', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await playPushService(page, 'https://10.0.0.1/device')
  await open(page, '/alerts')
  await page.getByRole('button', { name: t.turnOn }).click()
  await expect(status(page)).toHaveText(t.failed)
  await page.reload()
  await expect(status(page)).toHaveText(t.off)
})

test('a browser without a push service says so after the press, and can be asked again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () => {
      throw new DOMException('Registration failed', 'AbortError')
    }
  })
  await open(page, '/alerts')
  await page.getByRole('button', { name: t.turnOn }).click()
  await expect(status(page)).toHaveText(t.failed)
  await expect(page.getByRole('button', { name: t.turnOn })).toBeVisible()
})

test('blocked notifications and browsers without them are explained, without a button', async ({
  page,
}) => {
  for (const [words, spoil] of [
    [t.denied, () => Object.defineProperty(Notification, 'permission', { get: () => 'denied' })],
    [t.unsupported, () => Reflect.deleteProperty(window, 'PushManager')],
  ] as const) {
    await page.addInitScript(spoil)
    await open(page, '/alerts')
    await expect(status(page)).toHaveText(words)
    await expect(page.getByRole('button', { name: t.turnOn })).toBeHidden()
  }
})

test('a message is shown in its language, and a click opens its page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await open(page, '/alerts')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const message = {
    title: 'احتيال جديد',
    body: 'اقرأ',
    path: '/ar/scam-library',
    lang: 'ar',
    dir: 'rtl',
  }
  await deliver(context, page, JSON.stringify(message))
  await expect.poll(() => shown(page)).toEqual([message])
  const [worker] = context.serviceWorkers()
  const opened = await worker?.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerParts
    const [notification] = await scope.registration.getNotifications()
    const urls: string[] = []
    scope.clients.openWindow = async (url) => void urls.push(url)
    const event = new Event('notificationclick')
    scope.dispatchEvent(Object.assign(event, { notification, waitUntil: () => {} }))
    return urls
  })
  expect(opened).toEqual([message.path])
  await expect.poll(() => shown(page)).toEqual([])
})

type ServiceWorkerParts = {
  registration: ServiceWorkerRegistration
  clients: { openWindow(url: string): Promise<unknown> }
  dispatchEvent(event: Event): void
}

const status = (page: Page) => page.locator('[data-push] [role=status]')

/** Stands in for the push service of the browser, which Chromium has only with Google's keys. */
async function playPushService(page: Page, endpoint = 'https://push.example/device') {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const read = () => {
        const key = localStorage.getItem('push-key')
        if (key === null) return null
        const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
        const applicationServerKey = Uint8Array.from(bytes, (one) => one.charCodeAt(0)).buffer
        return {
          endpoint,
          options: { applicationServerKey },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => localStorage.removeItem('push-key'),
        } as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => read()
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem('push-key', String(options?.applicationServerKey))
        return read() as PushSubscription
      }
    },
    { endpoint, keys },
  )
}

/** Delivers a push message to the service worker, as the browser does. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data,
  })
}

/** Returns the notifications that are on the screen. */
async function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, data, lang, dir }) => ({
      title,
      body,
      path: data,
      lang,
      dir,
    }))
  })
}
