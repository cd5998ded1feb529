import { describe, expect, it } from 'vitest'
import { gather } from '../evidence.ts'
import { compileSubstrings, findSubstrings } from '../parse/substrings.ts'
import type { ContentType } from '../types.ts'

function codes(text: string, type: ContentType = 'email'): string[] {
  return gather({ type, text }).findings.map(({ code }) => code)
}

const SCAMS: readonly (readonly [code: string, text: string])[] = [
  [
    'blackmail',
    'Ich habe dich über deine Kamera gefilmt. Zahle 900 Euro in Bitcoin, sonst verschicke ich das Video an alle Kontakte.',
  ],
  [
    'blackmail',
    'J’ai filmé ce que tu faisais hier. Envoie 500 € en bitcoin, sinon je publie la vidéo.',
  ],
  ['legal-threat', 'থানায় আপনার নামে মামলা আছে, টাকা পাঠান'],
  ['payment-request', 'আপনার নামে পুলিশ কেস, ৯০০ পাঠাতে হবে'],
  ['legal-threat', 'പോലീസ് നിങ്ങളെ അറസ്റ്റ് ചെയ്യും, പിഴ അടയ്ക്കണം'],
  ['legal-threat', 'போலீஸ் உங்களை கைது செய்யும், பணம் அனுப்பவும்'],
  [
    'deposit-before-viewing',
    'La maison est libre, je travaille à Londres. Versez deux mois et les clés partent par DHL.',
  ],
  ['upfront-fee', 'Naukri pakki hai, 700 dirham token pehle bhejo'],
  ['upfront-fee', 'Pautang agad, magbayad ng 200 insurance muna'],
  ['job-offer', 'ड्राइवर की नौकरी है, मेडिकल के 500 दिरहम आज भेजो'],
  ['job-offer', 'ڈرائیور کی نوکری، رجسٹریشن 400 درہم بھیج دو'],
  ['upfront-fee', 'ഡ്രൈവർ ജോലി, ഫീസ് 300 ദിർഹം അടയ്ക്കണം'],
  ['prize', 'லாட்டரி பரிசு, வரி 600 திர்ஹம் செலுத்தவும்'],
  ['easy-loan', 'লোন পাস হয়েছে, প্রসেসিং ফি 500 টাকা পাঠান'],
  ['job-offer', 'वेटरको तलब राम्रो छ, मेडिकल 350 दिरहाम पठाउनुहोस्'],
  ['job-offer', 'රැකියාව සහතිකයි, ගාස්තුව 250 දිර්හම් ගෙවන්න'],
  ['job-offer', 'ఉద్యోగం ఉంది, ఫీజు 400 దిర్హం పంపండి'],
  ['easy-loan', 'ብድር ጸድቋል ክፍያ 300 ድርሃም ይላኩ'],
  ['blackmail', 'ওয়াইফাই না, আমার কাছে তোমার ভিডিও আছে, 3000 পাঠাও নইলে ভাইরাল করব'],
  ['money-transfer-request', 'बाबा फोन हरायो, ४०० पठाइदेऊ, साथीको नम्बर हो'],
  ['money-transfer-request', 'അച്ഛാ ഫോൺ പോയി, ഒരു 400 അയച്ചു തരുമോ'],
  ['otp-request', 'ഒടിപി ഈ നമ്പറിൽ പറയുക'],
  ['otp-request', 'कोड आयो भने ओटिपी यो नम्बरमा भन्नुहोस्'],
  ['blackmail', 'maine tumhari video call record kar li, 900 bhejo nahi to bhej dunga sabko'],
  ['money-transfer-request', 'मैं पुलिस इंस्पेक्टर हूँ, पैसा सरकारी खाते में भेजें'],
  ['family-emergency', 'Kuya nahuli ako ng pulis, kailangan ko ng 700'],
  ['family-emergency', 'அம்மா விபத்து ஆகிவிட்டது, 900 திர்ஹம் அனுப்பு'],
  ['family-emergency', 'বাবা পুলিশ ধরছে আমারে, ৯০০ দিরহাম লাগবে'],
  ['family-emergency', 'ഉമ്മാ അപകടം പറ്റി, 700 ദിർഹം വേണം'],
  ['family-emergency', 'दाजु म थानामा छु, ५०० दिरहाम पठाइदिनुस्'],
  ['money-transfer-request', 'ഉപ്പാ ഫോൺ വെള്ളത്തിൽ വീണു, 600 വേണം'],
  ['card-details-request', 'നിങ്ങളുടെ കാർഡ് നമ്പർ ഇപ്പോൾ പറയൂ'],
  ['card-details-request', 'உங்கள் அட்டை எண் சொல்லவும்'],
  ['card-details-request', 'আপনার কার্ড নম্বর আর পিন বলেন'],
  ['card-details-request', 'మీ కార్డు నంబర్ ఇవ్వండి'],
  ['payment-request', 'میں پولیس آفیسر ہوں، کیس ختم کرنے کے 900 درہم لگیں گے ورنہ گرفتاری'],
  ['upfront-fee', 'ഹെൽപ്പർ ജോലിക്ക് നാളെ 300 ദിർഹം അയച്ചാൽ മതി'],
  ['upfront-fee', 'நல்ல வேலை, 20 ஆயிரம் அனுப்பினால் பயணம்'],
  ['upfront-fee', 'ভালো চাকরির জন্য ৩০ হাজার টাকা পাঠাতে হবে'],
  ['upfront-fee', 'మంచి ఉద్యోగానికి 900 రూపాయలు పంపితే చాలు'],
  ['upfront-fee', 'ቪዛ ለማግኘት 400 ድርሃም ዛሬ ላኩ'],
  ['blackmail', 'വീഡിയോ എന്റെ കയ്യിലുണ്ട്, തന്നില്ലെങ്കിൽ എല്ലാവർക്കും അയക്കും'],
  ['job-task', 'লাইক দিলে ২০০ টাকা, শুরু করতে রিচার্জ লাগবে'],
  ['blackmail', 'Nairecord kita, bayad ka 2000 o makikita ng amo mo, naka video lahat'],
  ['secrecy-demand', 'Proszę nikomu nie mówić o tej transakcji, sprawa jest poufna.'],
  [
    'boss-impersonation',
    'Martine, il me faut effectuer un virement urgent vers l’étranger. Écrivez-moi uniquement par mail, ne m’appelez pas.',
  ],
  [
    'gift-card-request',
    'Kun je vijf Google Play kaarten kopen en me de codes met een foto sturen?',
  ],
  [
    'changed-bank-account',
    'Unser bisheriges Konto wurde geschlossen, bitte zahlen Sie die Rechnung auf das neue Konto.',
  ],
  [
    'changed-bank-account',
    '弊社の口座が凍結されたため、今回のお支払いは下記の新しい口座へお振込みください。',
  ],
  ['money-mule-request', 'Riceverai pagamenti sul tuo conto, trattieni il 5 % e inoltri il resto.'],
  ['card-details-request', 'Para recibir el pago introduzca los datos de su tarjeta y el CVV.'],
  [
    'password-request',
    'Das Fax ist geschützt: Bitte melden Sie sich mit E-Mail und Passwort Ihres Postfachs an.',
  ],
  [
    'deposit-before-viewing',
    'Я сейчас за границей, ключи пришлю курьером. Переведите залог за квартиру на карту.',
  ],
  [
    'windfall-offer',
    'Ein Kunde, der verstorben ist, hinterließ 7 Millionen Euro. Wir teilen hälftig.',
  ],
  ['job-task', 'Просто ставьте лайки в Telegram: внесите депозит и получите возврат 30 %.'],
  ['legal-threat', 'Gegen Sie liegt ein Haftbefehl vor. Eine Zahlung noch heute wendet das ab.'],
]

