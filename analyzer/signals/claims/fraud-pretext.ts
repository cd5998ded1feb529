import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

/** A fraud that somebody else is said to be at: the pretext under which a trickster comes to help. */
const PRETEXTS = compile({
  en: [
    'fraud|fraudulent|suspicious|unauthorized|unauthorised|unusual ..2 transaction|transactions|transfer|activity|behavior|behaviour|attempt|attempts|payment|purchase|withdrawal|login|access|charge|debit',
    'fraud|scam|scams|fraudsters|phishing ..3 on|in|against|with|of your|ur|the ..2 card|cards|account|accounts|mailbox|profile|number|name',
    'scammers|scammer|fraudsters|fraudster|hackers|hacker|criminals|thieves|someone|somebody|anyone|stranger ..4 using|used|use|accessing|access|inside|attacking|hacked|hacking|stole|stealing|watching|trying|withdrawing|cloned ..4 your|ur|the ..2 card|cards|account|accounts|id|name|money|phone|line|number|savings|bank',
    'card|account|phone|id|number|name ..3 used|misused|compromised|hacked|cloned|targeted|attacked ..1 by ..1 scammers|scammer|fraudsters|hackers|hacker|criminals|thieves|somebody|someone',
    'fraud|scam|scams|cyber|cybercrime|hacking ..1 team|unit|department|desk|centre|center|protection|prevention|officer|squad',
    'security ..1 team|department|centre|center|protection|prevention',
    'protect|save|secure|safe ..4 from|against ..1 fraud|scams|scammers|fraudsters|hackers|theft',
    'stop|block|cancel|reverse ..2 fraud|hacker|hackers|scammer|scammers|thief|fraudster|fraudsters',
    'phishing|hacking|fraud ..1 attempt|attempts|attack|attacks',
  ],
  ar: [
    'احتيال|الاحتيال|احتيالية|اختراق|قرصنة|مشبوهة|مشبوه ..3 على|في|من|ب|عبر ..1 حسابك|بطاقتك|حسابكم|بطاقتكم|هاتفك|رقمك|الحساب|البطاقة',
    'عملية|معاملة|حركة|محاولة|نشاط|تحويل|دخول ..1 احتيال|احتيالية|مشبوهة|مشبوه|اختراق',
    'عملية|معاملة|حركة|محاولة|نشاط|تحويل|دخول ..1 غير مصرح|مصرحة|معتاد|معتادة|اعتيادي|اعتيادية|طبيعي|طبيعية|عادي|عادية|مألوف|مألوفة|معروف|معروفة|مفوض|مفوضة|مشروع|مشروعة|قانوني|قانونية',
    'محتال|محتالين|محتالون|المحتالين|المحتالون|نصاب|نصابين|هكر|الهكر|قراصنة|مخترق|شخص|حد|واحد ..2 يحاول|يحاولون|يستخدم|يستخدمون|دخل|سرق|اخترق|يسحب|يسحبون ..4 حسابك|بطاقتك|أموالك|فلوسك|رصيدك|هويتك|رقمك|سحب|اسمك',
    'حسابك|بطاقتك|رقمك|هويتك ..2 مخترق|مخترقة|تستخدم|يستخدم|تعرض|تعرضت ..3 محتالين|محتال|المحتالين|احتيال|للاحتيال|شخص|لاختراق',
    'قسم|وحدة|إدارة|فريق|مركز|مكافحة|وكافح ..1 الاحتيال|احتيال|الجرائم|الأمن|النصب',
    'حماية|لحماية|لحمايتك|حمايتك|لحمايتكم ..3 من ..1 الاحتيال|المحتالين|احتيال|محتالين|الهكر|النصابين|الاختراق',
    'إيقاف|لإيقاف|وقف|لوقف|منع|لمنع ..1 الاحتيال|المحتال|الهكر|العملية|السحب',
  ],
  others: [
    'fraud|scam|hack|धोखाधड़ी|धोखा|फ्रॉड|हैक|فراڈ|دھوکہ|ہیک ..3 hua|hui|ho|हुआ|हुई|हो|ہوا|ہوئی|ہو',
    'khate|account|card|खाते|खाता|अकाउंट|कार्ड|اکاؤنٹ|کارڈ ..2 me|mein|में|से|se|میں|سے ..1 fraud|धोखाधड़ी|धोखा|फ्रॉड|فراڈ|دھوکہ',
  ],
})

/** Whether it says that somebody else is cheating the reader, or that it guards the reader from that. */
export function namesPretext({ words }: Prepared): boolean {
  return occurs(words, PRETEXTS)
}
