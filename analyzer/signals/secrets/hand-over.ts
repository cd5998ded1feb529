import type { Prepared } from '../../prepared.ts'
import { compile, findPhrases, type Hit } from '../../text/phrases.ts'

/** What was or will be sent to the reader and should stay with him. */
const SECRETS = compile({
  en: [
    '{code}|code|codes|digits|passcode',
    'six|four|five|eight|6|4|5|8 ..1 number|numbers|digit|digits|figures',
    'number|numbers|key ..6 sms|text|texted|sent|came|arrived|received|receive',
    'sms|text|message ..6 number|numbers',
  ],
  ar: [
    '{code}|الرمز|رمز|كود|الكود',
    'أرقام|الأرقام|رقم|خانات ..4 وصل|وصلك|بيوصلك|يوصلك|جاك|الرسالة|sms',
    'رسالة|الرسالة ..3 خانات|أرقام',
  ],
  others: ['otp|code|कोड|ओटीपी|کوڈ|अंक|raqam'],
})

/** "It" is to be handed over, and the writer is to have it. */
const HANDED_OVER = compile({
  en: [
    '{give}|type|write|paste|drop|pop|leave|post|put|screenshot|copy ..1 it|them|that|those|this ..4 me|us|here|below|chat|conversation|thread',
    '{give} me|us ..1 it|them|that|those',
    '{give} it|them ..1 as ..1 picture|screenshot|photo',
    'reply|respond|answer ..1 with ..1 it|them|that',
    'my|our ..1 side|system|desk|team ..1 needs|need ..1 it|them|that|those',
    'screenshot|copy it|them ..2 me|us',
    'i|we|ill|well need|want|require them ..1 to ..1 close|cancel|stop|verify',
    'read ..2 back ..2 it|them|that|those',
  ],
  ar: [
    'أرسله|ارسله|أرسليه|ارسليه|أرسلها|ابعته|ابعثه|ابعتيه|ابعتهولي|طرشه|طرشيه|دزه|دزيه|عطيني|عطني|أعطني|هاته|هاتيه|قوله|قوليه|قولي|اكتبه|اكتبيه|انسخه|صوره ..2 لي|لنا|هنا|هني|هون|عندي|بالمحادثة|المحادثة|ياه|إياه|اياه',
    'ابعتهولي|ابعتهالي|دزهلي|طرشهلي|عطنياه|عطنيه|اعطنيه|قولهولي|هاتهولي|ابعثهلي|ابعتلي|دزلي|طرشلي ..2 ياه|إياه|اياه',
    'ابعتهولي|ابعتهالي|دزهلي|طرشهلي|عطنياه|عطنيه|اعطنيه|قولهولي|هاتهولي|ابعثهلي|دزليه|طرشليه',
    'صورها|صوره|صورهم|انسخها|اقراها|اقرأها لي|لنا',
  ],
  others: [
    'mujhe|humein|hamein|मुझे|हमें|مجھے|ہمیں ..3 bata|batao|bataiye|bhej|bhejo|bhejiye|de|dijiye|बता|बताओ|बताइए|भेज|भेजिए|भेजो|दे|दो|दें|दीजिए|بتا|بتائیں|بھیج|بھیجیں|دے|دیں',
    'yahan|yahin|idhar|यहाँ|यहीं|یہاں|یہیں ..2 bata|batao|likh|likhiye|bhej|bhejo|लिख|लिखिए|भेज|भेजिए|बता|لکھ|لکھیں|بھیج|بھیجیں|بتا',
  ],
})

/** Numbers that a courier or an office needs. */
const OTHER_NUMBERS = compile({
  en: ['flat|villa|house|room|building|order|booking|tracking|plate number|numbers'],
  ar: ['رقم الشقة|الفيلا|البيت|البناية|الغرفة|المكتب|الطلب|الحجز|الشحنة|اللوحة|السيارة'],
})

/** How far apart, in words, a secret and "it" may stand. */
const REACH = 40

/** The places where a secret of which an earlier sentence spoke is to be handed to the writer. */
export function handsSecretOver({ words }: Prepared): Hit[] {
  const given = findPhrases(words, HANDED_OVER, 'any')
  if (given.length === 0) return []
  const secrets = findPhrases(words, SECRETS, 'none', OTHER_NUMBERS)
  return given.filter(({ first }) =>
    secrets.some((secret) => secret.first < first && first - secret.last <= REACH),
  )
}
