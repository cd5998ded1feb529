/** spec point 4, in seconds: how long a session lives, and how little of it is left when it is prolonged. */
export const SESSION_SECONDS = 3600
export const REFRESH_AT_SECONDS_LEFT = 90

/** spec point 4, in milliseconds: when the browser looks, and how it tries again. */
export const CHECK_EVERY_MS = 30_000
export const FIRST_RETRY_MS = 200
export const RETRY_FOR_MS = 30_000
