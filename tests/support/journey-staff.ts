/** The account with which journeys enter the staff area. */
export const JOURNEY_STAFF = { email: 'noura@waha.example', password: 'tulip-ladder-copper-9' }
