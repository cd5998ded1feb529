import type { SeedPost } from '../types.ts'

export const FAKE_FINES_AND_UAE_PASS: SeedPost = {
  slug: 'fake-fines-and-uae-pass',
  title: 'A fine, a toll, a log-in: when scammers dress as the government',
  titleAr: 'مخالفة أو رصيد أو تسجيل دخول: حين يتنكر المحتال في ثوب جهة حكومية',
  excerpt:
    'False fines in the name of the RTA, Dubai Police or Salik, and calls that want one tap in UAE Pass. How to read a web address, and where to look up what you really owe.',
  excerptAr:
    'مخالفات مزيفة باسم هيئة الطرق أو شرطة دبي أو سالك، ومكالمات تريد منك لمسة واحدة في الهوية الرقمية. تعلّم قراءة عنوان الموقع، واعرف أين تجد ما عليك فعلًا.',
  category: 'government',
  author: 'research-desk',
  coverImage: '/covers/fake-fines-and-uae-pass.svg',
  publishedAt: '2026-06-23',
  content: `Public services in the UAE live on the telephone: fines, tolls, visas, the Emirates ID. We are used to getting a text and settling the matter in two minutes. The people who write false texts count on exactly that habit, and on a feeling every driver knows: *maybe I really was too fast.*

Two tricks are worth knowing well. One wants your card. The other wants your digital identity, which is worth far more.

## Trick one: the fine that waits behind a link

A message tells you about an unpaid violation or a low toll balance. It names an authority you respect, and a penalty that grows tomorrow. The page behind the link asks for the plate number first, and often “finds” a fine for whatever plate you enter, even an invented one. Then come the card form and the request to confirm with your bank.

> RTA: You have an outstanding traffic violation. Settle today to avoid double penalty and vehicle registration suspension.

> تنبيه من سالك: رصيدك غير كافٍ وسيتم تسجيل مخالفة. اشحن رصيدك الآن عبر الرابط.

Sometimes there is a sweetener in place of the threat: half off your fines, but only until midnight. Real discount schemes have existed, which is why this works. They are announced publicly and show up by themselves when you look up your fines in the official app.

## Trick two: the tap in UAE Pass

This one usually comes by telephone. The caller says that he is from immigration, the police, a “crisis team” or your bank, and that your Emirates ID must be updated. While he talks, he enters your mobile number on a real site that uses UAE Pass. Your phone shows a genuine request, and the caller guides your finger to it.

If you confirm, the person on the other end may be signed in as you, or may have your signature on a document. From there the way can lead to your bank, or to a new SIM card with your number on it.

The app did its work correctly. It asked you, and somebody talked you into saying yes. So there is only one rule:

**Confirm a UAE Pass request only if you yourself, seconds ago, pressed the log-in or sign button on a site that you opened.** Read the name of the service in the request. Everything else is declined. Official news about the app is on [uaepass.ae](https://uaepass.ae).

## Learn to read an address in ten seconds

Everything that counts stands just before the first single slash (/). Read that part from right to left.

- **dubaipolice.gov.ae**/fines: ends in gov.ae, preceded by the name. That is Dubai Police.
- dubaipolice.gov.ae.**pay-fine.example**/…: the end is pay-fine.example. The rest is decoration.
- dubai-police-fines.**example**: a hyphen and an extra word make it a different place.
- A shortened link: you can’t see the end, so treat it as unknown.

Not every official site ends in .gov.ae. The RTA is at rta.ae and Salik at salik.ae, for example. But the authority’s own name always stands directly before the ending, with no additions.

## Where to look things up yourself

| Matter | Where to look |
| --- | --- |
| Traffic fines in Dubai | [dubaipolice.gov.ae](https://www.dubaipolice.gov.ae), [rta.ae](https://www.rta.ae) or their apps |
| Traffic fines elsewhere | The Ministry of Interior’s app, [moi.gov.ae](https://www.moi.gov.ae) |
| Salik balance | The Salik app, [salik.ae](https://www.salik.ae) |
| Emirates ID, residence | [icp.gov.ae](https://icp.gov.ae) |
| Work permit, contract | [mohre.gov.ae](https://www.mohre.gov.ae) |

Type the address or use an app that you installed from the official store. Don’t go through a search advertisement, since paid places can be bought by anyone.

## How officials do not behave

- They don’t ask for a one-time code, a PIN or a UAE Pass approval by telephone.
- They don’t ask for a fine to be paid to a personal account, in crypto or with gift cards.
- They don’t hold you on a video call in uniform and forbid you to speak to your family. The uniform and the office behind it can be a costume, or made by a computer.
- They don’t mind if you ring the authority’s published number to ask.

Fear is the tool here: the words “arrest”, “travel ban” and “case” are meant to stop you from thinking. A real case doesn’t vanish because you paid a stranger, and it doesn’t get worse because you took ten minutes to check.

## Check list

1. Did I expect this message?
2. Can I see the same fine in the official app?
3. Does the address end with the authority’s own domain?
4. Did I start this log-in myself?
5. Is someone on the telephone telling me what to press?

A “no” to one of the first four, or a “yes” to the last, means: stop, close, look it up yourself. You can paste the text into [our checker](/scam-checker) too.

## If you tapped or paid

**You paid by card:** freeze it, call the bank, and follow [the first 24 hours](/blog/first-24-hours).

**You approved a UAE Pass request:** open the app, look through the recent activity if your version shows it, change the PIN, and contact UAE Pass support through the official app or site. Tell your bank that your identity may be misused, and ask your telecom operator whether anyone requested a new SIM or eSIM for your number. If your phone loses its signal for no reason, treat that as an alarm.

In both cases report it: 901 or [ecrime.ae](https://www.ecrime.ae) in Dubai, 8002626 in Abu Dhabi. Then [share the text with us](/report-scam).`,
  contentAr: `الخدمات الحكومية في الإمارات في متناول اليد على الهاتف: المخالفات والتعرفة المرورية والإقامة والهوية. وقد اعتدنا أن تصلنا رسالة فننهي الأمر في دقيقتين. على هذه العادة يعتمد كاتب الرسالة المزيفة، وعلى شعور يعرفه كل سائق: *ربما كنت مسرعًا حقًا*.

هناك حيلتان تستحقان أن تعرفهما جيدًا. إحداهما تريد بطاقتك، والأخرى تريد هويتك الرقمية، وهي أغلى بكثير.

## الحيلة الأولى: مخالفة خلف رابط

تخبرك الرسالة بمخالفة لم تُسدد أو برصيد منخفض، وتذكر جهة تحترمها وغرامة ستتضاعف غدًا. وتطلب الصفحة رقم اللوحة أولًا، ثم «تجد» مخالفة لأي رقم تكتبه، ولو كان من خيالك. بعد ذلك يظهر نموذج البطاقة وطلب التأكيد من بنكك.

> تنبيه من سالك: رصيدك غير كافٍ وسيتم تسجيل مخالفة. اشحن رصيدك الآن عبر الرابط.

> هيئة الطرق: لديك مخالفة مرورية غير مسددة. ادفع اليوم لتجنب مضاعفة الغرامة وإيقاف تجديد المركبة.

وقد يحل الإغراء محل التهديد: خصم نصف المخالفات، لكن حتى منتصف الليل فقط. لقد عرف الناس مبادرات خصم حقيقية، ولذلك تنجح الحيلة. غير أن الخصم الصحيح يُعلن للجميع، ويظهر من تلقاء نفسه عندما تستعلم عن مخالفاتك في التطبيق الرسمي.

## الحيلة الثانية: لمسة في الهوية الرقمية

تأتي هذه عادةً في مكالمة. يقول المتصل إنه من الجوازات أو الشرطة أو «فريق الأزمات» أو من بنكك، وإن هويتك تحتاج إلى تحديث. وبينما يتكلم يُدخل رقم هاتفك في موقع حقيقي يقبل الدخول بالهوية الرقمية (UAE Pass)، فيظهر على هاتفك طلب صحيح، ويقود المتصل إصبعك إليه.

فإذا وافقت فقد يدخل باسمك، أو يحصل على توقيعك على مستند. ومن هناك قد يصل إلى حسابك البنكي، أو إلى شريحة جديدة تحمل رقمك.

لقد قام التطبيق بعمله على الوجه الصحيح: سألك، لكن أحدهم أقنعك بأن تقول نعم. ولذلك فالقاعدة واحدة:

**لا توافق على طلب في الهوية الرقمية إلا إذا كنت أنت من ضغط قبل ثوانٍ زر الدخول أو التوقيع في موقع فتحته بنفسك.** واقرأ اسم الخدمة في الطلب، وارفض ما عدا ذلك. وتجد المعلومات الرسمية عن التطبيق في [uaepass.ae](https://uaepass.ae).

## اقرأ عنوان الموقع في عشر ثوانٍ

المهم كله هو ما يسبق أول خط مائل مفرد (/)، فابدأ من نهاية هذا الجزء.

- **dubaipolice.gov.ae** ينتهي بـ gov.ae وقبله الاسم مباشرة، فهذا موقع شرطة دبي.
- dubaipolice.gov.ae.**pay-fine.example** نهايته pay-fine.example، وكل ما قبلها زينة.
- dubai-police-fines.**example** فيه واصلة وكلمة زائدة، فهو مكان آخر.
- الرابط المختصر لا تظهر نهايته، فعامله على أنه مجهول.

ولا تنتهي كل المواقع الرسمية بـ gov.ae، فموقع هيئة الطرق والمواصلات مثلًا هو rta.ae وموقع سالك هو salik.ae. لكن اسم الجهة يأتي دائمًا قبل النهاية مباشرة من دون إضافات.

## أين تتحقق بنفسك

| الموضوع | المكان الصحيح |
| --- | --- |
| المخالفات المرورية في دبي | [dubaipolice.gov.ae](https://www.dubaipolice.gov.ae) أو [rta.ae](https://www.rta.ae) أو تطبيقاهما |
| المخالفات في الإمارات الأخرى | تطبيق وزارة الداخلية، [moi.gov.ae](https://www.moi.gov.ae) |
| رصيد سالك | تطبيق سالك، [salik.ae](https://www.salik.ae) |
| الهوية والإقامة | [icp.gov.ae](https://icp.gov.ae) |
| تصريح العمل والعقد | [mohre.gov.ae](https://www.mohre.gov.ae) |

اكتب العنوان بنفسك أو استخدم تطبيقًا ثبّتّه من المتجر الرسمي. ولا تدخل من إعلان في نتائج البحث، فالمكان المدفوع يستطيع أي شخص شراءه.

## ما لا تفعله الجهات الرسمية

- لا تطلب رمز تحقق أو رقمًا سريًا أو موافقة في الهوية الرقمية عبر الهاتف.
- لا تطلب دفع المخالفة إلى حساب شخصي أو بعملات رقمية أو ببطاقات هدايا.
- لا تحتجزك في مكالمة مرئية مع شخص بزي رسمي يمنعك من الحديث إلى أهلك. فالزي والمكتب خلفه قد يكونان تمثيلًا أو من صنع الحاسوب.
- لا تمانع أن تتصل برقمها المعلن لتسأل.

الخوف هو أداتهم هنا، وكلمات مثل «توقيف» و«منع سفر» و«قضية» غايتها أن تمنعك من التفكير. والقضية الحقيقية لا تختفي إذا دفعت لغريب، ولا تسوء لأنك أخذت عشر دقائق للتحقق.

## أسئلة قبل أن تتصرف

1. هل كنت أتوقع هذه الرسالة؟
2. هل أرى المخالفة نفسها في التطبيق الرسمي؟
3. هل ينتهي العنوان بنطاق الجهة نفسها؟
4. هل بدأت تسجيل الدخول هذا بنفسي؟
5. هل هناك من يملي عليّ في الهاتف ما أضغطه؟

جواب «لا» عن أحد الأسئلة الأربعة الأولى، أو «نعم» عن الأخير، معناه: توقف وأغلق وتحقق بنفسك. ويمكنك أيضًا لصق النص في [كاشف الاحتيال](/ar/scam-checker).

## إذا وافقت أو دفعت

**دفعت بالبطاقة:** جمّدها واتصل بالبنك، واتبع [دليل أول 24 ساعة](/ar/blog/first-24-hours).

**وافقت على طلب في الهوية الرقمية:** افتح التطبيق وراجع آخر العمليات إن كانت متاحة في إصدارك، وغيّر الرقم السري، وتواصل مع الدعم من التطبيق أو الموقع الرسمي. أخبر بنكك بأن هويتك قد يُساء استخدامها، واسأل شركة الاتصالات هل طلب أحد شريحة جديدة أو شريحة إلكترونية برقمك. وإذا انقطعت الشبكة عن هاتفك بلا سبب فاعتبر ذلك إنذارًا.

وفي الحالتين أبلغ: 901 أو [ecrime.ae](https://www.ecrime.ae) في دبي، و8002626 في أبوظبي. ثم [شاركنا نص الرسالة](/ar/report-scam).`,
}
