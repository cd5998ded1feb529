import { compile, occurs } from './phrases.ts'
import type { Words } from './tokens.ts'

const LOST_CONTACTS = compile({
  en: [
    'link|url|hyperlink ..3 below|above|here|following|bio',
    'via|through|at|on|visit|open|enter|follow|click|tap|use|press|fill|see ..2 link|url|hyperlink',
    'click|tap|press ..1 here|below',
    'follow|add|contact|message|text|call|join ..1 him|her|them ..2 below|here|now',
    'contact|text|message|dm|inbox|write us',
    'contact|dm|inbox|text|message|pm me',
    'dm|pm|inbox|text|message to|for ..1 apply|details|info|register|join|start',
    'write|writing|message ..2 in ..1 private|dm|pm|inbox|personal',
    'reply|answer|respond ..2 y|yes|no|n|#|done|interested',
    'reply|answer|respond ..1 me|us|to',
    'comment|drop|post|leave ..1 your ..4 below|here|comments',
    'save ..2 this ..1 one|number',
    'send ..2 me ..2 {app} ..1 message',
    'call ..2 now|us',
  ],
  ar: [
    'الرابط|رابط|اللينك|لينك ..2 التالي|أدناه|المرفق|هذا|تحت|المرسل',
    'عبر|على|من|خلال|افتح|ادخل|اضغط|زيارة|بدخول ..2 الرابط|رابط|اللينك|لينك',
    '{click} هنا|أدناه',
    'تواصل|تواصلوا|للتواصل|راسلنا|راسلني|راسلوني|كلمني|كلمنا|كلموني ..2 معنا|معي|خاص|الخاص|الآن|الحين|على',
    'راسلنا|راسلني|راسلوني|كلمنا',
    'اتصل|اتصلي|اتصلوا|للاتصال|بالاتصال ..3 على|بنا|بالرقم|#|وتأكد|الآن',
    'رد|الرد|أجب|أرسل|ارسل ..2 نعم|y|بنعم|تم|بكلمة|كلمة|#',
    'علق|اكتب ..1 كلمة|بكلمة|تم',
  ],
  others: [
    'пиши|пишите|писать|пишем|напиши|напишите ..2 лс|личку|личные|мне|плюс|связь',
    'cliquez|klicken|haz|clique|klik ..3 lien|link|ici|hier|aqui|enlace|sini|tautan',
    'message|reply|msg|call|inbox ..1 karo|karein|kare|kijiye|kro|करें|کریں',
  ],
})

/** Whether it speaks of a link, of a number or of somebody to answer to: what was quoted or copied may have lost them. */
export function namesLostContact(words: Words): boolean {
  return occurs(words, LOST_CONTACTS)
}
