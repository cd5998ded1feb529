import { elsewhere } from '../elsewhere.ts'
import { RATE_BETTER } from './gains.ts'

/** Somebody inside an authority makes a fine, a ban, a test or a waiting list go away. */
const INSIDE_MAN: readonly string[] = [
  'सेटिंग_है|अंदर_का_आदमी|अंदर_आदमी',
  'andar_se ..16 rukwa|karwa|hota_he|hota_hai|nikalwa|ho_jaye',
  'اپنا_بندہ|اندر_بندہ|اندر_کا_بندہ|اندر_سے_کروا',
  'inspector_k_sath|officer_hu_hata|hata_sakta_hu ..30 lagega|dunga|karwa',
  'അകത്തെ_ആള|ലാബിലെ_എന്റെ_ആള|ഉള്ളിലെ_ആള',
  'അറബി_സുഹൃത്ത്_വഴി ..60 അടച്ചു|ആക്കി',
  'immigration_il ..10 aanu|aal|friend ..40 full|munkoor|passport|dhs',
  'മാനേജ്മെന്റ്_ക്വാട്ട|മാനേജ്‌മെന്റ്_ക്വാട്ട ..80 അക്കൗണ്ടിൽ',
  'நம்ம_ஆளு|உள்ள_ஆளு ..60 பாதி|குடுங்க|குடு',
  'మన_మనిషి|మన_వాడు_ఉన్నా',
  'ভিতরে_লোক|ভিতরে_আমার_লোক|ভিতরে_কাজ|ভিতর_থেকে_ঢুক|আমার_ভিতরে',
  'सेटिङ_छ|मेरो_चिनजान|हाम्रो_सेटिङ|ओभरस्टे_हटाउने',
  'immigration_එකේ|mohre_එකේ|rta_එකේ|පොලිසියේ ..10 කෙනෙක්|යාලුවෙක්',
  'ኢሚግሬሽን ..12 ሰው_አለ|የምሰራ',
  'آشنا ..10 اداره|هجرت|راهنمایی',
  'جریمه ..40 صفر_می',
  'کې_سړی_لرم|جرمانه ..16 ختمولی_شم',
  'niko_na_mtu|nina_mtu|kuna_mtu_wetu ..10 immigration|ndani|polisi',
  'kilala_ko ..6 rta|registrar|immigration|mohre|fiscal',
  'kaibigan_ako_sa|may_tao_kami_sa|tropa_ko_sa ..4 immigration|rta|mohre|embassy',
  'kaila_sa_immigration|tawo_sa_counter|tawo_sa_immigration',
  'lewat_orang_dalam|ada_orang_dalam ..60 biaya|dp|bayar|aed|dirham',
]

/** A curse is seen by somebody who lifts it for money. */
const CURSE_LIFTED: readonly string[] = [
  'जादू|टोना|अनिष्ट ..60 दिरहम|दक्षिणा|upi',
  'جن_ہیں|جادو_ہے|بندش ..80 صدقہ|بکرا|ہدیہ ..40 درہم|رقم|بھیج',
  'കൂടോത്രം|ശത്രുദോഷം|സിഹ്ർ|ബാധ ..100 ദിർഹ|പൂജ|തകിട|കാശ്',
  'kuzhichitta|koodothram|parihaaram ..90 dhs|parihaaram',
  'guruji|swamiji|baba ..120 dhs ..6 anupunga|anuppunga|ayakk',
  'దోషం|గండం|శాపం ..60 హోమం|పూజ|దీపం ..60 దిర్హ|డబ్బు',
  'தோஷம்|செய்வினை|பில்லி ..80 திர்ஹ|பூஜை|பரிகார',
  'திர்ஹ ..50 தோஷம்|செய்வினை',
  'জিনের_হাদি|কালা_জাদু|কালো_জাদু|বান_মার ..80 টাকা|দিরহাম|হাদি|বিকাশ',
  'kalo_jadu|kala_jadu ..100 hadiya|tabij|dhs',
  'दशा|ग्रह|तन्त्र ..90 दक्षिणा|पूजा ..40 पठाउ|दिराम|हटाउ',
  'අපලයක්|අපල|සූනියම් ..60 ශාන්ති|පූජා',
  'አጋንንት|መተት ..50 ለእጣን|ላኪ|ድርሃም',
  'سرکتاب|دعا_گذاشته|طلسم|جادو ..110 بزن|باطل',
  'جادو ..60 تعویذ ..30 درهم|پیسې',
  'nagpakulam|nakulam|kulam ..110 aed|dirham|kandila|orasyon',
]

/** What only an authority may do, or nobody can, is sold. */
export const favourElsewhere = elsewhere({
  code: 'favour-for-sale',
  lists: [],
  unspaced: [...INSIDE_MAN, ...CURSE_LIFTED, ...RATE_BETTER],
})
