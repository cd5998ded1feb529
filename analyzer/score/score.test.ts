import { describe, expect, test } from 'vitest'
import { gather } from '../evidence.ts'
import { analyze } from '../index.ts'

const of = (text: string) => analyze({ type: 'message', text })

describe('signs that are harmless alone make a scam together', () => {
  test('an official caller who keeps the reader on the line', () => {
    expect(of('This is Inspector Omar of the police.').isSafe).toBe(true)
    expect(of('Stay on the line please.').isSafe).toBe(true)
    const both = of('This is Inspector Omar of the police. Stay on the line.')
    expect(both.isSafe).toBe(false)
    expect(['high', 'critical']).toContain(both.warningLevel)
  })

  test('a job and a fee', () => {
    expect(of('You are selected for the job.').isSafe).toBe(true)
    expect(of('You are selected for the job. Pay AED 900 for the visa.')).toMatchObject({
      isSafe: false,
      scamType: 'fake-job',
    })
  })

  test('the name of an organisation and a failed sender authentication', () => {
    const mail = (results: string) =>
      analyze({
        type: 'email',
        text: `Authentication-Results: mx.example.com; ${results}\nFrom: DEWA <x@news-by-mail.top>\nSubject: Your bill\n\nHello, thank you for using our service. The statement is attached as usual.`,
      }).isSafe
    expect(mail('spf=pass; dkim=pass; dmarc=pass')).toBe(true)
    expect(mail('spf=fail; dkim=none; dmarc=fail')).toBe(false)
  })

  test('a vote and an unknown link, but not a link alone', () => {
    expect(of('Look at this: https://a-nice-page.net').isSafe).toBe(true)
    expect(of('Please vote for my niece: https://a-nice-page.net').isSafe).toBe(false)
  })

  test('a request for a password and a bank', () => {
    expect(of('Give me the Netflix password.').isSafe).toBe(true)
    expect(of('Give me the online banking user and password.').isSafe).toBe(false)
  })

  test('work for anyone who replies, paid by the day', () => {
    expect(of('We hire you for the stand, 450 AED/day, see the contract.').isSafe).toBe(true)
    expect(of('Hello, we want to hire you. 900 AED/day, reply.').isSafe).toBe(false)
  })

  test('a threat by an official caller and a question of the visitor', () => {
    const told = 'A woman from the ministry called, my number will be blocked.'
    expect(of(`${told} Is it real?`).isSafe).toBe(false)
    expect(of(`${told} Is it real?`).probability).toBeGreaterThan(of(told).probability)
    expect(of('My number will be blocked as the bill is late. Is it real?').isSafe).toBe(true)
  })

  test('only if they are near each other', () => {
    const between = 'The garden was green and the sea was calm. '.repeat(30)
    const storiesIn = (text: string) => gather({ type: 'message', text }).matchedComposites
    expect(storiesIn('You are selected for the job. Transfer AED 50 to me.')).not.toEqual([])
    expect(storiesIn(`You are selected for the job. ${between} Transfer AED 50 to me.`)).toEqual([])
  })
})

describe('signs far apart in a long mail', () => {
  const filler = 'The council met on Tuesday and spoke of the new library. '
  const digest = (between: number) =>
    `Subject: News\n\nA teacher has won the lottery. ${filler.repeat(between)}In another town two men face arrest. ${filler.repeat(40 - between)}`
  const codesIn = (type: 'email' | 'message', text: string) =>
    gather({ type, text }).findings.map(({ code }) => code)

  test('count only in the group with the highest weight', () => {
    expect(codesIn('email', digest(1))).toEqual(expect.arrayContaining(['prize', 'legal-threat']))
    expect(codesIn('email', digest(30))).toContain('prize')
    expect(codesIn('email', digest(30))).not.toContain('legal-threat')
    expect(codesIn('message', digest(30))).toContain('legal-threat')
  })

  test('are not marked outside that group', () => {
    const text = `${digest(30)} Then a nurse has won the lottery.`
    const prize = gather({ type: 'email', text }).findings.find(({ code }) => code === 'prize')!
    expect(prize.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'has won the lottery',
    ])
  })

  test('do not hide a finding about an address', () => {
    const text = `${digest(30)} http://emiratesnbd-login.top/verify`
    expect(codesIn('email', text)).toContain('brand-in-domain')
  })
})

