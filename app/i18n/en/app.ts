/** The banner that offers the mobile app. */
export const promo = {
  label: 'The Himaya app',
  title: 'Himaya on your phone',
  text: 'Check a message the moment it arrives.',
  download: 'Download App',
  stores: { appStore: 'iOS App Store', playStore: 'Google Play' },
  close: 'Close this banner',
}

/** What the installed site shows when nothing can be reached. For the server only: the page comes whole. */
export const offline = {
  title: 'You are offline',
  text: 'This page could not be opened, because there is no internet connection. You may still be able to call.',
  numbers: 'Numbers to call',
  retry: 'Try again',
}
