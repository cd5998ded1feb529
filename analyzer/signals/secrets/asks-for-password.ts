import type { Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { passwordElsewhere } from '../elsewhere/secrets.ts'
import { opensByLogin } from '../notices/opens-by-login.ts'
import { isOrderAtTheDoor, NO_SECRET, TO_THE_RIDER } from './no-secret.ts'

/** The number by which whoever drives or delivers knows his customer. */
const FOR_THE_DRIVER: Phrases = {
  en: [
    TO_THE_RIDER,
    'trip|ride ..1 with|by ..1 pin',
    'pin ..2 # ..4 with|to ..2 agent|rider|driver|captain|courier|valet|technician|partner|hero',
    'agent|rider|driver|captain|courier|valet|technician|partner ..3 pin ..1 #',
  ],
  ar: [],
}

const asksOutright = phraseSignal(
  'asks-for-password',
  {
    en: [
      '{give} ..6 {password}',
      '{enter} ..4 your ..3 {password}',
      'give|send|share ..1 me|us ..1 your|ur login|logins|credentials',
      '{enter} your|the|current ..2 user|username|login|id ..3 {password}',
      '{ask} your ..3 {password}',
      'verify|validate|revalidate|confirm|reconfirm ..1 your|their ..1 login|logon|signin ..1 information|info|data',
      '{password} ..4 reply ..2 email|message',
      'username ..6 {password} ..6 below|reply|send',
    ],
    ar: [
      '{ask} ..4 كلمة|كلمات السر|المرور',
      'كلمة المرور|السر ..3 في|عبر|على ..2 النموذج|الاستمارة|المرفق',
      '{give} ..4 كلمة|كلمات السر|المرور',
      '{give}|{enter} ..4 باسورد|الباسورد|باسوورد',
      '{enter} ..3 كلمة السر|المرور ..3 الحالية|الخاصة|بك',
      '{give}|{enter} ..4 الرقم|رقم السري|الخاص ..3 {card}|بطاقة|الصراف',
      '{enter} ..4 اسم المستخدم ..4 كلمة',
    ],
    others: [
      'password|pin|पासवर्ड|पिन|پاسورڈ|پن ..6 batao|bataye|batayein|bataiye|bata|batadein|batayen|बताइए|बताएं|बताओ|बता|بتائیں|بتاؤ|بتا|bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
      '3teeni|3tini|arsel|2oli ..3 password|pin|raqam el serri',
    ],
  },
  {
    negations: 'any',
    except: { ...NO_SECRET, en: [...NO_SECRET.en, ...FOR_THE_DRIVER.en] },
    when: (content) => !isOrderAtTheDoor(content),
  },
)

/** Wants a password or a PIN. */
export const asksForPassword = firstOf(asksOutright, opensByLogin, passwordElsewhere)
