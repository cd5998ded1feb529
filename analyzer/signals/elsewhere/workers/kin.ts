/** Somebody of the family writes from another number, whose own telephone is gone, and wants money. */
export const KIN_NEW_NUMBER: readonly string[] = [
  'ഫോൺ|ഫോണ് ..30 പോയി|പിടിച്ചു|കേടാ ..40 നമ്പർ|ഫോണിൽ ..60 അയക്ക്|ഇട്ട്|വേണം',
  'phone ..24 pidich|poyi|kedayi ..40 friendinte|puthiya ..40 ittu_tha|ayakk|venam',
  'புது_நம்பர்|புது_எண் ..80 கட்டுனா|வேணும்|தேவை ..60 பண்ணுங்க|அனுப்பு',
  'ఫోన్_పోయింది|కొత్త_నంబర్ ..50 కావాలి|పంపు',
  'notun_save|notun_number ..90 lagbe|pathao|dite_hobe|theke_dao',
  'नयाँ_नम्बर|फोन_हरायो|फोन_बिग्रि ..80 पठाइदि|पठाऊ|चाहियो',
  'ෆෝන්_එක_කැඩ|යාලුවෙක්ගෙ_නම්බර්|අලුත්_නම්බර් ..90 දාන්න|එවන්න',
  'አዲሱ_ስልኬ|ስልኬ_ጠፍ|ስልኬ_ተበላ ..90 አስገቢ|ላኪ|ስጪው',
  'نوی_نمبر|بل_نمبر ..100 بوټیم_کړه|راولېږ|غواړي',
  'lain_ni_nga_number|bag-ong_number ..120 ipadala|kinahanglan|gcash',
  'نئی_سم|نیا_نمبر ..90 ابھی_بھیجیں|بھیج_دیں|بھیجو',
  'simu_yangu_imezima|simu_yangu_imeharibika|namba_mpya ..90 umpe|nitumie|tuma',
  'خط_دیگه|شماره_جدید|گوشیم_خراب ..60 درهم|تومن ..40 بزن|واریز',
]

/** Somebody of the family lies in hospital, is held or has hurt somebody: money goes to whoever writes. */
export const KIN_IN_NEED: readonly string[] = [
  'അപകട|ഐസിയു|ആശുപത്രി ..60 ദിർഹം|രൂപ ..50 നമ്പറിലേ|ബോട്ടിം|അയക്ക്',
  'ஆக்சிடெண்ட்|ஹாஸ்பிடல்|புடிச்சிட்டாங்க|பார்டர்ல ..90 போடு|பே_பண்ணுங்க|அனுப்பு',
  'hospital|icu|surgery ..90 lagbe ..60 account|number',
  'police_station|thanay ..60 lagbe ..90 account|pathao',
  'अस्पताल|दुर्घटना|कोमा ..60 हजार|नहाले ..80 इसेवा|हाल्दि|पठाउ',
  'accident|පොලිසියෙ|අල්ලගෙන ..60 ලක්ෂ|bail ..70 දාන්න|දෙන්න',
  'ተይዟል|ሆስፒታል ..60 ሺህ|ድርሃም ..60 ላኪ|አስገቢ|ላክ',
  'تاڼه|روغتون|ایسارېږ ..60 درهم ..60 بوټیم|راولېږ',
  'naaksidente|naospital|inatake|nakasagasa ..120 gcash_ko|maya_ko|deposit|diretso',
  'ਪੁਲਿਸ|ਹਸਪਤਾਲ|ਹਾਦਸਾ ..60 ਹਜ਼ਾਰ|ਹਜ਼ਾਰ|ਲੱਖ ..60 ਪਾ_ਦਿਓ|ਖਾਤੇ',
  'ٹکر|ایکسیڈنٹ|تھانے ..60 صلح|وکیل|ضمانت ..100 بھیجیں|بھیج_دیں',
  'kecelakaan|ditahan|rumah_sakit ..90 denda|biaya|juta ..60 kirim|transfer',
  'मामा_जी|चाचा_जी ..10 हज़ार|हजार ..24 खाते ..12 डाल|भेज',
]

/** Somebody of the company's head, in a meeting, wants money or cards of which nobody else is to know. */
export const BOSS_WANTS: readonly string[] = [
  'मिटिङमा ..60 गोप्य|सप्लायर|खातामा ..60 हाल|पठाऊ',
  'ఎండీ|సార్ ..60 పంపాలి ..70 తెలియకూడదు|చెప్పకు',
  'মিটিং|ফ্লাইটে|এমডি|সাপ্লায়ার|সাপ্লাই ..90 iban|আলাপ_কইরো|কার্ড_ক|কাউকে_বলো',
  'notun_number|engr|md_sir ..90 theke_dao|kauke_bolo',
  'جلسه|مهندس ..90 آیبان|حساب_شرکت ..70 نگو|نگید',
  'director|manager|ceo_sahab ..90 zikr_na|confidential ..30 balance|number',
  'منېجر|کمپنۍ ..90 درهم ..40 راولېږئ ..60 مه_وایئ',
]

/** Gift cards are to be bought and their codes to be sent as pictures. */
export const CARDS_BOUGHT: readonly string[] = [
  'আইটিউন্স|গিফট_কার্ড|অ্যাপল_কার্ড ..40 ছবি|কোড',
  'gift_card|itunes|apple ..40 code ..20 ෆොටෝ|එවන්න',
  'एप्पल_कार्ड|गिफ्ट_कार्ड|आइट्युन्स ..30 कोड|फोटो',
  'گفٹ_کارڈ|آئی_ٹیونز ..40 کوڈ|تصویر',
  'ഗിഫ്റ്റ്_കാർഡ് ..50 കോഡ്|ഫോട്ടോ',
]
