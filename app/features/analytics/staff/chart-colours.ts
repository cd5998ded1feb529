/**
 * Green, red, amber and blue, repeated by index (spec point 9). Each has a contrast of at least 3:1 on light
 * and dark, and all are distinguishable with colour blindness. If there are more slices than colours, each
 * has a number, also in the legend.
 */
export const COLOURS = ['#33a182', '#bc4a3c', '#d37812', '#4a63d0'] as const

/** Returns the colour for an index. */
export function colourOf(index: number) {
  return COLOURS[index % COLOURS.length]
}
