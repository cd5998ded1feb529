import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import type { Negations } from './negation.ts'
import { deobfuscate } from './normalization/deobfuscate.ts'
import { originalSpan } from './normalization/mapped-text.ts'
import { clean, fold } from './normalization/normalize.ts'
import { compileList, findPhrases, spansOf } from './phrases.ts'
import { tokenise } from './tokens.ts'

function quotes(text: string, phrase: string, negations: Negations = 'none'): string[] {
  const words = tokenise(fold(text))
  const hits = findPhrases(words, compileList([phrase]), negations)
  return spansOf(words, hits).map(({ start, end }) => text.slice(start, end))
}

test('the Arabic word for "official" does not match the word for "fee"', () => {
  expect(quotes('ادفع رسمي هنا', 'رسم')).toEqual([])
  expect(quotes('ادفع الرسمي هنا', 'رسم')).toEqual([])
  expect(quotes('ادفع الرسوم والرسم', 'رسم')).toEqual(['والرسم'])
})

describe('the Arabic word for "fee" and "drawing"', () => {
  test.for([
    'مسابقة الرسم',
    'موهبة في الرسم',
    'دورات الخط والرسم',
    'الرسم الرقمي',
    'رسم على الوجوه',
    'تخطيط ورسم القلب',
    'الرسوم المتحركة',
  ])('is no fee in: %s', (text) => {
    expect(quotes(text, '{fee}')).toEqual([])
  })

  test.for([
    ['سدد الرسم المستحق', 'الرسم'],
    ['رسم التوصيل', 'رسم'],
    ['رسم على الطلب', 'رسم'],
    ['سيتم تطبيق رسوم جديدة', 'رسوم'],
    ['دورة رسومها قليلة', 'رسومها'],
    ['رسوم الدورة', 'رسوم'],
  ])('is a fee in: %s', ([text, fee]) => {
    expect(quotes(text!, '{fee}')).toEqual([fee])
  })
})

test('letters that resemble a prefix or an ending may belong to the word', () => {
  expect(quotes('باجر وباجر', 'اجر')).toEqual([])
  expect(quotes('كلم سامي', '{kin}')).toEqual([])
  expect(quotes('بضاعتك وصلت', 'ضاعت')).toEqual([])
  expect(quotes('إذا كان هناك خطأ', '{link}|خط')).toEqual([])
  expect(quotes('وباجر', 'باجر')).toEqual(['وباجر'])
  expect(quotes('أمي وبطاقتك', '{kin}|بطاقة')).toEqual(['أمي', 'وبطاقتك'])
})

