import { describe, expect, test } from 'vitest'
import { analyze } from '../../index.ts'
import { prepare } from '../../prepared.ts'
import { wordPieces } from './text-pieces.ts'

const piecesOf = (text: string) => wordPieces(prepare({ type: 'message', text }))

describe('a run of letters', () => {
  test.for([
    ['Chinese', '请立即登陆链接领取', '客户您好登陆链接兑换', ['登陆', '陆链', '链接']],
    ['Korean', '주소확인바랍니다', '고객님주소확인후', ['주소', '소확', '확인']],
  ] as const)('in %s shares the words that stand inside it with another', ([
    ,
    one,
    other,
    shared,
  ]) => {
    const keys = new Set(piecesOf(one).map(({ key }) => key))
    const words = piecesOf(other)
      .filter(({ key }) => keys.has(key))
      .map(({ span }) => other.slice(span.start, span.end))
    expect(words).toEqual(expect.arrayContaining([...shared]))
  })

  test('in Chinese tells a fraud from a notice by what was learned', () => {
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
  ])('that warns is no fraud: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })

  test('that folding changes has no pair that stands beside its letters', () => {
    const text = '登\u200b陆链㌔接点'
    const pairs = piecesOf(text).map(({ span }) => text.slice(span.start, span.end))
    expect(new Set(pairs)).toEqual(new Set([text]))
  })

  test('of Latin, Arabic or Indian letters is one word', () => {
    for (const text of ['verification', 'التحقق', 'सत्यापन'])
      expect(new Set(piecesOf(text).map(({ span }) => span.end - span.start))).toEqual(
        new Set([text.length]),
      )
  })
})
