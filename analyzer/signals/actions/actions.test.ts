import { describe, expect, test } from 'vitest'
import { quoted } from '../testing/quoted.ts'

describe('an action is asked for', () => {
  test.for([
    [
      'Click here to verify https://a-shop.net',
      'asks-to-follow-link',
      'Click here to verify https://a-shop.net',
    ],
    ['اضغط على الرابط', 'asks-to-follow-link', 'اضغط على الرابط'],
    ['Pay the customs fee', 'asks-to-pay', 'Pay the customs'],
    ['ادفع 20 درهم', 'asks-to-pay', 'ادفع 20'],
    [
      'Transfer your money to a safe account',
      'asks-to-move-money',
      'Transfer your money to a safe account',
    ],
    [
      'Buy gift cards and send me the codes',
      'asks-for-gift-cards',
      'Buy gift cards and send me the codes',
    ],
    ['Could you wire AED 3,000 today', 'asks-to-move-money', 'Could you wire AED 3,000'],
    ['Please send me 500 for the taxi', 'asks-to-move-money', 'send me 500'],
    ['Pay 8,000 into my account', 'asks-to-move-money', 'Pay 8,000 into my account'],
    ['Send bitcoin to this address', 'asks-for-crypto', 'Send bitcoin to this address'],
    ['Scan the QR code to pay', 'asks-to-scan', 'Scan the QR code to pay'],
    [
      'Install the app: https://a-shop.net',
      'asks-to-install',
      'Install the app: https://a-shop.net',
    ],
    [
      'Your prize is here, call Mr Saleh on WhatsApp',
      'asks-to-move-chat',
      'call Mr Saleh on WhatsApp',
    ],
    ['Scan the code that I send you to pay', 'asks-to-scan', 'Scan the code'],
    ['Vote for my niece', 'asks-to-vote', 'Vote for my niece'],
    ['صوت لابنتي', 'asks-to-vote', 'صوت لابنتي'],
    ['Lend me your account for two days', 'asks-to-lend-account', 'Lend me your account for'],
    [
      'I need 5 sims on your name, cash each',
      'asks-to-lend-account',
      'need 5 sims on your name, cash',
    ],
    ['بتنزل على حسابك وبتسحبها كاش', 'asks-to-lend-account', 'بتنزل على حسابك وبتسحبها'],
    ['You pay delivery with a Steam card', 'asks-for-gift-cards', 'pay delivery with a Steam card'],
    ['Process the urgent payment today', 'asks-to-move-money', 'Process the urgent payment'],
    [
      'Transfer 5,000 to another account',
      'asks-to-move-money',
      'Transfer 5,000 to another account',
    ],
    ['أبي منك سلف 3000 لبكرة', 'asks-to-move-money', 'أبي منك سلف 3000'],
    ['Send 3,000 to the lawyer', 'asks-to-move-money', 'Send 3,000 to the lawyer'],
    ['Install AnyDesk', 'asks-for-remote-access', 'Install AnyDesk'],
    ['क्विक सपोर्ट खोलें', 'asks-for-remote-access', 'क्विक सपोर्ट'],
    [
      'Earn money, contact us on Telegram t.me/abc',
      'asks-to-move-chat',
      'contact us on Telegram t.me/abc',
    ],
    ['Call +44 7911 123456 immediately', 'asks-to-call', 'Call +44 7911 123456 immediately'],
    ['اشتري بطاقات آبل وأرسل الأكواد', 'asks-for-gift-cards', 'اشتري بطاقات آبل وأرسل'],
    ['نزل التطبيق اللي طرشته لك', 'asks-to-install', 'نزل التطبيق اللي طرشته'],
    ['Grant all permissions', 'asks-to-install', 'Grant all permissions'],
    [
      'You withdraw it, give it to my driver and keep 500',
      'asks-to-lend-account',
      'withdraw it, give it to my driver and keep 500',
    ],
    ['افتح حساب باسمك وخذ 900 درهم', 'asks-to-lend-account', 'افتح حساب باسمك وخذ 900'],
    [
      'Bhai bank account aur card kiraye pe de',
      'asks-to-lend-account',
      'account aur card kiraye pe',
    ],
    ['Abhi 3000 Easypaisa karo', 'asks-to-move-money', '3000 Easypaisa karo'],
    ['جلدی ایزی پیسہ کریں', 'asks-to-move-money', 'ایزی پیسہ کریں'],
    ['Pa GCash muna 900', 'asks-to-move-money', 'Pa GCash muna 900'],
    ['There is a confidential payment to make', 'asks-to-move-money', 'is a confidential payment'],
    [
      'Refund the 400 to my wife account',
      'asks-to-move-money',
      'Refund the 400 to my wife account',
    ],
    ['حوليلي فلوس', 'asks-to-move-money', 'حوليلي فلوس'],
    ['3,000 now and the rest later', 'asks-to-pay', '3,000 now and the rest'],
    ['To continue call Mr Khan', 'asks-to-call', 'To continue call Mr'],
    ['Перейдите по ссылке', 'asks-to-follow-link', 'Перейдите по ссылке'],
    ['লিংকে ক্লিক করুন', 'asks-to-follow-link', 'লিংকে ক্লিক'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('an ordinary mention asks for nothing', () => {
  test.for([
    ['Pay your bill at https://www.dewa.gov.ae', 'asks-to-pay'],
    ['Log in at https://www.adcb.com', 'asks-to-follow-link'],
    ['Never transfer money to a safe account', 'asks-to-move-money'],
    ['Please pay AED 95 at the counter', 'asks-to-move-money'],
    ['Can you pay the gardener 60 dhs today', 'asks-to-move-money'],
    ['Can you send me the drawing in 20 minutes?', 'asks-to-move-money'],
    ['Send me pictures of the 3 rooms', 'asks-to-move-money'],
    ['Send me 4 copies of the letter', 'asks-to-move-money'],
    ['We could not process your payment', 'asks-to-move-money'],
    ['Do not click the link', 'asks-to-follow-link'],
    ['Tap Settings, Linked devices, then Link a device', 'asks-to-follow-link'],
    ['Scan the QR code on your computer screen', 'asks-to-scan'],
    ['Call Mr Saleh on WhatsApp', 'asks-to-move-chat'],
    ['هويتك المسجلة لدينا تنتهي خلال 30 يوما', 'asks-to-move-money'],
    ['نرجو إعادة الإرسال على نفس الرقم', 'asks-to-move-money'],
    ['Transfer 5,000 to the same account as always', 'asks-to-move-money'],
    ['يرجى تحويل الإيجار 4000 درهم على الحساب نفسه', 'asks-to-move-money'],
    ['يرجى تحويل الإيجار 4000 درهم على الحساب نفسه', 'asks-to-pay'],
    ['भाई 3000 रुपये उसी खाते में भेज देना', 'asks-to-move-money'],
    ['عمك محتاج سلف 3000 من زمان', 'asks-to-move-money'],
    ['Paid by bank transfer 30 days after the event', 'asks-to-pay'],
    ['You can pay me AED 40 by cash at the door', 'asks-to-move-money'],
    ['You can pay the customs duty AED 40 at the door', 'asks-to-pay'],
    ['عملية تحويل داخلية. المبلغ 750 ريال إلى: ف. العتيبي', 'asks-to-move-money'],
    ['عملية تحويل داخلية. المبلغ 750 ريال إلى: ف. العتيبي', 'family-emergency'],
    ['call me on whatsapp', 'asks-to-move-chat'],
    ['بینک کی ایپ پر رابطہ کریں یا 800 4000', 'asks-to-move-chat'],
    [
      'You need to move your balance to safe account to receive money again',
      'asks-to-lend-account',
    ],
    ['Change the sim to your name at the shop', 'asks-to-lend-account'],
    ['توجد ٤ شرائح باسمك لدى المشغلين', 'asks-to-lend-account'],
    ['I have an Easypaisa account', 'asks-to-move-money'],
    ['We refund to your card within 14 days', 'asks-to-move-money'],
    ['افتح حساب باسمك في التطبيق', 'asks-to-lend-account'],
    ['Withdraw your application and give the form to reception', 'asks-to-lend-account'],
    ['بطاقات آبل متوفرة في الفرع', 'asks-for-gift-cards'],
    ['نزل التطبيق من المتجر', 'asks-to-install'],
    ['Please call Mr Khan about the keys', 'asks-to-call'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})
