import { describe, expect, test } from 'vitest'
import { analyze } from '../index.ts'

const told = (text: string) => analyze({ type: 'message', text })
const reasonsOf = (text: string) => told(text).findings.map(({ code }) => code)

describe('a parcel that is held for a fee is told as one, and as no emergency of anybody', () => {
  test.for([
    'DHL: shipment stuck at customs, pay the duty of AED 30 here https://dhl-clear.info/p',
    'UPS package stuck at customs, pay duty AED 30',
    'Your parcel is detained at the airport, pay AED 40: http://bit.ly/3abc',
    'Emirates Post: package held at customs, pay 12 AED https://epg-post.top',
    'Your parcel from UK is held at customs, pay 30 AED clearance fee https://bit.ly/2xx',
    'Customs charge AED 18 for your consignment, settle it here https://bit.ly/2xx',
    'Your shipment (AE123) is stuck at customs. Transfer AED 45 to release it',
    'شحنتك محتجزة في الجمارك. ادفع 15 درهم عبر الرابط http://emiratespost-pay.top',
    'طردك معلق في الجمارك يرجى سداد 12 درهم https://bit.ly/3xyz',
    'طردك محتجز في الجمارك، ادفع 12 درهم',
    'بريد الإمارات تعذر تسليم طردك رقم لعدم سداد رسوم الجمارك درهم سدد الآن لتجنب الإرجاع',
    'شحنتك محتجزة في المطار، ادفع 20 درهم',
    'لديك طرد من أمريكا في الجمارك، ادفع 30 درهم https://bit.ly/3xyz',
    'Aapka parcel airport par ruka hai, pay AED 30 http://bit.ly/3abc',
  ])('%s', (text) => {
    expect(told(text)).toMatchObject({ isSafe: false, scamType: 'parcel-fee' })
    expect(['do-not-pay', 'do-not-click']).toContain(told(text).recommendation)
    expect(reasonsOf(text)).not.toContain('own-money-out-of-reach')
    expect(reasonsOf(text)).not.toContain('family-emergency')
    expect(reasonsOf(text)).not.toContain('advance-fee')
  })

  test.for([
    'I am stranded at the airport, my bag was stolen, please transfer 500 dollars',
    'I am stuck at customs with your parcel, send 500 dollars',
    'أنا عالق في المطار أحتاج 3000 درهم',
  ])('a traveller who is held is one: %s', (text) => {
    expect(told(text)).toMatchObject({ isSafe: false, scamType: 'family-emergency' })
    expect(reasonsOf(text)).toContain('own-money-out-of-reach')
  })

  test.for([
    'Dear I sent you a parcel with gold, it is held at customs, pay the agent 500 dollars',
    'حبيبتي الطرد فيه ذهب وهو محتجز في المطار ادفعي 2000 درهم للوكيل',
    'هديتك محتجزة في الجمارك ادفعي 2000 درهم',
  ])("a friend's gift is no company's parcel: %s", (text) => {
    expect(told(text)).toMatchObject({ isSafe: false, scamType: 'advance-fee' })
  })
})
