/** Whether this browser asks not to be followed: Do Not Track, or Global Privacy Control. */
export function hasOptedOut(): boolean {
  return navigator.doNotTrack === '1' || asksForPrivacy(navigator)
}

/** Global Privacy Control, which TypeScript does not know of. */
function asksForPrivacy(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.globalPrivacyControl === true
}
