import { describe, expect, test } from 'vitest'
import { gather } from '../../evidence.ts'
import { analyze } from '../../index.ts'
import { quoted } from '../testing/quoted.ts'

describe('who it claims to be is seen by its words', () => {
  test.for([
    ['This is Captain Rashid, listen', 'poses-as-official', 'This is Captain'],
    ['I am calling from the ministry', 'poses-as-official', 'I am calling from the ministry'],
    ['أنا الرائد سالم', 'poses-as-official', 'أنا الرائد'],
    ['كلمني واحد لابس لبس شرطة', 'poses-as-official', 'لابس لبس شرطة'],
    ['معك المقدم سالم', 'poses-as-official', 'معك المقدم'],
    ['معك النقيب سالم', 'poses-as-official', 'معك النقيب'],
    ['We never met but you are my everything', 'love-talk', 'never met but you are my everything'],
    ['The commander denied my leave', 'own-money-out-of-reach', 'commander denied my leave'],
    ['I return it when I land', 'own-money-out-of-reach', 'I return it when I land'],
    ['I love you, wait for me', 'love-talk', 'I love you'],
    ['زواج مسيار بشروط ميسرة', 'love-talk', 'زواج'],
    ['مسيار بشروط ميسرة', 'love-talk', 'مسيار'],
    ['Be my wife soon', 'love-talk', 'Be my wife'],
    ['Security department here, listen', 'poses-as-official', 'department here'],
    ['يا عمري انتظرني', 'love-talk', 'يا عمري'],
    ['Hi, it is the CEO on my new number', 'boss-request', 'it is the CEO on my new'],
    ['This is your director', 'boss-request', 'This is your director'],
    [
      'I need you to handle one transfer in a discreet way',
      'boss-request',
      'handle one transfer in a discreet',
    ],
    ['في صفقة استحواذ سرية', 'boss-request', 'صفقة استحواذ سرية'],
    ['I cannot access my bank account here', 'own-money-out-of-reach', 'cannot access my bank'],
    ['فقدت محفظتي', 'own-money-out-of-reach', 'فقدت محفظتي'],
    ['A man from the police called me', 'poses-as-official', 'man from the police called'],
    ['मैं कस्टम से बोल रहा हूँ', 'poses-as-official', 'मैं कस्टम से बोल'],
    ['I met her on Tinder', 'love-talk', 'met her on Tinder'],
    ['تعرفت عليها على الفيسبوك', 'love-talk', 'تعرفت عليها على الفيسبوك'],
    ['أنا داخل اجتماع ولا أقدر أرد', 'boss-request', 'داخل اجتماع ولا أقدر'],
    ['This is Mr Rahman private number', 'boss-request', 'This is Mr Rahman private number'],
    ['Handle a sensitive payment for me', 'boss-request', 'Handle a sensitive payment'],
    ['Do you shop on Amazon?', 'boss-request', 'Do you shop on Amazon'],
    ['Can you run an errand for me', 'boss-request', 'run an errand for me'],
    ['في موضوع خاص، لا أستطيع المكالمات', 'boss-request', 'موضوع خاص، لا أستطيع المكالمات'],
    ['I cannot be reached by phone', 'boss-request', 'cannot be reached by phone'],
    ['My GPay is down', 'own-money-out-of-reach', 'My GPay is down'],
    [
      'A confidential acquisition of a foreign company, our lawyer will write',
      'boss-request',
      'confidential acquisition of a foreign company, our lawyer',
    ],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

test.for([
  ['انا خارج الدولة حاليا', 'poses-as-official'],
  ['The police station is near the mall', 'poses-as-official'],
  ['Beware of callers who say this is Captain Ahmed', 'poses-as-official'],
  ['أنا في المكتب', 'poses-as-official'],
  ['أنا رائد', 'poses-as-official'],
  ['I am at the bank', 'poses-as-official'],
  ['عزيزتي العميلة', 'love-talk'],
  ['Hello dear', 'love-talk'],
  ['My husband and I want two seats', 'love-talk'],
  ['We meet at the bank here in Deira', 'poses-as-official'],
  ['The meeting is in room 3', 'boss-request'],
  ['Remain on the video call and do not speak', 'boss-request'],
  ['It is the director of the film', 'boss-request'],
  ['My bank account is open since 2019', 'own-money-out-of-reach'],
  ['A man from the garage called', 'poses-as-official'],
  ['I saw it on Instagram', 'love-talk'],
  ['I did my errands on Amazon', 'boss-request'],
  ['Notes of my call with the bank here', 'poses-as-official'],
  ['The money is loaded on the vessel', 'own-money-out-of-reach'],
  ['عندنا اجتماع اليوم', 'boss-request'],
  ['I am on the phone with the clinic', 'boss-request'],
  ['The limit is 80 on this road', 'own-money-out-of-reach'],
] as const)('%s is no %s', ([text, code]) => {
  expect(quoted(text, code)).toEqual([])
})

describe('a boss who wants an errand by mail', () => {
  test.for([
    'From: Head Office <a@gmail.com>\n\nAt a summit with no phone just now. There is a thing I want you to handle.',
    'Could you text me your cell number? I am stuck in a seminar.',
    'Are you around this morning? I have a task for you.',
    'Please initiate an overseas transfer of EUR 12,300. Our available balance?',
    'أنا في مؤتمر الآن، أريد منك خدمة سريعة',
    'هل أنت متفرغ؟ نحتاج إجراء حوالة خارجية',
  ])('is seen: %s', (text) => {
    expect(quoted(text, 'boss-request', 'email')).not.toEqual([])
  })

  test('is a scam', () => {
    const text =
      'From: Dean <dean.of.studies81@gmail.com>\nSubject: Hello\n\nHi, are you in the office? I am at a seminar and my phone is bad. I want you to get something done for me, kindly answer by mail.'
    expect(analyze({ type: 'email', text }).isSafe).toBe(false)
  })

  test.for([
    'I am in meetings until four. Can you print the slides and leave them on my desk?',
    'Are you available on Monday for an interview? Please share your mobile number so that we can call.',
    'We could not reach you by phone. Please reply with your mobile number for the appointment.',
    'I am at a conference and cannot take calls, so email me about Thursday.',
    'Let me know when you are free, the parcel is at the desk.',
    'أنا في اجتماع، هل تطبع التقرير وتتركه على مكتبي؟',
  ])('is not: %s', (text) => {
    expect(quoted(text, 'boss-request', 'email')).toEqual([])
  })
})

test.for([
  ['Send me the aging report with the e-mail contacts of all customers.', 'boss-request', true],
  ['I need the W-2 copies of all employees in PDF, only to me.', 'boss-request', true],
  ['The aging report is in the shared folder.', 'boss-request', false],
  ['W-2 forms of all staff went out by post today.', 'boss-request', false],
] as const)('a mail "%s": %s %s', ([text, code, is]) => {
  const { findings } = gather({ type: 'email', text })
  expect(findings.some((finding) => finding.code === code)).toBe(is)
})

test.for([['Etisalat agent here', 'poses-as-official']])('it is spoken for somebody: %s', ([
  text,
  code,
]) => {
  expect(quoted(text!, code!)).not.toEqual([])
})

test.for([
  ["Salik: don't click here", 'poses-as-official'],
  ['I paid on dubizzle and the agent disappeared', 'poses-as-official'],
])('nobody speaks for a company that is only named: %s', ([text, code]) => {
  expect(quoted(text!, code!)).toEqual([])
})

describe('whoever wants money for himself says why it goes by no proper way', () => {
  test.for([
    'Please pay the trip fee of 150 to the coach by noon today, on his Revolut as the club system is slow',
    'School account is under audit, send the bus fee 800 to my personal account today please',
    'المدرسة: رسوم الباص 400 حوليها لحسابي الشخصي لأن السيستم واقع، قبل باچر',
  ])('a fraud: %s', (text) => {
    expect(gather({ type: 'message', text }).circumstances).toEqual(
      expect.arrayContaining(['private-payee', 'no-proper-way']),
    )
    expect(analyze({ type: 'message', text }).isSafe).toBe(false)
  })

  test.for([
    'The school system is slow today, pay the trip in the app tomorrow',
    'I sent 50 to my sister for the cake, give me your share when we meet',
    'السيستم واقع في المركز، تعال باچر وادفع هناك',
  ])('ordinary: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })
})

test.for([
  ['I can cancel the violation for 900, cash, before the inspector prints it', true],
  ['Her father agrees to close it without case if you pay her treatment', true],
  ['I can cancel the order for you', false],
  ['He will settle it for 300 with the shop', true],
] as const)('a fine that ends for a sum: %s %s', ([text, is]) => {
  expect(gather({ type: 'message', text }).circumstances.includes('settles-quietly')).toBe(is)
})

test.for([
  'Mama the app of the bank is stuck, التطبيق عندي معلق وبرجعلك المبلغ بكرة',
])('whose app hangs and who gives it back has no money at hand: %s', (text) => {
  expect(quoted(text, 'own-money-out-of-reach')).not.toEqual([])
})

describe('a boss, an officer and locked money in Arabic dialects', () => {
  test.for([
    ['انا باجتماع وما فيني احكي، دبر الموضوع', 'boss-request', 'انا باجتماع للظهر، بحكيك بعدو'],
    ['معاكي مستر سامح، ده رقمي الشخصي', 'boss-request', 'معاكي سامح جارك، ده رقمي الجديد'],
    ['mashghoul b ejtima3 w ma fiyi e7ki', 'boss-request', 'mashghoul b ejtima3 la 2, b7kik ba3da'],
    ['سيحولك الموظف إلى ضابط التحقيق', 'poses-as-official', 'سيحولك الموظف إلى قسم الأسنان'],
    ['m3ak captain Samer, el bita2a mashbooha', 'poses-as-official', 'm3ak Samer mn el gym'],
    ['سرقولي الشنطة وانا بره البلد', 'own-money-out-of-reach', 'نسيت الشنطة وانا بره البلد'],
    ['بطاقتي معلقة لين باجر', 'own-money-out-of-reach', 'اللوحة معلقة لين باجر'],
    ['ma 2der afta7 el bank mn hon', 'own-money-out-of-reach', 'el bank 2areeb mn hon'],
    ['من يوم ما عرفتك وانا مرتاح', 'love-talk', 'من يوم ما فتح المحل وانا مرتاح'],
  ])('%s', ([fraud, code, ordinary]) => {
    expect(quoted(fraud!, code!)).not.toEqual([])
    expect(quoted(ordinary!, code!)).toEqual([])
  })
})
