import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'
import { GIFT_COLLECTION } from './gift-collection.ts'

/** What chambers, schools and clinics invite to, and what an employer gives beside the salary. */
const NO_MONEY: Phrases = {
  en: [
    'free ..2 accommodation|housing|transport|transportation|lodging ..2 food|meal|meals|ticket|tickets|flight|flights|visa',
    'free ..2 workshop|workshops|webinar|seminar|lecture|talk|session|sessions|class|trial|screening|checkup',
    'free ..1 seat|seats ..5 forum|conference|event|workshop|webinar|exhibition|session|members',
  ],
  ar: ['ورشة|ندوة|محاضرة|فحص|حصة مجاني|مجانية|مجانا'],
}

/** Promises money or aid to everybody, as no government or company gives it. */
export const freeMoney = phraseSignal(
  'free-money',
  {
    en: [
      'doubling|double|doubles ..2 your|any|anyones|all|everyones|every ..2 {crypto}',
      'giving back # ..1 {crypto}',
      'gives|giving|give ..2 # ..1 free ..6 birthday|anniversary|celebrate|celebration|years',
      'celebrate|celebrating|anniversary|birthday ..8 gives|giving|give ..3 free',
      'grant|grants|compensation|relief|money|aid ..12 your|ur name ..3 list',
      'your|ur name ..3 list ..14 grant|compensation|beneficiaries|beneficiary|relief|aid|winners',
      'grant|grants|money|aid ..10 dont|not|never|without ..2 pay|repay|paid ..1 back',
      'got|received|collected|get ..3 my|her|his|their|own|the ..1 grant|compensation|relief ..8 agent|claim|ups|fedex|delivered|contact|text',
      'gives|give|giving|offers|offering|pays ..2 grant|grants|cash ..3 @amount|users|everyone',
      'free ..2 tokens|token|airdrop|nfts|nft|nitro|{crypto}',
      'airdrop|tokens ..10 claim|claimed|eligible|connect|wallet',
      'eligible|selected|chosen ..5 airdrop|tokens',
      'drop|comment|post|leave ..2 your|ur ..2 wallet|wallets|eth|btc|sol',
      'eligible|entitled|qualify ..3 payment|benefit|handout|payout ..3 of ..2 #|@amount',
      'every|all|each ..3 resident|residents|citizen|citizens|family|families|user|users|expat|expats|customer|worker|workers|employee|households ..6 {receive}|gives|pays|paid|eligible|@amount|entitled|grant',
      'gives|pays|giving|paying|grants|granting|distributing|giveaway|distribute|offering ..3 every|all|each|everyone|residents|citizens|families|people|users ..6 @amount|money|cash|grant|monthly|free',
      '{authority}|government|uae|ramadan|eid|national|covid|winter|red|president|sheikh ..6 grant|grants|aid|support|relief|subsidy|assistance|handout|stimulus|bonus|programme|program|allowance|fund|gift ..8 register|apply|claim|registration|@link|@amount|check|eligible',
      'apply|register|registration|claim|eligible|qualify ..6 grant|aid|subsidy|financial|stimulus|allowance|benefit|relief ..6 @amount|@link|now|today|before|support',
      'financial aid|assistance|support|grant ..6 @amount|@link|apply|register|claim|eligible',
      'free ..3 gb|data|internet|iphone|recharge|tickets|ticket|fuel|petrol|groceries|ration|laptop|flights|car|gold|money|cash|meal|visa ..10 @link|forward|share|claim|click|register|everyone|users',
      'forward|share|send ..4 to # ..3 friends|groups|contacts|people|group',
      'free ..3 gift|recharge|robux|diamonds|coins|baskets|food|followers|subscription|scholarship|flight|flights',
      'free ..2 seat|seats ..4 flight|flights|airline|airlines|umrah|hajj|trip|@brand',
      'tickets|ticket|gift|gifts|meals|data ..3 free|everyone|every',
      'tickets|ticket|gift|gifts|meals|data ..3 each ..1 family|families|resident|residents|person|user|employee|household|citizen|expat|worker|customer|student|of',
      'fund|foundation|sheikh|prince ..3 helps|help|gives|giving|pays|distributes|donates ..6 people|families|@amount|debts|everyone|residents|#',
      'free ..3 for ..1 every|all|each',
      'for every|each|all ..1 family|families|resident|residents|household',
      'free ..6 log|login|sign|register|claim',
      'cards|card|coins|robux|diamonds|data|recharge|iphone|gift ..1 for ..1 free',
    ],
    ar: [
      'توزع|يوزع|توزيع|تمنح|تصرف|تقدم ..2 حكومة|دولة|الإمارات|رئاسة|وزارة|الشيخ|القيادة ..2 @amount|# ..2 لكل|لجميع',
      'كل|جميع|لكل|لجميع|كافة ..2 مقيم|المقيمين|مواطن|المواطنين|أسرة|الأسر|عائلة|الموظفين|عامل|العمال|المستخدمين|مشترك|المشتركين|المقيمون ..6 @amount|راتب|مبلغ|منحة|دعم|مكافأة|دخل|مجانا|درهم|دخلا|مجانية',
      'منحة|دعم|مساعدة|مساعدات|إعانة|معونة|مكرمة|هدية|عيدية|بدل ..3 مالية|مالي|حكومية|حكومي|رمضان|العيد|الشيخ|رئيس|شهرية|نقدية|الوطني|اليوم ..8 سجل|التسجيل|للتسجيل|قدم|@link|@amount|الرابط|احصل|للحصول|تقديم|للتقديم|مبلغ|لكل',
      'سجل|التسجيل|للتسجيل|قدم|للحصول|التقديم ..5 منحة|دعم|مساعدة|المساعدات|المنحة|الدعم|إعانة|مكرمة',
      'مجانا|مجاني|مجانية|مجانًا ..4 @link|ارسل|أرسل|شارك|الرابط ..4 إلى|على|مجموعات|أصدقاء|جروبات|#',
      'ارسل|أرسل|شارك|انشر|ارسلها ..3 إلى|الى|ل|مع|على # ..2 مجموعات|أصدقاء|جروبات|قروبات|أشخاص|مجموعة|صديق|شخص',
      'مجانا|مجاني|مجانية ..3 لكل|للجميع|لجميع|بمناسبة|جميع|كل',
      'بمناسبة ..4 مجانا|هدية|هدايا|مجانية|نوزع|توزيع|تذاكر|الذكرى',
      'صندوق|مؤسسة|الشيخ|شيخ|الأمير ..3 يوزع|يساعد|يدعم|يعطي|يسدد|توزيع|مساعدة|يقدم|تقدم',
    ],
  },
  {
    negations: 'warnings',
    except: {
      en: [...GIFT_COLLECTION.en, ...NO_MONEY.en],
      ar: [...GIFT_COLLECTION.ar, ...NO_MONEY.ar],
    },
  },
)
