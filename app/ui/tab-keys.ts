/**
 * Which of a list's `count` tabs a key leads to from the one at `place`: the arrows go round in the direction of reading, Home
 * and End to either end. Undefined for any other key.
 */
export function tabAfterKey(
  { key }: { key: string },
  list: Element,
  { place, count }: { place: number; count: number },
): number | undefined {
  const leftwards = getComputedStyle(list).direction === 'rtl'
  return {
    [leftwards ? 'ArrowLeft' : 'ArrowRight']: (place + 1) % count,
    [leftwards ? 'ArrowRight' : 'ArrowLeft']: (place + count - 1) % count,
    Home: 0,
    End: count - 1,
  }[key]
}
