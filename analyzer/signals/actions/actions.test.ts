import { describe, expect, test } from 'vitest'
import { analyze } from '../../index.ts'
import { quoted } from '../testing/quoted.ts'

describe('an action is asked for', () => {
  test.for([
    ['Shift it to the reserve account', 'asks-to-move-money', 'Shift it to the reserve account'],
    [
      'يجب أن تنقل رصيدك إلى الحساب الاحتياطي',
      'asks-to-move-money',
      'تنقل رصيدك إلى الحساب الاحتياطي',
    ],
    [
      'Any spare bank card I pay 400 a month',
      'asks-to-lend-account',
      'bank card I pay 400 a month',
    ],
    [
      'Can he transfer it to yours, you keep 300',
      'asks-to-lend-account',
      'transfer it to yours, you keep 300',
    ],
    ['Bitte klicken Sie auf den Link', 'asks-to-follow-link', 'klicken Sie auf den Link'],
    [
      'It has to be a Steam card. Can you pick one up and text me the numbers',
      'asks-for-gift-cards',
      'pick one up and text me the numbers',
    ],
    [
      'كرت آيتونز هدية لبنتي. اشتري واحد وأرسل الكود',
      'asks-for-gift-cards',
      'اشتري واحد وأرسل الكود',
    ],
    ['Pay half by transfer', 'asks-to-pay', 'Pay half by transfer'],
    [
      '500 by bank transfer to the manager',
      'asks-to-move-money',
      '500 by bank transfer to the manager',
    ],
    ['فيكي تشتريلي كرتين أمازون؟', 'asks-for-gift-cards', 'تشتريلي كرتين أمازون'],
    [
      'هل يمكنك شراء بطاقات من متجر قريب وتصويرها لي؟',
      'asks-for-gift-cards',
      'شراء بطاقات من متجر قريب وتصويرها',
    ],
    ['ينزلون 20 ألف، اسحبهم وعطني 18', 'asks-to-lend-account', 'اسحبهم وعطني 18'],
    [
      'عندك حساب بنك زيادة أنا آخده منك ب 1500؟',
      'asks-to-lend-account',
      'حساب بنك زيادة أنا آخده منك ب 1500',
    ],
    ['نحتاج شخصا نستقبل على حسابه دفعات الزبائن', 'asks-to-lend-account', 'نستقبل على حسابه دفعات'],
    ['خالو محتاجك في تحويلة صغيرة', 'asks-to-move-money', 'محتاجك في تحويلة صغيرة'],
    ['بغيتج في حوالة بسيطة اليوم', 'asks-to-move-money', 'بغيتج في حوالة بسيطة'],
    ['توصلك لو دفعتي 900 لحساب السائق', 'asks-to-move-money', 'لو دفعتي 900 لحساب السائق'],
    [
      'حسابك يوصله 8 آلاف، اسحبها وسلمها لأخوي',
      'asks-to-lend-account',
      'حسابك يوصله 8 آلاف، اسحبها وسلمها',
    ],
    ['900 is khate me daal do', 'asks-to-move-money', '900 is khate me daal do'],
    ['Cliquez vite ici', 'asks-to-follow-link', 'Cliquez vite ici'],
    ['Haga clic en el enlace', 'asks-to-follow-link', 'clic en el enlace'],
    [
      'Click here to verify https://a-shop.net',
      'asks-to-follow-link',
      'Click here to verify https://a-shop.net',
    ],
    ['اضغط على الرابط', 'asks-to-follow-link', 'اضغط على الرابط'],
    [
      'Enter your address again via the link',
      'asks-to-follow-link',
      'Enter your address again via the link',
    ],
    ['Pay it through our link', 'asks-to-follow-link', 'Pay it through our link'],
    ['Log in here to restore it', 'asks-to-follow-link', 'Log in here'],
    ['He explains it on the link below', 'asks-to-follow-link', 'on the link below'],
    ['Answer with Y to reopen the page', 'asks-to-follow-link', 'Answer with Y to reopen'],
    ['رد بـ Y لفتح صفحة الدفع', 'asks-to-follow-link', 'رد بـ Y لفتح'],
    ['Cliquez sur le lien', 'asks-to-follow-link', 'Cliquez sur le lien'],
    [
      'Bitte hier klicken: https://a-shop.net',
      'asks-to-follow-link',
      'klicken: https://a-shop.net',
    ],
    ['لديك مبلغ، اضغط لاستلامه', 'asks-to-follow-link', 'اضغط لاستلامه'],
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
    ['انقل فلوسك لحساب النيابة', 'asks-to-move-money', 'انقل فلوسك لحساب النيابة'],
    [
      'للتواصل مع الضابط المسؤول: 0563310987',
      'asks-to-call',
      'للتواصل مع الضابط المسؤول: 0563310987',
    ],
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
      'Work from home, 3 hours a day. Send me a private message',
      'asks-to-move-chat',
      'Send me a private message',
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
      'need 5 sims on your name, cash each',
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
    ['I need some gift cards', 'asks-for-gift-cards', 'need some gift cards'],
    ['نزل برنامج الدعم عن بعد', 'asks-for-remote-access', 'برنامج الدعم عن بعد'],
    [
      'Payments land in your account, keep 7 percent',
      'asks-to-lend-account',
      'Payments land in your account, keep',
    ],
    ['Please return the 900 to this number', 'asks-to-move-money', 'return the 900 to this number'],
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
    [
      'أرسل رقم حسابك البنكي لاستقبال حوالات ولك نسبة',
      'asks-to-lend-account',
      'لاستقبال حوالات ولك',
    ],
    [
      'Give us your account details, receive payments and keep 10%',
      'asks-to-lend-account',
      'receive payments and keep 10%',
    ],
    ['افتح حساب باسمك وخذ 900 درهم', 'asks-to-lend-account', 'افتح حساب باسمك وخذ 900'],
    [
      'Bhai bank account aur card kiraye pe de',
      'asks-to-lend-account',
      'account aur card kiraye pe',
    ],
    [
      'You take 1500 for urself and give me rest cash',
      'asks-to-lend-account',
      'You take 1500 for urself and give me rest',
    ],
    ['Just give atm card for one day', 'asks-to-lend-account', 'give atm card for one day'],
    [
      'Tum apne liye 500 rakh lo baaki mujhe de do',
      'asks-to-lend-account',
      'Tum apne liye 500 rakh lo baaki mujhe de',
    ],
    ['अपने लिए 500 रख लो बाकी मुझे दे दो', 'asks-to-lend-account', 'अपने लिए 500 रख लो बाकी मुझे दे'],
    ['Uupahan ko ang ATM mo', 'asks-to-lend-account', 'Uupahan ko ang ATM'],
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
    [
      'Кому из вас интересна новая работа с большой и честной оплатой, пишите мне в личку',
      'asks-to-move-chat',
      'пишите мне в личку',
    ],
    ['Нужны карты для приема', 'asks-to-lend-account', 'карты для приема'],
    ['أنت الرابح، اتصل على 70011223', 'asks-to-call', 'الرابح، اتصل على 70011223'],
    [
      'If you wish to join the team contact our Sara by Whats-App',
      'asks-to-move-chat',
      'contact our Sara by Whats-App',
    ],
    ['Перейдите по ссылке', 'asks-to-follow-link', 'Перейдите по ссылке'],
    ['লিংকে ক্লিক করুন', 'asks-to-follow-link', 'লিংকে ক্লিক'],
    [
      'My boss asked me to buy vouchers. Is it a scam?',
      'asks-for-gift-cards',
      'asked me to buy vouchers',
    ],
    [
      'We need account holders to take client funds and forward them',
      'asks-to-lend-account',
      'account holders to take client funds and forward',
    ],
    ['حسابات بنكية تستقبل فلوس زبائن', 'asks-to-lend-account', 'حسابات بنكية تستقبل فلوس'],
    [
      'Tere account me 20 hazar aayega, nikal ke de dena',
      'asks-to-lend-account',
      'Tere account me 20 hazar aayega, nikal ke de',
    ],
    ['أول شي تحط 100 من عندك', 'asks-to-pay', 'تحط 100 من عندك'],
    [
      'Your ATM card is stopped, contact this number 056228787',
      'asks-to-call',
      'contact this number 056228787',
    ],
    [
      'Kannst du mir bitte noch heute 480 Euro überweisen',
      'asks-to-move-money',
      'Kannst du mir bitte noch heute 480 Euro überweisen',
    ],
    ['Peux-tu me faire un virement', 'asks-to-move-money', 'Peux-tu me faire un virement'],
    ['Puedes hacerme una transferencia', 'asks-to-move-money', 'Puedes hacerme una transferencia'],
    ['Potresti farmi un bonifico', 'asks-to-move-money', 'Potresti farmi un bonifico'],
    [
      'Kun je 350 euro voor me overmaken',
      'asks-to-move-money',
      'Kun je 350 euro voor me overmaken',
    ],
    ['Pode fazer um pix', 'asks-to-move-money', 'Pode fazer um pix'],
    ['Send min 0.005 BTC and get double back', 'asks-for-crypto', 'Send min 0.005 BTC'],
    [
      'Rent out your bank account and get $600 a week',
      'asks-to-lend-account',
      'Rent out your bank account and get $600',
    ],
    [
      'Receive parcels at home and reship them',
      'asks-to-lend-account',
      'Receive parcels at home and reship',
    ],
    [
      'We mail you a check for your equipment',
      'asks-to-lend-account',
      'mail you a check for your equipment',
    ],
    ['Bring 200 dirhams in Steam cards', 'asks-for-gift-cards', '200 dirhams in Steam cards'],
    ['Перевести нужно на безопасный счет', 'asks-to-move-money', 'безопасный счет'],
    [
      'هتستلم تحويلات على خطك وتحولها لرقم غيره ولك ٤٪',
      'asks-to-lend-account',
      'هتستلم تحويلات على خطك وتحولها لرقم غيره ولك',
    ],
    [
      'نشتري منك شرائح باسمك، نعطيك ٥٠ على الوحدة',
      'asks-to-lend-account',
      'نشتري منك شرائح باسمك، نعطيك ٥٠ على',
    ],
    ['ابعتي 700 على انستاباي باسم أختي', 'asks-to-move-money', 'ابعتي 700 على انستاباي'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('an ordinary mention asks for nothing', () => {
  test.for([
    ['My bank card is new, I pay 400 for the bus', 'asks-to-lend-account'],
    ['محتاج تحويلة من الدكتور اليوم عشان التأمين', 'asks-to-move-money'],
    ['تشتريلي كرت نول من المترو؟', 'asks-for-gift-cards'],
    ['افتح حساب بنك عشان الراتب ينزل فيه', 'asks-to-lend-account'],
    ['I moved my booking to yours, keep the seat', 'asks-to-lend-account'],
    ['استلم الحوالة من البنك وادفع الإيجار', 'asks-to-lend-account'],
    ['شريحة جديدة باسمك جاهزة في الفرع', 'asks-to-lend-account'],
    ['We paid invoice 4411 by bank transfer to your account', 'asks-to-move-money'],
    ['Pay your bill at https://www.dewa.gov.ae', 'asks-to-pay'],
    ['Log in at https://www.adcb.com', 'asks-to-follow-link'],
    ['Never transfer money to a safe account', 'asks-to-move-money'],
    ['أنقل فلوسي من حساب الراتب لحساب التوفير', 'asks-to-move-money'],
    ['Please pay AED 95 at the counter', 'asks-to-move-money'],
    ['Can you pay the gardener 60 dhs today', 'asks-to-move-money'],
    ['Can you send me the drawing in 20 minutes?', 'asks-to-move-money'],
    ['Send me pictures of the 3 rooms', 'asks-to-move-money'],
    ['Send me 4 copies of the letter', 'asks-to-move-money'],
    ['We could not process your payment', 'asks-to-move-money'],
    ['Do not click the link', 'asks-to-follow-link'],
    ['Login details:\nServer: https://team.example.net', 'asks-to-follow-link'],
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
    ['We need your bank account number to transfer your salary', 'asks-to-lend-account'],
    ['نحتاج رقم حسابك البنكي لتحويل الراتب 4500 درهم', 'asks-to-lend-account'],
    ['لاستلام جائزتك أرسل رقم الحساب البنكي ورسوم 450 درهم', 'asks-to-lend-account'],
    ['Change the sim to your name at the shop', 'asks-to-lend-account'],
    ['توجد ٤ شرائح باسمك لدى المشغلين', 'asks-to-lend-account'],
    ['I have an Easypaisa account', 'asks-to-move-money'],
    ['We refund to your card within 14 days', 'asks-to-move-money'],
    ['افتح حساب باسمك في التطبيق', 'asks-to-lend-account'],
    ['الكود في التطبيق عطني إياه', 'asks-for-remote-access'],
    ['نزل التطبيق بعد التحديث', 'asks-for-remote-access'],
    ['Payments land in your account within 3 days', 'asks-to-lend-account'],
    ['حولي لي ٣٠٠ على حسابي وأجيب لك الدواء', 'asks-to-lend-account'],
    ['استخدم حساب ابل للدخول', 'asks-to-lend-account'],
    ['Pay the duty of AED 80 or to the courier by card', 'asks-to-pay'],
    ['Withdraw your application and give the form to reception', 'asks-to-lend-account'],
    ['Your prize is on its way. Reply above this line', 'asks-to-move-chat'],
    ['بطاقات آبل متوفرة في الفرع', 'asks-for-gift-cards'],
    ['نزل التطبيق من المتجر', 'asks-to-install'],
    ['Open the RTA app, sign in with UAE PASS and pay AED 350', 'asks-to-install'],
    ['Please call Mr Khan about the keys', 'asks-to-call'],
    ['My sister asked me to buy vouchers for the party', 'asks-for-gift-cards'],
    [
      'Buy 3 gift cards for the raffle, bring the receipt, petty cash reimburses you',
      'asks-for-gift-cards',
    ],
    ['Account holders receive a statement every month', 'asks-to-lend-account'],
    ['Mere account me salary aayegi to nikal ke de dunga', 'asks-to-lend-account'],
    ['Take 50 for yourself and give the rest to your sister', 'asks-to-lend-account'],
    ['The bank will give a new ATM card in two days', 'asks-to-lend-account'],
    ['Chhote ki fees bhar dena aur baki 500 rakh lena', 'asks-to-lend-account'],
    ['Uupahan ko ang kwarto, bayad sa ATM', 'asks-to-lend-account'],
    ['Open the link I sent you yesterday', 'asks-to-follow-link'],
    ['مبروك المولود، اتصلي علي بعد العصر', 'asks-to-call'],
    ['Reply with the number of guests', 'asks-to-follow-link'],
    ['أرسل نعم إذا بتحضر العشاء', 'asks-to-follow-link'],
    ['Kannst du mir 2 Fotos schicken', 'asks-to-move-money'],
    ['Pouvez-vous me rappeler vers 14 h', 'asks-to-move-money'],
    ['Puedes hacer 2 copias', 'asks-to-move-money'],
    ['My phone works again, call me on this number', 'asks-to-call'],
    ['Receive your parcel at home between 4 and 6', 'asks-to-lend-account'],
    ['Rent a car and get the second day free', 'asks-to-lend-account'],
    ['I paid 200 dirhams with my bank card', 'asks-for-gift-cards'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})

describe('a button whose link was lost when the mail was copied', () => {
  test.for([
    ['Two letters wait for you.\n\nRETRIEVE LETTERS\n\nThe post room', 'RETRIEVE LETTERS'],
    ['Your box is locked.\n\n[Unlock my mailbox]', 'Unlock my mailbox'],
    ['صندوقك مقفل.\n\nتأكيد الحساب\n\nفريق البريد', 'تأكيد الحساب'],
  ] as const)('is to be followed: %s', ([text, words]) => {
    expect(quoted(text, 'asks-to-follow-link', 'email')).toContain(words)
  })

  test.for([
    'Agenda\n\nRelease plan, rooms and dates\n\nOmar',
    'Dear Ali,\nread the minutes and\nconfirm by Sunday\n\nOmar',
    'Confirm\n\nThe plan is good.',
    'Two letters wait.\n\nSee the museum',
    'Our best story.\n\nRead more\n\nUnlock 20% off\n\nListen now',
    'See https://en.wikipedia.org\n\nRead more\n\nOmar',
  ])('is none: %s', (text) => {
    expect(quoted(text, 'asks-to-follow-link', 'email')).toEqual([])
  })
})

describe('a boss who asks for cards with numbers on them', () => {
  test.for([
    'لو سمحت اشحن لي بطاقات آيتونز ب 1000 درهم انا مديرك في اجتماع ولا تخبر احد',
    'معك المدير، دبر لي بطاقات ستيم بألفين درهم ولا تقول لأحد',
    'Please get me iTunes gift cards for 1000 AED, I am your manager in a meeting, do not tell anyone',
    'ana el mudeer, ishtri gift cards b 500 dirham w arsel el code, la t5aber a7ad',
  ])('%s', (text) => {
    const { findings, scamType } = analyze({ type: 'message', text })
    expect(scamType).toBe('gift-card')
    expect(findings.map(({ code }) => code)).not.toContain('prize')
  })

  test('is told from whoever wants such a card for himself', () => {
    expect(quoted('Get me an iTunes card, I am in the mall', 'asks-for-gift-cards')).toEqual([])
    expect(quoted('اشحن لي بطاقة آيتونز يا بابا', 'asks-for-gift-cards')).toEqual([])
  })
})

test('who begs by mail for cards with numbers on them is no child', () => {
  const text = 'Could you buy me two Razer vouchers? I am in hospital.'
  expect(quoted(text, 'asks-for-gift-cards', 'email')).toEqual(['buy me two Razer vouchers'])
  const favour = 'Do me a favour and bring an Apple gift card'
  expect(quoted(favour, 'asks-for-gift-cards', 'email')).toEqual([
    'favour and bring an Apple gift card',
  ])
  expect(quoted('Dad, buy me a Steam card please', 'asks-for-gift-cards')).toEqual([])
  expect(quoted('Anna bought a gift card for you', 'asks-for-gift-cards', 'email')).toEqual([])
})

test.for([
  ['Send gift cards, 3 of AED 500 each', 'asks-for-gift-cards'],
  ['Not working without the update, click the link', 'asks-to-follow-link'],
])('an action is wanted however it is put: %s', ([text, code]) => {
  expect(quoted(text!, code!)).not.toEqual([])
})

test.for([
  ['Without clicking any link, open the app', 'asks-to-follow-link'],
  ['We do not send links. If asked to click a link, hang up', 'asks-to-follow-link'],
])('nothing is to be followed where the text only speaks of it: %s', ([text, code]) => {
  expect(quoted(text!, code!)).toEqual([])
})

test.for([
  'بطاقتك محظورة، اتصل بهذا الرقم',
  'للتحديث تواصل بهذه الأرقام',
])('a number that the copy lost is to be called: %s', (text) => {
  expect(quoted(text, 'asks-to-call')).not.toEqual([])
})

describe('an office books what it buys for its people, and a fraudster wants the codes', () => {
  test.for([
    'Please buy 3 gift cards of AED 200 for the raffle and bring the receipt, petty cash will reimburse you.',
    'Could you pick up some Amazon gift cards for the team awards? Submit the receipt to finance and we will reimburse you with the salary.',
    'اشتري 5 بطاقات هدايا للموظفين وسلمي الفاتورة للمحاسب لو سمحت',
  ])('%s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })

  test.for([
    'Buy 4 gift cards for the client and send me the codes, petty cash will reimburse you',
    'Please buy 5 Apple gift cards, scratch them and send photos, give the receipt to accounts',
    'اشتري 5 بطاقات آيتونز وصوري الأكواد وسلمي الفاتورة للمحاسب',
  ])('%s', (text) => {
    expect(analyze({ type: 'message', text })).toMatchObject({
      isSafe: false,
      scamType: 'gift-card',
    })
  })

  test('and by mail he needs iTunes cards', () => {
    const text =
      "Subject: Quick task\n\nAre you at your desk? I need iTunes cards for staff appreciation today. Keep it between us. Email me the codes, I can't take calls."
    expect(analyze({ type: 'email', text })).toMatchObject({ isSafe: false, scamType: 'gift-card' })
  })
})

describe('money, apps and accounts are asked for in Arabic dialects', () => {
  test.for([
    ['رجعها على رقم ابني', 'asks-to-move-money', 'رجعها على الرف'],
    ['ببعتلك واحد ياخدهم من البيت', 'asks-to-move-money', 'ببعتلك الولاد ياخدوا الكتب'],
    ['فيك تبعتلي ٢٠٠٠ لبكرا', 'asks-to-move-money', 'فيك تبعتلي اللوكيشن'],
    ['momken teb3atly 800 la bokra', 'asks-to-move-money', 'momken teb3atly el location'],
    ['نزل البرنامج من هاللينك واعطيه صلاحية الصور', 'asks-to-install', 'نزل الصور من الكاميرا'],
    ['منمرق عليه دفعات زبائن وبتاخد نسبة', 'asks-to-lend-account', 'منمرق عليك بعد الشغل'],
    ['بينزلك ٢٠ الف، اسحبهم لي وخل لك الف', 'asks-to-lend-account', 'نزل راتبك، اسحب اللي تحتاجه'],
    [
      'meen 3ando 7esab msh byesta3melo? ana meen 3ando 7esab shtreeh',
      'asks-to-lend-account',
      'meen 3ando 7esab fe adcb? kam el rsoom',
    ],
  ])('%s', ([fraud, code, ordinary]) => {
    expect(quoted(fraud!, code!)).not.toEqual([])
    expect(quoted(ordinary!, code!)).toEqual([])
  })
})
