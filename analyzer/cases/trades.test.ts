import { describe, expect, test } from 'vitest'
import { gather } from '../evidence.ts'

describe('a deposit for a booking', () => {
  const codes = (text: string) =>
    gather({ type: 'message', text }).findings.map(({ code }) => code as string)
  const TOLD = ['deposit-before-viewing', 'pay-before-delivery', 'upfront-fee', 'urgency']

  test.for([
    'عربون لتأكيد الحجز 100 درهم، صالون الياسمين، يخصم من الفاتورة',
    'نرجو تحويل 150 درهم عربون لتأكيد حجز موعدك في العيادة',
    'سعر مكياج العروس 900، العربون 200 لتأكيد الحجز والباقي يوم المناسبة',
    'تدفعين عربون 80 درهم لتثبيت الموعد في المشغل',
    'عربون حجز الطاولة في المطعم 50 درهم للشخص',
    'Send a deposit of AED 100 to secure your appointment at our salon',
    'A deposit of AED 50 confirms your table, taken off the bill',
  ])('has no finding at a salon, clinic or restaurant: %s', (text) => {
    expect(codes(text).filter((code) => TOLD.includes(code))).toEqual([])
  })

  test.for([
    ['شقة جديدة، حول عربون 1000 لحجزها قبل المعاينة', 'deposit-before-viewing'],
    ['العربون 500 لتأكيد الحجز، الشاليه يطلع بسرعة', 'pay-before-delivery'],
    ['جوالات جديدة، الدفع مقدما والتوصيل بكرة', 'pay-before-delivery'],
    ['عمرة 350 درهم، تحويل بنكي وما نقبل الدفع في المكتب', 'pay-before-delivery'],
  ] as const)('has a finding in "%s": %s', ([text, code]) => {
    expect(codes(text)).toContain(code)
  })
})

test('an end-of-service gratuity is not an upfront fee', () => {
  const { findings } = gather({ type: 'message', text: 'لك مكافأة نهاية خدمة 6100 درهم' })
  expect(findings.map(({ code }) => code)).not.toContain('upfront-fee')
})