describe('folding', () => {
  test.for([
    ['ＯＴＰ', 'otp'],
    ['O\u200BT\u00ADP', 'otp'],
    ['Рayрal', 'paypal'],
    ['Click сора now', 'click copa now'],
    ['ꓑꓮꓬ ꓔꓳꓡꓡ', 'pay toll'],
    ['ᎢᎻᎬ ᏢᎪᏒᏟᎬᏞ', 'the parcel'],
    ['ẃιτһουτ ոοτιςе', 'without notice'],
    ['код из СМС', 'код из смс'],
    ['Your код', 'your код'],
    ['ETlHAD', 'etihad'],
    ['maiI', 'mail'],
    ['LinkedIn OpenAI Hawaii ALl II', 'linkedin openai hawaii all ii'],
    ['карта', 'карта'],
    ['أإآٱ', 'اااا'],
    ['بطاقة', 'بطاقه'],
    ['رَمْزُ', 'رمز'],
    ['رمـــز', 'رمز'],
    ['کارت علی', 'كارت علي'],
    ['٤٢۷', '427'],
    ['=?UTF-8?B?T1RQ?=', 'otp'],
    ['a<br/>b', 'a b'],
    ['pay <amount>', 'pay  $120 '],
    ['<link rel="x"/>b', ' b'],
    ['<style>p { color: red }</style>b', ' b'],
    ['a<!-- send otp -->b', 'a b'],
    ['<o:p>a</o:p>', ' a '],
    ['p.x {margin:0; font-size: 9px}', 'p.x  '],
    ['<a href="?a=1&amp;b=2&amp;c=3"><b>a</b>', '  a '],
    ['भेजें', 'भज'],
    ['ज़रूर', 'जरर'],
    ['ने', 'ने'],
    ['माँ में', 'मां में'],
    ['🙂🙂 नमस्ते OTP', '🙂🙂 नमसत otp'],
  ])('%s is folded to %s', ([given, read]) => {
    expect(fold(given!).text).toBe(read)
  })

  test('punctuation between kashidas does not end a word', () => {
    expect(fold('الهـ،ـوية بطـ.ـاقتك').text).toBe(fold('الهوية بطاقتك').text)
    expect(fold('سنة 1446هـ، الموافق').text).toContain('،')
  })

  test('a letter with thousands of combining marks is folded to the letter', () => {
    expect(fold(`ಕಖ${'ೋ'.repeat(4998)}`).text).toBe('ಕಖ')
  })

  test('the span of a word includes the vowels that folding removes', () => {
    expect(quotes('अब OTP भेजें।', 'otp भेजें')).toEqual(['OTP भेजें'])
  })

  test.for([
    ['0TP', 'otp'],
    ['p4ssw0rd', 'password'],
    ['v3r1fy now', 'verify now'],
    ['O T P', 'otp'],
    ['p-a-s-s-w-o-r-d', 'password'],
    ['c.l.i.c.k', 'click'],
    ['7awwel el mablagh', 'hawwel el mablagh'],
    ['\u202EPTO\u202C', 'otp'],
    ['&#79;TP &amp; PIN', 'otp & pin'],
    ['ᴏᴛᴘ 🅾🆃🅿', 'otp otp'],
  ])('%s is deobfuscated to %s', ([given, read]) => {
    expect(deobfuscate(fold(given!)).text).toBe(read)
  })

  test.for([
    'plate b 4 4 1 0 7',
    'u a e flag',
    '5gb for 3months',
    'covid19 mp3 web2',
    'aed500 only',
    'room 2b at 10am',
  ])('%s is not deobfuscated', (text) => {
    expect(deobfuscate(fold(text)).text).toBe(text)
  })

  test('every code unit maps to a range of the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const mapped of [clean(text), fold(text), deobfuscate(fold(text))]) {
          expect(mapped.from).toHaveLength(mapped.text.length)
          const isSound = mapped.from.every(
            (from, i) =>
              from < mapped.to[i]! &&
              mapped.to[i]! <= text.length &&
              (i === 0 || from >= mapped.from[i - 1]!),
          )
          expect(isSound).toBe(true)
        }
      }),
    )
  })

  test('the span of a word includes the invisible characters inside it', () => {
    const text = 'send O\u200BTP'
    const folded = fold(text)
    const at = folded.text.indexOf('otp')
    const { start, end } = originalSpan(folded, at, at + 3)
    expect(text.slice(start, end)).toBe('O\u200BTP')
  })
})

