import type * as en from '../en/errors.ts'

/** Words of the screens that say something is missing or broken. */
export const errors: typeof en.errors = {
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'لم نجد الصفحة التي تبحث عنها. ربما نُقلت أو لم تعد موجودة.',
    home: 'العودة إلى الرئيسية',
    library: 'تصفح أساليب الاحتيال',
  },
  server: {
    title: 'عطل لدينا',
    text: 'حدث خلل من جهتنا ونعمل على إصلاحه. يُرجى المحاولة لاحقًا.',
    retry: 'أعد المحاولة',
    home: 'العودة إلى الرئيسية',
  },
  tooLarge: {
    title: 'ما أرسلته كبير جدًا',
    text: 'حجم ما أرسلته أكبر مما تستقبله هذه الصفحة. يُرجى إرسال جزء منه فقط.',
    retry: 'العودة إلى الصفحة',
  },
  unexpected: {
    title: 'حدث خطأ ما',
    text: 'يُرجى تحديث الصفحة. وإذا تكررت المشكلة فتواصل مع الدعم.',
    refresh: 'تحديث الصفحة',
    home: 'العودة إلى الرئيسية',
  },
}
