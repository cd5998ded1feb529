import { isFromStranger } from '../../circumstances.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** Whoever tells of a prize is no friend, however short he is. */
const PRIZES = compile({
  en: ['prize|winner|winners|lottery|jackpot|raffle'],
  ar: ['جائزة|الجائزة|فائز|الفائز|يانصيب'],
})

/** Where an answer to a mail goes, and a telephone's line. */
const IN_THE_MAIL: Phrases = {
  en: [
    'above|below|under|beneath|over ..1 this|the|dotted line',
    'your|the|my|our|phone|mobile|land|this|a line',
  ],
  ar: [],
}

/** Wants the talk to go on in WhatsApp, Telegram or another private channel. */
export const asksToMoveChat = phraseSignal(
  'asks-to-move-chat',
  {
    en: [
      'contact|message|text|reach|add|write|call ..5 whats|tele app|gram',
      'id|ids|passport ..5 via|on|to|through {app}|viber',
      'contact|message|text|reach|add|dm|write|chat|ping|inbox ..5 on|via|through|by|at|in ..2 {app}',
      'contact|message|add|reach ..4 {app}',
      '{app} ..4 only|number|no|@phone|@link',
      'join ..5 {app} ..3 group|channel|@link',
      '{app} group|channel',
      'hr|manager|agent|recruiter|advisor|receptionist|supervisor|mentor ..6 {app}',
      'interested ..8 {app}',
      'call|contact|reach|send|copy|photo|details ..6 on|via|through|to|in|this ..1 {app}',
      'on|via|my|our|this|private {app} ..1 number|me|us|chat|now',
      'move|switch|continue|talk|lets ..4 to|on ..1 {app}',
      'reply|write|send ..4 {app}',
      'send|write|drop me ..1 private|direct message',
      'join ..5 group|club|channel|circle|room',
      'call|dial|contact ..4 on|via|by ..1 {app}',
      'write|writing ..2 him|her|them|to ..3 on ..1 {app}',
    ],
    ar: [
      'تواصل|راسل|راسلنا|راسلني|كلمني|اضف|أضف|للتواصل|ارسل|تواصلوا ..4 {app}',
      'تواصل|للتواصل ..3 عبر|على|عن ..2 {app}',
      '{app} ..3 @phone|@link|الرقم',
      'انضم|اشترك|انضموا ..4 {app}',
      'مجموعة|قناة|جروب|قروب ..2 {app}',
      'على|عبر|ع|عن|بال ..2 {app} ..2 فقط|رقم|الخاص|الآن|الحين|التالي',
      'ارسل|أرسل|ابعث|كلم|كلمني|راسلني|تواصل|ضيفني|أضفني ..5 {app}|خاص|الخاص',
      'كلم|كلمي|تواصل|راسل ..5 {app}',
      'انضم|انضموا|ادخل|اشترك ..3 قروب|للقروب|جروب|مجموعة|مجموعتنا|قناة|قناتنا|نادي',
    ],
    others: [
      'пиши|пишите|писать|напиши|напишите|ожидаю|жду ..2 лс|личку|личные',
      '{app} ..3 संपर्क|رابطہ|message|msg|sampark|rabta|मैसेज|پیغام ..2 karein|kare|karo|karen|karlein|kijiye|करें|करो|कीजिए|کریں|کرو|کیجیے',
      '{app} ..2 karein|kare|karo|karen|karlein|kijiye|करें|करो|कीजिए|کریں|کرو|کیجیے',
      'kallemni|kallem|rasel|raselni|tawasal ..3 {app}|5a9|khas',
    ],
  },
  {
    negations: 'any',
    except: IN_THE_MAIL,
    when: (content) => isFromStranger(content) || occurs(content.words, PRIZES),
  },
)
