import type { SeedPost } from '../types.ts'

export const CALL_FROM_YOUR_BANK: SeedPost = {
  slug: 'call-from-your-bank',
  title: 'When “your bank” calls you first',
  titleAr: 'حين يتصل بك «بنكك» أولًا',
  excerpt:
    'The caller knows your name and your bank, and wants to save your money. What the voice is really after is one code or one tap. How the call runs, and the one rule that ends it.',
  excerptAr:
    'المتصل يعرف اسمك وبنكك ويقول إنه يريد إنقاذ أموالك، وما يريده حقًا رمز واحد أو لمسة واحدة. هكذا تجري المكالمة، وهذه هي القاعدة التي تنهيها.',
  category: 'banking',
  author: 'research-desk',
  coverImage: '/covers/call-from-your-bank.svg',
  publishedAt: '2026-03-18',
  content: `The call begins with help. A polite voice from “the security department” tells you that someone in another city is paying with your card right now. Can you confirm that it isn’t you? Of course it isn’t. From this moment the two of you seem to be on the same side.

That is the whole art of this scam. It does not ask you to give money away. It asks you to protect it.

## What the caller already has

People believe the call because the caller knows things: a full name, the name of the bank, the last digits of a card, sometimes an Emirates ID number. None of this proves anything. Such details leak from shops, old forms and false pages like the [parcel fee](/blog/parcel-fee-texts) ones, and lists of them are traded.

The number on your screen is no proof either. Caller ID can be forged, and a WhatsApp account can wear any logo.

## How the call runs

1. **Alarm.** A payment, a blocked account, an expired Emirates ID, an “update ordered by the Central Bank”.
2. **Proof.** The caller recites what is known about you. Some transfer you to a “colleague”, with music in between.
3. **A task.** Read out the code you have just received. Or open your banking app and tap *approve* “to cancel the payment”. Or install an app so that support can “see the fault”.
4. **Isolation.** Stay on the line. Do not talk to the branch, an employee there is under investigation.
5. **The harvest.** While you speak, they are signing in, adding your card to their phone, raising your limit or sending a transfer. Each code that you read out opens one more door.

## The sentences they use

> For your safety, sir, please don’t hang up. If you end the call I cannot stop the transaction.

> You will now get a cancellation code. Read it to me so that I can reverse the payment.

There is no such thing as a cancellation code. A code or an approval request does one thing only: it lets something through.

## From codes to taps

Banks in the UAE have been moving from codes by SMS to approval inside their own app. This is safer, since there is no code to read out. But the callers have moved as well. They now start a payment or a log-in themselves and talk you into approving it. So read what the app shows before you touch the button: the amount, the payee, the device. If you did not start it, decline it, whatever the voice says.

| They say | What it really does |
| --- | --- |
| “Tap approve to cancel the payment” | Approves the payment |
| “Read me the code to unblock your card” | Adds your card to their phone |
| “Move the money to a safe account” | Sends it to them; banks have no safe account in another name |
| “Share your screen so I can help” | Shows them your PIN and your messages |
| “Tell me your PIN to verify your identity” | Gives away what no bank employee needs |

## The rule that ends it

**Hang up and call back yourself.** Use the number printed on your card, or the call button inside your bank’s app. Don’t use a number from the call, from a message or from the first result of a search. If you can, use another phone, or wait a minute so that the line is surely free.

You can’t offend a real employee by this. A real warning will still be there five minutes later; a false one has no way to survive the pause.

## A short check list for the fridge door

- No bank needs my PIN, password, CVV or a one-time code. Not even “half of it”.
- I approve only what I started myself, seconds ago.
- I install nothing because a caller told me to.
- I never share my screen with banking open.
- My parents and the people who work in my home know these four lines too.

It is worth practising once with an older relative. Ring them, play the caller and let them say “I’ll call my bank myself”. A sentence that was said once aloud comes more easily the second time.

## If you gave a code or tapped approve

Do these in this order, without waiting to be sure:

1. Freeze cards and log out other devices in your banking app.
2. Ring the bank and say clearly: “I was deceived by a caller. Block transfers, cards and digital access, and try to recall the payment.” Ask for a reference number.
3. Change your banking password on a device on which the caller had you install nothing.
4. Report it to the police: 901 or [ecrime.ae](https://www.ecrime.ae) in Dubai, 8002626 in Abu Dhabi. 999 is for danger to people.
5. If the bank’s answer does not satisfy you, first complain to the bank in writing. Later you may go to [Sanadak](https://www.sanadak.gov.ae), the ombudsman for bank and insurance customers. The [Central Bank](https://www.centralbank.ae) answers at 800 22823.

The [first 24 hours](/blog/first-24-hours) explains each step. A message that came along with the call can be examined in [our checker](/scam-checker).`,
  contentAr: `تبدأ المكالمة بعرض المساعدة. صوت مهذب من «إدارة الأمن» يخبرك بأن شخصًا في مدينة أخرى يدفع ببطاقتك الآن، ويسألك: هل أنت من يقوم بذلك؟ طبعًا لا. ومن هذه اللحظة تشعر بأنكما في صف واحد.

هنا تكمن براعة هذه الحيلة: لا يُطلب منك أن تعطي مالك لأحد، بل أن تحميه.

## ما يعرفه المتصل عنك

يصدّق الناس المتصل لأنه يعرف أشياء عنهم: الاسم الكامل، واسم البنك، وآخر أرقام البطاقة، وأحيانًا رقم الهوية الإماراتية. وليس في شيء من هذا دليل. فهذه البيانات تتسرب من متاجر ونماذج قديمة ومن صفحات مزيفة مثل صفحات [رسوم الطرود](/ar/blog/parcel-fee-texts)، ثم تُباع قوائمها.

والرقم الظاهر على شاشتك ليس دليلًا أيضًا، فرقم المتصل يمكن تزويره، وأي حساب على واتساب يستطيع أن يضع شعار بنك.

## كيف تسير المكالمة

1. **الإنذار.** عملية شراء، أو حساب موقوف، أو هوية منتهية، أو «تحديث بطلب من المصرف المركزي».
2. **الإقناع.** يتلو عليك المتصل ما يعرفه عنك، وقد يحوّلك إلى «زميل» مع موسيقى انتظار.
3. **المهمة.** أن تقرأ الرمز الذي وصلك، أو أن تضغط «موافقة» في تطبيق البنك «لإلغاء العملية»، أو أن تثبّت تطبيقًا كي يرى الدعم «مكان العطل».
4. **العزل.** ابقَ على الخط، ولا تتحدث إلى الفرع لأن موظفًا فيه قيد التحقيق.
5. **الحصاد.** بينما أنت تتكلم يسجلون الدخول، أو يضيفون بطاقتك إلى هاتفهم، أو يرفعون حد التحويل، أو يحوّلون المال. وكل رمز تقرؤه يفتح لهم بابًا آخر.

## العبارات التي يستخدمونها

> حرصًا على سلامة حسابك أرجو ألا تغلق الخط، فإن أنهيت المكالمة لن أستطيع إيقاف العملية.

> سيصلك الآن رمز الإلغاء، اقرأه لي كي أعيد المبلغ إلى حسابك.

لا وجود لشيء اسمه رمز الإلغاء. الرمز وطلب الموافقة لا يفعلان إلا أمرًا واحدًا: السماح بمرور عملية.

## من الرمز إلى اللمسة

تنتقل البنوك في الدولة من الرموز المرسلة في رسائل نصية إلى الموافقة داخل تطبيقاتها. وهذا أكثر أمانًا لأنه لا رمز هنا يُقرأ على أحد، غير أن المتصلين غيّروا أسلوبهم أيضًا: يبدؤون هم عملية دفع أو تسجيل دخول، ثم يقنعونك بالموافقة عليها. لذلك اقرأ ما يعرضه التطبيق قبل أن تلمس الزر: المبلغ والمستفيد والجهاز. وما لم تبدأه أنت فارفضه، مهما قال لك الصوت.

| ما يقولونه | ما يحدث فعلًا |
| --- | --- |
| «اضغط موافقة لإلغاء العملية» | تتم العملية |
| «اقرأ لي الرمز لفك حظر البطاقة» | تُضاف بطاقتك إلى هاتفهم |
| «حوّل المال إلى حساب آمن» | يصل المال إليهم، فلا يوجد حساب آمن باسم شخص آخر |
| «شاركني الشاشة كي أساعدك» | يرون رقمك السري ورسائلك |
| «أعطني الرقم السري للتحقق من هويتك» | تتخلى عما لا يحتاج إليه أي موظف |

## القاعدة التي تنهي المكالمة

**أغلق الخط واتصل أنت.** استخدم الرقم المطبوع على بطاقتك أو زر الاتصال في تطبيق بنكك، لا رقمًا ذُكر في المكالمة أو في رسالة أو ظهر في أول نتائج البحث. وإن استطعت فاتصل من هاتف آخر، أو انتظر دقيقة حتى تتأكد من أن الخط قد انقطع.

لن يستاء من ذلك موظف حقيقي. والتحذير الصحيح يبقى صحيحًا بعد خمس دقائق، أما الكاذب فلا يصمد أمام التوقف.

## قائمة قصيرة تُعلّق على باب الثلاجة

- لا يحتاج أي بنك إلى رقمي السري أو كلمة المرور أو رمز الأمان أو رمز التحقق، ولا حتى إلى «نصفه».
- لا أوافق إلا على ما بدأته بنفسي قبل ثوانٍ.
- لا أثبّت تطبيقًا لأن متصلًا طلب ذلك.
- لا أشارك شاشتي وتطبيق البنك مفتوح.
- والداي ومن يعمل في منزلي يعرفون هذه الأسطر الأربعة أيضًا.

ومن المفيد أن تتدرب عليها مرة مع كبار السن في العائلة: اتصل بهم ومثّل دور المحتال، ودعهم يقولون: «سأتصل ببنكي بنفسي». فالجملة التي قيلت مرة بصوت مسموع تأتي أسهل في المرة الثانية.

## إذا أعطيت رمزًا أو ضغطت موافقة

نفّذ ما يلي بالترتيب، ولا تنتظر حتى تتأكد:

1. جمّد البطاقات من تطبيق البنك وسجّل خروج الأجهزة الأخرى.
2. اتصل بالبنك وقل بوضوح: «خدعني متصل، أوقفوا التحويلات والبطاقات والدخول الإلكتروني، وحاولوا استرجاع المبلغ». واطلب رقمًا مرجعيًا.
3. غيّر كلمة مرور الخدمات البنكية من جهاز لم تثبّت عليه شيئًا بطلب من المتصل.
4. أبلغ الشرطة: 901 أو [ecrime.ae](https://www.ecrime.ae) في دبي، و8002626 في أبوظبي. أما 999 فللخطر على الأشخاص.
5. إذا لم يقنعك رد البنك فقدّم إليه شكوى مكتوبة أولًا، ويمكنك بعد ذلك التوجه إلى [سندك](https://www.sanadak.gov.ae)، وهي وحدة تسوية شكاوى عملاء البنوك والتأمين. ورقم [المصرف المركزي](https://www.centralbank.ae) هو 800\u00a022823.

تجد شرح كل خطوة في [دليل أول 24 ساعة](/ar/blog/first-24-hours)، ويمكنك فحص أي رسالة رافقت المكالمة في [كاشف الاحتيال](/ar/scam-checker).`,
}
