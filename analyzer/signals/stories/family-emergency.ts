import type { Prepared } from '../../prepared.ts'
import type { Phrases } from '../../text/phrases.ts'
import { tellsOfHeldGoods } from '../claims/held-goods.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { needsElsewhere, robbedElsewhere } from '../elsewhere/families.ts'

/** A traveller without his purse: people who were robbed tell each other by telephone and in chats. */
const robbedAbroad = phraseSignal(
  'family-emergency',
  {
    en: [
      'i|we|was|were|got|been ..2 mugged',
      'all|our|my ..4 cash|cards|money|passports ..8 taken|stolen|gone ..3 gunpoint|knifepoint|robbers|thieves|thugs',
      'i|we|was|were|got|been ..2 robbed ..20 cash|card|cards|wallet|passport|phone|phones|money|everything|gunpoint|knifepoint|thugs',
      'bag|wallet|luggage|purse|belongings ..2 was|were|got ..1 stolen|snatched|lost ..8 passport|card|cards|money|cash',
    ],
    ar: [
      'تعرضت|تعرضنا ..2 للسرقة|لسرقة|لسطو ..12 جوازي|بطاقاتي|بطاقتي|محفظتي|أموالي|نقودي|جوازات|فلوسي',
    ],
    others: ['agressé|volé|vole|agresse ..12 papiers|passeport|carte|cartes|argent|portefeuille'],
  },
  { within: 'email' },
)

