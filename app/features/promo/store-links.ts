/** A store that has the mobile app, and where. */
export type StoreLink = { store: 'appStore' | 'playStore'; href: string }
