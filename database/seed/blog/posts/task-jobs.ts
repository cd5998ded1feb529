import type { SeedPost } from '../types.ts'

export const TASK_JOBS: SeedPost = {
  slug: 'task-jobs',
  title: 'Paid to press “like”: inside the task-job scam',
  titleAr: 'أجر مقابل الإعجاب: كيف تعمل وظائف المهام الوهمية',
  excerpt:
    'It starts with an easy job on WhatsApp and a first payment that really arrives. It ends with you paying to get your own money back. The stages, day by day.',
  excerptAr:
    'تبدأ بعمل سهل على واتساب وأجر أول يصل فعلًا، وتنتهي بأن تدفع لتستعيد مالك. هذه مراحلها يومًا بعد يوم.',
  category: 'work-and-money',
  author: 'research-desk',
  coverImage: '/covers/task-jobs.svg',
  publishedAt: '2025-12-09',
  content: `“Hello, I am Aisha from a recruitment agency. Are you open to a part-time job? You can work from your phone.” Most people delete it. But some have just lost a job, wait for a visa, or send money home and are short this month. For them the message arrives like a small piece of luck.

The job is to “like” videos, to rate hotels or restaurants, or to “optimise” products in an app. It needs no interview and no certificate. And, what convinces many, it pays. At first.

## How it unfolds

**Day 1: the gift.** You do a few clicks, send screenshots, and a small sum really reaches your account. It may be 20 or 50 dirhams. To the organisers this is an advertising cost, nothing else. Often it isn’t even their money: it was sent by someone else whom they are deceiving at the same time.

**Day 2: the group.** You are moved to a Telegram group. Dozens of members post their earnings, thank the “mentor” and cheer each other. Many of these members are the same two or three people, with many accounts.

**Day 3: the first deposit.** Ordinary tasks pay little, so there are “prepaid” or “VIP” tasks. You pay in 100 and get 130 back. It works. Once, perhaps twice.

**Day 5: the combination.** Now you get a “combination order” or a “lucky set”. The app shows a large profit, but your balance is negative and must be topped up before you can go on. The others in the group say that they have done it and that it is normal.

**Day 7: the lock.** You want to withdraw. There is a tax, then a “credit score” to be raised, then an unfreezing fee because you made a mistake in step three. Each payment is “the last one”.

**Later: the second wave.** Someone contacts you and promises to recover the loss, for a fee. Usually it is the same people.

## The sentences they use

> No experience needed. 150 to 600 AED daily, 40 minutes of your free time. Salary is paid every evening.

> Please hurry, the whole team is waiting for your order to be completed. If you leave now, everyone loses the commission.

The second sentence deserves a thought. It turns shame into pressure: you are not asked to risk your money, you are asked not to let down others. There are no others.

## Work or trap?

| In a job | In the trap |
| --- | --- |
| You are paid by the employer | You pay in, to be allowed to earn |
| There is a contract and a licensed company | There is a chat and a logo |
| You know who your manager is | You know a first name and a profile picture |
| Pay follows work | “Profit” is a number in their app |
| You can leave on any day | You must first finish the set |

Two points of law help, even when the offer looks serious. In the UAE, recruitment costs are for the employer to bear, not for the worker. And employing someone normally requires a proper contract and permit. If a real company is supposed to be behind the offer, ring it on the number of its official web site, or ask the Ministry of Human Resources and Emiratisation at [mohre.gov.ae](https://www.mohre.gov.ae) how an offer can be checked.

## The danger that few people see

Some of these “jobs” ask to use your bank account: money comes in, you pass it on and keep a part. Or your task is to pay other “members”. The money that comes in was stolen from somebody. Whoever lets it pass through an account can become part of a criminal case and may find the account frozen, even if they knew nothing. Never lend your account, card, SIM or Emirates ID for a job.

## Seven questions for any offer in a chat

1. Did I apply to this company?
2. Does it have an address and a licence that I can look up myself?
3. Is the pay far above the effort?
4. Do they refuse to talk by ordinary telephone or to meet?
5. Must I pay, deposit or “recharge” anything?
6. Is the money only visible in *their* app or site?
7. Do they ask me to keep silent, or to hurry?

One “yes” from question three on is enough. Paste the message into [our checker](/scam-checker) if you want a second pair of eyes, or compare it with the job offers in the [scam library](/scam-library).

## If you are already in it

- **Stop paying**, even if the app shows thousands. The number on the screen is drawn; it was never money. The next fee will not release it.
- **Don’t announce that you know.** First take screenshots of the chats, the group, the app, the names and all account numbers you paid to. Groups vanish in seconds.
- **Call your bank** and ask it to try to recall the transfers and to watch your account. Hours matter, as [the first 24 hours](/blog/first-24-hours) explains.
- **Report it**: 901 or [ecrime.ae](https://www.ecrime.ae) in Dubai, 8002626 in Abu Dhabi, elsewhere the nearest police station or the Ministry of Interior’s app.
- **Change passwords** that you also used in their app, and delete it.
- **Talk to somebody.** The scheme lives on people who are ashamed and alone with it. It was built by professionals, for people who wanted to work. There is nothing foolish in that.

And please [report the offer to us](/report-scam). The wording changes every few weeks, and each example helps someone else to recognise the next.`,
  contentAr: `«مرحبًا، أنا عائشة من شركة توظيف. هل يهمك عمل جزئي من هاتفك؟» يحذف أغلب الناس هذه الرسالة. لكن هناك من فقد عمله قبل أيام، ومن ينتظر إقامته، ومن يحوّل المال إلى أهله وضاق به الشهر، فتصله الرسالة كأنها باب فرج.

والعمل هو الضغط على «إعجاب» في مقاطع مصورة، أو تقييم فنادق ومطاعم، أو «تحسين» منتجات في تطبيق. لا مقابلة ولا شهادة. والأهم، وهو ما يقنع الكثيرين، أنه يدفع. في البداية.

## كيف تتطور الحيلة

**اليوم الأول: الهدية.** بضع ضغطات وبعض الصور للشاشة، ثم يصل إلى حسابك مبلغ صغير حقًا، 20 أو 50 درهمًا. هذا في نظر المنظمين ثمن إعلان لا أكثر، وكثيرًا ما لا يكون المال مالهم، بل أرسله شخص آخر يخدعونه في الوقت نفسه.

**اليوم الثاني: المجموعة.** تُضاف إلى مجموعة على تيليغرام، فيها عشرات ينشرون أرباحهم ويشكرون «المرشد» ويشجع بعضهم بعضًا. وكثير من هؤلاء شخصان أو ثلاثة بحسابات متعددة.

**اليوم الثالث: أول إيداع.** المهام العادية أجرها قليل، ولذلك توجد مهام «مدفوعة مسبقًا» أو «مميزة»: تدفع 100 فتسترد 130. وينجح الأمر مرة، وربما مرتين.

**اليوم الخامس: الطلب المركّب.** تحصل على «طلب مركّب» يَعِد بربح كبير، لكن رصيدك صار سالبًا ويجب شحنه قبل المتابعة. ويقول الآخرون في المجموعة إنهم فعلوا ذلك وإنه أمر عادي.

**اليوم السابع: القفل.** تريد السحب، فتظهر ضريبة، ثم «درجة ائتمان» يجب رفعها، ثم رسم لفك التجميد لأنك أخطأت في خطوة ما. وكل دفعة هي «الأخيرة».

**فيما بعد: الموجة الثانية.** يتواصل معك من يعدك باسترداد ما خسرته مقابل رسم. وهم في العادة الأشخاص أنفسهم.

## العبارات التي يستخدمونها

> لا تحتاج إلى خبرة. من 150 إلى 600 درهم يوميًا في 40 دقيقة من وقت فراغك، والأجر كل مساء.

> أسرع من فضلك، فالفريق كله ينتظر إتمام طلبك. إذا انسحبت الآن خسر الجميع عمولتهم.

تأمل العبارة الثانية: إنها تحوّل الحرج إلى ضغط. لا يقال لك غامر بمالك، بل لا تخذل الآخرين. ولا وجود لآخرين.

## عمل أم مصيدة؟

| في العمل الحقيقي | في المصيدة |
| --- | --- |
| صاحب العمل يدفع لك | تدفع أنت كي يُسمح لك بالكسب |
| عقد وشركة مرخصة | محادثة وشعار |
| تعرف من هو مديرك | تعرف اسمًا أول وصورة |
| الأجر بعد العمل | «الربح» رقم في تطبيقهم |
| تترك العمل متى شئت | عليك أن تكمل الطلب أولًا |

وتفيدك نقطتان من القانون حتى لو بدا العرض جادًا: تكاليف الاستقدام والتوظيف في الدولة يتحملها صاحب العمل لا العامل، والتشغيل يحتاج في الأصل إلى عقد وتصريح. فإذا قيل إن شركة معروفة وراء العرض فاتصل بها على الرقم المنشور في موقعها الرسمي، أو اسأل وزارة الموارد البشرية والتوطين عبر [mohre.gov.ae](https://www.mohre.gov.ae) عن طريقة التحقق من العرض.

## خطر لا ينتبه إليه كثيرون

تطلب بعض هذه «الوظائف» استخدام حسابك البنكي: يدخل مال فتحوّله وتحتفظ بجزء منه، أو تكون مهمتك أن تدفع «لأعضاء» آخرين. هذا المال سُرق من شخص ما، ومن يمر عبر حسابه قد يصبح طرفًا في قضية جزائية ويُجمّد حسابه، ولو لم يكن يعلم. لا تُعر حسابك ولا بطاقتك ولا شريحتك ولا هويتك من أجل عمل.

## سبعة أسئلة لكل عرض يصلك في محادثة

1. هل تقدمت أنا إلى هذه الشركة؟
2. هل لها عنوان ورخصة أستطيع البحث عنهما بنفسي؟
3. هل الأجر أكبر بكثير من الجهد؟
4. هل يرفضون المكالمة العادية أو اللقاء؟
5. هل عليّ أن أدفع أو أودع أو «أشحن» شيئًا؟
6. هل يظهر المال في تطبيقهم أو موقعهم *هم* فقط؟
7. هل يطلبون مني الكتمان أو السرعة؟

يكفي جواب واحد بـ«نعم» ابتداءً من السؤال الثالث. وإن أردت رأيًا ثانيًا فالصق الرسالة في [كاشف الاحتيال](/ar/scam-checker)، أو قارنها بعروض العمل في [مكتبة الاحتيال](/ar/scam-library).

## إذا كنت قد دخلت فيها

- **توقف عن الدفع** ولو أظهر التطبيق آلاف الدراهم. الرقم على الشاشة مرسوم ولم يكن مالًا يومًا، ولن يُفرج عنه الرسم القادم.
- **لا تعلن أنك اكتشفت الأمر.** صوّر أولًا المحادثات والمجموعة والتطبيق والأسماء وأرقام الحسابات التي دفعت إليها، فالمجموعات تختفي في ثوانٍ.
- **اتصل ببنكك** واطلب محاولة استرجاع التحويلات ومراقبة حسابك. للساعات قيمتها كما يوضح [دليل أول 24 ساعة](/ar/blog/first-24-hours).
- **أبلغ:** 901 أو [ecrime.ae](https://www.ecrime.ae) في دبي، و8002626 في أبوظبي، وفي غيرهما أقرب مركز شرطة أو تطبيق وزارة الداخلية.
- **غيّر كلمات المرور** التي استخدمتها في تطبيقهم أيضًا، ثم احذفه.
- **تحدث إلى أحد تثق به.** تعيش هذه الحيلة على من يخجل ويبقى وحده معها. لقد صممها محترفون لأناس أرادوا أن يعملوا، وليس في ذلك ما يعيب.

ونرجو أن [تبلغنا بالعرض](/ar/report-scam)، فالصيغ تتغير كل بضعة أسابيع، وكل مثال يساعد شخصًا آخر على معرفة ما يأتي بعده.`,
}
