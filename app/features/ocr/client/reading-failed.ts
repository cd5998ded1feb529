/** Why a picture cannot be read. */
export const READING_PROBLEMS = [
  /** Nothing that looks like words. */
  'no-text',
  /** Words that no model reads with confidence. */
  'blurred',
  /** No workers, canvases off the page or WebAssembly. */
  'unsupported',
  'memory',
  /** The files for reading are not on the device and cannot be fetched. */
  'offline',
  /** The browser cannot decode the picture. */
  'format',
] as const

export type ReadingProblem = (typeof READING_PROBLEMS)[number]

export class ReadingFailed extends Error {
  readonly problem: ReadingProblem
  constructor(problem: ReadingProblem) {
    super(problem)
    this.problem = problem
  }
}