describe('phrases', () => {
  test('a gap holds at most its number of words and does not cross a sentence', () => {
    expect(quotes('Share with us the OTP', 'share ..3 otp')).toEqual(['Share with us the OTP'])
    expect(quotes('Share with us all of the OTP', 'share ..3 otp')).toEqual([])
    expect(quotes('Please share. The OTP', 'share ..3 otp')).toEqual([])
  })

  test('a phrase does not match the words of an exception, but its gaps cover them', () => {
    const found = (text: string) => {
      const words = tokenise(fold(text))
      const hits = findPhrases(
        words,
        compileList(['send ..1 card']),
        'none',
        compileList(['insurance card']),
      )
      return spansOf(words, hits).map(({ start, end }) => text.slice(start, end))
    }
    expect(found('send insurance card')).toEqual([])
    expect(found('send insurance card and card')).toEqual(['send insurance card and card'])
    expect(found('send insurance, card')).toEqual(['send insurance, card'])
  })

  test('Arabic prefixes and possessive endings match without being listed', () => {
    expect(quotes('سيتم إيقاف بطاقتك', 'ايقاف بطاقة')).toEqual(['إيقاف بطاقتك'])
    expect(quotes('أرسل الرمز', 'ارسل رمز')).toEqual(['أرسل الرمز'])
    expect(quotes('ادفعوا رسوم بطاقتي', 'ادفع رسوم بطاقة')).toEqual(['ادفعوا رسوم بطاقتي'])
  })

  test('a name of two words matches when written as one word, with a span for each', () => {
    expect(quotes('Open uaepass now', 'uae pass')).toEqual(['uaepass'])
    expect(quotes('Open uaepass now', 'pass now')).toEqual(['pass now'])
  })

  test('a phrase can match words of both languages', () => {
    expect(quotes('ارسل لنا OTP', '{give} ..2 {code}')).toEqual(['ارسل لنا OTP'])
  })

  test('an amount is recognised by a currency before or after it', () => {
    expect(quotes('pay AED 5,000 now', 'pay ..2 @amount')).toEqual(['pay AED 5,000'])
    expect(quotes('ادفع ٥٠٠ درهم', 'ادفع @amount')).toEqual(['ادفع ٥٠٠'])
    expect(quotes('pay in 5 days', 'pay ..2 @amount')).toEqual([])
  })

  test.for([
    'Never share your OTP',
    'We will not ask you to share your OTP',
    'لا تقم share your OTP',
    'البنك ما يطلب منك share your OTP',
    'البنك مب محتاج share your OTP',
  ])('a negation cancels the phrase: %s', (text) => {
    expect(quotes(text, 'share ..2 otp', 'any')).toEqual([])
  })

  test.for([
    ['No officer will ever keep you on a call, hide it from family or ask you to move money', []],
    ['Our bank will never tell you what to hide, or call you to move money', []],
    ['You will never lose, or ask others to move money', ['move money']],
    ['We will never forget you, move money', ['move money']],
    ['It will never be refunded, or you move money', ['move money']],
  ] as const)('a negated list of what an organisation does is cancelled to its end: %s', ([
    text,
    found,
  ]) => {
    expect(quotes(text, 'move money', 'warnings')).toEqual(found)
  })

  test('a negation in another clause does not cancel the phrase', () => {
    expect(quotes('If this was not you, share your OTP', 'share ..2 otp', 'any')).toHaveLength(1)
  })

  test.for([
    'Fraudsters ask you to share your OTP',
    'Scam messages say: share your OTP',
    'Beware, they want you to share your OTP',
    'يطلب منك المحتالون share your OTP',
    'حملة ضد النصب: ويطلب منك share your OTP',
    'وهذا للاحتيال، تطلب منك share your OTP',
    'محتالون ويطلبون share your OTP',
    'احذري إذا share your OTP',
    'نحذركم دائما من share your OTP',
    'A caller may say: share your OTP',
    'If somebody asks nicely, share your OTP is what he wants',
    'They wrote "share your OTP" again',
    '1. "Share your OTP." 2. "Pay a fee." So talk scammers.',
  ])('a request attributed to a fraudster is cancelled: %s', (text) => {
    expect(quotes(text, 'share ..2 otp', 'any')).toEqual([])
  })

  test.for([
    'We noticed fraud on your card share your OTP',
    'Fraud was noticed, please share your OTP',
    'Beware of fraud, now share your OTP',
    'Scammers are in your account, we ask you: share your OTP',
    'The system says fraud is on your account share your OTP',
    'To avoid scams on your card share your OTP',
    'Please "share your OTP"',
    'Scammers asked me to share your OTP',
    'A caller said to share your OTP and called my son',
    'ما وصلك share your OTP',
    'حتى لا يوقف حسابك share your OTP',
    'عشان ما يتم الإيقاف share your OTP',
    'نحذركم حسابك يوقف share your OTP',
    'تجاهل ذلك يغلق حسابك share your OTP',
  ])('the mention of a fraud does not cancel the phrase: %s', (text) => {
    expect(quotes(text, 'share ..2 otp', 'any')).toHaveLength(1)
  })

  test('a reason or a condition is no negation, advice not to do something is one', () => {
    const finds = (text: string) =>
      quotes(text, 'أرسل|ترسل|مشاركة|الاتصال ..2 رمز|الرمز|بنا', 'any').length > 0
    expect(finds('إذا لم تكن أنت أرسل الرمز')).toBe(true)
    expect(finds('بسبب عدم تحديث البيانات يرجى الاتصال بنا')).toBe(true)
    expect(finds('تدعوكم الشرطة إلى الحذر وتدعوكم لعدم مشاركة الرمز')).toBe(false)
    expect(finds('ننصحكم بعدم مشاركة الرمز')).toBe(false)
    expect(finds('إذا لم ترسل الرمز')).toBe(false)
  })

  test('the offer to avoid a threat does not cancel the threat', () => {
    expect(quotes('Pay to avoid legal action', 'legal action', 'denials')).toHaveLength(1)
    expect(quotes('Avoid legal action', 'legal action', 'any')).toHaveLength(0)
  })

  test('an unknown word class is rejected when the phrase is compiled', () => {
    expect(() => compileList(['{nothing}'])).toThrow('nothing')
  })
})

test.for([
  ['etisalat', 'etisaiat', 1],
  ['aramex', 'aramxe', 1],
  ['emiratesnbd', 'emiratsnbb', 2],
  ['noon', 'dewa', 3],
] as const)('the edit distance of %s and %s is %i (3: more than 2)', ([a, b, distance]) => {
  expect(editDistance(a, b, 2)).toBe(distance)
})
