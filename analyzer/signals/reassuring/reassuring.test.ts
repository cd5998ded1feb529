import { describe, expect, test } from 'vitest'
import { analyze } from '../../index.ts'
import { quoted } from '../testing/quoted.ts'

describe('it speaks for the text', () => {
  test.for([
    ['See https://www.adcb.com', 'official-link', 'https://www.adcb.com'],
    ['Sign in at https://gmail.com', 'official-link', 'https://gmail.com'],
    ['Pay at https://idfcfr.in/b7', 'official-link', 'https://idfcfr.in/b7'],
    ['Track it at https://amzn.in/t4', 'well-known-link', 'https://amzn.in/t4'],
    ['See https://web.whatsapp.com', 'official-link', 'https://web.whatsapp.com'],
    ['See https://en.wikipedia.org', 'well-known-link', 'https://en.wikipedia.org'],
    ['From: ADCB <alerts@adcb.com>\n\nHello', 'official-sender', 'ADCB <alerts@adcb.com>'],
    ['Do not share it with anyone', 'says-not-to-share', 'not share it'],
    ['لا تشارك الرمز مع أحد', 'says-not-to-share', 'لا تشارك الرمز'],
    ['Your OTP is 482913', 'code-without-ask', 'OTP is 482913'],
    ['Your payment of AED 80 was received', 'transaction-alert', 'payment of AED 80 was received'],
    ['Ali, your order 4431 is ready', 'no-way-to-act', 'Ali, your order 4431 is ready'],
    ['Your code is 482913', 'code-without-ask', 'code is 482913'],
    ['AED 50 was debited', 'transaction-alert', '50 was debited'],
    ['Your appointment is confirmed', 'appointment', 'appointment is confirmed'],
    ['Update it in our app or visit any branch', 'app-or-branch', 'in our app'],
    ['حدث بياناتك عبر تطبيق البنك أو أقرب فرع', 'app-or-branch', 'عبر تطبيق'],
    ['افتح التطبيق وراجع رصيدك', 'app-or-branch', 'افتح التطبيق'],
    ['Scammers are pretending to be the bank', 'warns-of-scams', 'Scammers are pretending'],
    ['انتبهوا من رسائل احتيالية', 'warns-of-scams', 'انتبهوا من رسائل احتيالية'],
    ['Fake messages claim that a parcel waits', 'warns-of-scams', 'Fake messages claim'],
    ['A message like this is fraud', 'warns-of-scams', 'like this is fraud'],
    ['The gang told victims to send money', 'warns-of-scams', 'told victims'],
    ['استولى على المبلغ بعد أن ذكر أنه أرسل الرمز', 'warns-of-scams', 'استولى على'],
    ['Do not be fooled by a mail about your quota', 'warns-of-scams', 'not be fooled'],
    ['Then I hung up', 'warns-of-scams', 'I hung up'],
    ['They write "read me the code", that is a scam', 'warns-of-scams', 'is a scam'],
    ['ye fraud hai', 'warns-of-scams', 'ye fraud hai'],
    ['5000 रुपये जमा हुए', 'transaction-alert', '5000 रुपये जमा हुए'],
    ['وصلت البيت', 'personal-chat', 'وصلت البيت'],
    ['See you at dinner', 'personal-chat', 'See you'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code, 'email')).toContain(words)
  })
})

test('an advert that is marked as one speaks for itself, unless it wants a secret', () => {
  const codes = (text: string) =>
    analyze({ type: 'message', text }).reassurances.map(({ code }) => code)
  expect(codes('AD-LULU: 20% off all fruit')).toContain('advert-sender')
  expect(codes('AD-LULU: send us the OTP for your gift')).not.toContain('advert-sender')
  expect(codes('Ad-hoc meeting at 5')).not.toContain('advert-sender')
})

