import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** Why an account was stopped: nothing is asked by that. */
const LEFT_UNDONE: Phrases = {
  en: [
    'not|without|failure|failed|failing ..2 {enter}|updating|updated|confirming ..2 your ..4 details|information|account',
  ],
  ar: ['لعدم|عدم|بعدم {enter}|تجديد ..1 بياناتك|بيانات|معلوماتك|معلومات|حسابك ..1 {bank}'],
}

/** Wants bank account details. */
export const asksForBankDetails = phraseSignal(
  'asks-for-bank-details',
  {
    en: [
      '{give}|{enter}|need ..4 online|internet|mobile|net banking ..2 user|username|login|password|credentials|access|id',
      '{give}|{enter}|need ..5 bank|banking|account ..2 details|detail|number|information|info|credentials|particulars',
      '{give}|{enter} ..5 iban',
      '{give}|{enter} ..5 account number',
      'your bank ..2 details|information|particulars|name ..6 to|so|for|and',
      'bank account ..3 to|for ..3 receive|deposit|transfer ..3 funds|money|fund',
      'write|fill|give|send|register ..3 name ..3 account|iban|bank',
      'write|send|give|confirm|fill ..3 your ..1 account ..1 number',
    ],
    ar: [
      '{give}|{enter} ..4 بيانات|تفاصيل|معلومات|رقم|بياناتك|معلوماتك ..2 {bank}',
      '{give}|{enter} ..3 حسابك البنكي|المصرفي',
      'جهز|جهزي|جهزوا|تجهيز|حضر ..1 رقم|أرقام|ارقام ..3 الحساب|حسابك|حسابكم|البطاقة|بطاقتك',
      '{give}|{enter} ..4 ايبان|الآيبان|آيبان|iban',
      'اكتب|سجل|أرسل|ارسل|ارسلي ..4 حساب|رقم|الحساب ..2 بنكي|حسابك|الحساب|البنكي|آيبان|ايبان',
    ],
  },
  { negations: 'any', except: LEFT_UNDONE },
)
