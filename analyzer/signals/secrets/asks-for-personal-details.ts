import { phraseSignal } from '../detector.ts'

/** Wants personal details, in a list or in so many words. */
export const asksForPersonalDetails = phraseSignal(
  'asks-for-personal-details',
  {
    en: [
      'declare|register|state ..2 your ..2 address|residence',
      '{give}|{enter} ..4 personal|your details|detail|information|info|data',
      '{enter} ..3 your ..3 information|details|identity',
      '{give} ..2 us|me ..3 correct|right|full ..1 information|info|details',
      '{give} ..4 full name|names ..8 address|phone|age|number',
      '{give} ..4 name ..1 address|age|nationality ..1 age|nationality|address|work|job|occupation|phone',
      'full name ..6 address ..6 phone|telephone|mobile|age|occupation',
      'name ..3 address ..3 age|occupation|country ..4 phone|telephone|sex|occupation',
    ],
    ar: [
      '{give}|{enter} ..3 بياناتك|معلوماتك|البيانات|المعلومات',
      '{give}|{enter} ..3 بيانات|معلومات ..1 الشخصية|شخصية',
      '{give} ..3 الاسم ..4 العنوان|الهاتف|الرقم|رقم',
    ],
  },
  { negations: 'any' },
)
