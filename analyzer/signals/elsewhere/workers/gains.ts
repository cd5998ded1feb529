import { elsewhere } from '../elsewhere.ts'

/** A savings round or a trade that gives more than what was paid in, soon, and more for whoever brings others. */
const ROUNDS: readonly string[] = [
  'कमेटी|मंडली|बचत ..70 उठा_लो|वापस|बोनस ..80 मेंबर|जोड़|बहनें|लाने|नाम_लिख',
  'ٹریڈنگ|فارم|کمیٹی ..70 درہم_لگائیں|قرعہ|ہفتے_بعد',
  'lagao ..20 har_mahine|roz|mahina ..16 munafa',
  'ചിട്ടി|കുറി ..70 കിട്ടും|ഉറപ്പ് ..80 ചേർത്താൽ|സീറ്റ്|ഫ്രീ',
  'chitti|committee ..90 first|cherumbo|serthu|thavana ..60 pavan|turn|vettum|gold',
  'చీటీ|చిట్ ..50 కడితే ..40 రోజుల్లో|వెనక్కి|తెస్తే',
  'সমিতি ..70 ডাবল|কমিশন',
  'ढुकुटी ..60 पहिलो_महिना|उठाउन',
  'සීට්ටුව ..60 guarantee|හම්බ ..60 ගෙනාවොත්|free',
  'እቁብ|ካስገባሽ|አስገብታችሁ ..40 ትወስዳላችሁ|ይሆናል ..60 ካመጣ|ዋስትና|ቦታው',
  'paluwagan|pasok ..30 labas ..40 days|invite|slot',
  'chama|ingia_na ..40 utoke_na|ukileta',
  'monthly ..10 tubo|% ..6 tubo',
  'റിസോർട്ട്|ഷെയർ ..50 മാസം ..20 വരുമാനം|ഗ്യാരണ്ടി',
]

/** More comes back than was paid in. */
export const roundsElsewhere = elsewhere({
  code: 'guaranteed-return',
  lists: [],
  unspaced: ROUNDS,
})

/** Money is changed by a private hand at more than every exchange gives, before anything is seen of it. */
export const RATE_BETTER: readonly string[] = [
  'market_se|exchange_ki_line|special_rate ..90 bande_ko|cash_do|account_me',
  'हमार_आदमी|हमारा_आदमी ..40 नगद|घर_पे ..90 रसीद|लेने_आ',
  'ریٹ_کھلا|حوالہ|ہنڈی ..60 ایپ|بھیجو|کارڈ',
  'എക്സ്ചേഞ്ചി|ഹവാല ..60 അക്കൗണ്ടിലേക്ക്_ഇട്|ആള്_ക്യാമ്പിൽ|തരാം ..90 രസീത|ടോക്കൺ|വിശ്വാസ|ഐഡി',
  'রেট ..60 আগে_দেন|এজেন্টের|একাউন্টে_দেন ..60 মিনিটে|রশিদ|একাউন্টে',
  'মিনিটে ..20 রেট ..30 টাকা_আগে',
  'एक्सचेन्ज ..30 एजेन्ट_कोठा|रेट_बजार ..60 रसिद',
  'rate ..60 di_na_dadaan|account_ni|bigay_mo ..60 gcash|kami_na_bahala|account_ni',
  'kurs ..60 kasih_dirham|driver|langsung_masuk',
  'ድርሃም_በ ..40 አካውንት_አስገቡ|ከባንክ_በላይ ..60 ይደርሳል|ላኩልኝ|ስክሪን',
  'درهم_خریدار|بالاتر_از_صراف ..60 بریز|حساب ..60 کارت|ریال',
  'حواله_کوو|زیات_ریټ ..90 اکاونټ_کې_واچوه|ورسیږي',
]
