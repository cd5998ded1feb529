import { expect, test } from 'vitest'
import { analyze } from '#analyzer'
import { LOCALES } from '#app/i18n/locale.ts'
import { findingsText } from '#words/checker/findings.js'
import type { Analysis } from '../analysis.ts'
import { PLAIN_SIGNS, wordImage } from './word-image.server.ts'

const SCAM =
  'Emirates Post: your parcel 84Q71 is on hold, Mrs Saeed. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or call +44 7700 900123.'

function analysisOf(text: string): Analysis {
  const { findings, scamType, recommendation, version, ...verdict } = analyze({
    type: 'message',
    text,
  })
  return {
    ...verdict,
    reasons: findings,
    scamType: scamType && { code: scamType },
    recommendation: { code: recommendation },
    analyzer: version,
  }
}

test.each(LOCALES)('%s: the image has signs and advice, and nothing of the text', (locale) => {
  const analysis = analysisOf(SCAM)
  expect(analysis.outcome).toBe('scam')
  const image = wordImage(analysis, locale)
  const said = JSON.stringify(image).toLowerCase()
  for (const part of ['emirates', 'post', '84q71', 'saeed', '12.50', 'http', '.top', '7700']) {
    expect(said).not.toContain(part)
  }
  expect(image?.signs.items.length).toBeGreaterThan(0)
  expect(image?.signs.items.length).toBeLessThanOrEqual(3)
  expect(image?.advice.items).toHaveLength(2)
})

test('a finding whose sentence quotes the text has a plain sentence', () => {
  const quoting = Object.entries(findingsText.en.findings)
    .filter(([, message]) => typeof message !== 'string')
    .map(([code]) => code)
  expect(Object.keys(PLAIN_SIGNS).toSorted()).toEqual(quoting.toSorted())
})

test('sentences of a model, which may quote the text, are left out', () => {
  const image = wordImage(
    {
      ...analysisOf(SCAM),
      reasons: [{ text: 'It says 84Q71' }],
      scamType: { text: 'The 84Q71 trick' },
      recommendation: { text: 'Do not answer Mrs Saeed' },
    },
    'en',
  )
  expect(JSON.stringify(image)).not.toMatch(/84Q71|Saeed/)
  expect(image?.signs.items).toEqual([])
  expect(image?.kind).toBeNull()
  expect(image?.advice.items[0]).toMatch(/official channels/)
})

test('a sign that two findings share is told once', () => {
  const reason = { params: { domain: 'a.top' }, spans: [] }
  const { signs } = wordImage(
    {
      ...analysisOf(SCAM),
      reasons: [
        { code: 'ip-host', ...reason },
        { code: 'suspicious-tld', ...reason },
      ],
    },
    'en',
  )!
  expect(signs.items).toHaveLength(1)
})

test('an analysis that failed has no image', () => {
  const scamType = { code: 'analysis-error' } as const
  expect(wordImage({ ...analysisOf(SCAM), scamType }, 'en')).toBeNull()
})
