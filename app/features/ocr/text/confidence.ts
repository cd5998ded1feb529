import type { ReadLine } from './read-line.ts'

/** Mean confidence of the words by their length, 0 to 100; 0 if there are none. */
export function confidenceOf(lines: readonly ReadLine[]): number {
  let [sum, letters] = [0, 0]
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    sum += confidence * text.length
    letters += text.length
  }
  return letters === 0 ? 0 : sum / letters
}
