import type { Sector } from '../uae/types.ts'

/** Words that, beside a name which is also an everyday word, show that the organisation is meant. */
export const SECTOR_WORDS: Readonly<Record<Sector, { en: string; ar: string }>> = {
  government: {
    en: 'authority ministry government federal service services portal visa id permit fine fines account app uae',
    ar: 'هيئة وزارة حكومة خدمة خدمات بوابة تأشيرة هوية إقامة غرامة',
  },
  police: {
    en: 'police fine fines station officer court case traffic',
    ar: 'شرطة مخالفة مخالفات محكمة قضية مرور',
  },
  bank: {
    en: 'bank card account credit debit loan transaction atm branch iban statement balance',
    ar: 'بنك مصرف بطاقة حساب ائتمان قرض عملية صراف رصيد',
  },
  payment: {
    en: 'card payment wallet pay account transfer transaction exchange remittance',
    ar: 'بطاقة دفع محفظة حساب تحويل عملية صرافة',
  },
  telecom: {
    en: 'bill sim mobile data recharge plan internet number customer prepaid postpaid package line account telecom points',
    ar: 'فاتورة شريحة رصيد باقة إنترنت رقم عميل خط اتصالات مسبقة',
  },
  courier: {
    en: 'parcel package shipment delivery courier track tracking express post customs',
    ar: 'طرد شحنة توصيل بريد تتبع جمارك',
  },
  utility: {
    en: 'bill electricity water gas meter connection utility account disconnection consumption',
    ar: 'فاتورة كهرباء مياه غاز عداد استهلاك',
  },
  transport: {
    en: 'toll fine fines gate tag recharge card metro taxi ride trip flight booking driver vehicle parking balance',
    ar: 'مخالفة بوابة بطاقة شحن رصيد مترو رحلة حجز مركبة موقف',
  },
  marketplace: {
    en: 'order delivery app seller buyer account voucher shopping cart deal item',
    ar: 'طلب توصيل تطبيق بائع مشتري حساب قسيمة تسوق',
  },
  property: {
    en: 'property rent apartment villa listing tenancy agent broker landlord',
    ar: 'عقار إيجار شقة فيلا وسيط',
  },
  'job-board': {
    en: 'job jobs vacancy hiring recruiter cv application career',
    ar: 'وظيفة وظائف توظيف سيرة',
  },
  retail: {
    en: 'store voucher coupon offer order gift card loyalty points anniversary shopping',
    ar: 'متجر قسيمة عرض هدية نقاط طلب',
  },
  health: {
    en: 'hospital clinic appointment doctor insurance health medical',
    ar: 'مستشفى عيادة موعد طبيب تأمين صحة',
  },
  charity: {
    en: 'charity donation donate campaign relief foundation',
    ar: 'خيرية تبرع تبرعات حملة إغاثة مؤسسة',
  },
  technology: {
    en: 'account id password login subscription device support security team app store cloud',
    ar: 'حساب كلمة اشتراك جهاز دعم أمان تطبيق',
  },
}
