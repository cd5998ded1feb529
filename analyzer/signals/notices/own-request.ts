import type { Prepared } from '../../prepared.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { phraseSignal, type Reassurer } from '../detector.ts'
import { asksForCode } from '../secrets/asks-for-code.ts'

/** "Do not ignore this message": the reader is left no choice. */
const NOT_TO_BE_IGNORED: Phrases = {
  en: ['dont|not|never|cannot|cant ..1 ignore|disregard|delete'],
  ar: ['عدم|بعدم|وعدم تجاهل|إهمال'],
}

/** "If it was not you, click to cancel": whoever did not ask for it is to act all the same. */
const ACTS_IF_NOT = compile({
  en: [
    'if ..3 didnt|not|never|wasnt|werent|isnt ..10 click|tap|cancel|secure|visit|follow|verify|confirm|login|use|open ..8 @link|here|below|link|button|immediately|now',
    'if ..3 didnt|not|never|wasnt|werent|isnt ..10 call|dial|phone|ring|text|whatsapp ..6 @phone',
  ],
  ar: [
    'إذا|إن|ان|لو ..1 لم|لست|ليس|ما|مب|مو ..10 اضغط|انقر|افتح|ادخل|ألغ|ألغه|أكد|اتصل|تواصل ..6 @link|@phone|هنا|الرابط|أدناه|فورا',
  ],
  others: [
    'si no|nest|netes|navez ..10 clic|cliquez|pulse|pinche|haga ..6 @link|aqui|ici|enlace|lien',
    'wenn|falls|sollten ..4 nicht ..10 klicken|klicke|sperren|bestätigen ..6 @link|hier|link',
  ],
})

const tellsOfRequest = phraseSignal(
  'own-request',
  {
    en: [
      'request|requested|asked ..4 reset|change|recover ..4 password',
      'request|requested|asked ..4 password ..1 reset|change',
      'request|requested|asked ..4 sign|log|login in|link|code',
      'thanks|thank ..1 for ..1 registering|signing|joining|creating',
      'you|youve|someone|somebody ..3 created|registered|opened ..5 account',
      'account ..2 been created',
      'if ..3 didnt|not|never|wasnt|werent|havent ..14 ignore|disregard|delete',
      'ignore|disregard|delete ..2 this|the ..1 email|mail|message|request|notice ..4 if|unless',
      'safely|simply|just ignore|disregard|delete ..2 email|mail|message|request|notice',
    ],
    ar: [
      'طلب|طلبت|بطلب|بتطلب ..3 تغيير|إعادة|استعادة ..3 كلمة|معلومات',
      'شكرا|نشكرك ..2 لتسجيلك|تسجيلك|لانضمامك|لإنشاء|لإنشائك',
      'تجاهل|فتجاهل|بتجاهل|إهمال|بإهمال|أهمل|فأهمل ..1 هذه|هذا|الرسالة|البريد|الطلب',
      'عدم إعارة',
    ],
    others: [
      'ignora|ignore|ignorar|omita|ignorez|ignorer ..4 mensaje|correo|email|mail|message|courriel|mensagem',
      'ha|has|habeis creado|registrado ..4 cuenta|usuario',
      'gracias|merci|danke|dank|obrigado ..4 registrarte|registrarse|registro|inscription|inscrit|anmeldung|registrierung',
      'petición|solicitud|solicitado|demande|demandé ..6 contraseña|clave|passe|cuenta',
      'passwort|kennwort|zugangscodes ..8 angefordert|gebeten',
      'gebeten|angefordert ..6 passwort|kennwort|zugangscodes',
      'nachricht|mail ..3 ignorieren|ignoriere',
      'проигнорируйте|игнорируйте ..3 письмо|сообщение',
      'nazarandaz|नज़रअंदाज़|نظرانداز ..1 karein|karen|kar|करें|कर|کریں|کر',
    ],
  },
  { except: NOT_TO_BE_IGNORED },
)

/** Nothing but the number itself is to be typed in, and nobody wants to be told it. */
const givesCode = phraseSignal(
  'own-request',
  {
    en: [
      'enter|entering|enters|type|typing|use|using ..2 following|below ..3 code|pin',
      'enter|entering|type|typing|use|using ..1 code|pin ..1 below',
    ],
    ar: [
      'أدخل|إدخال|بإدخال|ادخال|بادخال|اكتب|كتابة|بكتابة|استخدم|باستخدام ..1 الرمز|رمز|الكود|كود ..3 التالي|أدناه|الآتي|أعلاه|المرفق',
    ],
  },
  {
    when: (content) =>
      content.words.at.has('#') && content.links.length === 0 && asksForCode(content).length === 0,
  },
)

function staysWithReader({ words }: Prepared): boolean {
  return !occurs(words, ACTS_IF_NOT)
}

/**
 * A mail that answers what was asked for on a site, such as a new account, a new password or a code, and wants nothing of
 * whoever did not ask for it.
 */
export const ownRequest: Reassurer = (content) => {
  if (content.type !== 'email' || !staysWithReader(content)) return []
  const told = tellsOfRequest(content)
  return told.length > 0 ? told : givesCode(content)
}
