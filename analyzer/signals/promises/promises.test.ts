import { describe, expect, test } from 'vitest'
import { quoted } from '../testing/quoted.ts'

describe('a promise is too good', () => {
  test.for([
    ['You have won AED 5000', 'prize', 'You have won AED 5000'],
    ['لقد فزت', 'prize', 'لقد فزت'],
    ['You are eligible for a refund', 'refund', 'eligible for a refund'],
    [
      'Your return of AED 900 could not be processed',
      'refund',
      'return of AED 900 could not be processed',
    ],
    ['Your points end tonight, redeem them', 'prize', 'points end tonight, redeem'],
    [
      'Unclaimed gratuity AED 18,400, check eligibility',
      'unclaimed-dues',
      'Unclaimed gratuity AED 18,400',
    ],
    ['مستحقات نهاية خدمتك جاهزة، تحقق من أهليتك', 'unclaimed-dues', 'مستحقات نهاية خدمتك جاهزة'],
    ['आपकी ग्रेच्युटी तैयार है, पात्रता जांचें', 'unclaimed-dues', 'ग्रेच्युटी तैयार'],
    ['guaranteed profit', 'guaranteed-return', 'guaranteed profit'],
    ['AED 500 becomes AED 2,000', 'guaranteed-return', '500 becomes AED 2,000'],
    ['أرباح مضمونة', 'guaranteed-return', 'أرباح مضمونة'],
    ['He died with no next of kin', 'advance-fee', 'next of kin'],
    ['Earn AED 500 by liking videos', 'job-task', 'Earn AED 500 by liking videos'],
    ['تقييم فنادق في خرائط جوجل مقابل 20 درهم', 'job-task', 'تقييم فنادق في خرائط جوجل مقابل 20'],
    ['مطلوب مقيمين مطاعم، 300 درهم يوميا', 'job-task', 'مقيمين مطاعم، 300'],
    ['Earn AED 900 per day', 'easy-income', 'Earn AED 900 per day'],
    ['Your combo task is negative now', 'job-task', 'combo task is negative'],
    ['Recharge the difference to continue', 'job-task', 'Recharge the difference to continue'],
    ["We'd like to hire you. Reply. 700 AED per day", 'easy-income', '700 AED per day'],
    ['instant loan', 'easy-loan', 'instant loan'],
    ['سلفة راتب بدون كفيل', 'easy-loan', 'سلفة راتب بدون'],
    ['استلم هدية العيد 500 درهم', 'prize', 'هدية العيد 500'],
    [
      'Invest AED 500, after 3 days 1,500',
      'guaranteed-return',
      'Invest AED 500, after 3 days 1,500',
    ],
    ['سويت 40% في يوم', 'guaranteed-return', 'سويت 40% في يوم'],
    ['10 दिन में दुगना', 'guaranteed-return', 'दिन में दुगना'],
    ['500 lagao roz 100 nikalo', 'guaranteed-return', '500 lagao roz 100'],
    ['Поздравляем, вы выиграли', 'prize', 'Поздравляем, вы выиграли'],
    ['আপনি লটারিতে গাড়ি জিতেছেন', 'prize', 'লটারিতে গাড়ি জিতেছেন'],
    ['بدون مقابلة', 'easy-income', 'بدون مقابلة'],
    ['Our bot never loses', 'guaranteed-return', 'bot never loses'],
    ['نضاعف رأس مالك', 'guaranteed-return', 'نضاعف رأس'],
    ['As one of 20 loyal shoppers you get it', 'prize', 'one of 20 loyal shoppers'],
    ['بنرجع لك كامل خسارتك', 'refund', 'بنرجع لك كامل خسارتك'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('an ordinary offer promises nothing', () => {
  test.for([
    ['We won the match', 'prize'],
    ['Each lesson ends with points and a quiz', 'prize'],
    ['The tax return was sent', 'refund'],
    ['Gift for the teacher, AED 25 from each child', 'prize'],
    ['Gift for the teacher AED 25', 'prize'],
    ['هدية تخرج سارة 40 درهم من كل وحدة', 'prize'],
    ['يرجى اعتماد سلفة راتب 2,500 درهم للموظف سالم', 'easy-loan'],
    ['سلفة شهر أكتوبر سيتم خصمها من الراتب', 'easy-loan'],
    ['Pay AED 24 now or it becomes AED 9,000', 'guaranteed-return'],
    ['20% off all shoes', 'guaranteed-return'],
    ['Pay the fine with 35% discount within 60 days', 'guaranteed-return'],
    ['Scammers promise a guaranteed profit', 'guaranteed-return'],
    ['Your gratuity of AED 18,400 is ready and comes with the final salary', 'unclaimed-dues'],
    ['MOHRE: your complaint about gratuity of AED 18,400 was registered', 'unclaimed-dues'],
    ['تم تسجيل شكواك بشأن مستحقات نهاية الخدمة', 'unclaimed-dues'],
    ['Check whether you are eligible for the course', 'unclaimed-dues'],
    ['The task is done', 'job-task'],
    ['Your toll balance is negative, please recharge', 'job-task'],
    ['Part time nanny needed, 80 AED per day, come for a trial', 'easy-income'],
    ['بطولة الشطرنج للمواطنين والمقيمين، جوائز 20 ألف درهم', 'job-task'],
    ['تقييم العقار قبل البيع 800 درهم', 'job-task'],
    ['يمكنك متابعة الطلب ودفع 100 درهم عبر التطبيق', 'job-task'],
    ['We received your loan application 30207 for AED 7000', 'easy-income'],
    ['Deposit the cheque after 3 days please', 'guaranteed-return'],
    ['गाड़ी का कोई खास नुकसान हुआ नहीं', 'guaranteed-return'],
    ['مقابلة العمل يوم الأحد', 'easy-income'],
    ['AED 45 charged to your account today', 'easy-loan'],
    ['The delivery agent has your parcel', 'advance-fee'],
    ['Returns are not guaranteed', 'guaranteed-return'],
    ['العوائد غير مضمونة', 'guaranteed-return'],
    ['Our team never loses at home', 'guaranteed-return'],
    ['وصلك أول ربح يومي من حصالتك', 'guaranteed-return'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})
