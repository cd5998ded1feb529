import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

/** No bank has an account where a customer's money is safer than in his own. */
const SAFE_ACCOUNTS = compile({
  en: [
    'safe|secure|secured|protected|government|holding|custody|vault|reserve|reserved ..1 account|wallet|vault',
  ],
  ar: [
    'حساب|الحساب|محفظة|المحفظة آمن|الآمن|آمنة|الآمنة|مؤمن|المؤمن|محمي|حكومي|احتياطي|الاحتياطي',
    'حساب ..0 النيابة|الشرطة|التحقيق|الترحيل|الحفظ',
    'ليبقى|يبقى|لحماية|للحفاظ|لحفظ ..2 رصيدك|رصيدكم|أموالك|أموالكم|مدخراتك|فلوسك ..0 محفوظا|محفوظ|آمنا|آمن|آمنة|محمية',
  ],
  others: [
    'sicheres|sicheren|geschütztes|geschützten konto',
    'sicherheitskonto|treuhandkonto|kluisrekening',
    'compte sécurisé|protégé',
    'cuenta segura|protegida|espejo',
    'conto sicuro|protetto|tutelato',
    'conta segura|protegida',
    'veilige|beveiligde rekening',
    'bezpieczne|techniczne|bezpieczny|techniczny konto|rachunek',
    'безопасный|резервный|защищенный|защищённый|специальный ..1 счет|счёт',
    'güvenli ..1 hesaba|hesap',
    'rekening|akaun aman|selamat|penampungan',
    'आरबीआई खाते|खाता',
    'safe|surakshit|mehfooz|सुरक्षित|محفوظ ..1 account|khata|khate|खाता|खाते|अकाउंट|اکاؤنٹ',
  ],
})

/** Whether it speaks of an account to which money should be moved for safety. */
export function namesSafeAccount({ words }: Prepared): boolean {
  return occurs(words, SAFE_ACCOUNTS, 'any')
}
