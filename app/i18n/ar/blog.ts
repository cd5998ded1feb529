import type * as en from '../en/blog.ts'
import { arabicCount } from './arabic-count.ts'
import { leftToRight } from './isolate.ts'

/** After 'in', which takes the genitive. */
const MINUTES = {
  zero: 'أقل من دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
}

/** Words of the blog and of its articles. */
export const blog: typeof en.blog = {
  title: 'المدونة',
  heading: 'مدونة «حماية»',
  description:
    'مقالات عن أساليب الاحتيال في الإمارات: كيف تعمل، وكيف تكشفها مبكرًا، وماذا تفعل إذا فقدت مالًا أو بيانات.',
  keywords: 'أخبار الاحتيال في الإمارات، الوقاية من الاحتيال، الأمان الرقمي، التصيد، دبي، مدونة',
  intro: 'كيف تعمل أساليب الاحتيال في الإمارات، وكيف تنتبه إليها مبكرًا، وماذا تفعل إذا تعرضت لها.',
  search: {
    label: 'ابحث في المقالات',
    placeholder: 'بنك، طرد، وظيفة…',
    submit: 'بحث',
  },
  category: 'الفئة',
  allCategories: 'كل الفئات',
  loading: 'جارٍ تحميل المقالات…',
  page: (n) => `الصفحة ${n}`,
  list: 'المقالات',
  featured: 'مميز',
  readTime: (minutes) => `قراءة في ${arabicCount(minutes, MINUTES)}`,
  by: 'بقلم',
  englishOnly: 'متوفر بالإنجليزية فقط',
  pages: 'الصفحات',
  newer: 'مقالات أحدث',
  older: 'مقالات أقدم',
  empty: {
    title: 'لم نجد أي مقالات',
    text: 'جرّب تغيير كلمات البحث أو الفئة',
    clear: 'اعرض كل المقالات',
  },
  failure: {
    text: 'تعذر تحميل المقالات. يُرجى المحاولة لاحقًا.',
    retry: 'أعد المحاولة',
  },
}

/** Words of one article. */
export const blogPost: typeof en.blogPost = {
  breadcrumb: 'مسار التصفح',
  home: 'الرئيسية',
  blog: 'المدونة',
  keywords: (category) => `${category}، الإمارات، الاحتيال، كيف تحمي نفسك، مدونة «حماية»`,
  published: 'تاريخ النشر',
  updated: 'آخر تحديث',
  related: 'مقالات ذات صلة',
  back: 'العودة إلى المدونة',
  share: {
    button: 'مشاركة',
    copied: 'نُسخ الرابط',
    failed: (address) => `تعذر نسخ الرابط. الرابط هو ${leftToRight(address)}`,
  },
  notFound: {
    title: 'المقال غير موجود',
    text: 'هذا المقال غير موجود، أو لم يعد منشورًا على الموقع.',
    back: 'العودة إلى المدونة',
  },
  failure: {
    title: 'تعذر تحميل المقال',
    text: 'حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد قليل.',
    retry: 'أعد المحاولة',
  },
}

/** Words of the blog's feeds. */
export const blogFeed: typeof en.blogFeed = {
  title: 'مدونة «حماية»',
  description: 'مقالات عن أساليب الاحتيال في الإمارات، الأحدث أولًا.',
  formats: { rss: 'المدونة (RSS)', atom: 'المدونة (Atom)', json: 'المدونة (JSON Feed)' },
}
