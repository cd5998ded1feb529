import { phraseSignal } from '../detector.ts'

/** Tells what to say at the bank, which warning to press away and what to delete: whoever would help is to learn nothing. */
export const coachesAnswers = phraseSignal(
  'demands-secrecy',
  {
    en: [
      'if|when ..3 bank|teller|cashier|branch|exchange|counter|app ..3 asks|ask|questions|calls ..4 say|tell|write|answer|reply',
      'press|click|choose|select|tap|hit ..1 no|continue|agree|ignore|proceed|accept ..6 warning|warns|popup|alert|fraud|scam|asks',
      'warning|popup|alert ..8 press|click|choose|select|tap|hit ..1 no|continue|agree|ignore|proceed|accept|anyway',
      'ignore|skip ..2 bank|fraud|scam|security|the|that|any ..1 warning|warnings|alert|popup',
      'not|dont ..2 mention|say|write|tell ..4 crypto|investment|bitcoin|job|game ..6 bank|teller|cashier|reason|purpose|note|remark',
      'bank|teller|cashier|staff ..6 dont|not|never ..2 mention|say|tell ..3 crypto|investment|bitcoin|me|us|about',
      'delete ..3 chat|messages|conversation|thread ..4 after|when|once|done|before',
      'split ..2 it|amount|transfer|payment|cash ..6 branch|branches|times|parts|smaller|machines|days',
    ],
    ar: [
      'إذا|لو|لما ..2 سألك|سألوك|سألج|سألوج|يسألك|يسألونك|سأل ..3 البنك|الموظف|موظف|الصراف|أحد|حد ..3 قل|قول|قولي|جاوب|خبره|اكتب',
      'إذا|لو|لما ..2 البنك|الموظف|موظف|الصراف ..3 سألك|سألوك|سألج|اتصل ..3 قل|قول|قولي|جاوب|اكتب',
      'احذف|امسح|احذفي|امسحي ..2 المحادثة|الرسائل|الشات ..3 بعد|لما|قبل|عشان',
      'تجاهل|تجاهلي ..2 التحذير|تحذير|تنبيه ..2 البنك|التطبيق',
      'ما|لا|وما|ولا ..0 تكتب|تكتبو|تكتبوا|تكتبي|تكتبين|يكتب ..2 تبرع|صدقة|السبب|بالسبب|غزة|سوريا|الوصف',
      'ماتقولش|متقولش|ماتقوليش|متقوليش ..2 المطار|السفارة|القنصلية|الجوازات ..1 انك|إنك|انت|رايح',
    ],
    others: [
      'bank|बैंक|بینک ..4 pooche|puche|poochhe|पूछे|پوچھے ..3 to|toh|तो|تو ..3 bolna|kehna|bol|बोलना|कहना|کہنا|بولنا',
      'kung|pag ..2 tinanong|tanungin ..4 sabihin|sabi',
    ],
  },
  { negations: 'warnings' },
)
