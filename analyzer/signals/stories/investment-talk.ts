import { compile, findPhrases, spansOf } from '../../text/phrases.ts'
import type { Detector } from '../detector.ts'

/** "Al Noor Trading LLC": trading is what the company is called, and nothing that is offered. */
const COMPANIES = compile({
  en: [
    'trading|investment|investments|gold ..2 llc|fze|fzco|fzc|dmcc|est|establishment|ltd|limited|co|company',
  ],
  ar: ['شركة|مؤسسة ..3 للتجارة|التجارية|للاستثمار', 'للتجارة|التجارية ..2 ذ م م'],
})

const TALK = compile({
  en: [
    'my uncle|aunt|mentor|cousin|teacher|friend|brother|analyst ..10 trading|crypto|invest|investing|market|forex|bitcoin|stocks|gold|signals',
    'teach|show|help|guide ..4 you ..5 trade|trading|invest|investing|crypto|forex|earn|bitcoin',
    'join ..5 trading|investment|crypto|forex|signals|stock ..3 group|platform|community|team',
    'trading|investment|crypto|forex platform|account|group|plan|opportunity ..10 profit|deposit|register|join|earn|minimum|{app}|@link',
    '{earn}|made|making ..5 @amount|profit|money ..6 trading|crypto|bitcoin|forex|gold|usdt',
    'minimum ..2 investment|deposit',
    'investment opportunity|plan|scheme|company ..12 {app}|profit|return|returns|@link|@amount',
    'dear|darling|honey|baby|babe ..20 crypto|invest|trading|bitcoin|forex',
    'pre ipo',
    'ipo|shares|allocation|presale|token|coin ..8 minimum|reserve|locked|exclusive|vip|reply|allocation|transfer|subscribe|pending|@link|guaranteed|discount',
    'invest|investment|trading|trade|platform ..6 register|join|minimum|@link',
    'start|begin|invest|open ..4 with ..2 only|just|as|@amount ..3 @amount|#|dollars|aed|little',
    'ipo|stocks ..6 vip|insider|allocation',
    'signals|trading|forex|crypto|vip|investors|stock|gold ..1 signals|group|room|channel|club|members',
    'first|small|initial|minimum ..1 deposit|investment|capital',
    'members|students|investors ..4 made|make|earned|earn|withdrew|profit|gained ..4 @amount|#|%|profit|daily',
    'invest|investing ..2 in|with ..10 %|@amount|months|contract|profit|double|returns|farm',
    'doubles|triples|double|triple ..3 in|within|after ..3 year|month|months|week|days',
    'back|return|refund ..2 with # %',
    'stock|stocks|share|shares|market|gold|crypto ..2 tips|tip|signals|picks|recommendations|calls',
    'bring|invite|refer|add ..3 friends|members|people|family ..8 bonus|commission|%|earn|profit',
    'savings|investment|profit|money ..1 circle|club|scheme|committee|plan|pool',
    'i trade|invest ..5 with|through ..2 my|our',
    'trade|trading|invest ..6 my ..1 uncle|aunt|cousin|mentor|teacher',
    'open ..2 account ..8 show|teach|guide|help ..2 you',
    'gold|forex ..1 plan|scheme|futures',
    'share|shares|camel|farm|land|plot|unit ..4 receive|earn|get ..4 every|monthly|month|life',
    'shop|seller|store ..2 balance|bonus ..6 top|recharge|deposit|sell',
    'invited|invite|invites ..8 member|members|friend ..4 @amount|bonus|reward',
    'show|teach|help ..2 you ..3 platform|app|method|market|system',
    'made|earned ..3 money|profit ..2 today|again|yesterday|tonight|week',
    'put|invest # ..6 win|earn|double|profit|together',
    'my analyst|broker|mentor|advisor|teacher',
    'begin|start ..1 small|little',
    'members|people ..3 took|got|received ..2 their ..1 profit|profits|money',
  ],
  ar: [
    'خالي|عمي|صديقي|أستاذي|مرشدي|مستشار ..8 تداول|التداول|الاستثمار|استثمار|العملات|الذهب',
    'أعلمك|اعلمك|اساعدك|أساعدك ..4 تداول|التداول|الاستثمار|تستثمر|تربح|تكسب',
    'تداول|التداول|استثمار|الاستثمار|فوركس|كريبتو ..8 أرباح|ربح|منصة|سجل|@link|{app}|مضمون|مضمونة|@amount|الحد',
    'منصة|برنامج|مشروع|صندوق|فرصة|مجموعة ..3 استثمار|تداول|استثماري|الاستثمار|التداول|استثمارية|وطنية|استثمارات',
    'سهم|أسهم|اكتتاب|الاكتتاب|تخصيص ..5 خاص|مبكر|حصري|الحد|محدودة|احجز|سجل|@amount|@link|خصم|قبل',
    'ابدأ|استثمر|إبدأ|ابدئي ..4 @amount|فقط|#',
    'منصة ..2 تداول|التداول|استثمار|استثمارية|الاستثمار',
    'استثمر ..3 معنا|الآن|في|أموالك',
    'حبيبي|حبيبتي|عزيزتي|عزيزي ..15 تداول|استثمار|كريبتو|البيتكوين',
    'توصيات|إشارات|قروب|جروب|مجموعة|قناة ..2 تداول|التداول|فوركس|كريبتو|ذهب|أسهم|vip',
    'أول|اول|الحد ..2 إيداع|ايداع|أدنى|الأدنى',
    'مشتركين|أعضاء|عملاء|الأعضاء|عملائنا|المستثمرين ..4 حققوا|ربحوا|كسبوا|أرباح|سحبوا',
    'مدير|مديرة ..1 حساب|الحسابات|المحفظة',
    'نادي|جمعية|صندوق|خطة|برنامج ..1 ادخار|توفير|استثمار|ذهب|الادخار|الذهب|أرباح',
    'عضو|الأعضاء|أصحابك|أصدقاء|ربعك ..4 عمولة|مكافأة|نسبة|يجيب|تجيب|إضافية',
    'أشتغل|اشتغل|أعمل|أتداول|اتداول ..3 تداول|التداول|كريبتو|الذهب|العملات|البورصة',
    'افتح|افتحي|سجل ..1 حساب ..4 أعلمك|اعلمك|أساعدك|أدلك|نربح',
    'تجيب|يجيب|جيب|ادع|أحضر ..2 عضو|عضوين|أعضاء|أصدقاء|ربعك',
    'أعلمك|اعلمك|أوريك|أدلك ..2 المنصة|منصة|الطريقة|السوق|البرنامج',
    'ربحت|كسبت ..2 اليوم|أمس|الأسبوع',
    'مبلغ|بمبلغ صغير|بسيط',
    'لو|إذا ..1 تثقين|تثق|وثقت',
  ],
})

/** Small talk that turns to trading, crypto or a relative who knows the market. */
export const investmentTalk: Detector = ({ words }) => {
  const names = findPhrases(words, COMPANIES, 'none')
  const hits = findPhrases(words, TALK, 'warnings').filter(
    (hit) => !names.some(({ first, last }) => first <= hit.last && hit.first <= last),
  )
  if (hits.length === 0) return []
  return [{ code: 'investment-talk', params: {}, spans: spansOf(words, hits) }]
}
