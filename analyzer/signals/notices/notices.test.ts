import { describe, expect, test } from 'vitest'
import { gather } from '../../evidence.ts'
import { analyze } from '../../index.ts'
import { quoted } from '../testing/quoted.ts'

describe('a notice in the way of scams', () => {
  test.for([
    ['Your laptop license expired', 'device-alarm', 'laptop license expired'],
    ['Your parcel is on hold', 'parcel-problem', 'parcel is on hold'],
    ['A customs fee for your parcel', 'parcel-problem', 'customs fee for your parcel'],
    ['تعذر توصيل طردك', 'parcel-problem', 'تعذر توصيل طردك'],
    ['Book a redelivery today', 'parcel-problem', 'Book a redelivery'],
    ['The courier lost your parcel', 'parcel-problem', 'courier lost your parcel'],
    ['Your package awaits clearance', 'parcel-problem', 'package awaits clearance'],
    ['ضاعت شحنتك', 'parcel-problem', 'ضاعت شحنتك'],
    ['Votre colis est bloqué', 'parcel-problem', 'colis est bloqué'],
    ['آپ کا پارسل روک لیا گیا', 'parcel-problem', 'پارسل روک'],
    ['رسوم العبور متأخرة', 'traffic-fine-due', 'رسوم العبور متأخرة'],
    ['Your tax filings are overdue', 'unpaid-fine', 'tax filings are overdue'],
    ['We can not deliver your package', 'parcel-problem', 'not deliver your package'],
    [
      'You were charged USD 89.99. If you did not buy it you should complete the cancellation form',
      'charge-callback',
      'complete the cancellation form',
    ],
    [
      'تم شراء هاتف بقيمة 2400 درهم. إذا لم تقم بذلك عبئ نموذج الاسترداد',
      'charge-callback',
      'عبئ نموذج الاسترداد',
    ],
    ['You have an unpaid fine', 'unpaid-fine', 'unpaid fine'],
    ['لديك مخالفة', 'unpaid-fine', 'لديك مخالفة'],
    ['You have a traffic fine', 'traffic-fine-due', 'traffic fine'],
    ['virus detected', 'device-alarm', 'virus detected'],
    [
      'Your plan was renewed for $399. If you did not authorise it call +1 (855) 555-0134',
      'charge-callback',
      'call +1 (855) 555-0134',
    ],
    [
      'Order of USD 349 completed. To cancel it or get a refund reach our desk, 1-888-555-0199',
      'charge-callback',
      'reach our desk, 1-888-555-0199',
    ],
    [
      'PayPal: you sent $649. If you did not make this payment call 050 123 4567',
      'charge-callback',
      'not make this payment call 050 123 4567',
    ],
    [
      'تم خصم 1200 درهم لشراء آيفون من أمازون. إذا لم تكن أنت اتصل على 0551234567',
      'charge-callback',
      'لم تكن أنت اتصل على 0551234567',
    ],
    [
      'Alert: did you authorize a payment of AED 4,000? Answer YES or NO',
      'charge-callback',
      'Answer YES',
    ],
    [
      'بنك أبوظبي الأول: تم اعتماد طلب القرض، إذا لم تقدم الطلب تواصل مع 0509876543',
      'charge-callback',
      'لم تقدم الطلب تواصل مع 0509876543',
    ],
    [
      'A debit of $689 was made. If it was not you, visit https://my-bank-check.web.app to cancel',
      'charge-callback',
      'visit https://my-bank-check.web.app',
    ],
    [
      'تم خصم 400 درهم. إذا لم تقم بذلك افتح https://my-bank-check.web.app',
      'charge-callback',
      'افتح https://my-bank-check.web.app',
    ],
    ['هل قمت بشراء بقيمة 900 درهم؟ رد بنعم', 'charge-callback', 'رد بنعم'],
    [
      'ADCB: your loan application was approved. If you did not request it contact us on 055 123 4567',
      'charge-callback',
      'not request it contact us on 055 123 4567',
    ],
    [
      'Your subscription was charged AED 900, to cancel call 0501234567',
      'device-alarm',
      'subscription was charged AED 900, to cancel call',
    ],
    [
      'Votre colis est en attente pour affranchissement insuffisant',
      'parcel-problem',
      'colis est en attente',
    ],
    [
      'Die Zustellung Ihres Pakets wurde ausgesetzt',
      'parcel-problem',
      'Zustellung Ihres Pakets wurde ausgesetzt',
    ],
    ['Su envío no tiene número de casa', 'parcel-problem', 'envío no tiene número'],
    ['La spedizione resta in giacenza', 'parcel-problem', 'spedizione resta in giacenza'],
    ['Uw pakket wacht op betaling van invoerrechten', 'parcel-problem', 'pakket wacht'],
    ['A sua encomenda está pendente', 'parcel-problem', 'encomenda está pendente'],
    [
      'Your shipment label has no house number',
      'parcel-problem',
      'shipment label has no house number',
    ],
    ['Write the correct details for your item', 'parcel-problem', 'correct details for your item'],
    ['Your order will not be shipped', 'parcel-problem', 'order will not be shipped'],
    [
      'Write to us about your package or it goes to the sender',
      'parcel-problem',
      'package or it goes to the sender',
    ],
    [
      'You were charged $389.99 for PC Guard. Not yours? Call us 18775550134',
      'charge-callback',
      'Call us 18775550134',
    ],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('an ordinary notice is none', () => {
  test.for([
    ['Your parcel was delivered', 'parcel-problem'],
    ['Purchase order 8812 is pending', 'parcel-problem'],
    ['Enjoy free shipping on all orders', 'parcel-problem'],
    ['We missed you at yoga, book your next class', 'parcel-problem'],
    ['Our driver lost the way, your package comes at 6', 'parcel-problem'],
    ['Your order is awaiting confirmation from the kitchen', 'parcel-problem'],
    ['Votre colis arrive demain', 'parcel-problem'],
    ['تم تحصيل 4 دراهم عند عبور البوابة', 'traffic-fine-due'],
    ['Your VAT return is ready', 'unpaid-fine'],
    ['Shipping fee AED 15 for your order', 'parcel-problem'],
    ['رسوم التوصيل 10 دراهم', 'parcel-problem'],
    ['Your concert tickets: https://a-shop.net', 'unpaid-fine'],
    ['Late payment may lead to a fine', 'unpaid-fine'],
    ['That is fine with me', 'unpaid-fine'],
    ['Your subscription will renew on 3 May for AED 45', 'device-alarm'],
    ['ADCB: AED 500 was spent. If not you, call the number on your card', 'charge-callback'],
    [
      'Emirates NBD: AED 250 was charged. If this was not you, visit https://www.emiratesnbd.com/help or watch https://eid.web.app',
      'charge-callback',
    ],
    [
      'Acme: AED 50 was paid. If it was not you, visit https://acme-payments.example',
      'charge-callback',
    ],
    ['ADCB: AED 500 was spent. If you did not make it, call 600 502030', 'charge-callback'],
    ['You paid £20 at Tesco. If this was not you call 03457 404404', 'charge-callback'],
    ['£64.10 was spent at Boots. Not you? Call us on 0800 123 4567', 'charge-callback'],
    ['HSBC: USD 350 was charged. If it was not you call 04 228 8007', 'charge-callback'],
    ['Your Times plan was renewed for £199. To cancel it call +44 20 7576 8448', 'charge-callback'],
    ['HDFC: Rs 5,000 debited from XX1234. If not you, call +91 22 6160 6160', 'charge-callback'],
    ['Aramex: pay AED 250 for your order. If not home, call 050 123 4567', 'charge-callback'],
    ['Careem charged AED 80, did you not order it? Call me on 050 123 4567', 'charge-callback'],
    [
      'From: Tabby <a@tabby.ai>\n\nAED 90 was charged. If not you, call +1 855 555 0134',
      'charge-callback',
    ],
    [
      'AED 90 was charged. If you did not order it see https://tabby.ai or call +1 855 555 0134',
      'charge-callback',
    ],
    ['Did you make a purchase of AED 500 at Noon? Reply YES or NO', 'charge-callback'],
    ['Did you attempt a payment of AED 90 on card 4410? Reply YES or NO', 'charge-callback'],
    ['Did you try the AED 30 biryani? Reply yes and I order two', 'charge-callback'],
    ['ADCB: a device was added. If you did not do it call 600 502030', 'charge-callback'],
    ['The weather is fine in traffic', 'traffic-fine-due'],
    ['Within 14 days you may use the cancellation form. Total 49 USD', 'charge-callback'],
    ['The total was 49 USD. If it did not arrive, fill in our contact form', 'charge-callback'],
    ['Please confirm your email address: https://a-site.net/verify', 'parcel-problem'],
    ['Der Paketshop hat bis 18 Uhr offen', 'parcel-problem'],
    ['Il pacco regalo costa 2 euro', 'parcel-problem'],
    ['La clase no tiene número máximo', 'parcel-problem'],
    ['Rs 900 was debited. Not you? Call 18001234567', 'charge-callback'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})

describe('a charge that is to be undone on the telephone of a stranger is unsafe', () => {
  const notice =
    'Dear customer, your yearly plan was renewed for USD 399.99. If you did not authorise this, call'

  test.for([
    [
      'email',
      `Subject: Invoice\n\n${notice} our billing desk at +1 (855) 555-0134 within 24 hours.`,
    ],
    [
      'email',
      'Subject: فاتورة\n\nتم خصم 899 درهم لتجديد برنامج الحماية. للإلغاء واسترداد المبلغ اتصلوا على +44 20 7946 0958',
    ],
    ['message', `${notice} +1 (855) 555-0134`],
    ['message', 'تم تجديد اشتراكك في نورتون بمبلغ 399 دولار. إذا لم تصرح بذلك اتصل على 0501234567'],
  ] as const)('%s: %s', ([type, text]) => {
    expect(analyze({ type, text })).toMatchObject({
      isSafe: false,
      scamType: 'tech-support',
      recommendation: 'contact-official',
    })
  })

  test.for([
    ['email', `From: HSBC <a@hsbc.ae>\nSubject: Invoice\n\n${notice} 600 554722.`],
    ['message', `${notice} the number on the back of your card.`],
    ['message', 'بنك دبي الإسلامي: تم خصم 300 درهم. إذا لم تقم بالعملية اتصل على 046092222'],
  ] as const)('but not %s: %s', ([type, text]) => {
    expect(analyze({ type, text }).isSafe).toBe(true)
  })
})

describe('a mail that answers a request of the reader', () => {
  test.for([
    ['قم بتوثيق عنوان بريدك الإلكتروني وذلك بإدخال الرمز التالي\n\n660184', 'بإدخال الرمز التالي'],
    [
      'Estimado usuario: ha creado una cuenta. Antes debe validar su correo. Haga clic en el siguiente enlace:\n\nhttps://revistas.example.org/activar/8Hq2',
      'ha creado una cuenta',
    ],
    [
      'Your account has been created. You must validate your account by clicking the following link: https://club.example.org/activate/81hs\n\nIf you did not register, please ignore this mail.',
      'not register, please ignore',
    ],
  ] as const)('is called no scam by its words alone: %s', ([text, words]) => {
    expect(quoted(text, 'own-request', 'email').join()).toContain(words)
    expect(analyze({ type: 'email', text }).isSafe).toBe(true)
  })

  test.for([
    'If you did not pay yet do not ignore this mail, or your access ends.',
    'Someone requested to reset your password. If it was not you, click here to cancel: https://a-page.example.net',
    'لقد طلبت تغيير كلمة المرور. إذا لم تطلب ذلك اضغط هنا فورا: https://a-page.example.net',
    'Reset your password, then send the code to us: enter the following code 4411',
  ])('is none that presses whoever asked for nothing, or wants to be told: %s', (text) => {
    expect(quoted(text, 'own-request', 'email')).toEqual([])
  })

  test('speaks for nobody who threatens beside it', () => {
    const mail = (end: string) =>
      `You asked to close your mailbox. If you did not, ignore this${end}. https://mail-support.example.net/`
    expect(analyze({ type: 'email', text: mail('') }).isSafe).toBe(true)
    expect(
      analyze({ type: 'email', text: mail(' and your account will be deactivated today') }).isSafe,
    ).toBe(false)
  })
})

test.for([
  ['You have a new fax. Log on with your company e-mail to read it.', 'asks-for-password', true],
  ['Your mailbox password opens the document.', 'asks-for-password', true],
  ['You have a new fax. It is on the copier in room 4.', 'asks-for-password', false],
  ['The document is attached. We never ask for your mailbox password.', 'asks-for-password', false],
  ['Your plan was renewed. To stop it dial 1 8O8 – 555 – O142', 'charge-callback', true],
  ['Your plan was renewed. To stop it use the app.', 'charge-callback', false],
] as const)('a mail "%s": %s %s', ([text, code, is]) => {
  const { findings } = gather({ type: 'email', text })
  expect(findings.some((finding) => finding.code === code)).toBe(is)
})

test.for([
  ['Fraud is punished. You have an unpaid fine of AED 500', 'unpaid-fine'],
])('a fine is told: %s', ([text, code]) => {
  expect(quoted(text!, code!)).not.toEqual([])
})

test.for([
  ['Al Ain Zoo tickets 80% off for National Day: https://a-shop.store', 'unpaid-fine'],
  ['2 tickets left: https://a-shop.store', 'unpaid-fine'],
  ['Dubai Police warn: scammers send links about unpaid fines', 'unpaid-fine'],
])('a ticket that lets somebody in, and a fine that somebody warns of, are none: %s', ([
  text,
  code,
]) => {
  expect(quoted(text!, code!)).toEqual([])
})
