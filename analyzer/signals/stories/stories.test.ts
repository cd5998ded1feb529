import { describe, expect, test } from 'vitest'
import { analyze } from '../../index.ts'
import { quoted } from '../testing/quoted.ts'

describe('a known story is told', () => {
  test.for([
    [
      'Send 6,000 to the lawyer so he can release me',
      'family-emergency',
      '6,000 to the lawyer so he can release',
    ],
    ['بنشر صورج إذا ما تدفعين', 'blackmail', 'بنشر صورج إذا ما تدفعين'],
    [
      'فيديوهاتك كلها عندي. قدامك ساعتين ترسل 3000 أو بوزع الفيديو على الكل',
      'blackmail',
      'ترسل 3000 أو بوزع',
    ],
    ['مقاطعك عندي، تدفع 2000 ولا بوزعها على ربعك', 'blackmail', 'تدفع 2000 ولا بوزعها'],
    [
      'معايا مكالمتك الفيديو وهبعتها لكل اللي عندك. قدامك ساعة تبعت 3000',
      'blackmail',
      'معايا مكالمتك الفيديو وهبعتها لكل',
    ],
    [
      'صورك معي، لو ما دفعتي 5000 هتلاقيها عند أهلك',
      'blackmail',
      'لو ما دفعتي 5000 هتلاقيها عند أهلك',
    ],
    [
      '3andi video bta3ak, eb3at 3000 aw hawaza3o 3ala kol el nas',
      'blackmail',
      'eb3at 3000 aw hawaza3o',
    ],
    [
      'We have your CCTV images. Pay 900 or we tell it to wife',
      'blackmail',
      'or we tell it to wife',
    ],
    ['Bagong number ko to, pautang muna', 'new-number', 'Bagong number ko to, pautang'],
    ['Mama, mobile smashed. Save this one and text back', 'new-number', 'Save this one'],
    ['Hoi pa, dit is mijn nieuwe nummer', 'new-number', 'pa, dit is mijn nieuwe nummer'],
    ['Hoi mam, telefoon is kapot, deze nummer opslaan', 'new-number', 'mam, telefoon is kapot'],
    ['يبا جوالي انكسر سجل هالرقم وامسح القديم', 'new-number', 'سجل هالرقم'],
    ['Hi mum this is my new number', 'new-number', 'mum this is my new number'],
    ['ماما هذا رقمي الجديد', 'new-number', 'ماما هذا رقمي الجديد'],
    ['I am using my friend’s phone', 'new-number', 'using my friend’s phone'],
    ['أكلمك وهذا رقم صاحبي', 'new-number', 'وهذا رقم صاحبي'],
    [
      'phone chori ho gaya, ye dost ka number hai',
      'new-number',
      'phone chori ho gaya, ye dost ka number',
    ],
    ['baba ana ghayart ra2mi', 'new-number', 'ghayart ra2mi'],
    ['عملت حادثة والراجل عايز 2000 درهم', 'family-emergency', 'عملت حادثة والراجل عايز 2000'],
    ['Sorry to disturb you! You seem a kind person', 'stranger-opener', 'You seem a kind person'],
    ['Sow your seed of faith into this account', 'charity-appeal', 'Sow your seed of faith'],
    ["Papa, I'm on a stranger's phone", 'new-number', "on a stranger's phone"],
    ['Bro, ito new number', 'new-number', 'ito new number'],
    ["This is my classmate's phone", 'new-number', "This is my classmate's phone"],
    [
      'Madam, your nephew is with us in the station',
      'family-emergency',
      'your nephew is with us in the station',
    ],
    ['خالي أنا فهد انسجنت في دبي', 'family-emergency', 'خالي أنا فهد انسجنت'],
    ['Join our copy traders desk', 'investment-talk', 'copy traders desk'],
    ['Any amount helps the roof', 'charity-appeal', 'Any amount helps'],
    [
      "Transfer to the imam's number and write sadaqah on it",
      'charity-appeal',
      "Transfer to the imam's number and write sadaqah",
    ],
    ['6 digit gaya hai galti se', 'code-sent-by-mistake', '6 digit gaya hai galti'],
    ['تدفع 900 ولا المقطع عند كل ربعك', 'blackmail', 'ولا المقطع عند كل ربعك'],
    ['بنتك معنا في القسم', 'family-emergency', 'بنتك معنا في القسم'],
    ['Tay ninakaw cellphone ko', 'new-number', 'ninakaw cellphone ko'],
    ['এই নতুন নম্বর সেভ কর', 'new-number', 'এই নতুন নম্বর'],
    ['bhai thane me band hai', 'family-emergency', 'thane me band'],
    ['Khate mein daalein aur ajar paayein', 'charity-appeal', 'Khate mein daalein aur ajar'],
    ['ഇത് സുഹൃത്തിന്റെ ഫോൺ', 'new-number', 'ഇത് സുഹൃത്തിന്റെ ഫോൺ'],
    ['यो साथीको नम्बर', 'new-number', 'यो साथीको नम्बर'],
    ['இது நண்பரின் போன்', 'new-number', 'இது நண்பரின் போன்'],
    ['dost ke phone se likh raha', 'new-number', 'dost ke phone se'],
    ['بیٹا دبئی میں پھنس گیا', 'family-emergency', 'دبئی میں پھنس گیا'],
    ['Your son had an accident', 'family-emergency', 'Your son had an accident'],
    ['I sent a code by mistake', 'code-sent-by-mistake', 'code by mistake'],
    ['System sent you 6 digits by mistake', 'code-sent-by-mistake', 'sent you 6 digits by mistake'],
    [
      'I put your number to log back in, what code came?',
      'code-sent-by-mistake',
      'I put your number to log',
    ],
    ['حطيت رقمج عشان أفتح حسابي', 'code-sent-by-mistake', 'حطيت رقمج عشان أفتح'],
    ['I sent you digits in error', 'code-sent-by-mistake', 'digits in error'],
    ['My uncle knows crypto', 'investment-talk', 'My uncle knows crypto'],
    ['This investment site pays me weekly', 'investment-talk', 'investment site pays me'],
    [
      'A friend introduced me to this platform',
      'investment-talk',
      'introduced me to this platform',
    ],
    [
      'I joined recently and they pay me a good amount https://a-shop.net',
      'investment-talk',
      'joined recently and they pay me a good amount https://a-shop.net',
    ],
    ['Forex trading, register now', 'investment-talk', 'Forex trading, register'],
    ['aapki video mere paas hai, 5000 bhejo', 'blackmail', 'aapki video mere paas hai, 5000 bhejo'],
    [
      'Pay 900 USD or I leak your photos to your family',
      'blackmail',
      'Pay 900 USD or I leak your photos to your family',
    ],
    [
      'Donate to orphans: https://a-shop.net',
      'charity-appeal',
      'Donate to orphans: https://a-shop.net',
    ],
    ['Sorry, wrong number. Can we be friends?', 'stranger-opener', 'Can we be friends'],
    ['May I use your photo as inspiration?', 'stranger-opener', 'your photo as inspiration'],
    [
      'We will tell all your contacts you are a defaulter',
      'threatens-to-shame',
      'tell all your contacts you are a defaulter',
    ],
    [
      'Your loan is late. We will send your photo to all your contacts',
      'threatens-to-shame',
      'will send your photo to all your contacts',
    ],
    [
      'Your loan is late, we start calling your boss and all your contacts',
      'threatens-to-shame',
      'we start calling your boss and all your contacts',
    ],
    [
      'Every contact will be told you are a thief',
      'threatens-to-shame',
      'Every contact will be told you are a thief',
    ],
    ['سنخبر كل جهات اتصالك أنك متعثر', 'threatens-to-shame', 'سنخبر كل جهات اتصالك أنك متعثر'],
    ['لم تسدد القسط، سنتصل بأهلك', 'threatens-to-shame', 'سنتصل بأهلك'],
    [
      'आपके सभी कॉन्टैक्ट्स को बता देंगे कि आप डिफॉल्टर हैं',
      'threatens-to-shame',
      'कॉन्टैक्ट्स को बता देंगे कि आप डिफॉल्टर',
    ],
    ['سب رابطوں کو بتائیں گے کہ آپ چور ہیں', 'threatens-to-shame', 'رابطوں کو بتائیں گے کہ آپ چور'],
    ['كفالة يتيم 200 درهم', 'charity-appeal', 'كفالة يتيم 200'],
    ['Is this you in this video?', 'curiosity-bait', 'Is this you in'],
    ['Sara sent you a file, open it', 'curiosity-bait', 'sent you a file, open'],
    ['ألفين أو ينتشر عند أهلك', 'blackmail', 'أو ينتشر عند أهلك'],
    ['إذا ما تبين أخوج يشوفها', 'blackmail', 'إذا ما تبين أخوج يشوفها'],
    ['هذا رقمي اليديد', 'new-number', 'هذا رقمي اليديد'],
    ['Pay 500 or this recording goes to all', 'blackmail', 'Pay 500 or this recording goes'],
    ['إذا بلكتني الفيديو يوصل كل أهلك', 'blackmail', 'الفيديو يوصل كل أهلك'],
    ['پولیس نے پکڑ لیا', 'family-emergency', 'نے پکڑ لیا'],
    ['Paise do warna video sab ko bhej dunga', 'blackmail', 'warna video sab ko bhej'],
    ['Если не заплатите, разошлю всем', 'blackmail', 'не заплатите, разошлю'],
    ['Bago kong number ito', 'new-number', 'Bago kong number'],
    ['Join our insider window', 'investment-talk', 'insider window'],
    ['شوف قروب التوصيات', 'investment-talk', 'قروب التوصيات'],
    [
      '700 in USDT or your wife gets the clip',
      'blackmail',
      '700 in USDT or your wife gets the clip',
    ],
    ['حولي ألفين أو أوديها لزوجج', 'blackmail', 'حولي ألفين أو أوديها لزوجج'],
    ['The hotel wont let me go', 'family-emergency', 'hotel wont let me go'],
    ['ابو یہ میرا نیا نمبر ہے', 'new-number', 'ابو یہ میرا نیا نمبر'],
    ['يا أبوي هذا رقمي الجديد', 'new-number', 'أبوي هذا رقمي الجديد'],
    ['أكتب لك من جهاز رفيقي', 'new-number', 'أكتب لك من جهاز رفيقي'],
    ['ابني محتاج عملية، اللي يقدر يساعد', 'charity-appeal', 'ابني محتاج عملية، اللي يقدر يساعد'],
    ['Look who died last night', 'curiosity-bait', 'Look who died'],
    [
      'He was killed in an accident, I think you knew him',
      'curiosity-bait',
      'killed in an accident, I think you knew him',
    ],
    ['Hallo Papa, meine neue Nummer ist diese', 'new-number', 'Papa, meine neue Nummer'],
    ['Hola mamá, este es mi nuevo número', 'new-number', 'mamá, este es mi nuevo número'],
    ['Maman, mon téléphone est cassé', 'new-number', 'Maman, mon téléphone est cassé'],
    [
      'My program gave me access to your screen and webcam',
      'blackmail',
      'gave me access to your screen',
    ],
    ['Then I copied all your contacts', 'blackmail', 'I copied all your contacts'],
    [
      'The software gathered all of your contacts',
      'blackmail',
      'software gathered all of your contacts',
    ],
    ['One half shows the video you were watching', 'blackmail', 'video you were watching'],
    ['I am a hired killer and was paid to kill you', 'blackmail', 'paid to kill'],
    [
      'Я сбил человека, нужно отдать деньги следователю',
      'family-emergency',
      'сбил человека, нужно отдать',
    ],
    [
      'صورج عندي، إذا ما حولتي 900 بنشرها عند أهلج',
      'blackmail',
      'صورج عندي، إذا ما حولتي 900 بنشرها عند أهلج',
    ],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('a phone that is gone and a number to be saved are a story when father or mother is greeted', () => {
  test.for([
    'Hi mum, cracked my phone, so have this one now: please save my new number',
    'Hallo Papa, mein Handy ist kaputt. Das ist meine neue Nummer, schreib mir hier',
    'Mum my phone is defective, please save my new number',
    'Mamá, mi celular está roto, guarda este número',
    'Dad I smashed mine, this is a new number, message me when you see it',
    'Mum I lost my phone, my new number is this one, I need a favour',
    'ماما تلفوني غرق احفظي هذا رقمي',
  ])('%s', (text) => {
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
  ])('not in %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })
})

describe('an offer that anybody is to answer is unsafe although its link is lost', () => {
  test.for([
    'Thank you coach Dana for turning my $250 into $4,100 in three days. Message her through the link below',
    'Comment your SOL wallet below, 5 winners get 0.3 ETH',
    'Interested in a remote job? 500-1500 AED a day. Reply 1 to hear more',
    'Our investor gives grants of $50,000 to users, DM to apply',
    'I made 2 BTC with Mr James, DM to start',
    'رقمك من بين الفائزين بسيارة، اتصل على 700112',
    'Hello, we are from Noon and invite you to cooperate: part-time job at home, 300-900 dirhams a day. Interested?',
  ])('%s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(false)
  })
  test.for([
    'Congrats to Aisha for winning the quiz! Contact us to collect your voucher at reception',
    'Interested in a part-time job at our cafe? AED 25 per hour, reply with your CV',
    'The foundation gives grants to 20 students, apply at the office',
    'DM for details: homemade cakes from AED 90',
    'Congratulations Sara, you won our photography contest! Please contact us to collect your camera from our studio',
    'We offer online part-time English classes, interested parents reply with the child’s age',
    'Good morning, you applied as a part-time packer, AED 12 per hour, 2 pm to 10 pm. Reply YES if you can start Monday',
  ])('not in %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })
})

describe('an ordinary story is another', () => {
  test.for([
    ['صورك من الحفلة عندي، ابعتها لأهلك؟', 'blackmail'],
    ['فيديو العرس عندي، بوزعه على الكل باجر، طرشلي 200 حق الفلاشات', 'blackmail'],
    ['تدفع 200 درهم أو أوزع الباقي على الشباب؟', 'blackmail'],
    ['صوركم جاهزة عندي، حول 300 وبرسلها لكم كلكم', 'blackmail'],
    ['Mum, dinner is ready', 'new-number'],
    ['She introduced me to her teacher', 'investment-talk'],
    ['I joined the bank in May and they pay me well', 'investment-talk'],
    ['The oven shows an error when I type the code', 'code-sent-by-mistake'],
    ['I put your number on the form for the school trip', 'code-sent-by-mistake'],
    ['حطيت رقمك عند الحارس عشان يعرفك', 'code-sent-by-mistake'],
    ['I typed two digits wrong in the phone number', 'code-sent-by-mistake'],
    ['If you recognise this sign-in, do nothing', 'curiosity-bait'],
    ['I sent my file to the company, site: blue-homes.com', 'curiosity-bait'],
    ['We have sent the file to the client, open points: blue-homes.com', 'curiosity-bait'],
    ['Do you recognize the device in this notice?', 'curiosity-bait'],
    ['الخبر بينتشر عند أهل الحي', 'blackmail'],
    ['الفيديو يوصل كل المشتركين', 'blackmail'],
    ['Pay by card or this evening in cash', 'blackmail'],
    ['إذا ما تبين الفستان أخوج يشوفه', 'blackmail'],
    ['I will send the photos to the family', 'blackmail'],
    ['عندي صور الفستان أرسلها لك، حولي 100 درهم عربون', 'blackmail'],
    ['ادفع 200 درهم كاش أو أرسل صورة التحويل', 'blackmail'],
    ['We help with your trade licence, register at https://a-shop.net', 'investment-talk'],
    ['We show you the app, see https://a-shop.net', 'investment-talk'],
    ['We will call you on your contact number about your loan', 'threatens-to-shame'],
    ['Contact us if you suspect fraud on your loan', 'threatens-to-shame'],
    ['Share it with all your contacts: fake loan apps are around', 'threatens-to-shame'],
    ['Your loan is overdue. We will report it to the credit bureau', 'threatens-to-shame'],
    ['I will tell my family that you are a thief of hearts', 'threatens-to-shame'],
    ['إذا لم تسدد القسط سنبلغ الجهات المختصة', 'threatens-to-shame'],
    ['Are you home? The plumber is here', 'stranger-opener'],
    ['My friend’s phone number is in the group', 'new-number'],
    ['Al Noor Trading LLC, platform scales, register at the desk', 'investment-talk'],
    ['هذا رقم المدرسة', 'new-number'],
    ['بنشر صور الرحلة إذا ما عندكم مانع', 'blackmail'],
    ['The lawyer will release the contract on Sunday', 'family-emergency'],
    ['We planted seeds with the children', 'charity-appeal'],
    ['Thank you for your donation of AED 50, the receipt: rahma-circle.org', 'charity-appeal'],
    ['شكرا لتبرعك بمبلغ 50 درهما، الإيصال: rahma-circle.org', 'charity-appeal'],
    ['حول مبلغ الكفالة إلى المحقق، رقم القضية 12', 'charity-appeal'],
    ['Jaldi aao warna train nikal jayegi', 'blackmail'],
    ['Если не придете, позвоните', 'blackmail'],
    ['شوف قروب المدرسة', 'investment-talk'],
    ['Two tickets or your wife gets bored', 'blackmail'],
    ['حول المبلغ أو أوديها للبنك باجر', 'blackmail'],
    ['My boss wont let me go early', 'family-emergency'],
    ['ابني نجح في العملية الحمد لله', 'charity-appeal'],
    ['God bless your family', 'charity-appeal'],
    ['هلا أبو محمد، رقم الجديد حق العيادة 042223344', 'new-number'],
    ['أبو نور، السيارة في الورشة بعد حادث بسيط', 'family-emergency'],
    ['السلام عليكم أبو خالد، وصلت المستشفى للموعد', 'family-emergency'],
    ['Hallo Papa, ich rufe dich mit dem Handy an', 'new-number'],
    ['The landlord gave me access to the garage', 'blackmail'],
    ['I copied all the photos of our trip for you', 'blackmail'],
    ['He died in the accident on the E11, says the paper', 'curiosity-bait'],
    ['He was hired to paint the house', 'blackmail'],
    ['Мы попали в пробку из-за аварии, будем позже', 'family-emergency'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})

describe('a traveller who was robbed', () => {
  const told = 'We were robbed on our holiday in Rome, all our cash and cards are gone.'

  test.for([
    told,
    'On the ferry my purse was snatched with passport and money.',
    'تعرضت للسرقة في إسطنبول وفقدت جوازي وبطاقاتي',
  ])('is heard of by mail: %s', (text) => {
    expect(quoted(text, 'family-emergency', 'email')).not.toEqual([])
  })

  test('is a story only where he begs', () => {
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

  test.for([
    'The bank was robbed last night',
    'A bag was found with a passport in it',
  ])('is another than %s', (text) => {
    expect(quoted(text, 'family-emergency', 'email')).toEqual([])
  })
})

test.for([
  ['Please donate for the children of Gaza. Send to 0509988776', 'charity-appeal'],
])('a donation is asked for: %s', ([text, code]) => {
  expect(quoted(text!, code!)).not.toEqual([])
})

test.for([
  ['Donate for children in need at any branch of the Emirates Red Crescent', 'charity-appeal'],
])('a gift to a known body is not called a private appeal: %s', ([text, code]) => {
  expect(quoted(text!, code!)).toEqual([])
})

test('a code came by mistake in Arabizi, too', () => {
  expect(quoted('wasalek code 3ala el whatsapp bel ghala6', 'code-sent-by-mistake')).not.toEqual([])
})

test('a code that came by mistake is one among kind words, too', () => {
  const text =
    'Salam it is your neighbour Um Saif, the group sent you 6 digits by mistake, forward them please habibti'
  expect(analyze({ type: 'message', text })).toMatchObject({
    isSafe: false,
    scamType: 'account-takeover',
  })
})

describe('a threat, a plea and a promise in Arabic dialects', () => {
  test.for([
    ['نسكت ب ١٥٠٠ درهم ولا كل الناس تعرف', 'blackmail', 'بشتريه ب ١٥٠٠ درهم وكل الناس تعرف'],
    ['ادفع ولا نبعثهم لراجلك', 'blackmail', 'حضر الصور ونبعثهم لراجلك'],
    ['3000 aw ywsal la martak el leila', 'blackmail', 'el akel ywsal la martak el leila'],
    ['اللي يقدر يبعتلي حق الدوا رقمي اهو', 'charity-appeal', 'اللي يقدر ييجي بدري يجيب معاه كراسي'],
    [
      'weldi mareed w el 3amaliyya na2es 1900',
      'charity-appeal',
      'weldi mareed w el doctor shafo el yom',
    ],
    ['كابتن فهد ينزل الصفقات وانا اقلده', 'investment-talk', 'كابتن فهد ينزل الملعب وانا احميه'],
    ['شرينا عملة قبل لا تنزل السوق', 'investment-talk', 'شرينا خضرة قبل لا تغلى'],
    ['hada ra2my el jdeed', 'new-number', 'hada beity el jdeed'],
  ])('%s', ([fraud, code, ordinary]) => {
    expect(quoted(fraud!, code!)).not.toEqual([])
    expect(quoted(ordinary!, code!)).toEqual([])
  })
})
