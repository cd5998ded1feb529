import type * as en from '../en/shell.ts'
import { site } from './site.ts'

/** Words around every public screen. */
export const shell: typeof en.shell = {
  ...site,
  logo: 'حماية، الصفحة الرئيسية',
  skipToContent: 'انتقل إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  openMenu: 'القائمة',
  tabs: 'الصفحات الرئيسية',
  otherLanguage: 'English',
  links: {
    home: 'الرئيسية',
    checker: 'كاشف الاحتيال',
    library: 'مكتبة الاحتيال',
    tips: 'نصائح الأمان',
    firstDay: 'ماذا تفعل في أول 24 ساعة',
    report: 'أبلغ عن احتيال',
    blog: 'المدونة',
    contact: 'تواصل معنا',
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الخدمة',
  },
  footer: {
    about: 'خدمة مجانية تساعدك على كشف الاحتيال والتحقق منه والإبلاغ عنه في دولة الإمارات.',
    quickLinks: 'روابط سريعة',
    legal: 'الخصوصية والشروط',
    officialResources: 'جهات رسمية',
    resources: {
      police: 'شرطة دبي',
      centralBank: 'مصرف الإمارات المركزي',
      identity: 'الهوية الرقمية (UAE Pass)',
    },
    emergency: 'في حالات الطوارئ',
    emergencyLine: 'الطوارئ',
    eCrimeLine: 'الجرائم الإلكترونية',
    support: 'الدعم',
    location: 'دبي، الإمارات العربية المتحدة',
    social: 'تابعنا',
    networks: { facebook: 'فيسبوك', instagram: 'إنستغرام', x: 'إكس' },
    strip: 'هل تخسر مالك الآن؟ اتصل ببنكك أولًا، ثم بالشرطة.',
    rights: (year) => `© ${year} حماية`,
    independent: 'حماية خدمة مستقلة وليست جهة حكومية.',
  },
}
