/** A line of recognised text. Positions are pixels of the stacked picture. */
export type ReadLine = {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Of the recogniser, 0 to 100. */
  readonly confidence: number
}
