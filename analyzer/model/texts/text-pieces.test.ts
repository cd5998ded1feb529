import { describe, expect, test } from 'vitest'
import { analyze } from '../../index.ts'
import { parseContent } from '../../parsed-content.ts'
import { mixed, termsOf } from '../ensemble.ts'
import { scoreOfWords, weighPieces } from './text-model.ts'
import { doubtOfLinks, scoredLinks, wordPieces } from './text-pieces.ts'

const piecesOf = (text: string) => wordPieces(parseContent({ type: 'message', text }))

test('unknown words do not change the score of a text', () => {
  const score = (text: string) => scoreOfWords(weighPieces('message', piecesOf(text)))
  const text = 'Your parcel is held, pay the customs fee today or it goes back to the sender'
  const unknown = Array.from({ length: 30 }, (_, i) => `qzxv${'jkwx'[i % 4]}${'qzvk'[i >> 3]}wq`)
  expect(score(`${text}\n${unknown.join(' ')}`)).toBeCloseTo(score(text), 5)
})

describe('a run of letters', () => {
  test.for([
    ['Chinese', '请立即登陆链接领取', '客户您好登陆链接兑换', ['登陆', '陆链', '链接']],
    ['Korean', '주소확인바랍니다', '고객님주소확인후', ['주소', '소확', '확인']],
  ] as const)('in %s shares the words inside it with another run', ([, one, other, shared]) => {
    const keys = new Set(piecesOf(one).map(({ key }) => key))
    const words = piecesOf(other)
      .filter(({ key }) => keys.has(key))
      .map(({ span }) => other.slice(span.start, span.end))
    expect(words).toEqual(expect.arrayContaining([...shared]))
  })

  test('in Chinese is classified as a scam or a notice by the model', () => {
    const isSafe = (text: string) => analyze({ type: 'message', text }).isSafe
    expect(isSafe('【招商银行】尊敬的客户，您的积分今日过期，请登录 cmb-jfdh.cc 兑换现金')).toBe(
      false,
    )
    expect(isSafe('【招商银行】您尾号2210的储蓄卡于10月3日支出58.00元，余额1,204.55元')).toBe(true)
  })

  test.for([
    '请勿将验证码和银行卡密码告诉他人，谨防诈骗',
    '温馨提示：任何人向您索取短信验证码都不要提供',
    '請提高警覺，不要點擊來路不明的連結',
    '인증번호 [551203] 타인에게 절대 알려주지 마세요',
  ])('that contains a warning is safe: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })

  test('that folding changes is marked as a whole', () => {
    const text = '登\u200b陆链㌔接点'
    const pairs = piecesOf(text).map(({ span }) => text.slice(span.start, span.end))
    expect(new Set(pairs)).toEqual(new Set([text]))
  })

  test('of Latin, Arabic or Indic letters is one word', () => {
    for (const text of ['verification', 'التحقق', 'सत्यापन'])
      expect(new Set(piecesOf(text).map(({ span }) => span.end - span.start))).toEqual(
        new Set([text.length]),
      )
  })
})

describe('the doubt of a link', () => {
  const doubtOf = (text: string) =>
    doubtOfLinks(scoredLinks(parseContent({ type: 'message', text })))
  const chance = 'http://vbvnejt.com/rNG9GKNN'

  test.for([
    'No link at all',
    'https://www.emiratesnbd.com/en/help',
    'https://smiledental.ae',
    'https://tinyurl.com/3xKq9Zt',
    'https://wa.me/971500000000',
    'https://x7q.in/k9Zt',
    'https://vbvnejt.ae/rNG9GKNN',
    'Masked: <url>',
  ])('is zero if the link is uninformative or ordinary: %s', (text) => {
    expect(doubtOf(text)).toBe(0)
  })

  test('is that of the worst link', () => {
    expect(doubtOf(chance)).toBeGreaterThan(1)
    expect(doubtOf(`https://bakery-alquoz.ae and ${chance}`)).toBe(doubtOf(chance))
    expect(doubtOf('http://203.0.113.9/k/login')).toBeGreaterThan(1)
  })

  test('counts for a message and not for an email', () => {
    const ruled = { points: 0, tellsStory: false, isAsked: false }
    const added = (type: 'message' | 'email') =>
      mixed(termsOf(type, [0, 0, doubtOf(chance)], ruled)) - mixed(termsOf(type, [0, 0, 0], ruled))
    expect(added('message')).toBeGreaterThan(0.5)
    expect(added('email')).toBe(0)
  })

  test('raises the probability of a scam in a message', () => {
    const probability = (link: string) =>
      analyze({
        type: 'message',
        text: `YOUR CLOUD IS FULL! All files will be deleted today ${link}`,
      }).probability
    expect(probability(chance)).toBeGreaterThan(probability('https://bakery-alquoz.ae'))
  })
})

describe('a word with many inflections', () => {
  test.for([
    ['Malayalam', 'പണം', 'പണത്തിന്'],
    ['Tamil', 'பணம்', 'பணத்தை'],
    ['Telugu', 'డబ్బు', 'డబ్బులు'],
    ['Sinhala', 'මුදල්', 'මුදලට'],
    ['Amharic', 'ገንዘብ', 'ገንዘቡን'],
    ['Bengali', 'টাকা', 'টাকাটা'],
    ['Kannada', 'ಹಣ', 'ಹಣವನ್ನು'],
    ['Gujarati', 'પૈસા', 'પૈસાની'],
    ['Russian', 'платить', 'заплатите'],
    ['Thai, which puts no spaces,', 'โอนเงิน', 'กรุณาโอนเงินด่วน'],
  ] as const)('in %s shares pieces with its inflected forms', ([, one, other]) => {
    const keys = new Set(piecesOf(one).map(({ key }) => key))
    const shared = piecesOf(other).filter(({ key }) => keys.has(key))
    expect(shared.length).toBeGreaterThan(0)
    expect(new Set(shared.map(({ span }) => other.slice(span.start, span.end)))).toEqual(
      new Set([other]),
    )
  })

  test.for([
    ['Gujarati', 'પાસવર્ડ'],
    ['Kannada', 'ಪಾಸ್‌ವರ್ಡ್'],
    ['Gurmukhi', 'ਪਾਸਵਰਡ'],
    ['Telugu', 'పాస్‌వర్డ్'],
    ['Malayalam', 'പാസ്‌വർഡ്'],
    ['Bengali', 'পাসবর্ড'],
  ] as const)('that is a loanword in %s shares pieces with its Hindi form', ([, word]) => {
    const hindi = new Set(piecesOf('पासवर्ड').map(({ key }) => key))
    expect(piecesOf(word).filter(({ key }) => hindi.has(key)).length).toBeGreaterThan(1)
  })

  test('in Latin or Arabic letters has three pieces', () => {
    expect(piecesOf('verification').length).toBe(3)
    expect(piecesOf('التحقق').length).toBe(3)
  })
})
