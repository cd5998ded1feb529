import { expect, test } from 'vitest'
import type { Row } from '../learning/rows.ts'
import { type Ablation, ablations } from './ablate.ts'

const row = (label: Row['label'], text: string): Row => ({
  type: 'message',
  text,
  label,
  lang: 'en',
  kind: '',
  source: 'test',
})

test('the changes by a rule and by each of its languages are counted by label', async () => {
  const found: Ablation[] = []
  const rows = [row('scam', 'Type your seed phrase'), row('safe', 'Lunch at one?')]
  for await (const part of ablations(rows, 'seed-phrase-request'))
    if (part.texts > 0) found.push(part)
  const changes = {
    texts: 1,
    read: 1,
    scamsMissed: 0,
    scamsFound: 0,
    ordinaryFlagged: 0,
    ordinaryFreed: 0,
    reasonsLost: 1,
  }
  const rule = 'seed-phrase-request'
  expect(found).toEqual([
    { rule, ...changes },
    { rule, language: 'en', ...changes },
  ])
})
