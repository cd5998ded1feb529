/**
 * Green, red, amber, blue, violet and plum, by index, over and over: one for each category. Each is 3:1 and more on light
 * and on dark, and no two are alike to colour-blind eyes.
 */
export const COLOURS = ['#33a182', '#bc4a3c', '#d37812', '#4a63d0', '#a97cf0', '#8c5b88'] as const

/** The colour of the line or bar at this place; they begin anew when there are more of them than colours. */
export function colourOf(index: number) {
  return COLOURS[index % COLOURS.length]
}
