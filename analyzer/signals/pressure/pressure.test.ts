import { describe, expect, test } from 'vitest'
import { quoted } from '../testing/quoted.ts'

describe('pressure is put on', () => {
  test.for([
    ['Not a word to the others in the bus', 'demands-secrecy', 'Not a word to'],
    ['My daddy must not hear of it', 'demands-secrecy', 'daddy must not hear'],
    ["Don't copy the accounts team, I sign later", 'demands-secrecy', "Don't copy the accounts"],
    ["Please don't ask the registrar about it", 'demands-secrecy', "don't ask the registrar"],
    ['Keep it quiet till the letter comes', 'demands-secrecy', 'Keep it quiet till'],
    ['Ihr Konto wird morgen gesperrt', 'threatens-account', 'Konto wird morgen gesperrt'],
    ['Votre compte sera bientôt suspendu', 'threatens-account', 'compte sera bientôt suspendu'],
    ['Su tarjeta fue bloqueada', 'threatens-account', 'tarjeta fue bloqueada'],
    ['Suspicious behavior on your card', 'threatens-account', 'Suspicious behavior'],
    ['Kartınız yarın bloke edilir', 'threatens-account', 'Kartınız yarın bloke'],
    [
      'Two undelivered messages will be removed',
      'threatens-account',
      'undelivered messages will be removed',
    ],
    ['Please avoid calling your bank', 'demands-secrecy', 'avoid calling your bank'],
    ['لا تناقش التحويل مع أي زميل', 'demands-secrecy', 'لا تناقش التحويل مع أي'],
    ['I need your urgent help', 'plea', 'need your urgent help'],
    ['باجر نحوله النيابة', 'threatens-law', 'نحوله النيابة'],
    ['فريق الفصل في الطريق', 'threatens-cut-off', 'فريق الفصل في الطريق'],
    ['உங்கள் சிம் பிளாக் ஆகும்', 'threatens-account', 'சிம் பிளாக்'],
    ['तपाईंको खाता ब्लक हुनेछ', 'threatens-account', 'खाता ब्लक हुनेछ'],
    ['ഇന്ന് സിം ബ്ലോക്ക് ആകും', 'threatens-account', 'സിം ബ്ലോക്ക്'],
    ['Act now', 'urgency', 'Act now'],
    ['خلال 24 ساعة', 'urgency', 'خلال 24 ساعة'],
    ['Your account has been suspended', 'threatens-account', 'account has been suspended'],
    ['حسابك سيتم إيقافه', 'threatens-account', 'حسابك سيتم إيقافه'],
    ['A message says my card is blocked, is it a scam?', 'threatens-account', 'card is blocked'],
    ['سيتم تعليق حسابك', 'threatens-account', 'تعليق حسابك'],
    ['Pay to avoid legal action', 'threatens-law', 'legal action'],
    ['منع من السفر', 'threatens-law', 'منع من السفر'],
    ['Your mailbox exceeded its limit', 'threatens-account', 'mailbox exceeded its limit'],
    ['Your visa will be cancelled', 'threatens-visa', 'visa will be cancelled'],
    ['Your UAE PASS is deactivated', 'threatens-account', 'Your UAE PASS is deactivated'],
    ['Your passport was suspended', 'threatens-visa', 'passport was suspended'],
    ['You are barred from leaving the UAE', 'threatens-visa', 'barred from leaving the UAE'],
    ['جوازك موقوف', 'threatens-visa', 'جوازك موقوف'],
    ['اسمك في قائمة الممنوعين من السفر', 'threatens-visa', 'اسمك في قائمة الممنوعين من السفر'],
    ['عليك تعميم من الشرطة', 'threatens-visa', 'عليك تعميم'],
    ['Your SIM will be deactivated', 'threatens-cut-off', 'SIM will be deactivated'],
    ['Do not tell anyone', 'demands-secrecy', 'not tell anyone'],
    ['Send me the OTP. Do not tell anyone', 'demands-secrecy', 'not tell anyone'],
    ['Keep it between us', 'demands-secrecy', 'Keep it between us'],
    ['خلها سر بيننا', 'demands-secrecy', 'خلها سر بيننا'],
    ['Your line will be disconnected', 'threatens-account', 'Your line will be disconnected'],
    ['Keep your camera on', 'stay-on-call', 'Keep your camera on'],
    ['You are under digital arrest', 'stay-on-call', 'digital arrest'],
    ['If you disconnect a patrol comes', 'stay-on-call', 'If you disconnect a patrol'],
    ['A patrol will come to your villa', 'threatens-law', 'patrol will come to your villa'],
    ['لا تسكر الخط', 'stay-on-call', 'لا تسكر الخط'],
    ['Only you can help me', 'plea', 'Only you can help'],
    ['أرجوكم ساعدوني', 'plea', 'أرجوكم'],
    ['Dont loop in finance yet', 'demands-secrecy', 'Dont loop in finance'],
    ['पापा को मत बताना', 'demands-secrecy', 'पापा को मत बताना'],
    ['वीडियो कॉल पर बने रहिए', 'stay-on-call', 'कॉल पर बने'],
    ['आज आपकी बिजली काट दी जाएगी', 'threatens-cut-off', 'बिजली काट दी जाएगी'],
    ['আপনার সিম বন্ধ হয়ে যাবে', 'threatens-cut-off', 'সিম বন্ধ হয়ে'],
    ['Ihr Konto wurde gesperrt', 'threatens-account', 'Konto wurde gesperrt'],
    ['Rekening Anda diblokir', 'threatens-account', 'Rekening Anda diblokir'],
    ['Ваша карта заблокирована', 'threatens-account', 'карта заблокирована'],
    [
      'Your website is infringing my copyright',
      'threatens-law',
      'website is infringing my copyright',
    ],
    ['If the bank asks, say it is for your family', 'demands-secrecy', 'If the bank asks, say'],
    [
      'Press continue when the bank shows a warning',
      'demands-secrecy',
      'Press continue when the bank shows a warning',
    ],
    ['لو سألك البنك قول إنها للعائلة', 'demands-secrecy', 'لو سألك البنك قول'],
    [
      'I reported your Steam account by accident',
      'threatens-account',
      'reported your Steam account by accident',
    ],
    ['خالتي ماتقوليش لحد', 'demands-secrecy', 'ماتقوليش لحد'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('a plain notice presses nobody', () => {
  test.for([
    ['Keep quiet in the library please', 'demands-secrecy'],
    ['Ask the registrar about the seat', 'demands-secrecy'],
    ['I did not ask him, he is at work', 'demands-secrecy'],
    ['متقولش الكود لأي حد', 'demands-secrecy'],
    ['Your account will not be blocked', 'threatens-account'],
    ['بطاقتك المنتهية بـ 4432 جاهزة', 'threatens-account'],
    ['Exceeding the speed limit is dangerous', 'threatens-account'],
    ['Quick question about the meeting', 'urgency'],
    ['Your visa is ready', 'threatens-visa'],
    ['وصلنا تعميم من المدرسة عن الإجازة', 'threatens-visa'],
    ['Your Careem ride was cancelled', 'threatens-account'],
    ['The passport office is closed on Friday', 'threatens-visa'],
    ['Students are barred from leaving the school alone', 'threatens-visa'],
    ['جوازك جاهز للاستلام', 'threatens-visa'],
    ['Electricity prices fell', 'threatens-cut-off'],
    ['My camera is broken', 'stay-on-call'],
    ['Keep your camera on in the meeting', 'stay-on-call'],
    ['This e-mail is strictly confidential', 'demands-secrecy'],
    ['We keep your records private', 'demands-secrecy'],
    ['Your OTP is 482913. Do not disclose it to anyone.', 'demands-secrecy'],
    ['Never tell anyone your PIN', 'demands-secrecy'],
    ['لا تخبر أحدا عن رمزك', 'demands-secrecy'],
    ['حسب الاتفاق بيننا', 'demands-secrecy'],
    ['The Red Line will be closed on Friday', 'threatens-cut-off'],
    ['Your order number 48213 has been cancelled', 'threatens-account'],
    ['Can I help you?', 'plea'],
    ['अपना पिन किसी को मत बताइए', 'demands-secrecy'],
    ['Please include the team', 'demands-secrecy'],
    ['Send your account number, it is credited tonight', 'threatens-cut-off'],
    ['कॉल करके बताना', 'stay-on-call'],
    ['digital arrest wala news dekha?', 'stay-on-call'],
    ['Pay by card now to hold the date', 'threatens-account'],
    ['Die Straße ist gesperrt, das Konto ist offen', 'threatens-account'],
    ['Le compte est bon', 'threatens-account'],
    ['La cuenta, por favor', 'threatens-account'],
    ['Your two queued messages were sent, none was lost', 'threatens-account'],
    ['تم إيقاف التحقق بخطوتين على حسابك', 'threatens-account'],
    ['Avoid calling after ten in the evening', 'demands-secrecy'],
    ['لا تناقش الأسعار قبل الاجتماع', 'demands-secrecy'],
    ['Two-factor authentication was disabled on your account', 'threatens-account'],
    ['Otherwise someone may have accessed your account', 'threatens-account'],
    ['Write to us if you think your account was compromised', 'threatens-account'],
    ['If you leave by six you miss the traffic', 'stay-on-call'],
    ['The plumber will come to your villa', 'threatens-law'],
    ['बिजली का बिल भर दिया', 'threatens-cut-off'],
    ['Ваша карта готова', 'threatens-account'],
    ['Ihr Konto ist eröffnet', 'threatens-account'],
    ['The copyright of this website is ours', 'threatens-law'],
    ['If the bank calls about your card, hang up', 'demands-secrecy'],
    ['My account is suspended', 'threatens-account'],
    ['The bank blocked my card', 'threatens-account'],
    ['حسابي في البنك مجمد', 'threatens-account'],
    ['البنك جمد حسابي', 'threatens-account'],
    ['mera account block ho gaya', 'threatens-account'],
    ['I reported the broken lift to the office', 'threatens-account'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})

test.for([
  ['Your water will be cut off for maintenance unless you call 0551234567', 'threatens-cut-off'],
  ['Police: your phone visited adult sites, pay the fine', 'threatens-law'],
])('it threatens: %s', ([text, code]) => {
  expect(quoted(text!, code!)).not.toEqual([])
})

test.for([
  ['The water will be cut off tomorrow from 9 to 1 for tank cleaning', 'threatens-cut-off'],
  [
    'سكان البرج، بيتم قطع الكهرباء باجر ساعتين لتركيب عداد جديد، كلموا المهندس 0501112223',
    'threatens-cut-off',
  ],
  ['I recorded you while you visited adult sites, send 900 dollars', 'threatens-law'],
])('works that are announced cut nobody off, and a blackmailer threatens with no law: %s', ([
  text,
  code,
]) => {
  expect(quoted(text!, code!)).toEqual([])
})

describe('what authorities and banks tell and warn of is no threat', () => {
  test.for([
    ['النيابة العامة: قُيد بلاغكم رقم 812 ويمكن متابعته عبر التطبيق', 'threatens-law'],
    ['النيابة العامة: إذا تعرضت لاحتيال فلا تشارك رمز التحقق وأبلغ الشرطة', 'threatens-law'],
    ['اتصل بنا على 600540000 لإيقاف بطاقتك', 'threatens-account'],
    ['يرجى تحديث بياناتك في نظام الموارد البشرية قبل الخميس', 'threatens-account'],
    ['حسابي معلق وهذا رقم حساب زميلي', 'threatens-account'],
  ] as const)('%s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })

  test.for([
    ['معك النيابة العامة، لديك قضية', 'معك النيابة العامة'],
    ['النيابة العامة: صدر أمر ضبط', 'النيابة العامة: صدر أمر'],
  ] as const)('but "%s" is', ([text, words]) => {
    expect(quoted(text, 'threatens-law')[0]).toContain(words)
  })
})

describe('what is denied is what the "not" stands before, and no second claim', () => {
  test.for([
    ['Your bill is not updated and power will be disconnected tonight', 'threatens-cut-off'],
    ['The KYC was not updated so your SIM will be blocked', 'threatens-cut-off'],
    ['لم يتم سداد الفاتورة وسيتم فصل الكهرباء الليلة', 'threatens-cut-off'],
    ['لم يتم تحديث بياناتك وسيتم إيقاف بطاقتك اليوم', 'threatens-account'],
    ['صور هويتك وأرسلها ولا بتوقف خدماتك اليوم', 'threatens-account'],
  ])('%s: %s', ([text, code]) => {
    expect(quoted(text!, code!)).not.toEqual([])
  })

  test.for([
    ['Your power will not be cut and your water will not be disconnected', 'threatens-cut-off'],
    ['The line will not be changed or disconnected', 'threatens-cut-off'],
    ['لن يتم فصل الكهرباء ولن تقطع المياه', 'threatens-cut-off'],
    ['لا تحاتي ولا بتوقف خدماتك', 'threatens-account'],
  ])('denied: %s: %s', ([text, code]) => {
    expect(quoted(text!, code!)).toEqual([])
  })
})

describe('Arabic dialects keep others out and the reader on the line', () => {
  test.for([
    ['لا تقول حق الربع، لا تخبر الربع', 'demands-secrecy', 'خبر الربع كلهم'],
    ['السالفة خلها سر لين تستلم', 'demands-secrecy', 'السالفة خلها لين تستلم'],
    ['mat2olsh le 7ad ya 3am', 'demands-secrecy', '2ol le kol el nas ya 3am'],
    ['حولوا لنا وما تكتبو تبرع', 'demands-secrecy', 'حولوا لنا واكتبو اسم الطالب'],
    ['ماتقفليش السكة لحد ما الراجل يوصل', 'stay-on-call', 'اقفلي السكة وانا هكلمك'],
    ['mat2felsh el camera la7ad ma nekhallas', 'stay-on-call', 'e2fel el camera lamma nekhallas'],
    ['رقمكم استخدم في رسائل احتيال', 'threatens-law', 'رقمكم مسجل في خدمة الرسائل'],
    ['اللي ما يدفع بنسجله هارب', 'threatens-visa', 'اللي ما يحضر بنسجله غايب'],
    ['ابوس ايدك ساعتين بس', 'plea', 'ابوس خدودك يا قمر'],
  ])('%s', ([fraud, code, ordinary]) => {
    expect(quoted(fraud!, code!)).not.toEqual([])
    expect(quoted(ordinary!, code!)).toEqual([])
  })
})
