/** What the site is called, and how every title ends: all that the head of a page says beside the page's own words. */
export const site = {
  productName: 'Himaya',
  titleEnding: 'Himaya - UAE Scam Protection',
}
