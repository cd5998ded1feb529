/** Whether this browser opts out of tracking: Do Not Track, or Global Privacy Control. */
export function hasOptedOut(): boolean {
  return navigator.doNotTrack === '1' || asksForPrivacy(navigator)
}

/** Global Privacy Control, which TypeScript's DOM types lack. */
function asksForPrivacy(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.globalPrivacyControl === true
}
