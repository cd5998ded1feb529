import { expect, test } from 'vitest'
import { gather } from '../evidence.ts'
import { analyze } from '../index.ts'

function signs(text: string): string[] {
  return analyze({ type: 'message', text }).findings.map(({ code }) => code)
}

test.for([
  ['You are invited to our supplier registration', true],
  ['ندعوكم للتسجيل كمورد', true],
  ['Our supplier has opened a shop', false],
  ['سجل المورد رقم الفاتورة', false],
] as const)('"%s" invites vendors: %s', ([text, is]) => {
  expect(gather({ type: 'email', text }).circumstances.includes('invites-vendors')).toBe(is)
})

test('certificates offered without study are an illegal service', () => {
  const text = 'نوفر شهادات ماجستير مصدقة من الوزارة ومعترف بها بدون دراسة'
  expect(signs(text)).toContain('illegal-service-offer')
  expect(signs('شهادات الطلاب متوفرة في المكتب بدون موعد')).not.toContain('illegal-service-offer')
})
