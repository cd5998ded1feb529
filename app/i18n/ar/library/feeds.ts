import type * as en from '../../en/library/feeds.ts'

/** Words of the library's feeds. */
export const feeds: typeof en.feeds = {
  title: 'حماية: أساليب الاحتيال في الإمارات',
  titleOf: (filters) => `حماية: أساليب الاحتيال في الإمارات (${filters.join('، ')})`,
  description: 'أساليب احتيال يتعرض لها سكان الإمارات: كيف تعرفها وكيف تحمي نفسك منها.',
  author: 'حماية',
  formats: { rss: 'خلاصة RSS', atom: 'خلاصة Atom', json: 'خلاصة JSON' },
  signs: 'علامات التحذير',
  tips: 'كيف تحمي نفسك',
  query: (query) => `«${query}»`,
  category: {
    phishing: 'رسائل ومواقع مزيفة',
    investment: 'استثمار',
    shopping: 'تسوق',
    romance: 'احتيال عاطفي',
    job: 'وظائف',
    other: 'أخرى',
  },
  writtenIn: { en: 'بالإنجليزية', ar: 'بالعربية' },
  risk: {
    low: 'خطر منخفض',
    medium: 'خطر متوسط',
    high: 'خطر مرتفع',
    critical: 'خطر شديد',
  },
  status: {
    all: 'كل الحالات',
    active: 'منتشر حاليًا',
    inactive: 'غير منتشر حاليًا',
    under_investigation: 'قيد التحقق',
  },
}
