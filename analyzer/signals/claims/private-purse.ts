import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

/** Alms that go to somebody's own purse, and why no charity stands between. */
const PURSES = compile({
  en: [
    'gofundme|paypal|charity|charities|mosque|ngo ..3 blocked|closed|banned|refused|steal|steals|stole|corrupt',
    'only|just ..1 usdt|crypto|bitcoin|cashapp|zelle|gcash|mpesa|opay',
    'my|personal|private own|personal|private ..1 account|number|wallet|upi|till|mpesa',
    'directly|direct to ..1 me|us|family|her|him',
  ],
  ar: [
    'لا|مو|مش|ما|مب ..1 جمعية|جمعيات|مؤسسة',
    'جمعية|جمعيات ..3 مقفلة|مقفله|تاكل|ياكلون|تسرق|يسرقون|رفضت|ما|مسكرة',
    'ويسترن|يونيون|usdt',
    'فودافون|زين|اورنج|اسيا|أورنج|اتصالات كاش',
    'ما ..1 عندي|عنده|عندها|معي ..1 هوية|هويه|حساب|أوراق|اوراق',
    'باسم صاحب|جارنا|جارتنا|صديق|واحد',
    'هالايبان|هالرقم|هالحساب|هالآيبان|هالمحفظة',
    'عحسابي|عهالرقم|عهالحساب|عرقمي|عبوتيم',
    'رقمي اهو|أهو|هذا|ده|دا|هيدا',
    'يحول|حولو|حولوا|ابعتو ..0 حقي',
    'جمعيات|منظمات|الجمعيات|المنظمات ..2 بتسرق|بياكلو|بتاكل|ينهبون|حرامية',
  ],
  others: [
    'la|ma t7awel|t7awlo|teb3at|tb3ato ..1 lel|la|lal|le ..1 mostashfa|mustashfa|jam3iyya|gam3eya|hospital',
    'my upi|gpay|paytm|phonepe',
    'personal|apna upi|account|number',
  ],
})

/** Honest collectors name such an account, too, and warn of it. */
const PERSONAL = compile({
  en: [],
  ar: [
    'حساب|حسابي|محفظة|محفظتي|رقم|رقمي|آيبان|ايبان ..2 شخصي|الشخصي|خاص|المشرفة|المشرف|المنسق|المندوبة|الشيخ|الإمام|الأخت|ابنها',
  ],
})

/** Whether gifts are to go to somebody's own purse. */
export function namesPrivatePurse({ words }: Prepared): boolean {
  return occurs(words, PURSES) || occurs(words, PERSONAL, 'any')
}
