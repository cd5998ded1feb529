/** Client script of the alerts page: push messages to this device. */
import { PUSH_PATH, type PushWords, pushFields, vapidOf } from '../push.ts'

type State = 'off' | 'on' | 'denied' | 'unsupported'

const section = document.querySelector<HTMLElement>('[data-push]')
const status = section?.querySelector('[role=status]')
const button = section?.querySelector('button')
const ownKey = section?.dataset.push ?? ''
const words: PushWords = JSON.parse(section?.dataset.words ?? '{}')

let state: State
let isBusy = false

button?.addEventListener('click', change)
void start()

async function start(): Promise<void> {
  await show()
  if (section) section.hidden = false
}

/** Turns the messages on or off. A press while that is done has no effect. */
async function change(): Promise<void> {
  if (isBusy) return
  isBusy = true
  try {
    await (state === 'on' ? turnOff() : turnOn())
    await show()
  } catch {
    await show(words.failed)
  } finally {
    isBusy = false
  }
}

/** @param failure shown instead, unless the browser has become the reason */
async function show(failure?: string): Promise<void> {
  state = await readState()
  const isPossible = state === 'off' || state === 'on'
  if (status) status.textContent = (isPossible && failure) || words[state]
  if (!button) return
  button.hidden = !isPossible
  button.textContent = state === 'on' ? words.turnOff : words.turnOn
}

async function readState(): Promise<State> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await current()
  if (!subscription) return 'off'
  if (vapidOf(subscription) === ownKey) return 'on'
  return (await renew(subscription)) ? 'on' : 'off'
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribes, which asks for the permission, and tells the server. */
async function turnOn(): Promise<void> {
  await store(await subscribe())
}

/** The site has another key since. The server keeps what was chosen. Returns whether the device is still told. */
async function renew(old: PushSubscription): Promise<boolean> {
  try {
    await old.unsubscribe()
    await store(await subscribe(), { replaces: old.endpoint })
    return true
  } catch {
    return false
  }
}

/** What the server does not know is not left in the browser, which would show it as on. */
async function store(subscription: PushSubscription, more = {}): Promise<void> {
  try {
    await send({ ...pushFields(subscription), ...more }, choices())
  } catch (fault) {
    await subscription.unsubscribe()
    throw fault
  }
}

async function turnOff(): Promise<void> {
  const subscription = await current()
  if (!subscription) return
  await send({ endpoint: subscription.endpoint, intent: 'end' })
  await subscription.unsubscribe()
}

/** @throws if there is no service worker, which may be refused */
async function subscribe(): Promise<PushSubscription> {
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('no service worker')
  const { pushManager } = await navigator.serviceWorker.ready
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: ownKey })
}

/** Language and kinds of scam in the form of the page. */
function choices(): URLSearchParams {
  const body = new URLSearchParams()
  const form = section?.parentElement?.querySelector('form')
  for (const [name, value] of form ? new FormData(form) : []) {
    if (name === 'language' || name === 'category') body.append(name, String(value))
  }
  return body
}

async function send(fields: Record<string, string>, body = new URLSearchParams()): Promise<void> {
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const answer = await fetch(PUSH_PATH, { method: 'POST', body })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
}
