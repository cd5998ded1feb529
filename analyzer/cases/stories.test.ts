import { describe, expect, test } from 'vitest'
import { analyze } from '../index.ts'
import { quoted } from './quoted.ts'

describe('a new number after a lost phone, in a message to a parent', () => {
  test.for([
    'Hi mum, cracked my phone, so have this one now: please save my new number',
    'Hallo Papa, mein Handy ist kaputt. Das ist meine neue Nummer, schreib mir hier',
    'Mum my phone is defective, please save my new number',
    'Mamá, mi celular está roto, guarda este número',
    'Dad I smashed mine, this is a new number, message me when you see it',
    'Mum I lost my phone, my new number is this one, I need a favour',
    'ماما تلفوني غرق احفظي هذا رقمي',
  ])('is unsafe: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(false)
  })
  test.for([
    'Mum my phone is broken, can you pick me up at 5?',
    'Mama, I lost my phone at the mall, buying another tomorrow, same number',
    'ماما جوالي خرب وهذا رقمي المؤقت، راجع البيت الحين',
    'Mum, save this number, it is the school bus driver',
    'Dad are you busy? My phone is broken, the new number comes on Sunday',
    'Baba my phone is lost, I am at Carrefour with the guard, come now',
    'Hallo Mama, mein Handy ist in der Reparatur, komme um 6',
  ])('is not found in an ordinary message: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })
})

describe('an offer to anyone who replies, without a link', () => {
  test.for([
    'Thank you coach Dana for turning my $250 into $4,100 in three days. Message her through the link below',
    'Comment your SOL wallet below, 5 winners get 0.3 ETH',
    'Interested in a remote job? 500-1500 AED a day. Reply 1 to hear more',
    'Our investor gives grants of $50,000 to users, DM to apply',
    'I made 2 BTC with Mr James, DM to start',
    'رقمك من بين الفائزين بسيارة، اتصل على 700112',
    'Hello, we are from Noon and invite you to cooperate: part-time job at home, 300-900 dirhams a day. Interested?',
  ])('is unsafe: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(false)
  })
  test.for([
    'Congrats to Aisha for winning the quiz! Contact us to collect your voucher at reception',
    'Interested in a part-time job at our cafe? AED 25 per hour, reply with your CV',
    'The foundation gives grants to 20 students, apply at the office',
    'DM for details: homemade cakes from AED 90',
    'We offer online part-time English classes, interested parents reply with the child’s age',
    'Good morning, you applied as a part-time packer, AED 12 per hour, 2 pm to 10 pm. Reply YES if you can start Monday',
  ])('is not found in an ordinary message: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })
})

describe('an email of a robbed traveller', () => {
  const told = 'We were robbed on our holiday in Rome, all our cash and cards are gone.'

  test.for([
    told,
    'On the ferry my purse was snatched with passport and money.',
    'تعرضت للسرقة في إسطنبول وفقدت جوازي وبطاقاتي',
  ])('is a family emergency: %s', (text) => {
    expect(quoted(text, 'family-emergency', 'email')).not.toEqual([])
  })

  test('is unsafe only if it asks for money', () => {
    const of = (text: string) => analyze({ type: 'email', text }).isSafe
    expect(of(`Subject: Rome\n\n${told} The embassy helped us and we fly home on Monday.`)).toBe(
      true,
    )
    expect(
      of(
        `Subject: Sad news\n\n${told} I need your urgent help, kindly lend me some funds for the hotel and I will pay you back.`,
      ),
    ).toBe(false)
  })
})

test('a code sent by mistake is found in Arabizi', () => {
  expect(quoted('wasalek code 3ala el whatsapp bel ghala6', 'code-sent-by-mistake')).not.toEqual([])
})

test('a code sent by mistake is found among polite words', () => {
  const text =
    'Salam it is your neighbour Um Saif, the group sent you 6 digits by mistake, forward them please habibti'
  expect(analyze({ type: 'message', text })).toMatchObject({
    isSafe: false,
    scamType: 'account-takeover',
  })
})