describe('ordinary words outweigh the rules', () => {
  test.for([
    'Tickets to the school play are 50 AED each, please send the money with your child',
    'Share the code with the driver when he arrives: 8812. Talabat',
  ])('for a request that friends and schools also make: %s', (text) => {
    expect(of(text).isSafe).toBe(true)
  })

  test.for([
    "Kindly share the digits you just received ma'am so I can close the complaint. You can also use our app or visit a branch.",
    'زودنا برمز التحقق لإتمام الطلب',
  ])('but not for a request without a legitimate reason: %s', (text) => {
    expect(of(text).isSafe).toBe(false)
  })
})

describe('the verdict', () => {
  test('has a confidence of 60 to 99 without hard evidence', () => {
    const { hardEvidence, isSafe, confidence } = of(
      'I have your video. Pay 900 dollars in bitcoin now or I publish it to your family.',
    )
    expect(hardEvidence).toBe(false)
    expect(isSafe).toBe(false)
    expect(confidence).toBeGreaterThanOrEqual(60)
    expect(confidence).toBeLessThanOrEqual(99)
  })

  test('is unsure, with advice, on a text with weak signs', () => {
    const verdict = of('Can you transfer me 200 dirhams for the groceries?')
    expect(verdict).toMatchObject({
      outcome: 'unsure',
      recommendation: 'do-not-move-money',
      wouldChange: 'whether-you-know-the-sender',
    })
    expect(verdict.probability).toBeGreaterThan(
      of('Can you bring me the bags with the groceries?').probability,
    )
  })

  test('is not unsure because of signs among clearly ordinary words', () => {
    const verdict = of(
      'تمارا: سيتم خصم 150 درهم غدا من بطاقتك المحفوظة مقابل طلبك، لا يلزم أي إجراء.',
    )
    expect(verdict.recommendation).toBe('nothing-found')
    expect(verdict.confidence).toBeGreaterThan(90)
  })

  test('is unsure because of signs among words that are not clearly ordinary', () => {
    const text = 'عمو معاك سعيد، محتاج منك سلفة بسيطة اليوم لين الراتب'
    expect(of(text).outcome).toBe('unsure')
  })

  test.for([
    'আজকে সন্ধ্যায় বাজারের জন্য ৫০ দিরহাম করে দিয়ে দিও ভাই',
    'Мама, я буду дома около семи, купи хлеб и молоко',
    'നിങ്ങൾ എപ്പോൾ വരും, ഞാൻ വീട്ടിൽ ഉണ്ട്',
    '我今天晚上七点到家，帮我买点牛奶',
    'Innale njan vilichu, ningal eduthilla, nale kaanaam veettil vaa',
    'Hallo Oma, ich komme heute mit dem Bus und bin um sechs bei dir',
    'Bonjour, votre colis est arrivé chez la voisine, vous pouvez le prendre ce soir',
    'Kak, besok rapat jam sembilan ya, file sudah saya kirim dari email kantor untuk dicek',
    'Ate, nasa kusina ang susi, pakisara mo na lang ang pinto mamaya',
    'سلام مامان، من ساعت هفت خونه هستم، اگه میشه براتون نون بگیرم',
    'दाइ, म साँझ सात बजे घर आउँछु, तपाईंको लागि के ल्याउनु पर्छ भने मलाई भन्नुस्',
    'आई, मी संध्याकाळी सात वाजता घरी येणार आहे, तुमच्या साठी दूध आणू का',
  ])('is unsure on a text in an unsupported language: %s', (text) => {
    expect(of(text).outcome).toBe('unsure')
  })

  test.for([
    'Mum, I will be home at seven, please buy bread and milk',
    'मैं शाम को सात बजे घर आऊँगा, दूध ले आना',
    'kal shaam ko milte hain bhai, ghar pe sab theek hai',
    'yalla ana jay ma3 el shabab, la tsakkir el bab',
    'Die Hard at 9? I have una idea for your snacks',
    'ok 👍 7pm',
  ])('is safe on an ordinary text in a supported language: %s', (text) => {
    expect(of(text).outcome).toBe('safe')
  })

  test('has a confidence of at most 75 on an unknown address', () => {
    const { confidence } = analyze({ type: 'website', text: 'https://www.sunnybakery-sharjah.ae' })
    expect(confidence).toBeLessThanOrEqual(75)
  })

  test('says what would change it only if it is uncertain', () => {
    expect(of('See you at seven, mum').wouldChange).toBeNull()
    expect(analyze({ type: 'website', text: 'https://sunny-bakery.online' }).wouldChange).toBe(
      'who-runs-the-site',
    )
  })

  test('is unsafe on a message with an app file, whatever the words', () => {
    expect(of('Wedding invitation, see the date inside. Wedding_Invite.apk').isSafe).toBe(false)
    expect(of('Wedding invitation, see the date inside. Wedding_Invite.pdf').isSafe).toBe(true)
  })

  test('is safe on a payment at an official link, but not on an official link with a threat', () => {
    const link = 'https://www.dubaipolice.gov.ae'
    expect(of(`Pay your traffic fine of AED 600 at ${link}`).isSafe).toBe(true)
    expect(
      of(`Captain Saeed from the police here. Stay on the line and on camera. ${link}`).isSafe,
    ).toBe(false)
  })
})

