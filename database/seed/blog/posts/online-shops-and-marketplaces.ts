import type { SeedPost } from '../types.ts'

export const ONLINE_SHOPS_AND_MARKETPLACES: SeedPost = {
  slug: 'online-shops-and-marketplaces',
  title: 'Buying and selling online: five traps and how to step over them',
  titleAr: 'البيع والشراء عبر الإنترنت: خمسة فخاخ وكيف تتجاوزها',
  excerpt:
    'The shop that exists for one week, the buyer who needs your card to pay you, the ticket sold eight times. A short guide for both sides of the deal.',
  excerptAr:
    'متجر عمره أسبوع، ومشترٍ يحتاج إلى بطاقتك كي يدفع لك، وتذكرة بيعت ثماني مرات. دليل قصير لطرفي الصفقة.',
  category: 'shopping',
  author: 'editorial-desk',
  coverImage: '/covers/online-shops-and-marketplaces.svg',
  publishedAt: '2026-08-11',
  content: `A sofa before a move, a telephone for the daughter, tickets for Saturday: much of what we buy and sell goes from stranger to stranger. That mostly works well. When it doesn’t, it is usually one of five stories.

## 1. The shop that exists for one week

It appears as an advertisement on Instagram or TikTok: a known brand, 80 per cent off, “closing our Dubai branch”. The site looks good, because it was copied. You pay by card, get a confirmation and then nothing; or a cheap something arrives, so that the shop can say it delivered.

Look for what is costly to fake. A licence number that you can look up. A street address that a map knows. A telephone that somebody answers. Terms for returns that don’t name another company by mistake. And look at the age of it all: reviews that were all written in the same week tell you more than the stars.

## 2. The buyer who needs your card

You offer a stroller for 300 dirhams. Within minutes someone wants it, without haggling. He can’t come, he will “send a courier who brings the money”. Then comes a link to a page with the marketplace’s or the courier’s logo:

> To receive your 300 AED, enter your card details and confirm with the code. The amount will be credited at once.

Money never comes in that way. **To be paid you need to give nothing but your IBAN, or the mobile number of an instant-payment service.** The number on the front of a card, the digits on its back and the code from the bank are for *paying*. A page that asks for them is taking, not giving.

## 3. The picture of a transfer

> I have transferred it, here is the slip. My driver is already downstairs.

A slip is a picture, and pictures can be edited in a minute. A transfer between banks may also really take time, which makes the lie plausible. The reply is short: *as soon as my bank shows it, the item is yours.* Look in your own app. Don’t follow a text message that says the amount has arrived, because that text can be forged too.

A variant is the overpayment. “By mistake” you were sent 3,000 instead of 300, please return the difference. The first payment was made with a stolen account or a cheque that will bounce. Your refund is the only real money in the story.

## 4. The seller who wants a deposit

A used car, a games console, a cat of a rare breed, a ticket to a sold-out concert. The price is good, the pictures are fine, the seller is in another emirate and needs 500 “so that I don’t give it to someone else”. Then a delivery fee. Then an insurance.

Tickets are the clearest case: a screenshot of a code can be sold eight times, and the first one through the gate wins. Buy from the organiser or through its official resale.

## 5. Away from the platform

Nearly every one of these stories has the same second chapter: *let us continue on WhatsApp.* Inside the app, the marketplace can see the chat, warn you and close the account. Outside, there is no referee. Whoever hurries you out has a reason.

## The two sides on one page

| Your part | When you buy | When you sell |
| --- | --- | --- |
| See | The item, switched on, in daylight | The money, in your own banking app |
| Meet | In a mall, a bank or a police car park, by day | The same; not alone at home |
| Pay or get paid | Cash on the spot, or card through the platform | Cash or bank transfer to your IBAN |
| Never | Deposit to a person you haven’t met | Card number, CVV or code |
| Keep | Advertisement, chat, plate, serial number | Chat, buyer’s number, receipt |

## Paying a shop you don’t know yet

- Type the address yourself, and read it. A letter too many is enough to land elsewhere.
- Pay by credit card, or by a virtual card with a low limit, and not by transfer. With a card you can ask the bank to dispute a payment for goods that never came. Ask early, for there are time limits.
- Pay on delivery only if you may open the parcel first.
- Read the payment request from your bank: is that the shop’s name? Is that the sum? Is it really a single payment, or does it start a subscription?
- Don’t store the card on a site that you will use once.

The padlock in the address bar says that nobody reads along on the way. It says nothing about who is at the other end.

## Three questions that uncover most of it

1. Would I find this price plausible if it came from a shop in the mall?
2. What could I do tomorrow if nothing arrives: is there a name, a licence, a platform?
3. Who gains from the hurry?

Copy the shop’s address or the buyer’s message into [our checker](/scam-checker). It compares web addresses with those of well-known brands, and shows what in the text made it suspicious. The shopping part of the [library](/scam-library) shows further variants.

## If it has happened

**Card details entered:** freeze the card, ring your bank, ask for a new number. **Transferred:** ask the bank for a recall at once. **Goods never came:** collect the order, the advertisement and your letters to the shop, and ask for a card dispute. Then report the account to the platform and the case to the police: 901 or [ecrime.ae](https://www.ecrime.ae) in Dubai, 8002626 in Abu Dhabi. A licensed shop that is merely slow or stubborn is a matter for the consumer-protection office of your emirate and not for the police.

The order of steps is in [the first 24 hours](/blog/first-24-hours). And [send us the shop’s address](/report-scam): others are looking at the same advertisement right now.`,
  contentAr: `أريكة قبل الانتقال إلى بيت آخر، وهاتف للابنة، وتذاكر ليوم السبت: كثير مما نبيعه ونشتريه ينتقل من غريب إلى غريب. ويسير الأمر في الغالب على خير، وإذا لم يسر فهي عادةً واحدة من خمس قصص.

## 1. متجر عمره أسبوع

يظهر إعلانًا على إنستغرام أو تيك توك: علامة معروفة وخصم 80% بسبب «إغلاق فرعنا في دبي». والموقع أنيق لأنه منسوخ. تدفع بالبطاقة فيصلك تأكيد ثم لا شيء، أو يصلك شيء رخيص حتى يقول المتجر إنه سلّم الطلب.

ابحث عما يصعب تزييفه: رقم رخصة تستطيع التحقق منه، وعنوان تعرفه الخرائط، وهاتف يجيب عليه أحد، وشروط إرجاع لا تذكر بالخطأ اسم شركة أخرى. وانظر إلى عمر ذلك كله، فالتقييمات التي كُتبت جميعها في أسبوع واحد تخبرك بأكثر مما تخبرك به النجوم.

## 2. مشترٍ يحتاج إلى بطاقتك

تعرض عربة أطفال بـ300 درهم، وبعد دقائق يريدها شخص من دون مساومة. لا يستطيع الحضور، وسيرسل «مندوبًا يحمل المبلغ». ثم يصلك رابط لصفحة تحمل شعار المنصة أو شركة التوصيل:

> لاستلام مبلغ 300 درهم أدخل بيانات بطاقتك وأكّد بالرمز، وسيُضاف المبلغ إلى حسابك فورًا.

المال لا يدخل بهذه الطريقة أبدًا. **كي يُدفع لك لا تحتاج إلى إعطاء شيء سوى رقم الآيبان، أو رقم الهاتف المرتبط بخدمة الدفع الفوري.** أما الرقم على وجه البطاقة والأرقام الثلاثة على ظهرها ورمز البنك فهي *للدفع*، والصفحة التي تطلبها تأخذ ولا تعطي.

## 3. صورة التحويل

> حوّلت المبلغ وهذه صورة الإيصال، والسائق ينتظر تحت البناية.

الإيصال صورة، والصورة تُعدّل في دقيقة. وقد يتأخر التحويل بين البنوك فعلًا، ولذلك تبدو الكذبة معقولة. والجواب قصير: *متى ظهر المبلغ في حسابي فالغرض لك.* انظر في تطبيقك أنت، ولا تعتمد على رسالة نصية تقول إن المبلغ وصل، فهي أيضًا تُزوّر.

ومن صورها الدفع الزائد: أُرسل إليك «بالخطأ» 3000 بدلًا من 300، ويُرجى رد الفرق. الدفعة الأولى من حساب مسروق أو بشيك سيرتد، وما ترده أنت هو المال الحقيقي الوحيد في القصة.

## 4. بائع يريد عربونًا

سيارة مستعملة، أو جهاز ألعاب، أو قطة من سلالة نادرة، أو تذكرة لحفل نفدت تذاكره. السعر جيد والصور جميلة، والبائع في إمارة أخرى ويحتاج إلى 500 درهم «كي لا أعطيها لغيرك». ثم رسوم توصيل، ثم تأمين.

والتذاكر أوضح مثال: صورة رمز الدخول تُباع ثماني مرات، ولا يدخل إلا أول من يصل إلى البوابة. اشترِ من المنظّم أو من خدمة إعادة البيع الرسمية التابعة له.

## 5. بعيدًا عن المنصة

لكل هذه القصص تقريبًا فصل ثانٍ واحد: *لنكمل على واتساب.* داخل التطبيق تستطيع المنصة أن ترى المحادثة وتحذرك وتغلق الحساب، أما خارجه فلا حَكَم. ومن يستعجل خروجك من المنصة له سبب.

## الطرفان في صفحة واحدة

| دورك | حين تشتري | حين تبيع |
| --- | --- | --- |
| انظر | إلى الغرض وهو يعمل وفي ضوء النهار | إلى المال في تطبيق بنكك |
| المكان | مركز تسوق أو بنك أو موقف قرب مركز شرطة، نهارًا | المكان نفسه، لا وحدك في البيت |
| الدفع | نقدًا في الحال، أو بالبطاقة عبر المنصة | نقدًا، أو تحويلًا إلى الآيبان |
| أبدًا | لا عربون لمن لم تلتقِ به | لا رقم بطاقة ولا رمز أمان ولا رمز تحقق |
| احتفظ | بالإعلان والمحادثة ورقم اللوحة والرقم التسلسلي | بالمحادثة ورقم المشتري والإيصال |

## الدفع لمتجر لا تعرفه بعد

- اكتب العنوان بنفسك واقرأه، فحرف زائد يكفي ليأخذك إلى مكان آخر.
- ادفع ببطاقة ائتمان أو ببطاقة افتراضية بحد منخفض، لا بتحويل. فمع البطاقة تستطيع أن تطلب من بنكك الاعتراض على دفعة لبضاعة لم تصل، واطلب ذلك مبكرًا لأن له مهلًا محددة.
- لا تختر الدفع عند الاستلام إلا إذا سُمح لك بفتح الطرد أولًا.
- اقرأ طلب التأكيد من بنكك: هل هذا اسم المتجر؟ وهل هذا هو المبلغ؟ وهل هي دفعة واحدة أم بداية اشتراك؟
- لا تحفظ بطاقتك في موقع تستخدمه مرة واحدة.

والقفل في شريط العنوان يقول إن أحدًا لا يتنصت في الطريق، ولا يقول شيئًا عمن يجلس في الطرف الآخر.

## ثلاثة أسئلة تكشف معظم الحيل

1. هل كنت سأصدق هذا السعر لو رأيته في متجر بأحد المراكز؟
2. ماذا أستطيع أن أفعل غدًا إن لم يصل شيء: هل هناك اسم أو رخصة أو منصة؟
3. من المستفيد من العجلة؟

انسخ عنوان المتجر أو رسالة المشتري إلى [كاشف الاحتيال](/ar/scam-checker)، فهو يقارن العناوين بعناوين العلامات المعروفة ويبيّن ما أثار الشك في النص. وفي قسم التسوق من [المكتبة](/ar/scam-library) صيغ أخرى.

## إذا وقع الأمر

**أدخلت بيانات البطاقة:** جمّدها واتصل ببنكك واطلب رقمًا جديدًا. **حوّلت مبلغًا:** اطلب من البنك استرجاعه فورًا. **لم تصل البضاعة:** اجمع الطلب والإعلان ومراسلاتك مع المتجر، واطلب الاعتراض على عملية البطاقة. ثم أبلغ المنصة عن الحساب والشرطة عن الواقعة: 901 أو [ecrime.ae](https://www.ecrime.ae) في دبي، و8002626 في أبوظبي. أما المتجر المرخص الذي يماطل فقط فمكانه جهة حماية المستهلك في إمارتك لا الشرطة.

تجد ترتيب الخطوات في [دليل أول 24 ساعة](/ar/blog/first-24-hours). و[أرسل إلينا عنوان المتجر](/ar/report-scam)، فهناك من يشاهد الإعلان نفسه في هذه اللحظة.`,
}
