import type * as en from '../../en/library/library.ts'
import { arabicCount } from '../arabic-count.ts'
import { leftToRight } from '../isolate.ts'

const SCAMS = {
  zero: 'لا نتائج',
  one: 'أسلوب احتيال واحد',
  two: 'أسلوبا احتيال',
  few: 'أساليب احتيال',
  many: 'أسلوب احتيال',
  other: 'أسلوب احتيال',
}

const REPORTS = {
  zero: 'لا بلاغات',
  one: 'بلاغ واحد',
  two: 'بلاغان',
  few: 'بلاغات',
  many: 'بلاغًا',
  other: 'بلاغ',
}

/** After 'more than', which takes the genitive. */
const MORE_SCAMS = { ...SCAMS, two: 'أسلوبي احتيال', zero: 'صفر' }

/** Words of the scam library and of its entries. */
export const library: typeof en.library = {
  title: 'مكتبة الاحتيال',
  description:
    'أساليب احتيال يتعرض لها سكان الإمارات فعلًا: كيف يعمل كل منها، وما علاماته، وما الخطوات التي تحميك منه.',
  keywords:
    'أساليب الاحتيال في الإمارات، تصيد احتيالي، احتيال استثماري، وظائف وهمية، احتيال عاطفي، دبي',
  intro: 'أساليب احتيال تحدث فعلًا في الإمارات. ابحث عن الأسلوب الذي صادفته واعرف ما عليك فعله.',
  search: {
    label: 'ابحث في أساليب الاحتيال',
    placeholder: 'بنك، رسالة، بطاقة…',
    submit: 'بحث',
  },
  filters: {
    risk: 'درجة الخطر',
    status: 'الحالة',
    category: 'الفئة',
    all: 'الكل',
  },
  risks: { low: 'منخفض', medium: 'متوسط', high: 'مرتفع', critical: 'شديد' },
  riskBadge: {
    low: 'خطر منخفض',
    medium: 'خطر متوسط',
    high: 'خطر مرتفع',
    critical: 'خطر شديد',
  },
  statuses: {
    active: 'منتشر حاليًا',
    inactive: 'غير منتشر حاليًا',
    under_investigation: 'قيد التحقق',
  },
  categories: {
    phishing: 'رسائل ومواقع مزيفة',
    investment: 'استثمار',
    shopping: 'تسوق',
    romance: 'احتيال عاطفي',
    job: 'وظائف',
    other: 'أخرى',
  },
  writtenIn: { en: 'بالإنجليزية', ar: 'بالعربية' },
  loading: 'جارٍ تحميل القائمة…',
  total: (n) => arabicCount(n, SCAMS),
  moreThan: (n) => `أكثر من ${arabicCount(n, MORE_SCAMS)}`,
  onPage: (entries, page) => `${entries}، الصفحة ${page.toLocaleString('en')}`,
  reports: (n) => arabicCount(n, REPORTS),
  list: 'أساليب الاحتيال',
  pages: 'الصفحات',
  previous: 'الصفحة السابقة',
  loadMore: 'عرض المزيد',
  loadingMore: 'جارٍ عرض المزيد…',
  loaded: (n) => `أُضيف إلى القائمة: ${arabicCount(n, SCAMS)}`,
  lastPage: 'هذه أحدث الأساليب. للوصول إلى الأقدم استخدم البحث أو التصفية.',
  empty: {
    title: 'لم نجد نتائج',
    text: 'جرّب كلمات أقل أو كلمات أخرى، أو اعرض المكتبة كاملة.',
    clear: 'مسح البحث والتصفية',
  },
  failure: {
    text: 'تعذر تحميل المكتبة. يُرجى المحاولة لاحقًا.',
    retry: 'أعد المحاولة',
  },
}

/** Words of one entry of the library. */
export const scamDetail: typeof en.scamDetail = {
  breadcrumb: 'مسار التصفح',
  home: 'الرئيسية',
  library: 'مكتبة الاحتيال',
  keywords: (category) => `احتيال، ${category}، الإمارات، علامات التحذير، كيف تحمي نفسك`,
  category: 'الفئة',
  reports: 'البلاغات',
  reported: (n) => (n === 0 ? 'لا بلاغات بعد' : n.toLocaleString('en')),
  created: 'تاريخ الإضافة',
  updated: 'آخر تحديث',
  noDate: 'غير متوفر',
  signs: 'علامات التحذير',
  protection: 'كيف تحمي نفسك',
  defaultTips: [
    'لا تعطِ أحدًا معلوماتك الشخصية الحساسة أبدًا',
    'احذر من الرسائل المستعجلة أو المهدِّدة',
    'تحقق من الأمر عبر القنوات الرسمية',
    'أبلغ الجهات المختصة عن أي نشاط مشبوه',
  ],
  check: 'افحص رسالة مشابهة',
  related: 'أساليب احتيال مشابهة',
  back: 'العودة إلى مكتبة الاحتيال',
  share: {
    button: 'مشاركة',
    copied: 'نُسخ الرابط',
    failed: (address) => `تعذر نسخ الرابط. الرابط هو ${leftToRight(address)}`,
  },
  notFound: {
    title: 'أسلوب الاحتيال غير موجود',
    text: 'لا يمكن عرض هذه الصفحة. وقد يكون ذلك لأحد ثلاثة أسباب:',
    reasons: [
      'أُزيل هذا الأسلوب من المكتبة',
      'عنوان الصفحة غير صحيح',
      'ليست لديك صلاحية الاطلاع عليها',
    ],
    back: 'العودة إلى مكتبة الاحتيال',
  },
}
