/**
 * Green, red, amber and blue, by index, over and over (spec point 9). Each is 3:1 and more on light and on dark, and no two are
 * alike to colour-blind eyes. Where there are more slices than colours, each has a number beside it, which the legend has too.
 */
export const COLOURS = ['#33a182', '#bc4a3c', '#d37812', '#4a63d0'] as const

/** The colour of the line, the bar or the slice at this place. */
export function colourOf(index: number) {
  return COLOURS[index % COLOURS.length]
}