describe('it does not', () => {
  test.for([
    ['See https://www.adcb.com and https://shop.top', 'official-link'],
    ['Join https://wa.me/971501234567', 'official-link'],
    ['Join https://invite.viber.com/?g2=AQ', 'well-known-link'],
    ['Join https://whatsapp.com/channel/0029Va', 'official-link'],
    ['Write to james at outlook dot com', 'official-link'],
    ['Write to sandra.love @ gmail.com', 'official-link'],
    ['Write to James, gmail.com', 'official-link'],
    ['Write to https://web.whatsapp.com/send?phone=923001234567', 'official-link'],
    ['Your OTP is 482913. Share the OTP with me', 'code-without-ask'],
    ['Update it in our app: https://shop.top/app', 'app-or-branch'],
    ['Visit any branch or call 0501234567', 'app-or-branch'],
    ['Call 0501234567', 'no-way-to-act'],
    ['Your shipment waits, fill in the form via the link', 'no-way-to-act'],
    ['His channel is at the link below', 'no-way-to-act'],
    ['Interested people write in private', 'no-way-to-act'],
    ['Did you buy it? Reply YES or NO', 'no-way-to-act'],
    ['كسبت معنا، اتصل على 700112', 'no-way-to-act'],
    ['للتفاصيل ادخل الرابط', 'no-way-to-act'],
    ['Кому интересно, пишите в личку', 'no-way-to-act'],
    ['Do not tell anyone about it', 'says-not-to-share'],
    ['لا تخبر أحدا', 'says-not-to-share'],
    ['يرجى دفع 14.99 درهم', 'transaction-alert'],
    ['5000 रुपये जमा करें', 'transaction-alert'],
    ['Please process the payment of 36,000 today', 'transaction-alert'],
    ['Kindly arrange an urgent transfer of AED 9,000', 'transaction-alert'],
    ['الرجاء تحويل 9000 درهم', 'transaction-alert'],
    ['لإلغاء عملية بقيمة 900 درهم كلمنا', 'transaction-alert'],
    ['To unlock the tasks please recharge 500', 'transaction-alert'],
    ['Give code and 200 cash to the rider', 'code-without-ask'],
    ['Pay the rent to IBAN AE07 0331 2345 6789', 'no-way-to-act'],
    ['Write to @hr_lina88 for the job', 'no-way-to-act'],
    ['Transfer the fee to my account 10192883', 'no-way-to-act'],
    ['حول المبلغ على حسابي 10192883', 'no-way-to-act'],
    ['سعر البيت مليون', 'personal-chat'],
    ['صباح الخير، ارسل الرمز', 'personal-chat'],
    ['Good night and thanks', 'personal-chat'],
    ['See https://www.instagram.com/etihad_prize', 'official-link'],
    ['Scammers are pretending to be us, write to help@gmail.com', 'warns-of-scams'],
    ['Fraudsters are using your account, move your money', 'warns-of-scams'],
    ['This is not a scam, dear', 'warns-of-scams'],
    ['Fake messages claim a fee. Is this a scam?', 'warns-of-scams'],
    ['He wants money, what should I do', 'no-way-to-act'],
    ['Scam alert: reply to this message with your OTP now', 'warns-of-scams'],
    ['Fake messages claim to be us. Please transfer AED 5000 today', 'warns-of-scams'],
    ['احذروا من الاحتيال، حوّل رصيدك إلى الحساب الآمن', 'warns-of-scams'],
    ['Scammers are pretending to be us, call 0501234567', 'warns-of-scams'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code, 'email')).toEqual([])
  })
})

describe('what a fraudster is said to say is not said by the writer, without quotation marks either', () => {
  test.for([
    'المحتال يقول لك: حسابك البنكي موقوف، أعطني الرمز الذي وصلك. لا ترد عليه وأبلغ الشرطة على 901.',
    'النصاب يقول: أنا من البنك، عطني الرقم السري. سكر الخط.',
    'المحتالون يكتبون لك: أرسل الرمز الذي وصلك حتى لا يوقف حسابك.',
    'يقول لك المحتال: حول المبلغ إلى حساب آمن. لا تصدقه.',
    'A scammer says to you: your account is blocked, give me the code. Hang up and call 901.',
    'Scammers write: mum this is my new number, send 3000 dirhams. Call your child first.',
    'The crook says: stay on the line and tell nobody, then transfer 5,000 dirhams.',
    'thag kehta hai: main bank se bol raha hun, OTP batao. Phone kaat dein.',
    'ठग कहता है: मैं बैंक से बोल रहा हूँ, OTP बताइए। फोन काट दें।',
  ])('%s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })

  test.for([
    'Fraud department says: your account is blocked, give me the code',
    'A scammer is using your card. Give me the code to stop him.',
    'A hacker is in your account: give me the code now so we can block him.',
    'We caught the scammer, he says: you are the accomplice. Transfer 5,000 dirhams to the safe account to prove you are not.',
    'The scammer said to me: your son has an accident, send 3000 dirhams now to 0501234567. What should I do?',
    'محتال يستخدم بطاقتك: أعطني الرمز الذي وصلك لإيقافه',
    'قسم مكافحة الاحتيال يقول لك: أعطني الرمز الذي وصلك حالا',
  ])('a fraud that names fraudsters: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(false)
  })
})