describe('the kind of scam matches the text', () => {
  test.for([
    ['Your SIM will be deactivated within 24 hours. Call 0561234567 now', 'telecom'],
    ['سيتم إيقاف شريحتك اليوم، اتصل على 0561234567 لتحديث البيانات', 'telecom'],
    ['Your electricity will be cut tonight. Call officer Salim 0561234567 at once', 'utility'],
    [
      'Congratulations, you are selected as crew, salary 6,000. Pay AED 450 for the offer letter',
      'fake-job',
    ],
    [
      'Congratulations, you are selected as the winner of a car. Pay AED 450 for the registration',
      'prize',
    ],
    [
      'This is your director. Make the transfers as discussed, keep it strictly confidential',
      'unspecified',
    ],
    ['A bank officer wants me to transfer 4,000 to him. Is this real?', 'bank-impersonation'],
    ['A neighbour wants me to transfer 4,000 to him. Is this real?', 'unspecified'],
    ['Move your savings to a safe account at once, 4,000 are gone', 'bank-impersonation'],
  ] as const)('%s: %s', ([text, scamType]) => {
    expect(of(text)).toMatchObject({ isSafe: false, scamType })
  })
})

test.for([
  'Your electricity will be cut tonight. Call officer Salim 0561234567 at once',
  'This is your director. Make the transfers as discussed, keep it strictly confidential',
])('%s: the advice is to call the organisation itself', (text) => {
  expect(of(text)).toMatchObject({ isSafe: false, recommendation: 'contact-official' })
})
describe('a reassuring sentence', () => {
  test.for([
    'Never share your OTP with anyone.',
    'لا تشارك رمز التحقق مع أي شخص.',
    'You can also use our app or visit a branch.',
    'Your appointment is confirmed.',
  ])('does not count beside a request that no organisation makes: %s', (words) => {
    const scam = "I'm from Noon support, tell me the OTP to cancel the order."
    const codes = (text: string) =>
      of(text)
        .reassurances.map(({ code }) => code)
        .filter((code) => code !== 'no-call-to-action')
    expect(codes(words).length).toBeGreaterThan(0)
    expect(codes(`${scam} ${words}`)).toEqual([])
  })

  test('about an appointment counts beside a mobile number', () => {
    const text =
      'Your appointment with Dr. Sara is confirmed for Monday. Call 0501234567 to move it.'
    expect(of(text).reassurances.map(({ code }) => code)).toContain('appointment')
  })
})

describe('a known address in a text', () => {
  test.for([
    "I'm from Noon support, tell me the OTP to cancel the order.",
    'ADCB: your card is blocked. Send us your card number and PIN.',
    'DEWA: power disconnected tonight. Call officer 0567712345.',
    'Hi mum, this is my new number. Please transfer 2,800 today to the account I send you.',
    'مرحبا، وصلك رمز بالغلط على رقمك، ممكن ترسله لي؟',
  ])('does not count beside a request that no organisation makes: %s', (scam) => {
    for (const link of ['https://www.noon.com', 'dewa.gov.ae', 'https://en.wikipedia.org']) {
      const verdict = of(`${scam} ${link}`)
      expect(verdict.isSafe, link).toBe(false)
      expect(verdict.reassurances.filter(({ code }) => code.endsWith('-link'))).toEqual([])
    }
  })

  test('makes the update of a card safe if the text says to use it there, and not "looks-official"', () => {
    const text = 'Spotify: Payment failed for Premium Family. To get Premium back update your card'
    const named = of(`${text} at spotify.com/account`)
    expect(named.isSafe).toBe(true)
    expect(named.recommendation).not.toBe('looks-official')
    expect(of(`${text}. spotify.com/account`).isSafe).toBe(false)
  })
})
