import { asksNoTelling } from '../../circumstances.ts'
import { phraseSignal } from '../detector.ts'

/** Three at least: the number in "code 3al whatsapp" or "OTP 7ag" is a letter of Arabizi. */
const DIGITS_OF_CODE = /(?:\p{Nd}[ -]?){3}/u

/** A code, with nothing asked for it: the way one-time codes really arrive. */
export const codeWithoutAsk = phraseSignal(
  'code-without-ask',
  {
    en: [
      '# ..2 is ..3 your|the|otp|code ..6 {code}|code|password|pin',
      '{code}|code|pin ..6 is|for ..1 #',
      'use ..4 # ..6 to|as|for',
      'use ..3 {code}|code ..2 #',
      '{code} # ..4 for|to|valid',
      '{code}|code #',
      '{code}|code is|no|number|was|are #',
    ],
    ar: [
      'رمز|الرمز|كود ..5 هو ..1 #',
      'رمز|الرمز|كود|الكود ..4 #',
      '# ..3 هو ..3 رمز',
      'استخدم ..3 #',
    ],
    others: ['otp|code|ओटीपी|कोड|کوڈ|پی ..3 # ..2 hai|है|हैं|ہے', 'code ..3 ta7aqquq|ta2keed ..1 #'],
  },
  { when: (content) => DIGITS_OF_CODE.test(content.text) && asksNoTelling(content) },
)
