import { describe, expect, test } from 'vitest'
import { ORDINARY } from './cases/ordinary.ts'
import { SCAM_IMPERSONATIONS } from './cases/scam-impersonations.ts'
import { SCAM_MAILS_AND_SITES } from './cases/scam-mails-and-sites.ts'
import { SCAM_STORIES } from './cases/scam-stories.ts'
import { analyze } from './index.ts'

describe('a scam is called unsafe, by its kind, with the words that give it away', () => {
  test.for([...SCAM_IMPERSONATIONS, ...SCAM_STORIES, ...SCAM_MAILS_AND_SITES])('$type: $text', ({
    type,
    text,
    scamType,
    marks,
    hard,
  }) => {
    const verdict = analyze({ type, text })
    const marked = verdict.findings.flatMap(({ spans }) =>
      spans.map(({ start, end }) => text.slice(start, end)),
    )
    expect(verdict).toMatchObject({ isSafe: false, scamType })
    expect(
      marked.some((words) => words.includes(marks) || marks.includes(words)),
      marked.join(' | '),
    ).toBe(true)
    expect(verdict.confidence).toBeGreaterThanOrEqual(60)
    expect(verdict.confidence).toBeLessThan(100)
    if (hard) expect(verdict.hardEvidence).toBe(true)
  })
})

describe('an ordinary text comes out safe', () => {
  test.for(ORDINARY)('$type: $text', ({ type, text, recommendation }) => {
    const verdict = analyze({ type, text })
    expect(verdict, JSON.stringify(verdict.findings)).toMatchObject({
      isSafe: true,
      scamType: null,
      warningLevel: 'low',
      hardEvidence: false,
    })
    expect(verdict.confidence).toBeLessThan(100)
    if (recommendation) expect(verdict.recommendation).toBe(recommendation)
  })
})

describe('a bare address that tells nothing of who is behind it is not called unsafe for itself', () => {
  test.for([
    'https://wa.me/971501234567',
    'https://t.me/dubai_school_parents',
    'https://forms.gle/abcDEF12345',
    'https://1drv.ms/w/s!AbCdEfGhIj',
  ])('%s', (text) => {
    const verdict = analyze({ type: 'website', text })
    expect(verdict).toMatchObject({ isSafe: true })
    expect(verdict.confidence).toBeLessThan(80)
  })
})
