import { phraseSignal } from '../detector.ts'

/** Offers something at a price that no honest seller could ask. */
export const deepDiscount = phraseSignal(
  'deep-discount',
  {
    en: [
      '70|75|80|85|90|95 % ..2 off|discount|sale|reduction|below|less|cheaper',
      'up to 70|75|80|85|90|95 %|percent',
      'discount|discounts|sale|off ..4 70|75|80|85|90|95 %',
      'all|every|any|everything ..4 @amount ..2 only|each|today|sale|store|closing',
      'closing down|sale|forever',
      'store|shop|warehouse|outlet|stock ..1 closing|closes|clearance|liquidation|bankruptcy',
      'half|below|under|less|lower ..2 price|market|cost|original',
      'original ..2 price|@amount ..6 now|only|for|selling ..3 @amount',
      'was|were|instead|worth ..2 @amount ..4 now|only|pay|for ..2 @amount',
      '@amount ..3 instead of ..1 @amount',
      'today|last|only ..2 day|hours|today ..3 % off|discount',
    ],
    ar: [
      '70|75|80|85|90|95 % ..3 خصم|تخفيض|على|تخفيضات',
      'خصم|خصومات|بخصومات|تخفيض|تخفيضات|تنزيلات ..3 إلى|الى|تصل|يصل|حتى ..2 70|75|80|85|90|95 %',
      'خصم|تخفيض|تنزيلات 70|75|80|85|90|95 %',
      'بدلا|بدل|كان|كانت ..2 من|بـ ..2 @amount',
      'نصف|أقل|بأقل|تحت ..2 السعر|سعر|السوق|التكلفة',
      'الجمرك|الجمارك|المطار ..1 مصادرة|مصادرات|مصادره',
      'تصفية|تصفيات|إغلاق ..2 شاملة|المحل|نهائية|نهاية|المتجر|الفرع|الموسم|نهائي|محلات',
    ],
  },
  { negations: 'warnings' },
)
