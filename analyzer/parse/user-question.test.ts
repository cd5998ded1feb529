import { describe, expect, test } from 'vitest'
import { analyze } from '../index.ts'
import { parseContent } from '../parsed-content.ts'
import { asksOnlyAdvice } from './user-question.ts'

const seeks = (text: string) => asksOnlyAdvice(parseContent({ type: 'message', text }).words)
const asksAdvice = (text: string) => parseContent({ type: 'message', text }).words.asksAdvice

test('an account without signs is unsure, and the verdict asks for the message itself', () => {
  const text = 'A man at the mosque wants to sell me his car. Is this a scam?'
  expect(analyze({ type: 'message', text })).toMatchObject({
    outcome: 'unsure',
    recommendation: 'stay-alert',
    wouldChange: 'the-message-itself',
  })
})

test('the request of a stranger counts if the visitor asks for advice about it', () => {
  const told = 'Someone called me from the bank asking for the OTP'
  expect(analyze({ type: 'message', text: told }).isSafe).toBe(true)
  expect(analyze({ type: 'message', text: `${told}, should I give it?` }).isSafe).toBe(false)
  const fee = 'They say pay now 500 dirhams for the job'
  expect(analyze({ type: 'message', text: `${fee}, is it legit?` }).isSafe).toBe(false)
})

test('an account that ends with a question has a higher probability of a scam', () => {
  const told = 'my nephew met a man in Ajman who knows a teacher of gold trading in London'
  const probability = (text: string) => analyze({ type: 'message', text }).probability
  expect(probability(`${told}, pay?`)).toBeGreaterThan(probability(`${told}, pay.`))
  expect(probability(`${told}, pay? Thanks`)).toBe(probability(`${told}, pay?`))
  expect(probability('rent first, pay?')).toBe(probability('rent first, pay.'))
})

describe('a visitor who describes what happened', () => {
  test.for([
    'Somebody wants the code. Is this a scam?',
    'He says he is from the bank, should I give it to him',
    'They want 500 dirhams, what should I do',
    'The message looks like DEWA. Scam or real',
    'He said it is my bank, legit?',
    'وصلتني رسالة من البنك، هل هي احتيال؟',
    'يطلب الرمز، شو أسوي',
    'يقول إنه من الشرطة، نصب ولا حقيقي',
    'bank se phone aya otp manga, kya karun',
    'बैंक से फोन आया, दे दूँ?',
    'کیا یہ سچ ہے؟',
    'totoo ba ito',
  ])('asks for advice: %s', (text) => {
    expect(asksAdvice(text)).toBe(true)
  })

  test.for([
    'This is a scam, do not reply',
    'Fraudsters ask for your code. Hang up.',
    'What time should I come?',
    'Is this the right address?',
    'Should I bring the documents?',
    'هل وصلت الشحنة؟',
    'kya haal hai',
  ])('does not ask for advice: %s', (text) => {
    expect(asksAdvice(text)).toBe(false)
  })
})

describe('a question', () => {
  test.for([
    'Is this a scam? They want the code',
    'They want 500 dirhams. What should I do? Thanks a lot',
    'He says it is the bank, is it true?',
  ])('is the only request, for advice: %s', (text) => {
    expect(seeks(text)).toBe(true)
  })

  test.for([
    'Is it true the salary is late? Can you send me AED 200?',
    'What should we do about the rent? Please transfer your share today.',
    'Shall we go ahead with the booking?',
    'What can we do for you?',
  ])('may be a question of the sender: %s', (text) => {
    expect(seeks(text)).toBe(false)
  })
})

describe('an account of a loss, or of a request for secrets', () => {
  test.for([
    'I gave the OTP to a caller who said he was from Emirates NBD. What now?',
    'I told him my OTP',
    'I entered my card details on a fake site',
    'I clicked a link from Emirates Post and entered my card details',
    'I think I was scammed, I paid 2000',
    'They took 8000 from my account after I typed the code',
    'A man called me from the bank asking for the OTP',
    'My WhatsApp was hacked',
    'اتصل بي شخص يقول إنه من البنك وطلب رقم البطاقة',
    'وصلتني مكالمة من شخص يقول إنه من شرطة دبي ويطلب رقم الهوية الإماراتية والبطاقة',
    'أدخلت بيانات بطاقتي في موقع مزيف',
    'أعطيته رمز التحقق',
    'سحبوا 3000 درهم من حسابي',
    'मैंने ठग को पैसे भेज दिए',
    'میں نے دھوکے باز کو پیسے بھیج دیے',
    'Nabigay ko ang OTP ko',
    'I gave the code to a caller and now 8,500 is gone from my account',
    'I told him the code that came',
    'I fell for a fake Salik link and entered my card details',
    'I was tricked into sending money to someone pretending to be my boss',
    'I lost 15,000 AED to a fake trading app',
    'I sent 2000 to the seller and he blocked me',
    'We paid a deposit for a flat and the agent disappeared',
    "The job agency took my 1,500 and now they don't answer",
    'My father transferred all his savings to people who said they were police',
    'An unknown person used my card for AED 4,000',
    'AED 3,200 was deducted from my account without my permission',
    'I never gave the code to anyone but money left my account',
    'They cleaned out my account last night',
    'حولت 3000 لصاحب الشقة وبعدها حظرني',
    'راحت فلوسي، واحد قال إنه من البنك',
    'خسرت 9000 درهم في تداول وهمي',
    'خدعني شخص وأخذ فلوسي',
    'انخصم 900 درهم من حسابي بدون علمي',
    'Mere khate se 5000 kat gaye, maine kuch nahi kiya',
    'paise lekar usne block kar diya',
    'meri ammi ke saath fraud ho gaya',
    'Nakuha nila pera ko sa bank',
    'Nabudol ako, nagsend ako ng 3000 tapos blinock ako',
  ])('is not called safe: %s', (text) => {
    const verdict = analyze({ type: 'message', text })
    expect(verdict.outcome).not.toBe('safe')
    expect(verdict.reassurances).toEqual([])
    if (verdict.isSafe) expect(verdict.wouldChange).toBe('the-message-itself')
  })

  test.for([
    'I gave him the code for the gate',
    'I paid 2000 for the sofa',
    'I told him my OTP was late',
    'If I gave my OTP to a caller I would call the bank',
    'I clicked the link and entered my new password but it says invalid',
    'Someone called you about the flat',
    'A resident lost AED 20,000 after she gave her OTP to a caller, police warn',
    'أعطيته رمز الباب',
    'ما أعطيته رمز التحقق',
    'إذا تعرضت لاحتيال مالي فاتصل بمصرفك',
    'اتصل بي السائق وطلب الموقع',
    'maine paise bhej diye hain, check karo',
    'My father sent 500 to someone from the family for Eid',
    'I paid the seller 2000 and he delivered the bike',
    'They took my deposit and gave me a receipt',
    'My salary was credited and the rent taken from my account',
    'naubos na pera ko sa grocery',
    'I almost fell for a fake Salik link',
  ])('is not found in %s', (text) => {
    expect(analyze({ type: 'message', text }).wouldChange).not.toBe('the-message-itself')
  })
})
