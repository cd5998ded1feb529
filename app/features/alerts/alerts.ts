/** The page on which visitors ask for alerts, without language. */
export const ALERTS_PATH = '/alerts'

/** The page behind the links in the mails, on which an alert is confirmed, changed and ended. */
export const SUBSCRIPTION_PATH = '/alerts/subscription'

/** The address to which mail programs send a POST that ends the alerts. */
export const ONE_CLICK_PATH = '/alerts/unsubscribe'

/** Query parameter with the token of a subscription. */
export const TOKEN = 'token'

/** Parameters of the pages after a form was sent: a separate URL, so that a reload sends nothing. */
export const SENT = 'sent'
export const ENDED = 'ended'
export const DONE = 'done'

/** What the form of the subscription page does. */
export const INTENTS = ['confirm', 'change', 'end'] as const

/** The path of a subscription's page or of its end, with its token. */
export function withToken(path: string, token: string): string {
  return `${path}?${new URLSearchParams({ [TOKEN]: token })}`
}
