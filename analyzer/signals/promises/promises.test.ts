import { describe, expect, test } from 'vitest'
import { gather } from '../../evidence.ts'
import { quoted } from '../testing/quoted.ts'

describe('a promise is too good', () => {
  test.for([
    [
      'Leave 4 coins with us and collect 8 after 30 days',
      'guaranteed-return',
      'Leave 4 coins with us and collect 8 after 30 days',
    ],
    [
      'تودع ثلاث سبائك عندنا وتستلم ست بعد ستين يوم، الضعف',
      'guaranteed-return',
      'تودع ثلاث سبائك عندنا وتستلم ست بعد',
    ],
    ['You have won AED 5000', 'prize', 'You have won AED 5000'],
    [
      'I want to give 4,000,000 USD through your help',
      'advance-fee',
      'want to give 4,000,000 USD through your',
    ],
    ['Я беру доход 3% каждую неделю', 'guaranteed-return', 'доход 3% каждую неделю'],
    [
      'I paid 2000, she sends me 300 every week',
      'guaranteed-return',
      'paid 2000, she sends me 300 every',
    ],
    [
      'An algorithm that trades all night for members',
      'guaranteed-return',
      'algorithm that trades all night for members',
    ],
    ['የሎተሪ አሸናፊ ሆነዋል', 'prize', 'አሸናፊ ሆነዋል'],
    ['كل شهر يدخل لي 4 آلاف من البرنامج', 'easy-income', 'كل شهر يدخل لي 4 آلاف من البرنامج'],
    ['نبدأ ب 500 وتسحب 1,100 بعد أسبوع', 'guaranteed-return', 'نبدأ ب 500 وتسحب 1,100'],
    ['تسديد القروض واستخراج تمويل لك', 'easy-loan', 'تسديد القروض واستخراج'],
    ['توفي زوجي وترك 3 ملايين وأبحث عن أمين', 'advance-fee', 'وترك 3 ملايين وأبحث عن أمين'],
    ['maghulog 500 kita 900', 'guaranteed-return', 'maghulog 500 kita 900'],
    ['2000 lagaya har mahine 400', 'guaranteed-return', '2000 lagaya har mahine 400'],
    ['12 प्रतिशत मुनाफा पक्का', 'guaranteed-return', '12 प्रतिशत मुनाफा'],
    ['سونے سے منافع 9 فیصد', 'guaranteed-return', 'منافع 9 فیصد'],
    ['لقد فزت', 'prize', 'لقد فزت'],
    ['You are eligible for a refund', 'refund', 'eligible for a refund'],
    ['Filled in this quiz and got 75 dollars', 'prize', 'quiz and got 75'],
    ['Get free Nitro', 'prize', 'free Nitro'],
    ['Some nitro left over here', 'prize', 'nitro left'],
    ['Nitro for 3 months', 'prize', 'Nitro for 3 months'],
    ['3 months of Discord nitro', 'prize', 'months of Discord nitro'],
    ['حولت 1000 إلى 9000 درهم', 'guaranteed-return', 'حولت 1000 إلى 9000 درهم'],
    ['A $50 gift to your game account', 'prize', 'gift to your game account'],
    ['Требуются люди на удаленную работу', 'easy-income', 'Требуются люди на удаленную'],
    ['رقمك بين الرابحين اتصل الآن', 'prize', 'رقمك بين الرابحين اتصل'],
    ['تم اختيار رقمك لتكون الرابح', 'prize', 'اختيار رقمك لتكون الرابح'],
    ['She is turning my $250 to $4,100', 'guaranteed-return', 'turning my $250 to $4,100'],
    [
      'I withdrew $9,000 after investing $400',
      'guaranteed-return',
      'withdrew $9,000 after investing',
    ],
    ['A weekly income without stress', 'guaranteed-return', 'weekly income without stress'],
    [
      'You passed our interview, wage 700 a day',
      'easy-income',
      'passed our interview, wage 700 a day',
    ],
    [
      'Your return of AED 900 could not be processed',
      'refund',
      'return of AED 900 could not be processed',
    ],
    ['Your points end tonight, redeem them', 'prize', 'points end tonight, redeem'],
    [
      'Account: lee77 Password: 88AB Balance: 398,523 USDT, take it out at coin-vault.top',
      'handed-over-wallet',
      'Password: 88AB Balance: 398,523',
    ],
    [
      'المستخدم: sam77 كلمة المرور: 998877 الرصيد: 23000 درهم',
      'handed-over-wallet',
      'المرور: 998877 الرصيد: 23000',
    ],
    [
      'We are offering you a fund with low interest rate',
      'easy-loan',
      'offering you a fund with low interest',
    ],
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
    ['Sie sind der Gewinner unserer Lotterie', 'prize', 'Gewinner unserer Lotterie'],
    ['I wish to bequeath my fortune', 'advance-fee', 'wish to bequeath my fortune'],
    ['An ATM card of $90,000 waits', 'advance-fee', 'ATM card of $90,000'],
    ['A dormant account at our bank', 'advance-fee', 'dormant account'],
    ['تم ترشيحك لاستلام هبة قدرها مليون دولار', 'advance-fee', 'لاستلام هبة قدرها مليون'],
    ['Vous êtes le gagnant du tirage', 'prize', 'gagnant du tirage'],
    ['Usted ha ganado la lotería', 'prize', 'ganado la lotería'],
    ['Veuve et malade, je veux léguer mes biens', 'advance-fee', 'Veuve et malade, je veux léguer'],
    ['Der Verstorbene hat 4 Millionen', 'advance-fee', 'Verstorbene hat 4 Millionen'],
    ['Una herencia de dos millones', 'advance-fee', 'herencia de dos millones'],
    ['As one of 20 loyal shoppers you get it', 'prize', 'one of 20 loyal shoppers'],
    ['بنرجع لك كامل خسارتك', 'refund', 'بنرجع لك كامل خسارتك'],
    ['You were offered a grant of $900,000', 'prize', 'You were offered a grant of $900,000'],
    ['Here is a little gift for your loyalty', 'prize', 'Here is a little gift for your loyalty'],
    [
      'You are approved for a loan, complete the pending form',
      'easy-loan',
      'approved for a loan, complete',
    ],
    [
      'Your account can be credited with Rs 200000, register now',
      'easy-loan',
      'credited with Rs 200000, register',
    ],
    ['I want to leave my savings to you', 'advance-fee', 'want to leave my savings to you'],
    ['Vous êtes éligible à un remboursement', 'refund', 'éligible à un remboursement'],
    ['Votre remboursement est en attente', 'refund', 'remboursement est en attente'],
    ['Usted tiene derecho a una devolución', 'refund', 'derecho a una devolución'],
    ['Su devolución de Hacienda', 'refund', 'devolución de Hacienda'],
    ['Il rimborso è disponibile', 'refund', 'rimborso è disponibile'],
    ['Sie haben Anspruch auf eine Erstattung', 'refund', 'Anspruch auf eine Erstattung'],
    ['Die Erstattung liegt bereit', 'refund', 'Erstattung liegt bereit'],
    ['Uw teruggave staat klaar', 'refund', 'teruggave staat klaar'],
    ['O seu reembolso está disponível', 'refund', 'reembolso está disponível'],
    [
      'Who worked between 1995 and 2020 has a right to it. Check whether your name is on the list',
      'unclaimed-dues',
      'worked between 1995 and 2020 has a right',
    ],
    [
      'You have the right to withdraw this benefit. See if your name is on the list',
      'unclaimed-dues',
      'right to withdraw this benefit',
    ],
    [
      'العمال الذين عملوا بين 1995 و2020 لهم الحق في صرف مستحقات. ابحث عن اسمك في القائمة',
      'unclaimed-dues',
      'العمال الذين عملوا بين 1995 و2020 لهم الحق في صرف',
    ],
    [
      'I have a lucrative business to discuss with you. Get back to me for more details',
      'advance-fee',
      'lucrative business to discuss',
    ],
    ['It is worth 15 million dollars. Reply for details', 'advance-fee', 'is worth 15 million'],
    [
      'The sum of $3 million was donated to you by Elizabeth',
      'advance-fee',
      'sum of $3 million was donated to you',
    ],
    [
      'It concerns the estate of a deceased relative of yours',
      'advance-fee',
      'estate of a deceased relative',
    ],
    [
      'Contact my secretary and ask for the cheque',
      'advance-fee',
      'Contact my secretary and ask for the cheque',
    ],
    [
      'Mein verstorbener Mann wollte, dass ich mein Geld spende',
      'advance-fee',
      'verstorbener Mann wollte, dass ich mein Geld',
    ],
    ['Fixed match tonight, pay after you win', 'guaranteed-return', 'Fixed match'],
    ['This bot predicts the next round', 'guaranteed-return', 'predicts the next round'],
    [
      'Ищу людей в команду, цифровые активы, обучу бесплатно',
      'easy-income',
      'людей в команду, цифровые активы, обучу бесплатно',
    ],
    ['تشحنين 60 حتى تنفتح المهمة الثانية', 'job-task', 'تشحنين 60 حتى تنفتح المهمة'],
    ['اعطني 400 وارجعها لك 2000', 'guaranteed-return', 'اعطني 400 وارجعها لك 2000'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('an ordinary offer promises nothing', () => {
  test.for([
    ['Leave 4 bars with me and take the 8 o clock bus', 'guaranteed-return'],
    ['الباقة تفتح لك قنوات أكثر', 'job-task'],
    ['خذ 400 ورجعها الخميس', 'guaranteed-return'],
    ['My nitro ran out last month', 'prize'],
    ['I want to donate my old books', 'advance-fee'],
    ['The bank gave two million to the hospital', 'advance-fee'],
    ['نبحث عن شريك في التنس', 'advance-fee'],
    ['Un don de 50 euros pour la fête', 'advance-fee'],
    ['Mein Opa war krank und schläft', 'advance-fee'],
    ['El ganador sube al podio', 'prize'],
    ['استعادة كلمة المرور الخاصة بحسابك من الرابط', 'refund'],
    ['We won the match', 'prize'],
    ['The quiz was hard, I got a B', 'prize'],
    ['حولت 1000 درهم إلى حساب المدرسة', 'guaranteed-return'],
    ['Bring the gift to your teacher', 'prize'],
    ['Нам нужны люди на матч в пятницу', 'easy-income'],
    ['اسمك في قائمة الفائزين بمسابقة القراءة', 'prize'],
    ['لاستلام الملف راجع المكتب', 'prize'],
    ['I earned 300 from selling cookies', 'guaranteed-return'],
    ['You passed the interview, HR will call you at 3', 'easy-income'],
    ['Each lesson ends with points and a quiz', 'prize'],
    ['The tax return was sent', 'refund'],
    ['Gift for the teacher, AED 25 from each child', 'prize'],
    ['Please get me iTunes gift cards for 1000 AED', 'prize'],
    ['eshtri gift cards b 500 dirham', 'prize'],
    ['Need you to get 5 Apple gift cards AED 500 each', 'prize'],
    ['Claim it from petty cash with the receipt', 'prize'],
    ['Thank you for buying the gift cards for our winners', 'prize'],
    ['مبروك النجاح يا بطل، تستاهل هدية', 'prize'],
    ['ربحنا المباراة والجائزة كأس', 'prize'],
    ['ضاعت قطتي، اللي يلقاها له مكافأة 500 درهم', 'prize'],
    ['بنك أبوظبي الأول: تم إيداع راتبك', 'investment-talk'],
    ['alf mabrook rba7t 100 alf dirham', 'guaranteed-return'],
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
    ['Hotspot account: user guest12 password 8899, balance 5 GB', 'handed-over-wallet'],
    ['Change the password of your account. Balance AED 210.40', 'handed-over-wallet'],
    ['The bank offers funds to schools at its rates', 'easy-loan'],
    ['The task is done', 'job-task'],
    ['Your toll balance is negative, please recharge', 'job-task'],
    ['Part time nanny needed, 80 AED per day, come for a trial', 'easy-income'],
    ['بطولة الشطرنج للمواطنين والمقيمين، جوائز 20 ألف درهم', 'job-task'],
    ['تقييم العقار قبل البيع 800 درهم', 'job-task'],
    ['يمكنك متابعة الطلب ودفع 100 درهم عبر التطبيق', 'job-task'],
    ['We received your loan application 30207 for AED 7000', 'easy-income'],
    ['Deposit the cheque after 3 days please', 'guaranteed-return'],
    ['Deposit of AED 500 received, you earn 50 points', 'guaranteed-return'],
    ['गाड़ी का कोई खास नुकसान हुआ नहीं', 'guaranteed-return'],
    ['مقابلة العمل يوم الأحد', 'easy-income'],
    ['AED 45 charged to your account today', 'easy-loan'],
    ['The delivery agent has your parcel', 'advance-fee'],
    ['Returns are not guaranteed', 'guaranteed-return'],
    ['العوائد غير مضمونة', 'guaranteed-return'],
    ['Our team never loses at home', 'guaranteed-return'],
    ['وصلك أول ربح يومي من حصالتك', 'guaranteed-return'],
    ['Here is a photo of the gift for Sara', 'prize'],
    ['I worked between two jobs and have no right to complain', 'unclaimed-dues'],
    ['I leave my cat to you for the weekend', 'advance-fee'],
    ['Der Laden erstattet nichts', 'refund'],
    [
      'I have a profitable offer to share with you: our catalogue is attached. Contact me',
      'advance-fee',
    ],
    ['Did you get my previous mail about the leak in the kitchen? Please reply', 'advance-fee'],
    ['Can we work together on the school project? Reply when you are free', 'advance-fee'],
    ['Meine Mutter ist verstorben, die Beerdigung ist am Freitag', 'advance-fee'],
    ['The match is fixed for Friday at 5', 'guaranteed-return'],
    ['Ищу людей в команду по волейболу', 'easy-income'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})

test.for([
  [
    'Take our short survey on the store, and the tool set is yours for a shipping fee of $6.',
    'prize',
    true,
  ],
  ['Take our short survey on the library, it helps us.', 'prize', false],
] as const)('a mail "%s": %s %s', ([text, code, is]) => {
  const { findings } = gather({ type: 'email', text })
  expect(findings.some((finding) => finding.code === code)).toBe(is)
})

test.for([['Nanalo ka ng AED 10,000 sa raffle', 'prize']])('a prize is told: %s', ([
  text,
  code,
]) => {
  expect(quoted(text!, code!)).not.toEqual([])
})

test('a little gift for a bill that was paid is a prize', () => {
  expect(quoted('تم سداد فاتورتك لهذا الشهر، وهذه هدية صغيرة لك', 'prize')).not.toEqual([])
  expect(quoted('فاتورتك 120 درهم، شكرا لك', 'prize')).toEqual([])
})

describe('profit, tasks and fortunes in Arabic dialects', () => {
  test.for([
    ['كل سهم ٣٠٠٠ وعقب العيد عشر اضعاف', 'guaranteed-return', 'كل سهم ٣٠٠ وعقب العيد نوزع اللحم'],
    ['بفتح التطبيق ساعة واطلع ٢٠٠ دولار', 'guaranteed-return', 'بفتح التطبيق ساعة واتفرج'],
    ['الارباح بتنزل كل خميس', 'guaranteed-return', 'الرواتب بتنزل كل شهر'],
    ['كتقيمي محلات فكوكل و ٢٠ درهم على كل وحدة', 'job-task', 'قيمي محلنا فكوكل الله يجازيك'],
  ])('%s', ([fraud, code, ordinary]) => {
    expect(quoted(fraud!, code!)).not.toEqual([])
    expect(quoted(ordinary!, code!)).toEqual([])
  })
})
