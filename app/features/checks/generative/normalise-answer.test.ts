import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import type { ModelAnswer } from '../analysis.ts'
import { normaliseAnswer } from './normalise-answer.server.ts'

const SAFE = {
  isSafe: true,
  confidence: 91,
  reasons: ['The link belongs to Emirates Post.'],
  scamType: null,
  recommendation: 'You may ignore it.',
  warningLevel: 'low',
}
const UNSAFE = { ...SAFE, isSafe: false, scamType: 'Parcel fee scam', warningLevel: 'high' }

const INVALID = expect.objectContaining({ name: 'GenerativeAiError', code: 'invalid' })

const normalise = (answer: unknown) => normaliseAnswer(JSON.stringify(answer))
const unsafe = (change: object) => normalise({ ...UNSAFE, ...change })

describe('a valid answer', () => {
  test('is returned unchanged, with its analyzer', () => {
    expect(normaliseAnswer(JSON.stringify(UNSAFE), 'model/1')).toEqual({
      isSafe: false,
      confidence: 91,
      reasons: [{ text: 'The link belongs to Emirates Post.' }],
      reassurances: [],
      scamType: { text: 'Parcel fee scam' },
      recommendation: { text: 'You may ignore it.' },
      warningLevel: 'high',
      analyzer: 'model/1',
    })
  })

  test.each([
    ['in a code fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ['between sentences', (json: string) => `Here is my warning:\n${json}\nStay safe!`],
    ['after a byte order mark', (json: string) => `\ufeff${json}`],
  ])('is found %s', (_, wrap) => {
    expect(normaliseAnswer(wrap(JSON.stringify(SAFE)))).toEqual(normalise(SAFE))
  })

  test('has no scam type if it is safe', () => {
    expect(normalise({ ...SAFE, scamType: 'Parcel fee scam' }).scamType).toBeNull()
  })
})

describe('isSafe', () => {
  test.each([true, 'true', ' TRUE ', 1, '1', 'yes', 'Safe'])('%j is safe', (isSafe) => {
    expect(normalise({ ...SAFE, isSafe }).isSafe).toBe(true)
  })

  test.each([false, 'false', 'False', 0, '0', 'no', 'UNSAFE'])('%j is unsafe', (isSafe) => {
    expect(normalise({ ...SAFE, isSafe }).isSafe).toBe(false)
  })

  test.each([
    undefined,
    null,
    '',
    2,
    [],
    [true],
    {},
    { isSafe: true },
    'yes, but',
    'not safe to say',
  ])('%j is no verdict, and the answer is invalid', (isSafe) => {
    expect(() => normalise({ ...SAFE, isSafe })).toThrow(INVALID)
  })

  test('set on a prototype only is no verdict', () => {
    expect(() => normaliseAnswer('{"__proto__": {"isSafe": true}}')).toThrow(INVALID)
    const nested = '{"constructor": {"prototype": {"isSafe": true}}}'
    expect(() => normaliseAnswer(nested)).toThrow(INVALID)
    expect(({} as { isSafe?: boolean }).isSafe).toBeUndefined()
  })
})

describe('confidence', () => {
  test.each([
    [55, 55],
    ['55', 55],
    [54.6, 55],
    [-3, 0],
    [250, 100],
    [0, 0],
  ])('%j is %i', (confidence, expected) => {
    expect(unsafe({ confidence }).confidence).toBe(expected)
  })

  test.each([
    undefined,
    null,
    '',
    ' ',
    'high',
    true,
    [80],
    {},
  ])('%j falls back to 70', (confidence) => {
    expect(unsafe({ confidence }).confidence).toBe(70)
  })

  test('too large to be a number falls back to 70', () => {
    const reply = '{"isSafe": false, "confidence": 1e999}'
    expect(normaliseAnswer(reply).confidence).toBe(70)
  })
})

describe('reasons', () => {
  test.each([
    undefined,
    null,
    'a reason',
    { 0: 'a' },
    7,
  ])('that are no list, such as %j, become "analysis-unclear"', (reasons) => {
    expect(unsafe({ reasons }).reasons).toEqual([{ code: 'analysis-unclear' }])
  })

  test('without text are left out, and become "analysis-unclear" if none remains', () => {
    expect(unsafe({ reasons: [1, null, 'Asks for a PIN.', '', {}] }).reasons).toEqual([
      { text: 'Asks for a PIN.' },
    ])
    expect(unsafe({ reasons: [1, {}] }).reasons).toEqual([{ code: 'analysis-unclear' }])
    expect(unsafe({ reasons: [] }).reasons).toEqual([])
  })

  test('are limited to eight of 300 characters', () => {
    const { reasons } = unsafe({ reasons: Array(10_000).fill('😀'.repeat(1000)) })
    expect(reasons).toHaveLength(8)
    expect(reasons[0]).toEqual({ text: `${'😀'.repeat(299)}…` })
  })
})

describe('the other fields', () => {
  test.each([
    undefined,
    null,
    '',
    '  ',
    'null',
    'None',
    5,
    {},
  ])('scamType %j becomes "unspecified"', (scamType) => {
    expect(unsafe({ scamType }).scamType).toEqual({ code: 'unspecified' })
  })

  test.each([
    undefined,
    null,
    '',
    5,
    ['a'],
  ])('recommendation %j becomes "verify-official"', (recommendation) => {
    expect(unsafe({ recommendation }).recommendation).toEqual({ code: 'verify-official' })
  })

  test.each([
    'Go to https://evil.example to be safe.',
    'Confirm at evil.example/uae',
    'Confirm at 185.12.3.4',
    'افتح الموقع حماية.امارات',
    'Write to help@evil',
    'Call +971 50 123 4567 now.',
    'اتصل على ٠٥٠ ١٢٣ ٤٥٦٧',
  ])('a recommendation with an address or a phone number is replaced: %s', (recommendation) => {
    expect(unsafe({ recommendation }).recommendation).toEqual({ code: 'verify-official' })
  })

  test('a recommendation may name an emergency number', () => {
    const recommendation = 'Do not pay. Call 901, or 999 in danger.'
    expect(unsafe({ recommendation }).recommendation).toEqual({ text: recommendation })
  })

  test.each([
    undefined,
    null,
    'severe',
    'HIGH',
    3,
    {},
  ])('warning level %j becomes "medium"', (warningLevel) => {
    expect(unsafe({ warningLevel }).warningLevel).toBe('medium')
  })
})

describe('texts', () => {
  const textOf = (reason: string) => unsafe({ reasons: [reason] }).reasons[0]

  test.each([
    [
      'Markdown',
      '# **Bad** `link` [press here](https://evil.example)',
      'Bad link press here (evil.example)',
    ],
    ['HTML', '<img src=x onerror=alert(1)>Asks', 'img src=x onerror=alert(1) Asks'],
    ['control characters', 'a\u0000b\u001b[31mc\nd\u0085', 'ab[31mc d'],
    ['direction overrides', '\u202egnp.exe\u202c \u2067x\u2069 \u200fy', 'gnp.exe x y'],
    ['invisible tags', 'a\u{e0041}\u{e007f}b\u200bc\ufeff', 'abc'],
  ])('lose %s', (_, reason, text) => {
    expect(textOf(reason)).toEqual({ text })
  })

  test('keep Arabic unchanged', () => {
    const reason = 'يطلب رمز التحقق، والرابط لا يخص بريد الإمارات.'
    expect(textOf(reason)).toEqual({ text: reason })
  })
})

describe('a reply that is not JSON', () => {
  test('is safe only if it says "legitimate" without any sign of doubt', () => {
    expect(normaliseAnswer('This looks legitimate.')).toEqual({
      isSafe: true,
      confidence: 70,
      reasons: [{ code: 'analysis-unclear' }],
      reassurances: [],
      scamType: null,
      recommendation: { code: 'verify-official' },
      warningLevel: 'medium',
      analyzer: 'generative',
    })
  })

  test.each([
    '',
    'I am sorry.',
    'Warning: it looks legitimate.',
    'Legitimate, with little RISK.',
    'It is not legitimate.',
    "It isn't legitimate.",
    'An illegitimate site.',
    'It pretends to be a legitimate bank: a scam.',
    '{"isSafe": false, "reasons": ["It copies a legitimate bank',
    '[true]',
    'true',
    '{{}}',
  ])('is unsafe: %s', (reply) => {
    const analysis = normaliseAnswer(reply)
    expect(analysis.isSafe).toBe(false)
    expect(analysis.scamType).toEqual({ code: 'unspecified' })
  })
})

test('any reply gives a bounded analysis or the error "invalid"', () => {
  const reply = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .record(Object.fromEntries(Object.keys(UNSAFE).map((key) => [key, fc.anything()])), {
        requiredKeys: [],
      })
      .map((answer) => JSON.stringify(answer, (_, v) => (typeof v === 'bigint' ? `${v}` : v))),
  )
  fc.assert(
    fc.property(reply, (text) => {
      const analysis = analysisOf(text)
      if (!analysis) return
      expect(analysis.isSafe).toBeTypeOf('boolean')
      expect(Number.isInteger(analysis.confidence)).toBe(true)
      expect(analysis.confidence).toBeGreaterThanOrEqual(0)
      expect(analysis.confidence).toBeLessThanOrEqual(100)
      expect(analysis.reasons.length).toBeLessThanOrEqual(8)
      expect(RISK_LEVELS).toContain(analysis.warningLevel)
      expect(analysis.scamType === null).toBe(analysis.isSafe)
    }),
  )
})

function analysisOf(reply: string): ModelAnswer | undefined {
  try {
    return normaliseAnswer(reply)
  } catch (fault) {
    expect(fault).toEqual(INVALID)
    return undefined
  }
}
