/**
 * A whole number with its thousands apart, as `toLocaleString('en')` of the server writes it. A phone's browser takes
 * 20 to 80 ms to load its tables of languages for that, the first time a page asks.
 */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
