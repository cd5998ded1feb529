/** Where Telegram sends updates if it does not wait to be asked for them. */
export const WEBHOOK_PATH = '/api/telegram'

/** Header in which Telegram sends the secret of the webhook. */
export const SECRET_HEADER = 'X-Telegram-Bot-Api-Secret-Token'
