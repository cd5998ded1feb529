import { expect, test } from 'vitest'
import { LINE_HEIGHT, wordAt } from '../../../../tests/support/read-lines.ts'
import { type ReadWord, textOfLine } from './read-line.ts'
import { withoutScraps } from './scraps.ts'

const [PAY, NOW] = [wordAt('Pay', 100), wordAt('now', 140)]
const DOUBTFUL = { confidence: 10 }

test('doubtful pieces that stand apart at the ends of a line are removed', () => {
  const [edge, icon] = [wordAt('|c', 0, DOUBTFUL), wordAt('%', 300, DOUBTFUL)]
  expect(textWithout([edge, PAY, NOW, icon])).toBe('Pay now')
  expect(textWithout([edge])).toBe('')
})

test.each([
  ['a doubtful word beside another', [PAY, wordAt('now', 140, DOUBTFUL)]],
  ['a doubtful word between others', [PAY, wordAt('now', 300, DOUBTFUL), wordAt('or', 500)]],
  ['a sure word that stands apart', [PAY, wordAt('now', 300)]],
])('%s stays', (_, words) => {
  expect(textWithout(words)).toContain('now')
})

function textWithout(words: readonly ReadWord[]): string {
  return textOfLine(withoutScraps({ words, left: 0, right: 600, top: 0, bottom: LINE_HEIGHT }))
}