const EMERGENCIES: Phrases = {
  en: [
    'hotel|hospital|police|airport ..2 wont|not|refuse|refuses|refusing ..2 let ..1 me|us|him|her ..2 go|leave|out',
    'accident|hospital|arrested|jail|surgery|stranded|emergency|stuck|robbed|airport ..20 {transfer}|need ..5 money|cash|@amount|funds|urgently',
    '{transfer}|need|lend ..5 money|cash|@amount|funds|urgently ..20 accident|hospital|arrested|jail|surgery|stranded|bail|airport|robbed',
    'your son|daughter|husband|wife|brother|father|mother|nephew ..1 is|are ..1 with us ..3 in|at ..3 station|custody|office|cell',
    'your son|daughter|husband|wife|brother|father|mother ..8 accident|hospital|arrested|police|kidnapped|custody',
    'bail',
    '@amount|#|money ..3 to|for ..2 lawyer|officer|police|prosecutor ..8 release|free|out',
    'they|he ..1 will ..1 release|free me|us|him|her',
    'your son|daughter|husband|wife|brother|father|mother|grandson|nephew|sister|child ..12 accident|hospital|arrested|police|kidnapped|custody|trouble|jail|crash|prison|injured|crying',
    'accident|hospital|arrested|jail|crash|police|kidnapped|custody|trouble|prison|injured|surgery ..12 your son|daughter|husband|wife|brother|grandson|nephew|sister|father|mother|child',
    '{kin}|grandmother|grandfather|uncle|auntie|aunt|brother|sister ..10 accident|arrested|jail|trouble|hospital|crash|police|station|emergency|kidnapped',
    'lawyer|surgeon|doctor|police ..6 needs|need|wants|demands|asking|requires ..5 money|cash|@amount|deposit|payment',
    'daughter|son|husband|wife|brother|sister|mother|father|child|kid ..3 is|was|has|had|got ..4 crying|accident|arrested|jail|hit|hospital|police|trouble|crash|injured',
    'i|ive hit ..2 someone|somebody|man|woman|child|person|car',
    'clinic|hospital|police|they ..2 will|want|wants|need|keep|kept ..3 me|# ..4 before|start|here|jail',
    'dad|mum|mom|mama|son|baba ..8 need|want ..2 @amount|#',
    'accident|hit|crashed|bumped ..14 police|angry|shouting ..14 pay|money|send|transfer|@amount|now',
    'send ..2 what ..1 you ..1 can ..8 account|number|now|him',
  ],
  ar: [
    'ولدك|ابنك|بنتك|إبنك|الدري|ولدج ..4 موقوف|مسكوه|مسكناه|توقف|شديناه|خبط|دهس|محبوس|محجوز|انمسك ..24 #|@amount|كفالة|محضر|المحضر|الصلح|يلم|الموضوع',
    'حادث|مستشفى|المستشفى|السجن|المطار ..12 {transfer}|احتاج|محتاج ..4 مبلغ|فلوس|@amount|درهم',
    'عملية ..1 جراحية|عاجلة|مستعجلة|قلب ..12 {transfer}|احتاج|محتاج|مبلغ|فلوس',
    'احتاج|محتاج|أحتاج ..4 مبلغ|فلوس|@amount|درهم ..10 حادث|مستشفى|عملية|عاجل|ضروري|سفرتي|المطار',
    'ولدك|ابنك|بنتك|ابنتك|زوجك|أخوك|ولدج|بنتج|ولدكم|ابنكم ..1 عندنا|معنا|معانا|لدينا ..2 مركز|المركز|قسم|القسم|توقيف|التوقيف|النيابة|الحجز',
    'ابنك|ابنتك|زوجك|أخوك ..5 حادث|مستشفى|الشرطة|موقوف|السجن',
    'ابنك|ابنتك|ولدك|بنتك|زوجك|أخوك|اخوك|زوجتك|حفيدك|والدك|أبوك|أمك ..8 حادث|مستشفى|الشرطة|موقوف|السجن|خطف|محتجز|ورطة|التوقيف|عملية|موقوفة|المركز',
    '{kin}|جدتي|جدي|يدتي|خالتي|عمتي|خالي|عمي ..6 حادث|السجن|الشرطة|ورطة|مستشفى|التوقيف|مركز|مشكلة|حبسوني|صدمت|مسكوني|مصيبة|انحبست|انسجنت|انمسكت',
    'محامي|المحامي|الطبيب|الضابط|المستشفى ..5 يطلب|يبي|يحتاج|يريد|طلب|يبون|طالب ..4 مبلغ|فلوس|@amount|كفالة|دفعة|تأمين',
    'كفالة ..6 للإفراج|خروج|أطلع|يطلع|السجن|التوقيف',
    'فقدت|ضاعت محفظتي|حقيبتي',
    'صدمت|ضربت ..1 واحد|شخص|رجال|سيارة',
    'ماسكيني|مسكوني|حابسيني|حبسوني|موقفيني',
    'يبا|يمه|بابا|ماما ..8 أحتاج|محتاج|احتاج|أبي ..2 @amount|#',
    'عملت|سويت|صار|عامل ..2 حادث|حادثة|دعمة|دعم|مشكلة ..14 درهم|فلوس|مبلغ|@amount|#|يسجنوني|هتحبس|بنسجن|محضر|يحبسوني',
    'هتحبس|بنحبس|يسجنوني|يحبسوني|هيحبسوني|بيحبسوني|بيسفروني ..14 ابعت|حول|طرش|فلوس|مبلغ|@amount|درهم',
  ],
  others: [
    'сбил|сбила|збив|збила ..24 отдать|деньги|деньгами|рублей|тысяч|тисяч|гривень|курьер|кур’єр|следователь|слідчий|гроші|передать|адвокат|посадили|сажали|посадять',
    'hatte|habe|gebaut ..4 unfall ..24 kaution|gericht|gerichtsbote|staatsanwalt|staatsanwaltschaft',
    'potrąciłam|potrąciłem|potrącił|potrąciła|wypadek ..24 adwokat|kaucja|kaucję|prokurator',
    'incidente|guaio|guai ..24 avvocato|cauzione|contanti|caserma',
    'accidente|atropellé|atropellado|detenido ..24 fianza|abogado|juzgado',
    'kaza|çarptım ..24 kefalet|savcı|avukat|elden',
    'ne|ने|نے ..1 pakad|pakar|pakda|pakra|پکڑ|पकड़|पकड़ ..1 liya|lia|rakha|لیا|लिया|रखा',
    'accident|hadsa|हादसा|एक्सीडेंट|حادثہ|ایکسیڈنٹ|hospital|अस्पताल|ہسپتال ..10 bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج|maang|मांग|مانگ',
    'aapka|aap|आपका|آپ ..2 beta|beti|bhai|बेटा|बेटी|भाई|بیٹا|بیٹی|بھائی ..4 pakda|giraftar|accident|hospital|पकड़ा|گرفتار|پکڑا|حادثہ',
    '7adeth|7adith|mostashfa ..8 7awwel|7awel|taba|tebi|yaboon ..3 #|@amount|el7een',
    'police ..3 rok|pakad|pakar|le ..14 paise|paisa|bhej|@amount|#',
    'accident|एक्सीडेंट|हादसा|ایکسیڈنٹ|حادثہ ..1 ho|हो|ہو|kar|कर|کر ..8 thane|थाने|تھانے|lockup|police|पुलिस|پولیس|jail|जेल|جیل',
    'thane|थाने|تھانے|lockup|jail|जेल|جیل ..1 me|mein|में|میں ..1 band|बंद|بند',
    'airport|border|immigration|kuwait|saudi|oman|bahrain|qatar|turkey|एयरपोर्ट|कुवैत|सऊदी|ओमान|ایئرپورٹ|کویت|سعودیہ|عمان|دبئی ..1 me|mein|pe|में|میں ..2 phas|phans|fas|fans|फंस|फँस|پھنس ..1 gaya|gayi|gaye|गया|गई|گیا|گئی',
    'mama|mummy|umi|ommi|mami|nanay|lola ..3 mosta4fa|mostashfa|mustashfa|hospital|ospital ..14 ab3at|eb3at|7awel|@amount|padala|#',
  ],
}

/** The central bank is no station where somebody is held. */
const CENTRAL: Phrases = { en: [], ar: ['المصرف|البنك|مصرف|بنك المركزي'] }

const needsMoney = phraseSignal('family-emergency', EMERGENCIES, { except: CENTRAL })

/** Goods lie at the airport without anybody's need. */
const besideGoods = phraseSignal('family-emergency', EMERGENCIES, {
  except: { en: ['stuck|stranded|airport'], ar: ['المطار|مطار', ...CENTRAL.ar] },
})

const somebodyInNeed = (content: Prepared) =>
  (tellsOfHeldGoods(content.words) ? besideGoods : needsMoney)(content)

/** A sudden emergency of somebody close that only money solves. */
export const familyEmergency = firstOf(
  somebodyInNeed,
  robbedAbroad,
  robbedElsewhere,
  needsElsewhere,
)
