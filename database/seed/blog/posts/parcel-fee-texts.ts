import type { SeedPost } from '../types.ts'

export const PARCEL_FEE_TEXTS: SeedPost = {
  slug: 'parcel-fee-texts',
  title: 'The parcel text that asks for three dirhams',
  titleAr: 'رسالة الطرد التي تطلب ثلاثة دراهم',
  excerpt:
    'A courier’s name, a tiny fee and a link: why the smallest payment of your week can be the most expensive, and how to check a delivery in one minute.',
  excerptAr:
    'اسم شركة شحن معروفة ورسم بسيط ورابط: لماذا قد تكون أصغر دفعة في أسبوعك هي الأغلى، وكيف تتحقق من شحنتك في دقيقة واحدة.',
  category: 'shopping',
  author: 'editorial-desk',
  coverImage: '/covers/parcel-fee-texts.svg',
  publishedAt: '2025-10-21',
  content: `Most households in the UAE are waiting for a delivery on any given day. Whoever sends the same text to a hundred thousand numbers knows this. They don’t need to know that you ordered shoes last week. They only need the message to arrive while you are expecting something.

The amount they ask for is small on purpose. Nobody rings a bank to discuss three dirhams. But the three dirhams are bait: what they are fishing for is your card.

## How it goes, step by step

1. A text, an iMessage or a WhatsApp message says that your parcel is held. It may be about an incomplete address, a customs charge or a failed delivery.
2. The link opens a page with the courier’s logo, colours and even a map. A progress bar shows your parcel stuck at the second-last stage.
3. You give your name, address and telephone number. This feels harmless, because a courier needs them.
4. The page asks for a card “to pay the fee”. You enter the number, the date and the three digits on the back.
5. A wheel turns for a while. Behind the page, somebody is using your card at that very moment, or adding it to a wallet on their own phone.
6. Your bank asks you to confirm: by a code, or in its app. The page says “enter the code to release your parcel”. If you do, you have confirmed *their* purchase.

Often a second message follows: the payment failed, please try another card. That is not a fault in the page. It is greed.

## The sentences they use

> Your package could not be delivered because the house number is missing. Update your details within 12 hours or it will be returned to the sender.

> شحنتك بانتظار سداد رسوم التخليص الجمركي وقدرها 3 دراهم. للدفع اضغط على الرابط.

Notice what is missing. There is no shop, no sender, no item and no tracking number that works on the courier’s own site. There is a deadline instead.

## A real notice and a false one

| What to look at | Usually real | Usually false |
| --- | --- | --- |
| Tracking number | Works on the site you open yourself | Missing, or works only behind the link |
| Address of the page | The courier’s own name, directly before .com or .ae | The courier’s name with extra words, such as “emiratespost-redelivery.example” |
| Fee | Explained, tied to your order, payable in the app or at the door | A few dirhams, payable only now and only by card |
| Tone | Tells you something | Hurries you |

The sender’s name on the screen proves nothing. A name such as that of a courier can be faked, and a false text can even appear in the same thread as genuine ones.

## How to check in one minute

Don’t touch the link. Open the shop’s app or email, find your order and see which courier carries it. Then open that courier’s app, or type its address yourself. For the national post that is [emiratespost.ae](https://www.emiratespost.ae). Enter the tracking number there. If the parcel is really held, it will say so, and it will say why.

Not sure about the wording? Copy the message, without opening anything, into [our checker](/scam-checker). It looks at the link, the name it borrows and the pressure in the text. You will also find the variants people have reported in the [scam library](/scam-library).

## Before you pay anything for a parcel

- I know what the parcel is and who sent it.
- I found the fee by myself, in the app or on the site, and not through the link.
- The address of the page ends with the courier’s own domain.
- My bank’s request shows the amount and the payee that I expect.
- Nobody is rushing me.

One “no” is enough to stop.

## If you already typed in your card

Freeze the card in your bank’s app now, before you read on. Then ring the number on the back of the card and say two things: that your card details were stolen by a false page, and whether you confirmed a payment. Ask whether the card has been added to a mobile wallet, because freezing the plastic does not always remove it there. Ask for a new card number.

Keep the message and a screenshot of the page, and report them: in Dubai at [ecrime.ae](https://www.ecrime.ae) or by calling 901, in Abu Dhabi at 8002626. Our guide to [the first 24 hours](/blog/first-24-hours) goes through the rest in order. Then [tell us about it](/report-scam), so that the next person who pastes the same text gets a warning.

And if all you did was open the link and close it again? Then, in most cases, nothing has happened. Install nothing it offered, enter nothing, and delete the message.`,
  contentAr: `في أي يوم من الأيام تنتظر معظم البيوت في الإمارات شحنة ما، ومن يرسل النص نفسه إلى مئة ألف رقم يعرف ذلك جيدًا. ليس بحاجة إلى أن يعلم أنك طلبت حذاءً الأسبوع الماضي، فكل ما يحتاج إليه أن تصلك الرسالة وأنت تنتظر شيئًا.

والمبلغ صغير عن قصد، فلا أحد يتصل ببنكه من أجل ثلاثة دراهم. لكن الدراهم الثلاثة ليست سوى طُعم، والصيد الحقيقي هو بطاقتك.

## كيف تجري الحيلة خطوة بخطوة

1. تصلك رسالة نصية أو رسالة على واتساب تقول إن طردك متوقف، إما لنقص في العنوان أو لرسوم جمركية أو لتعذر التسليم.
2. يفتح الرابط صفحة تحمل شعار شركة التوصيل وألوانها، وربما خريطة وشريطًا يبيّن أن طردك عالق قبل المرحلة الأخيرة.
3. تكتب اسمك وعنوانك ورقم هاتفك، ويبدو الأمر عاديًا لأن شركة التوصيل تحتاج إليها فعلًا.
4. تطلب الصفحة بطاقة «لسداد الرسم»، فتُدخل الرقم وتاريخ الانتهاء والأرقام الثلاثة في ظهر البطاقة.
5. تظهر دائرة الانتظار. وفي هذه اللحظة يستخدم شخص آخر بطاقتك، أو يضيفها إلى محفظة في هاتفه.
6. يطلب منك البنك التأكيد برمز أو من خلال تطبيقه، وتقول الصفحة: «أدخل الرمز للإفراج عن طردك». فإن فعلت، فقد وافقت على عملية شراء تخصهم هم.

وكثيرًا ما تتبعها رسالة ثانية: فشلت العملية، جرّب بطاقة أخرى. ليس هذا خللًا في الصفحة، بل هو طمع.

## العبارات التي يستخدمونها

> شحنتك بانتظار سداد رسوم التخليص الجمركي وقدرها 3 دراهم. للدفع اضغط على الرابط.

> تعذر تسليم طردك لعدم وجود رقم المنزل. حدّث بياناتك خلال 12 ساعة وإلا أعيد إلى المرسل.

انتبه إلى ما ينقص الرسالة: لا متجر ولا مرسل ولا اسم للسلعة، ولا رقم تتبع يعمل في موقع الشركة. وبدلًا من ذلك كله مهلة تضغط عليك.

## بين الإشعار الصحيح والإشعار المزيف

| ما الذي تنظر إليه | في الصحيح غالبًا | في المزيف غالبًا |
| --- | --- | --- |
| رقم التتبع | يعمل في الموقع الذي تفتحه بنفسك | غير موجود، أو لا يعمل إلا من خلال الرابط |
| عنوان الصفحة | نطاق الشركة نفسها بلا زيادة | اسم الشركة ومعه كلمات أخرى، مثل «emiratespost-redelivery.example» |
| الرسم | سببه واضح ومرتبط بطلبك، ويُدفع في التطبيق أو عند الباب | دراهم قليلة تُدفع الآن وبالبطاقة فقط |
| الأسلوب | يخبرك | يستعجلك |

أما اسم المرسل الظاهر على الشاشة فلا يثبت شيئًا، إذ يمكن تزويره، وقد تظهر الرسالة المزيفة ضمن المحادثة نفسها التي تصلك فيها الرسائل الحقيقية.

## كيف تتحقق في دقيقة

لا تفتح الرابط. افتح تطبيق المتجر أو رسالته في بريدك، وابحث عن طلبك، واعرف الشركة التي تنقله. ثم افتح تطبيق تلك الشركة أو اكتب عنوانها بنفسك، وهو في حالة بريد الإمارات [emiratespost.ae](https://www.emiratespost.ae)، وأدخل رقم التتبع هناك. إذا كان الطرد متوقفًا حقًا فستجد ذلك مكتوبًا مع سببه.

وإذا ترددت في أمر الرسالة فانسخ نصها من دون أن تفتح شيئًا، والصقه في [كاشف الاحتيال](/ar/scam-checker)، فهو ينظر في الرابط وفي الاسم المستعار وفي أسلوب الضغط. وتجد الصيغ الأخرى التي أبلغ عنها الناس في [مكتبة الاحتيال](/ar/scam-library).

## قبل أن تدفع أي مبلغ من أجل طرد

- أعرف ما في الطرد ومن أرسله.
- وجدت الرسم بنفسي في التطبيق أو الموقع، لا عن طريق الرابط.
- ينتهي عنوان الصفحة بنطاق الشركة نفسها.
- يظهر في طلب التأكيد من بنكي المبلغ والجهة اللذان أتوقعهما.
- لا أحد يستعجلني.

جواب واحد بـ«لا» يكفي لتتوقف.

## إذا كنت قد أدخلت بيانات بطاقتك

جمّد البطاقة من تطبيق بنكك الآن، قبل أن تكمل القراءة. ثم اتصل بالرقم المكتوب على ظهرها واذكر أمرين: أن بيانات بطاقتك سُرقت من خلال صفحة مزيفة، وهل أكدت عملية دفع أم لا. واسأل إن كانت البطاقة قد أُضيفت إلى محفظة إلكترونية، لأن تجميدها لا يزيلها من المحفظة دائمًا، واطلب بطاقة برقم جديد.

احتفظ بالرسالة وبصورة من الصفحة، وأبلغ عنهما: في دبي عبر [ecrime.ae](https://www.ecrime.ae) أو على الرقم 901، وفي أبوظبي على الرقم 8002626. ويشرح [دليل أول 24 ساعة](/ar/blog/first-24-hours) بقية الخطوات بالترتيب. ثم [أبلغنا أنت أيضًا](/ar/report-scam)، حتى يجد من تصله الرسالة نفسها بعدك تحذيرًا منها.

وماذا لو فتحت الرابط ثم أغلقته فقط؟ في الغالب لم يحدث شيء. لا تثبّت أي تطبيق عرضته عليك الصفحة، ولا تُدخل أي بيانات، واحذف الرسالة.`,
}
