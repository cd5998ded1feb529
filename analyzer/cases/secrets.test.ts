import { describe, expect, test } from 'vitest'
import { analyze } from '../index.ts'
import { quoted } from './quoted.ts'

describe('a delivery code requested while the rider waits', () => {
  test.for([
    "Mum send me the delivery PIN from Talabat, the rider is downstairs and won't leave it",
    'Mama send me the code you got from Noon, the guy is at the door',
    'ماما طرشيلي الكود اللي ياج من طلبات، الريال واقف تحت',
    'يا ماما ابعتيلي كود التوصيل، المندوب على الباب',
    "Can you give the rider the Talabat PIN, he's downstairs",
    'Careem: your captain has arrived. Confirm your trip with PIN 0927.',
  ])('is not a secret: %s', (text) => {
    for (const code of ['otp-request', 'password-request']) expect(quoted(text, code)).toEqual([])
  })
})

describe('a request to approve a prompt that somebody else triggered', () => {
  test.for([
    'approve the UAE PASS request I sent',
    'Hi, I am from the Tasheel centre. Please approve the UAE PASS request I just sent you so I can finish your file.',
    'I sent you a UAE PASS request, approve it please',
    'my colleague has just sent a UAE Pass request, please accept',
    'We have sent a notification to your bank app, approve it to stop the transaction',
    'طرشت لك طلب على الهوية الرقمية، وافق عليه لو سمحت',
    'UAE PASS ki request bheji hai aapko, accept kar lijiye',
    'UAE PASS पर रिक्वेस्ट भेजी है, उसे अप्रूव कर दीजिए',
    'یو اے ای پاس پر ریکویسٹ بھیجی ہے، منظور کر دیں',
    'Kabayan may sinend akong UAE PASS request, paki approve na lang',
    'If you have not requested this login, approve the UAE PASS request on your phone to cancel it',
    "Good morning sir, census from municipality. I remove the extra persons now, approve UAE PASS note while I'm on line",
    'Please open UAE PASS and press confirm on the number 47, it is for your fine discount',
    'Sir a UAE PASS pop up will come, kindly accept it so that I can update your Emirates ID',
    'Tap the number 62 in uaepass then I finish your Golden visa points',
  ])('is an account takeover: %s', (text) => {
    expect(analyze({ type: 'message', text })).toMatchObject({
      isSafe: false,
      scamType: 'account-takeover',
      recommendation: 'do-not-approve',
    })
  })

  test.for([
    'Mama I am logging into your DHA account for the appointment, you will get a UAE PASS request, please approve it',
    'To sign the contract, log in with UAE PASS and approve the request on your phone.',
    'HR portal: sign in with UAE PASS, enter your Emirates ID number and accept the notification on your own phone.',
    'You will receive a UAE PASS notification after you press login. Approve it only if you started it yourself.',
    'Never approve a UAE PASS request that someone else sent.',
    'When you log in choose UAE PASS and confirm the number shown on the screen in the app',
    "I couldn't log in to MOHRE, UAE PASS kept asking me to confirm the number",
    'Approve the leave request I sent on the HR app',
    'I sent you the Ejari draft, please sign it with UAE PASS when the notification comes',
  ])('is not found in an ordinary text: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
    expect(quoted(text, 'approval-request', 'message')).toEqual([])
  })
})