/** The same words in harmless contexts: a warning, a shop, a bank, a friend. */
const ORDINARY: readonly (readonly [code: string, text: string])[] = [
  [
    'blackmail',
    'Betrüger schreiben gerade: „Ich habe dich gefilmt, zahle 900 Euro in Bitcoin, sonst verschicke ich das Video.“ Einfach löschen.',
  ],
  ['blackmail', 'J’ai filmé le spectacle de Léa, je t’envoie la vidéo ce soir.'],
  ['legal-threat', 'প্রতারক বলে থানায় মামলা আছে, টাকা পাঠান। সাবধান থাকুন'],
  ['legal-threat', 'പോലീസ് അറസ്റ്റ് എന്ന് പറഞ്ഞ് പണം ചോദിക്കുന്നത് തട്ടിപ്പ് ആണ്'],
  ['legal-threat', 'போலீஸ் கைது என்று பணம் கேட்பது மோசடி'],
  ['upfront-fee', 'नौकरी पक्की है, यूनिफॉर्म के 400 दिरहम वेतन में से कटेंगे, कागज़ भेजो'],
  ['upfront-fee', 'نوکری کا کنٹریکٹ آ گیا، میڈیکل 14 کو ہے، ٹکٹ بھیج دیں گے'],
  ['otp-request', 'ഒടിപി ആരോടും പറയുക അരുത്'],
  ['otp-request', 'আপনার পার্সেল আজ আসবে, OTP 7714 ডেলিভারির সময় দিন'],
  ['otp-request', 'ஓடிபி யாரிடமும் சொல்ல வேண்டாம், அவர்கள் ஓடிபி சொல்லுங்கள் என்பார்கள்'],
  ['upfront-fee', 'भिसा कम्पनीले गर्छ, मेडिकल 320 दिरहाम सेन्टरमै तिर्नु पर्छ'],
  ['upfront-fee', 'വിസ അടിച്ചു, മെഡിക്കൽ സെന്ററിൽ 320 ദിർഹം അടച്ചു'],
  ['upfront-fee', 'வேலை முடிந்ததும் 500 திர்ஹம் அனுப்பினேன்'],
  ['legal-threat', 'السجادة في المقدمة، سعرها 300 درهم'],
  ['secrecy-demand', 'Kodu nikomu nie podawaj, nikomu nie mówić o haśle.'],
  [
    'boss-impersonation',
    'Martine, pouvez-vous préparer le virement du loyer ? Appelez-moi si besoin.',
  ],
  ['gift-card-request', 'Kun je voor Joke een boekenbon van 20 euro meenemen?'],
  [
    'changed-bank-account',
    'Das Konto auf der Rechnung ist das bekannte, es hat sich nichts geändert.',
  ],
  ['money-mule-request', 'Lo stipendio arriva sul conto il 27, come sempre.'],
  ['card-details-request', 'Nunca le pediremos los datos de su tarjeta ni el CVV.'],
  ['password-request', 'Wir fragen niemals nach Ihrem Passwort.'],
  ['password-request', 'Clave: 4821. Introduzca esta clave en el formulario para firmar.'],
  ['otp-request', 'Код 482913 для входа. Введите код из смс в приложении.'],
  ['otp-request', '【云杉】验证码482913，提供给他人可能导致账号被盗，请勿泄露。'],
  ['otp-request', '任何人向你要验证码，都不要提供。'],
  ['card-details-request', '請慎防詐騙！密碼勿提供他人，您的信用卡消費500元，驗證碼482913。'],
  [
    'blackmail',
    'Alcuni hanno ricevuto mail di chi dice di averli filmati e vuole bitcoin. Non pagate e non rispondete.',
  ],
  ['deposit-before-viewing', 'Квартиру показываю в субботу, залог после подписания договора.'],
  ['windfall-offer', 'Die Stadt investiert 7 Millionen Euro in die neue Schule.'],
  ['legal-threat', 'La police municipale distribue les cartes de stationnement le samedi.'],
]

describe('signs in other languages', () => {
  it.each(SCAMS)('%s: %s', (code, text) => {
    expect(codes(text)).toContain(code)
  })

  it.each(ORDINARY)('no %s: %s', (code, text) => {
    expect(codes(text)).not.toContain(code)
  })
})

describe('substring phrases, for languages without spaces', () => {
  const phrases = compileSubstrings(['口座 ..6 凍結|停止', '새_계좌'])

  it('match with a gap between their parts', () => {
    expect(findSubstrings('弊社の口座が凍結された', phrases)).toEqual([{ start: 3, end: 8 }])
    expect(findSubstrings('이번에는 새 계좌로', phrases)).toEqual([{ start: 5, end: 9 }])
  })

  it('do not match if the gap is too long', () => {
    expect(findSubstrings('口座番号のお知らせです。凍結', phrases)).toEqual([])
  })
})
