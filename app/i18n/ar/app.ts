import type * as en from '../en/app.ts'

/** The banner that offers the mobile app. */
export const promo: typeof en.promo = {
  label: 'تطبيق «حماية»',
  title: '«حماية» على هاتفك',
  text: 'افحص الرسالة فور وصولها.',
  download: 'حمّل التطبيق',
  stores: { appStore: 'متجر App Store لأجهزة iOS', playStore: 'متجر Google Play' },
  close: 'أغلق هذا الشريط',
}

/** What the installed site shows when nothing can be reached. For the server only: the page comes whole. */
export const offline: typeof en.offline = {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'تعذر فتح هذه الصفحة لانقطاع الاتصال بالإنترنت، وقد يظل بإمكانك إجراء المكالمات.',
  numbers: 'أرقام تتصل بها',
  retry: 'أعد المحاولة',
}
