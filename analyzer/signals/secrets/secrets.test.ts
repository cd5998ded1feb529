import { describe, expect, test } from 'vitest'
import { analyze } from '../../index.ts'
import { quoted } from '../testing/quoted.ts'

describe('a secret is asked for', () => {
  test.for([
    ['Just read me the sms when it comes', 'asks-for-code', 'read me the sms when it comes'],
    ['Could you read out what just pinged you', 'asks-for-code', 'read out what just pinged you'],
    ['Send me your login and I add the points', 'asks-for-password', 'Send me your login'],
    [
      'uaepass sign request comes, accept it when I say',
      'asks-to-approve',
      'uaepass sign request comes, accept',
    ],
    [
      'A UAE PASS request will come now, press yes',
      'asks-to-approve',
      'UAE PASS request will come now, press',
    ],
    [
      'All staff must validate their login information',
      'asks-for-password',
      'validate their login information',
    ],
    ['Please share the OTP with our agent', 'asks-for-code', 'share the OTP'],
    [
      'Tell our specialist the approval code',
      'asks-for-code',
      'Tell our specialist the approval code',
    ],
    ['Our agent needs the OTP to credit it', 'asks-for-code', 'Our agent needs the OTP'],
    ['He will call, keep the OTP ready', 'asks-for-code', 'keep the OTP ready'],
    ['wasalak code 3ala il whatsapp, 36ni yah', 'asks-for-code', 'code 3ala il whatsapp, 36ni'],
    ['wasalak code, 3tini yah', 'asks-for-code', 'code, 3tini yah'],
    [
      'Ring us with your card and PIN ready',
      'asks-for-card',
      'Ring us with your card and PIN ready',
    ],
    [
      'Call our desk, debit card ready for payment',
      'asks-for-card',
      'Call our desk, debit card ready for payment',
    ],
    ['بطاقتج بس نحتاج رقمها والرمز', 'asks-for-card', 'بطاقتج بس نحتاج رقمها والرمز'],
    ['Keep your CVV ready', 'asks-for-card', 'Keep your CVV ready'],
    [
      'Give only the number behind the card',
      'asks-for-card',
      'Give only the number behind the card',
    ],
    ['الرجاء ارسال رمز التحقق', 'asks-for-code', 'ارسال رمز التحقق'],
    ['Send your card number and CVV', 'asks-for-card', 'Send your card number and CVV'],
    [
      'Send your Emirates ID, card number and expiry',
      'asks-for-card',
      'Send your Emirates ID, card number and expiry',
    ],
    [
      'Send your insurance card and credit card number',
      'asks-for-card',
      'Send your insurance card and credit card number',
    ],
    ['أدخل بيانات بطاقتك', 'asks-for-card', 'أدخل بيانات بطاقتك'],
    ['أحتاج تاريخ الانتهاء والثلاث أرقام', 'asks-for-card', 'تاريخ الانتهاء والثلاث أرقام'],
    ['يرجى تحديث البطاقة من الرابط', 'asks-for-card', 'تحديث البطاقة'],
    ['डिलीवरी के लिए जो कोड आया है वो बताइए', 'asks-for-code', 'कोड आया है वो बताइए'],
    ['Confirm your PIN', 'asks-for-password', 'Confirm your PIN'],
    ['نحتاج اسم المستخدم وكلمة السر', 'asks-for-password', 'نحتاج اسم المستخدم وكلمة السر'],
    ['ارسل كلمة المرور', 'asks-for-password', 'ارسل كلمة المرور'],
    ['Send a copy of your passport', 'asks-for-id', 'Send a copy of your passport'],
    ['ارسل صورة الهوية', 'asks-for-id', 'ارسل صورة الهوية'],
    [
      'Provide your bank account details',
      'asks-for-bank-details',
      'Provide your bank account details',
    ],
    ['Enter your seed phrase', 'asks-for-wallet-key', 'Enter your seed phrase'],
    [
      'Approve the request you see to cancel it',
      'asks-to-approve',
      'Approve the request you see to cancel it',
    ],
    ['وافق على الطلب الذي يظهر', 'asks-to-approve', 'وافق على الطلب الذي يظهر'],
    [
      'Approve the purchase request you get on your phone',
      'asks-to-approve',
      'Approve the purchase request you get',
    ],
    [
      'Update your personal information',
      'asks-for-personal-details',
      'Update your personal information',
    ],
    [
      'Text us NAME/AGE/NATIONALITY today',
      'asks-for-personal-details',
      'Text us NAME/AGE/NATIONALITY',
    ],
    ['To confirm delivery dial *21*0501234567#', 'asks-to-forward-calls', '*21*0501234567#'],
    ['لتأكيد الشحنة اطلب *٢١*٠٥٠١٢٣٤٥٦٧#', 'asks-to-forward-calls', '*٢١*٠٥٠١٢٣٤٥٦٧#'],
    ['सिम चालू रखने के लिए *401*9876543210 डायल करें', 'asks-to-forward-calls', '*401*9876543210'],
    ['تصدیق کے لیے **62*0501234567# ملائیں', 'asks-to-forward-calls', '**62*0501234567#'],
    [
      'Open Linked devices, choose phone number and enter K3XQ-9ZTB',
      'asks-to-link-device',
      'Linked devices, choose phone number and enter',
    ],
    [
      'In WhatsApp open linked devices and enter the code I send you',
      'asks-to-link-device',
      'linked devices and enter',
    ],
    ['افتح الأجهزة المرتبطة وأدخل K3XQ-9ZTB', 'asks-to-link-device', 'الأجهزة المرتبطة وأدخل'],
    ['लिंक्ड डिवाइस खोलें और K3XQ-9ZTB डालें', 'asks-to-link-device', 'लिंक्ड डिवाइस खोलें और K3XQ-9ZTB डालें'],
    ['لنکڈ ڈیوائسز میں K3XQ-9ZTB ڈالیں', 'asks-to-link-device', 'لنکڈ ڈیوائسز میں K3XQ-9ZTB ڈالیں'],
    ['OTP bata do nahi to account band ho jayega', 'asks-for-code', 'OTP bata'],
    ['You will get some digits. Just type them here', 'asks-for-code', 'type them here'],
    ['سيصلك رقم من البنك أرسله لي', 'asks-for-code', 'سيصلك رقم من البنك أرسله'],
    ['وصلك رمز من البنك. أرسله لي', 'asks-for-code', 'أرسله لي'],
    ['Tell me the number you got by SMS', 'asks-for-code', 'Tell me the number you got by SMS'],
    [
      'I need the digits which came on your mobile',
      'asks-for-code',
      'need the digits which came on your mobile',
    ],
    [
      'Verify the digits in the SMS to our agent',
      'asks-for-code',
      'Verify the digits in the SMS to our',
    ],
    ['Tell nobody your OTP except our officer', 'asks-for-code', 'except our officer'],
    ['رمزك 8812، لا تعطه لأحد إلا موظفنا', 'asks-for-code', 'إلا موظفنا'],
    ['وصل الرمز إلى هاتفك، نرجو إبلاغنا به', 'asks-for-code', 'الرمز إلى هاتفك، نرجو إبلاغنا به'],
    ['نرجو موافاتنا بالرمز', 'asks-for-code', 'موافاتنا بالرمز'],
    ['او ٹی پی جلدی بتائیں', 'asks-for-code', 'او ٹی پی جلدی بتائیں'],
    ['36ini el code elly weslek', 'asks-for-code', '36ini el code'],
    [
      'SMS mein jo number aaya, jo code aaya hai wo likh do',
      'asks-for-code',
      'code aaya hai wo likh',
    ],
    ['मोबाइल पर कोड आया होगा, वह बताइए', 'asks-for-code', 'मोबाइल पर कोड आया होगा, वह बताइए'],
    ['Pakibigay ang OTP sa akin', 'asks-for-code', 'Pakibigay ang OTP'],
    ['OTP ippo parayu', 'asks-for-code', 'OTP ippo parayu'],
    ['Donnez le code tout de suite', 'asks-for-code', 'Donnez le code'],
    [
      'You get a UAE PASS prompt, just press confirm',
      'asks-to-approve',
      'get a UAE PASS prompt, just press',
    ],
    ['أرسل آخر 4 أرقام وتاريخ الانتهاء', 'asks-for-card', 'آخر 4 أرقام وتاريخ الانتهاء'],
    ['طرشي لي الكود اللي ياج الحين', 'asks-for-code', 'طرشي لي الكود اللي ياج'],
    ['بدو كود تأكيد، انسخيلي ياهن بسرعة', 'asks-for-code', 'كود تأكيد، انسخيلي ياهن'],
    ['عطني الأرقام الـ16 اللي جدام', 'asks-for-card', 'عطني الأرقام الـ16 اللي جدام'],
    ['Share your debit card both sides', 'asks-for-card', 'Share your debit card both sides'],
    ['I need your card front photo', 'asks-for-card', 'need your card front photo'],
    [
      'بيطلع لك إشعار في الهوية الرقمية وافق عليه',
      'asks-to-approve',
      'إشعار في الهوية الرقمية وافق',
    ],
    ['Which code came to your phone?', 'asks-for-code', 'Which code came'],
    ['The digits should be forwarded to me', 'asks-for-code', 'digits should be forwarded to me'],
    ['Tell nobody the code but me', 'asks-for-code', 'nobody the code but me'],
    ['Share the OTP with our courier now', 'asks-for-code', 'Share the OTP'],
    ['شو الكود اللي وصلك', 'asks-for-code', 'شو الكود اللي وصلك'],
    ['لا تعط الرمز لأحد، أرسله لي', 'asks-for-code', 'أرسله لي'],
    ['Share the OTP that came with the agent', 'asks-for-code', 'Share the OTP'],
    ['OTP भेजें। बैंक ने खाता बंद किया', 'asks-for-code', 'OTP भेजें'],
    ['اپنا OTP بھیجیں۔ یہ نہیں رکے گا', 'asks-for-code', 'OTP بھیجیں'],
    ['ओटीपी बताइए नहीं तो खाता बंद', 'asks-for-code', 'ओटीपी बताइए'],
    [
      'I sent a number, just tell me what it says',
      'asks-for-code',
      'sent a number, just tell me what it says',
    ],
    ['Confirm name and the SMS code you get', 'asks-for-code', 'Confirm name and the SMS code'],
    ['Whatsapp me the code', 'asks-for-code', 'Whatsapp me the code'],
    ['Tell me what came in the SMS', 'asks-for-code', 'Tell me what came in the SMS'],
    ['I upgrade your eSIM, show me the QR from your mail', 'asks-for-code', 'eSIM, show me the QR'],
    ['زودني بالأرقام التي ظهرت عندك', 'asks-for-code', 'زودني بالأرقام التي ظهرت'],
    ['الرقم اللي جالك مليهولي', 'asks-for-code', 'الرقم اللي جالك مليهولي'],
    ['Isend nyo po ang MPIN', 'asks-for-code', 'Isend nyo po ang MPIN'],
    ['Назовите код из смс', 'asks-for-code', 'Назовите код'],
    ['কোডটি এই নম্বরে পাঠান', 'asks-for-code', 'কোডটি এই নম্বরে পাঠান'],
    [
      'Give me the online banking login',
      'asks-for-bank-details',
      'Give me the online banking login',
    ],
    ['اكتب كلمة المرور في النموذج', 'asks-for-password', 'كلمة المرور في النموذج'],
    [
      'The system texted you four digits. I need them to close the ticket',
      'asks-for-code',
      'I need them to close',
    ],
    ['Read back the passcode on your handset', 'asks-for-code', 'Read back the passcode'],
    ['لازم تعطيني الست أرقام', 'asks-for-code', 'تعطيني الست أرقام'],
    ['بتيجيلك رسالة فيها أربع خانات صورها لي', 'asks-for-code', 'صورها لي'],
    ['फोन पर छह अंक आए होंगे, सुनाइए', 'asks-for-code', 'फोन पर छह अंक आए होंगे, सुनाइए'],
    ['weslak rakam men 3andi, eb3ato', 'asks-for-code', 'weslak rakam men 3andi, eb3ato'],
    ['يبون صورة بطاقتي من قدام', 'asks-for-card', 'يبون صورة بطاقتي'],
    [
      'To open it again give us the correct information',
      'asks-for-personal-details',
      'give us the correct information',
    ],
    ['Send two valid IDs and a selfie', 'asks-for-id', 'Send two valid IDs and a selfie'],
    ['وصلك رمز على الجوال، صوريه ودزيه', 'asks-for-code', 'رمز على الجوال، صوريه'],
    ['زود موظفنا المتصل بك بالرمز', 'asks-for-code', 'زود موظفنا المتصل بك بالرمز'],
    ['Nisomee ile code ya simu', 'asks-for-code', 'Nisomee ile code'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('an ordinary mention is no request', () => {
  test.for([
    ['Read me the sms from grandma again', 'asks-for-code'],
    ['Send me the login page, I cannot find it', 'asks-for-password'],
    ['ابعتلي كود الشبكة الجديد اللي على الراوتر', 'asks-for-code'],
    ['صوريه وارسلي الرقم للمدرسة', 'asks-for-code'],
    ['Tell me the number of the villa', 'asks-for-code'],
    ['Which number did you get in the queue?', 'asks-for-code'],
    ['Tell nobody your OTP, our officer will never ask', 'asks-for-code'],
    ['36ini el code 7ag el wifi, code wifi', 'asks-for-code'],
    ['Ibigay ang code sa guard', 'asks-for-code'],
    ['Huwag ibigay ang OTP', 'asks-for-code'],
    ['Ne communiquez jamais le code', 'asks-for-code'],
    ['او ٹی پی کسی کو نہ بتائیں', 'asks-for-code'],
    ['Jo code aaya hai wo kisi ko mat bolo', 'asks-for-code'],
    ['UAE PASS: if you are signing in now, select the number shown', 'asks-to-approve'],
    ['I will have the title deed and his passport copy with me', 'asks-for-id'],
    ['Print my business card both sides, 200 pieces', 'asks-for-card'],
    ['The card front side photo is blurry, print it again', 'asks-for-card'],
    ['Send your Emirates ID card front side for the gate pass', 'asks-for-card'],
    ['You will get a notification when your order is ready', 'asks-to-approve'],
    ['This is an automatic notification\n* * * please accept our apology', 'asks-to-approve'],
    ['Have your OTP 5512 ready for the rider', 'asks-for-code'],
    ['Our agent needs the promo code', 'asks-for-code'],
    ['Have your card ready for the driver', 'asks-for-card'],
    ['Keep your Emirates ID ready', 'asks-for-card'],
    ['The number is on the back of the card, never give it', 'asks-for-card'],
    [
      'Please approve my leave request in the system when you get a minute.\nSara\n04 123 4567',
      'asks-to-approve',
    ],
    ['Kindly approve the PO request when you receive it', 'asks-to-approve'],
    ['Please approve my pull request so I can merge it', 'asks-to-approve'],
    ['Accept the calendar invite message when you see it', 'asks-to-approve'],
    ['يرجى الموافقة على طلب الإجازة الآن في النظام', 'asks-to-approve'],
    ['اعتمد طلب الشراء الذي وصلك عشان نكمل', 'asks-to-approve'],
    ['Never share your OTP with anyone', 'asks-for-code'],
    ['أوقفت الخدمة لعدم تأكيد بياناتك البنكية', 'asks-for-bank-details'],
    ['It was stopped for not confirming your bank details', 'asks-for-bank-details'],
    ['We will never ask for your PIN', 'asks-for-password'],
    ['لا نطلب كلمة السر', 'asks-for-password'],
    ['افتح الإعدادات لتحديث البطاقة', 'asks-for-card'],
    ['الكود اللي عندك عطني إياه بعد ما تستلم الأكل', 'asks-for-code'],
    ['تاريخ الانتهاء مكتوب على العلبة', 'asks-for-card'],
    ['يرجى تحديث البطاقة من تطبيق الفندق', 'asks-for-card'],
    ['डिलीवरी का कोड पार्सल हाथ में लेकर बता देना', 'asks-for-code'],
    ['WhatsApp code 391-482 رمز واتساب الخاص بك', 'asks-for-code'],
    ['معي طردك، ناقص رقم الشقة وبوصلك، اكتبيه هون', 'asks-for-code'],
    ['لا تشارك رمز التحقق مع أحد', 'asks-for-code'],
    ['لن يطلب البنك منك إرسال رمز التحقق', 'asks-for-code'],
    ['Can you send me the latest source code?', 'asks-for-code'],
    ['SBI कभी भी SMS पर CVV या PIN नहीं मांगता', 'asks-for-password'],
    ['Beware of callers who want you to share your OTP', 'asks-for-code'],
    ['You will get some photos. Just send them to me', 'asks-for-code'],
    ['You will get some digits. Never type them here', 'asks-for-code'],
    ['These photos are for us, send it only to me', 'asks-for-code'],
    ['To forward your calls dial **21*number# and press call', 'asks-to-forward-calls'],
    ['Dial *21* followed by the number, ##002# to cancel', 'asks-to-forward-calls'],
    ['Dial *100*0501234567*25# to send credit', 'asks-to-forward-calls'],
    ['Never dial *21*0501234567# for a caller', 'asks-to-forward-calls'],
    ['لتحويل المكالمات اطلب **21*الرقم#', 'asks-to-forward-calls'],
    [
      'Tap Linked devices and enter the 8-character code that your computer shows',
      'asks-to-link-device',
    ],
    ['Enter K3XQ-9ZTB at check-in', 'asks-to-link-device'],
    ['افتح الأجهزة المرتبطة وأدخل الرمز الظاهر على حاسوبك', 'asks-to-link-device'],
    ['Never enter K3XQ-9ZTB in Linked devices', 'asks-to-link-device'],
    ['AED 20 was spent on your card ending 1234', 'asks-for-card'],
    ['Please send your visa number and details to HR', 'asks-for-card'],
    ['Please send your insurance card number', 'asks-for-card'],
    ['Please send me your location pin', 'asks-for-password'],
    ['Ignore this message; your password will not change', 'asks-for-password'],
    ['You will get an SMS with your password', 'asks-for-password'],
    ['Check the details of your login', 'asks-for-password'],
    ['This mail confirms that your password was changed', 'asks-for-password'],
    ['Please confirm your password change in the app', 'asks-for-password'],
    ['Verify your Careem wallet at https://www.careem.com', 'asks-for-wallet-key'],
    ['ما عندي رقمك الجديد، أرسله لي', 'asks-for-code'],
    ['Buy 3 Apple gift cards and send me the codes', 'asks-for-code'],
    ['Share OTP 7731 with the delivery agent', 'asks-for-code'],
    ['شارك الرمز 7731 مع المندوب', 'asks-for-code'],
    ['Give the code to no one except the courier', 'asks-for-code'],
    ['Share the PIN with the driver when your order arrives', 'asks-for-code'],
    ['لا تعط الرمز لأحد غير المندوب، أعطه الرمز', 'asks-for-code'],
    ['أعط الرمز للمندوب عند الاستلام', 'asks-for-code'],
    ['ما اشتغل، عطه الكود اللي يبدأ بسبعة', 'asks-for-code'],
    ['Your passport is ready for collection', 'asks-for-id'],
    ['Tell me what he says about the sofa', 'asks-for-code'],
    ['Show me the QR menu of the restaurant', 'asks-for-code'],
    ['ظهرت النتائج، زودني بالعنوان', 'asks-for-code'],
    ['Isend nyo po ang location', 'asks-for-code'],
    ['Никому не называйте код из смс', 'asks-for-code'],
    ['কোড কাউকে বলবেন না', 'asks-for-code'],
    ['Give me the bank holiday list', 'asks-for-bank-details'],
    ['نسيت كلمة المرور؟ زر الفرع', 'asks-for-password'],
    ['The plan has four digits of budget lines. I need them to plan', 'asks-for-code'],
    ['بتيجيك رسالة من المدرسة، صورها لي', 'asks-for-code'],
    ['परीक्षा में कितने अंक आए, सुनाओ', 'asks-for-code'],
    ['Read back the lesson to your son', 'asks-for-code'],
    ['Upload your vehicle registration card', 'asks-for-card'],
    ['We gave them the full information', 'asks-for-personal-details'],
    ['ارسل الرمز لتأكيد هويتك', 'asks-for-id'],
    ['أرسل صورة بطاقتك البنكية', 'asks-for-id'],
    ['Bring a valid reason when you come', 'asks-for-id'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})

test.for([
  ['OTP bhej diya hai, jaldi batao', 'asks-for-code'],
  ['I read your complaint, now read the OTP to me', 'asks-for-code'],
  ['Paki i-send ang OTP', 'asks-for-code'],
  ['Approve the UAE PASS request I sent you', 'asks-to-approve'],
  ['You have a cashback. Accept it by approving the notification', 'asks-to-approve'],
  ['Share your PIN with the captain', 'asks-for-password'],
])('a secret is wanted however it is put: %s', ([text, code]) => {
  expect(quoted(text!, code!)).not.toEqual([])
})

test.for([
  ['I gave the OTP to the delivery driver', 'asks-for-code'],
  ['I sent the OTP to my wife so she could log in', 'asks-for-code'],
  ['I read the OTP to the man from Etisalat', 'asks-for-code'],
  ['He says he read the OTP to me already, I read the code to him', 'asks-for-code'],
  ['Did you give the driver the OTP?', 'asks-for-code'],
  ['Did they send us the verification code?', 'asks-for-code'],
  ['OTP bata diya maine rider ko', 'asks-for-code'],
  ['آنٹی نے کوڈ بتا دیا', 'asks-for-code'],
  ['We will not ask you to follow a link or share your OTP', 'asks-for-code'],
  ['You will never be asked by our staff to click on a link and send the OTP', 'asks-for-code'],
  ['If you are asked to share your OTP, hang up', 'asks-for-code'],
  ['Share PIN 4432 with the captain to start your ride', 'asks-for-password'],
  ['Please send gift cards list to HR', 'asks-for-card'],
])('who tells what was done with a code, or what nobody will ask, wants none: %s', ([
  text,
  code,
]) => {
  expect(quoted(text!, code!)).toEqual([])
})

describe('the code of an order whose rider waits', () => {
  test.for([
    "Mum send me the delivery PIN from Talabat, the rider is downstairs and won't leave it",
    'Mama send me the code you got from Noon, the guy is at the door',
    'ماما طرشيلي الكود اللي ياج من طلبات، الريال واقف تحت',
    'يا ماما ابعتيلي كود التوصيل، المندوب على الباب',
    "Can you give the rider the Talabat PIN, he's downstairs",
    'Careem: your captain has arrived. Confirm your trip with PIN 0927.',
  ])('is no secret in the family: %s', (text) => {
    for (const code of ['asks-for-code', 'asks-for-password'])
      expect(quoted(text, code)).toEqual([])
  })

  test.for([
    'Mum this is my new number, send me the code you got from Noon, the guy is downstairs',
    'Mum send me the code you got from WhatsApp, I am at the door',
    'Your Talabat driver is at the door, send him the code that came to your phone',
    'ماما طرشيلي الكود اللي ياج من البنك',
  ])('is one where somebody else may ask: %s', (text) => {
    expect(quoted(text, 'asks-for-code')).not.toEqual([])
  })
})

describe('a secret is asked for in the words of the Gulf, the Levant and Arabizi', () => {
  test.for([
    ['أبغى رقم بطاقتك والرقم اللي وراها', 'asks-for-card'],
    ['محتاجين البطاقة والأرقام اللي خلفها', 'asks-for-card'],
    ['يا ريت تدزيلي الرقم اللي وصلك', 'asks-for-code'],
    ['ممكن تطرشيلي الكود اللي وصلج', 'asks-for-code'],
    ['تم دخول حسابك، إذا لم تكن أنت أرسل رمز التحقق', 'asks-for-code'],
    ['36ni el raqam elli wasalek w el OTP', 'asks-for-code'],
  ] as const)('%s: %s', ([text, code]) => {
    expect(quoted(text, code)).not.toEqual([])
  })

  test.for([
    ['اتصل بنا على الرقم الموجود خلف بطاقتك', 'asks-for-card'],
    ['تطرشيلي رقم المدرسة لو سمحتي', 'asks-for-code'],
  ] as const)('but not: %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})

describe("what somebody else sent to the reader's identity or bank is not to be approved", () => {
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
  ])('%s', (text) => {
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
  ])('ordinary: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
    expect(quoted(text, 'asks-to-approve', 'message')).toEqual([])
  })
})

describe('Arabic dialects ask for what is on the card and came by SMS', () => {
  test.for([
    ['رد علينا بالـ١٦ رقم وتاريخ الانتهاء', 'asks-for-card', 'تاريخ الانتهاء ١٦ مارس'],
    ['امليني الرقم اللي وصلك', 'asks-for-code', 'امليني الرقم اللي على الباب'],
    ['لوقف الخصم أرسل الرمز إلى هذا الرقم', 'asks-for-code', 'لا ترسل الرمز إلى هذا الرقم'],
    ['وافقي على الاشعار اللي جاك', 'asks-to-approve', 'شفتي الاشعار اللي جاك من المدرسة'],
    ['جهز رقم الهوية قبل المكالمة', 'asks-for-id', 'جهز القهوة قبل المكالمة'],
  ])('%s', ([fraud, code, ordinary]) => {
    expect(quoted(fraud!, code!)).not.toEqual([])
    expect(quoted(ordinary!, code!)).toEqual([])
  })
})
