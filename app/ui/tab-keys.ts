/**
 * Returns the index of the tab that a key moves to from `place` of `count`: arrows wrap in reading direction,
 * Home and End go to the ends. Undefined for any other key.
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
