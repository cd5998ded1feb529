import { compile, occurs } from './phrases.ts'
import type { Words } from './tokens.ts'

/** How everybody is sent to a link that is not there, or asked to write to somebody in private. */
const OPEN_INVITATIONS = compile({
  en: [
    'link|url|hyperlink ..3 below|above|here|following|bio',
    'via|through|at|on|visit|open|enter|follow|click|tap|use|press|fill|see ..2 link|url|hyperlink',
    'click|tap|press ..1 here|below',
    'follow|add|contact|message|text|call|join ..1 him|her|them ..2 below|here|now',
    'dm|inbox|pm me|us',
    'dm|pm|inbox to|for ..1 apply|details|info|register|join|start',
    'write|writing|message ..3 in ..1 private|dm|pm|inbox|personal',
    'comment|drop|post|leave ..1 your ..4 below|here|comments',
    'send ..2 me ..2 {app} ..1 message',
  ],
  ar: [
    'الرابط|رابط|اللينك|لينك ..2 التالي|أدناه|المرفق|هذا|تحت|المرسل',
    'عبر|على|من|خلال|افتح|ادخل|اضغط|زيارة|بدخول ..2 الرابط|رابط|اللينك|لينك',
    '{click} هنا|أدناه',
    'تواصل|راسلنا|راسلني|راسلوني|كلمني|كلمنا ..2 خاص|الخاص',
    'يكتب|تكتب|تكتبون|اكتبي|اكتبوا ..1 تم|مهتم|مهتمة',
    'علق|اكتب ..1 كلمة|بكلمة|تم',
  ],
  others: [
    'пиши|пишите|писать|пишем|напиши|напишите ..2 лс|личку|личные|плюс',
    'cliquez|klicken|haz|clique|klik ..3 lien|link|ici|hier|aqui|enlace|sini|tautan',
    'inbox ..1 karo|karein|kare|kijiye|kro',
  ],
})

/** How an answer or a call is asked for, as honest senders ask too. */
const ANSWERS = compile({
  en: [
    'contact|text|message|write us',
    'contact|text|message me',
    'text|message to|for ..1 apply|details|info|register|join|start',
    'reply|answer|respond ..2 y|yes|no|n|#|done|interested',
    'reply|answer|respond ..1 me|us|to',
    'save ..2 this ..1 one|number',
    'call ..2 now|us',
  ],
  ar: [
    'تواصل|تواصلوا|للتواصل|كلمني|كلمنا|كلموني ..2 معنا|معي|الآن|الحين|على',
    'راسلنا|راسلني|راسلوني|كلمنا',
    'اتصل|اتصلي|اتصلوا|للاتصال|بالاتصال ..3 على|بنا|بالرقم|#|وتأكد|الآن',
    'رد|الرد|أجب|أرسل|ارسل ..2 نعم|y|بنعم|تم|بكلمة|كلمة|#',
  ],
  others: [
    'пиши|пишите|писать|напиши|напишите ..2 мне|связь',
    'message|reply|msg|call ..1 karo|karein|kare|kijiye|kro|करें|کریں',
  ],
})

/** Whether it sends anybody to a link or into private that it does not hold. */
export function invitesElsewhere(words: Words): boolean {
  return occurs(words, OPEN_INVITATIONS)
}

/** Whether it speaks of a link, of a number or of somebody to answer to: what was quoted or copied may have lost them. */
export function namesLostContact(words: Words): boolean {
  return invitesElsewhere(words) || occurs(words, ANSWERS)
}
