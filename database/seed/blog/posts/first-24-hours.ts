import type { SeedPost } from '../types.ts'

export const FIRST_24_HOURS: SeedPost = {
  slug: 'first-24-hours',
  title: 'I paid, or shared my data: the first 24 hours',
  titleAr: 'دفعت أو أعطيت بياناتي: ماذا أفعل في أول 24 ساعة؟',
  excerpt:
    'Bank first, then police, then everything else. A calm plan by the clock, with the numbers to call in the UAE and the words to say.',
  excerptAr:
    'البنك أولًا، ثم الشرطة، ثم ما عدا ذلك. خطة هادئة مرتبة بالوقت، مع الأرقام التي تتصل بها في الإمارات والكلمات التي تقولها.',
  category: 'banking',
  author: 'support-desk',
  coverImage: '/covers/first-24-hours.svg',
  publishedAt: '2026-11-10',
  content: `If it has just happened, start with the next section and read the rest afterwards. You don’t have to be sure that it was a scam. Freezing a card for nothing costs a phone call; waiting to be sure can cost what is in the account.

And one sentence beforehand: you are not stupid. These schemes are planned by people who do nothing else all day. What counts now is the order of the steps.

## The first 15 minutes: stop the flow

1. **End the contact.** Hang up, stop writing. Don’t pay a “refund fee” and don’t threaten them. Block later, because you still need the chat as evidence.
2. **Freeze your cards in the banking app.** It takes ten seconds and can be undone.
3. **Ring your bank** on the number on the back of your card. Say this:

   > I am the victim of fraud. Please block my cards and online access, stop all pending payments, and try to recall the transfer of this amount, made at this time. Give me a reference number.

4. **Did you install anything, or share your screen?** Switch the phone to flight mode, and call the bank from another phone. Remove the app before you go online again, and have the phone looked at if you aren’t sure.

For a transfer, minutes matter: as long as the money lies in the receiving account, the other bank may be able to hold it. There is no right to that, but there is a chance, and it shrinks by the hour.

## The first two hours: close the doors

| What did they get? | What you do now |
| --- | --- |
| Card number | New card; ask whether it was added to a mobile wallet; check standing payments |
| Banking password or a code | Change it on a clean device; log out other devices; ask for the list of beneficiaries |
| UAE Pass approval | Change the PIN, contact its support through [uaepass.ae](https://uaepass.ae), and tell your bank |
| Copy of Emirates ID or passport | Tell the bank; watch for loans and SIM cards in your name |
| Email password | Change it first of all, then everything that can be reset by that email; switch on two-step sign-in |
| WhatsApp code | Register again, warn contacts: see [our guide](/blog/whatsapp-takeover) |

**Mind your SIM.** If your phone loses its network for no reason, someone may have moved your number to a new SIM or eSIM. Go to your operator’s shop or call from another phone, and have it blocked at once. Whoever has your number can receive your codes.

## The same day: report it

The bank stops money, but only the police can investigate. Report it even if the sum is small, since small cases with the same account number become a big one.

- **999**: emergency. Someone is at the door, you are being threatened, or there is danger to life.
- **901**: Dubai Police for matters that aren’t an emergency; e-crime in Dubai can be reported at [ecrime.ae](https://www.ecrime.ae) and in the Dubai Police app.
- **8002626**: Aman, the service of Abu Dhabi Police.
- **Other emirates**: the Ministry of Interior’s app and site, [moi.gov.ae](https://www.moi.gov.ae), or the nearest police station.

Bring or upload:

- screenshots of the messages with the number and the date visible,
- the address of the web site, copied as text,
- the bank’s statement of the payment, the IBAN or wallet address, and the bank’s reference number,
- a short account: when, how, how much, in your own words.

Don’t delete the chat, not even out of shame. Ask for a report number, for the bank will often want to see it.

## Before you sleep: write, tell, rest

**Write to the bank.** A call is quick, but a letter counts: by e-mail or in the app, with the time of your call and what you asked for. Name every payment that you dispute. For card payments ask about a dispute or chargeback, and mind the deadlines.

**Tell one person.** Those who carry it alone are more easily deceived again. If your telephone or work e-mail was involved, tell your employer’s IT as well.

**Expect the second wave.** In the coming days you may hear from a “Central Bank officer”, a “lawyer” or a “hacker” who can get everything back for a small sum. Sometimes they know the exact amount. They know it because they have it. No authority takes a fee to return stolen money.

## The days after

1. Look at your accounts every morning for two weeks, small amounts included: thieves test with one dirham.
2. Ask the credit bureau, [aecb.gov.ae](https://www.aecb.gov.ae), for your report if copies of your ID are in strange hands. It shows loans and cards in your name.
3. Ask your operator which numbers are registered to your Emirates ID.
4. If the bank refuses and you disagree, complain to the bank in writing first. If 30 days pass without an answer, or the answer doesn’t satisfy you, you can take it to [Sanadak](https://www.sanadak.gov.ae), the ombudsman for financial and insurance customers. The [Central Bank](https://www.centralbank.ae) can be reached at 800 22823.
5. If it weighs on you, speak with a doctor or a counsellor. Losing sleep over such a thing is normal and passes sooner when it is shared.

Will the money come back? Honestly: sometimes, partly, often not. It depends on how it was paid, how fast you called and where it went. Card payments usually have the best chances, then bank transfers within hours, then the rest. All of it is worth the attempt.

## The plan on a slip of paper

- **Now:** hang up, freeze, ring the bank.
- **Two hours:** passwords, email, UAE Pass, SIM.
- **Today:** police report with evidence.
- **Tonight:** letter to the bank, one person told.
- **This week:** statements, credit report, no “recovery agents”.

When the worst is over, [report the scam to us](/report-scam) as well, without your name if you prefer. It takes three minutes and arms [the checker](/scam-checker) and the [library](/scam-library) against the same message.`,
  contentAr: `إذا وقع الأمر قبل قليل فابدأ بالفقرة التالية واقرأ الباقي بعدها. لا يلزم أن تكون متأكدًا من أنه احتيال، فتجميد بطاقة بلا داعٍ يكلفك مكالمة، أما انتظار اليقين فقد يكلفك ما في الحساب.

وكلمة قبل أن نبدأ: لست مغفلًا. هذه الحيل يخطط لها أناس لا عمل لهم سواها، والمهم الآن هو ترتيب الخطوات.

## أول 15 دقيقة: أوقف النزيف

1. **اقطع التواصل.** أغلق الخط وتوقف عن الكتابة. لا تدفع «رسوم استرداد» ولا تهددهم. وأجّل الحظر، فما زلت تحتاج إلى المحادثة دليلًا.
2. **جمّد بطاقاتك من تطبيق البنك.** لا يستغرق ذلك عشر ثوانٍ، ويمكن التراجع عنه.
3. **اتصل ببنكك** على الرقم المكتوب خلف بطاقتك، وقل:

   > تعرضت لاحتيال. أرجو إيقاف بطاقاتي ودخولي الإلكتروني وكل الدفعات المعلقة، ومحاولة استرجاع التحويل الذي تم بهذا المبلغ وفي هذا الوقت. وأعطوني رقمًا مرجعيًا.

4. **هل ثبّتّ شيئًا أو شاركت شاشتك؟** ضع الهاتف على وضع الطيران واتصل بالبنك من هاتف آخر. احذف التطبيق قبل العودة إلى الإنترنت، واعرض الهاتف على مختص إن لم تكن متأكدًا.

في التحويل للدقائق قيمتها: ما دام المال في الحساب المستلم فقد يتمكن البنك الآخر من حجزه. ليس ذلك حقًا مضمونًا، لكنه فرصة تتضاءل كل ساعة.

## أول ساعتين: أغلق الأبواب

| ما الذي حصلوا عليه؟ | ما تفعله الآن |
| --- | --- |
| رقم البطاقة | بطاقة جديدة، والسؤال عن إضافتها إلى محفظة إلكترونية، ومراجعة الدفعات المتكررة |
| كلمة مرور البنك أو رمز | تغييرها من جهاز سليم، وتسجيل خروج الأجهزة الأخرى، ومراجعة قائمة المستفيدين |
| موافقة في الهوية الرقمية | تغيير الرقم السري والتواصل مع الدعم عبر [uaepass.ae](https://uaepass.ae)، وإبلاغ البنك |
| صورة الهوية أو الجواز | إبلاغ البنك والانتباه إلى أي قرض أو شريحة باسمك |
| كلمة مرور البريد الإلكتروني | تغييرها قبل كل شيء، ثم كل حساب يُستعاد بهذا البريد، وتفعيل التحقق بخطوتين |
| رمز واتساب | التسجيل من جديد وتنبيه جهات الاتصال، كما في [دليلنا](/ar/blog/whatsapp-takeover) |

**انتبه إلى شريحتك.** إذا انقطعت الشبكة عن هاتفك بلا سبب فقد يكون أحدهم نقل رقمك إلى شريحة جديدة أو إلكترونية. توجه إلى فرع شركة الاتصالات أو اتصل بها من هاتف آخر واطلب إيقافها فورًا، فمن يملك رقمك تصله رموزك.

## في اليوم نفسه: أبلغ

البنك يوقف المال، أما التحقيق فللشرطة وحدها. أبلغ ولو كان المبلغ صغيرًا، فالبلاغات الصغيرة التي تشترك في رقم حساب واحد تصير قضية كبيرة.

- **999** للطوارئ: شخص عند الباب، أو تهديد لك، أو خطر على الحياة.
- **901** شرطة دبي لغير الطوارئ، ويمكن الإبلاغ عن الجرائم الإلكترونية في دبي عبر [ecrime.ae](https://www.ecrime.ae) وتطبيق شرطة دبي.
- **8002626** خدمة أمان التابعة لشرطة أبوظبي.
- **الإمارات الأخرى:** تطبيق وزارة الداخلية وموقعها [moi.gov.ae](https://www.moi.gov.ae)، أو أقرب مركز شرطة.

أحضر أو أرفق ما يلي:

- صور الرسائل وفيها الرقم والتاريخ،
- عنوان الموقع منسوخًا نصًا،
- كشف العملية من البنك، ورقم الآيبان أو عنوان المحفظة، والرقم المرجعي،
- شرحًا قصيرًا بكلماتك: متى وكيف وكم.

لا تحذف المحادثة ولو خجلت منها. واطلب رقم البلاغ، فكثيرًا ما يطلبه البنك.

## قبل النوم: اكتب وأخبر واسترح

**اكتب إلى البنك.** المكالمة سريعة، لكن الكتابة تثبت. أرسل بالبريد أو من التطبيق وقت اتصالك وما طلبته، واذكر كل عملية تعترض عليها. واسأل في عمليات البطاقة عن الاعتراض واسترداد المبلغ، وانتبه إلى المهل.

**أخبر شخصًا واحدًا.** من يحمل الأمر وحده يسهل خداعه مرة أخرى. وإذا كان هاتف العمل أو بريده طرفًا في الأمر فأعلم قسم التقنية أيضًا.

**توقع الموجة الثانية.** قد يتصل بك في الأيام القادمة «موظف من المصرف المركزي» أو «محامٍ» أو «مخترق» يستطيع إعادة كل شيء بمبلغ صغير. وقد يعرف المبلغ بالضبط، لأنه عنده. لا تتقاضى أي جهة رسمية رسمًا لإعادة مال مسروق.

## في الأيام التالية

1. راجع حساباتك كل صباح مدة أسبوعين، حتى المبالغ الصغيرة، فالسارق يجرب بدرهم واحد.
2. إذا كانت صورة هويتك في أيدٍ غريبة فاطلب تقريرك من الاتحاد للمعلومات الائتمانية [aecb.gov.ae](https://www.aecb.gov.ae)، فهو يبيّن القروض والبطاقات المسجلة باسمك.
3. اسأل شركة الاتصالات عن الأرقام المسجلة على هويتك.
4. إذا رفض البنك ولم تقتنع فقدّم إليه شكوى مكتوبة أولًا. فإن مضى 30 يومًا بلا رد أو لم يرضك الرد، أمكنك التوجه إلى [سندك](https://www.sanadak.gov.ae)، وهي وحدة تسوية شكاوى عملاء البنوك والتأمين. ورقم [المصرف المركزي](https://www.centralbank.ae) هو 800\u00a022823.
5. إذا أثقل عليك الأمر فتحدث إلى طبيب أو مرشد نفسي. القلق بعد ما جرى طبيعي، ويخف أسرع حين تشارك غيرك فيه.

هل يعود المال؟ بصراحة: أحيانًا، أو جزء منه، وكثيرًا ما لا يعود. يتوقف ذلك على طريقة الدفع وسرعة اتصالك ووجهة المال. وأفضل الفرص عادةً لعمليات البطاقة، ثم للتحويلات البنكية في ساعاتها الأولى، ثم لغيرها. وكلها تستحق المحاولة.

## الخطة في ورقة صغيرة

- **الآن:** أغلق الخط، جمّد البطاقات، اتصل بالبنك.
- **خلال ساعتين:** كلمات المرور والبريد والهوية الرقمية والشريحة.
- **اليوم:** بلاغ للشرطة مع الأدلة.
- **الليلة:** رسالة إلى البنك، وشخص تخبره.
- **هذا الأسبوع:** كشوف الحساب وتقرير الائتمان، ولا «وكلاء استرداد».

وحين يمر الأصعب [أبلغنا عن الحيلة](/ar/report-scam) أيضًا، ومن دون اسمك إن شئت. لا يحتاج ذلك إلا إلى ثلاث دقائق، وبه يصبح [كاشف الاحتيال](/ar/scam-checker) و[المكتبة](/ar/scam-library) أقدر على كشف الرسالة نفسها.`,
}
