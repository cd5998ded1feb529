import { phraseSignal } from '../detector.ts'

/** Tells of a virus or a broken computer that only the caller can cure. */
export const deviceAlarm = phraseSignal('device-alarm', {
  en: [
    'computer|device|pc|phone|laptop|windows|iphone|android|mobile|system ..6 infected|hacked|virus|viruses|compromised|malware|trojan',
    'virus|viruses|malware|trojan|spyware ..4 detected|found|infected|alert',
    'call ..4 microsoft|windows|apple|technical|tech support',
    'microsoft|windows|apple|technical|tech support ..10 call|toll|virus|error|helpline|@phone',
    'antivirus|norton|mcafee|geek ..8 renewed|renew|renewal|charged|debited|expired ..15 call|cancel|@phone|refund',
    'subscription ..8 renewed|charged|debited ..15 cancel|refund|dispute ..6 call|@phone',
    'subscription ..8 renewed|charged|debited ..15 call|@phone ..6 cancel|refund|dispute',
    'antivirus|norton|mcafee|geek ..3 renewed|renew|renewal|charged|debited|expired',
    'found|detected|detects|has|blocked ..3 trojan|virus|viruses|spyware|malware|hacker|hackers|threats',
    'trojan|virus|viruses|spyware|malware|hackers ..6 restart|call|shut|computer|device|phone|technician|remove',
    'antivirus|norton|mcafee|defender ..4 renewed|renew|charged|debited ..3 @amount|#',
    'errors|error|viruses ..4 windows|microsoft|router|internet',
    'pc|computer|windows|laptop|office ..1 license|licence ..1 expired|expires|expiring',
    'press ..1 windows',
    'engineer|technician|specialist ..3 connect|remote|remotely',
    'hackers|hacker ..6 clean|phone|iphone|data|device',
    'phone|iphone|device|computer|android ..4 sending|leaking|infected ..4 data|hackers|virus',
    'windows|computer|pc|laptop|router|wifi|internet ..3 blocked|locked|hacked|attacked',
    'not|dont ..1 switch|turn|shut|restart ..2 off|down|computer|it',
    'open ..2 computer|laptop|browser ..6 go|page|site|type',
  ],
  ar: [
    'جهازك|هاتفك|حاسوبك|كمبيوترك ..4 مصاب|مخترق|فيروس|للاختراق|فيروسات|اختراق',
    'اكتشاف|رصد|وجود ..2 فيروس|فيروسات|برمجيات',
    'الدعم الفني|التقني ..6 اتصل|@phone|مايكروسوفت',
    'فيروس|فيروسات|مخترق|هكر ..6 تنظيف|للتنظيف|احذف|حمل',
    'راوتر|الراوتر|جهازك|الشبكة ..3 مخترق|مقفل|محظور',
  ],
})
