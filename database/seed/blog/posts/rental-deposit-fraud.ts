import type { SeedPost } from '../types.ts'

export const RENTAL_DEPOSIT_FRAUD: SeedPost = {
  slug: 'rental-deposit-fraud',
  title: 'Keys to a flat that isn’t theirs: rental deposit fraud',
  titleAr: 'مفاتيح شقة ليست لهم: الاحتيال بعربون الإيجار',
  excerpt:
    'Good photographs, a low rent and five other people who want it too. How false landlords and agents take deposits, and which papers to see before any money moves.',
  excerptAr:
    'صور جميلة وإيجار منخفض وخمسة آخرون يريدون الشقة. كيف يأخذ المؤجرون والوسطاء المزيفون العربون، وما الأوراق التي تطلع عليها قبل أن تدفع.',
  category: 'everyday-safety',
  author: 'editorial-desk',
  coverImage: '/covers/rental-deposit-fraud.svg',
  publishedAt: '2026-01-27',
  content: `Whoever looks for a home is under pressure: a new job begins, a lease runs out, the family arrives in two weeks. And good flats do go quickly. So it sounds reasonable when somebody says that a small deposit today will keep the place for you until tomorrow.

For most agents and landlords that is an ordinary step. For a few it is the whole business.

## Four ways it is done

**The flat that isn’t for rent.** The photographs come from a holiday-rental site or an old advertisement. The “owner” is abroad, the keys will come by courier once the deposit is paid.

**The flat that was rented for a weekend.** Someone books a furnished flat for three days and shows it to twenty people as their own. You stand in it, you hold the key, the lift card works. Everything is real except the right to let it to you.

**The agent who isn’t one.** The name, the card and the company exist, but belong to someone else. Or the person used to work there. The cheque or transfer is to be made out to him, “because the owner prefers it”.

**The bed space with no contract.** A room in a shared flat, paid in cash, offered by a tenant who may not sublet it. Newcomers are hit hardest, and often have no paper at all to show afterwards.

## The sentences they use

> I have many requests. Send 2,000 to block it and I take the advertisement down right away.

> The landlord is travelling, but I have his power of attorney. You can move in first, we do the contract later.

“Later” is the word to listen for. Contract later, papers later, viewing later: only the payment is now.

## Who must you be dealing with?

In every emirate the same three questions have an answer on paper. It is normal and polite to ask them.

| Question | Paper or check |
| --- | --- |
| Who owns it? | Title deed, with the owner’s Emirates ID or passport; the names must match |
| Who may let it in the owner’s place? | A valid power of attorney or management agreement that names this flat |
| Who is the agent? | A broker’s registration and a licensed office, which you look up yourself |

In Dubai, the Land Department’s services at [dubailand.gov.ae](https://www.dubailand.gov.ae) and its Dubai REST app let you look up brokers, permits of advertisements and more. An advertisement should carry a permit number or a QR code: scan it and see whether it leads to the Land Department’s page and shows *this* property at *this* price. Abu Dhabi and the other emirates have registers of their own, at the municipality or the department in charge. Ask there how a broker and a contract can be verified.

## The safe order of things

1. **See the flat** in person, by day, and more than the living room. If you are still abroad, ask someone you trust to go. A video proves nothing.
2. **Talk to the guard or reception.** Is this flat let by that owner? Is it used for short stays? Two minutes, and very often the decisive ones.
3. **Check the agent and the owner** as in the table.
4. **Read the contract** and see that the names, the flat number and the sum are right.
5. **Pay in a way that leaves a trace**, to the owner named in the deed or to the account of the licensed company. A cheque made out to that name is better than a transfer to a person, and anything is better than cash without a receipt.
6. **Register the contract**: Ejari in Dubai, Tawtheeq in Abu Dhabi, attestation by the authority in charge elsewhere. If a landlord doesn’t want registration, think again.

If a reservation deposit is really needed, ask for a written receipt. It should name the owner, the flat, the sum, and what happens to the money if the contract isn’t signed.

## Warning signs at a glance

- The rent is clearly below that of similar flats in the building.
- The photographs show another view, other sockets or another season. (Search for the picture on the web.)
- Only WhatsApp, never a call; or a foreign number and a long story.
- The account for the payment is in a third person’s name, or changes at the last moment.
- They want a copy of your passport or Emirates ID before you have seen anything.
- They offer to pay *you* too much and ask for the difference back.

About the fifth point: a copy of your ID in the wrong hands can be used to deceive others in your name. If you must hand one over, write across it what it is for, to whom you give it, and the date.

## Landlords are targets too

A “tenant” sends a forged transfer slip and asks for the keys, or for a refund of an overpayment. The rule is simple: the money is there when *your bank* shows it, not when a picture shows it. And a tenant who insists on subletting to guests you will never meet deserves a closer look.

## If you have already paid

Tell your bank at once that the transfer was fraud and ask for a recall; if you gave a cheque, ask what can still be done before it is presented. Keep the advertisement, the chats, the receipt, the number plate, if you saw one, and the name the guard knows. Report it to the police: 901 or [ecrime.ae](https://www.ecrime.ae) in Dubai, 8002626 in Abu Dhabi, or the nearest station. Report the advertisement on the portal where you found it, and the agent to the land department. Then go through [the first 24 hours](/blog/first-24-hours).

You can examine a landlord’s message in [our checker](/scam-checker), read about similar tricks in the [library](/scam-library), and [report](/report-scam) an advertisement that you walked away from. The next person who looks for a home will be glad.`,
  contentAr: `من يبحث عن مسكن يبحث تحت ضغط: عمل جديد يبدأ، أو عقد ينتهي، أو أسرة تصل بعد أسبوعين. والشقق الجيدة تُؤجر بسرعة فعلًا، ولذلك يبدو معقولًا أن يقال لك إن عربونًا صغيرًا اليوم يحفظ لك المكان إلى الغد.

هذه خطوة عادية عند معظم الوسطاء والملاك، أما عند قلة منهم فهي المشروع كله.

## أربع طرق معروفة

**شقة ليست للإيجار.** الصور مأخوذة من موقع لبيوت العطلات أو من إعلان قديم، و«المالك» خارج الدولة، والمفاتيح ستصلك مع شركة شحن بعد دفع العربون.

**شقة استُؤجرت لعطلة الأسبوع.** يحجز شخص شقة مفروشة ثلاثة أيام ويعرضها على عشرين شخصًا كأنها ملكه. تقف فيها والمفتاح في يدك، وبطاقة المصعد تعمل، وكل شيء صحيح إلا حقه في تأجيرها لك.

**وسيط ليس بوسيط.** الاسم والبطاقة والشركة موجودة لكنها لغيره، أو أنه كان يعمل هناك وترك. ويُطلب أن يكون الشيك أو التحويل باسمه «لأن المالك يفضّل ذلك».

**سرير بلا عقد.** غرفة في سكن مشترك تُدفع نقدًا، ويعرضها مستأجر لا يحق له التأجير من الباطن. وأكثر المتضررين من القادمين الجدد، وكثيرًا ما لا تبقى في أيديهم أي ورقة.

## العبارات التي يستخدمونها

> عندي طلبات كثيرة. حوّل 2000 لتثبيت الحجز وسأزيل الإعلان فورًا.

> المالك مسافر ومعي وكالة منه. اسكن أولًا ونكتب العقد لاحقًا.

انتبه إلى كلمة «لاحقًا»: العقد لاحقًا، والأوراق لاحقًا، والمعاينة لاحقًا، والدفع وحده الآن.

## مع من تتعامل؟

في كل إمارة أسئلة ثلاثة لها جواب مكتوب، وطرحها أمر عادي ولا حرج فيه.

| السؤال | الورقة أو طريقة التحقق |
| --- | --- |
| من المالك؟ | سند الملكية مع هوية المالك أو جواز سفره، على أن تتطابق الأسماء |
| من يحق له التأجير نيابة عنه؟ | وكالة سارية أو اتفاقية إدارة تذكر هذه الشقة بعينها |
| من الوسيط؟ | قيد الوسيط ومكتب مرخص تتحقق منهما بنفسك |

في دبي تتيح لك خدمات دائرة الأراضي والأملاك عبر [dubailand.gov.ae](https://www.dubailand.gov.ae) وتطبيق «دبي ريست» الاستعلام عن الوسطاء وتصاريح الإعلانات وغيرها. وينبغي أن يحمل الإعلان رقم تصريح أو رمز QR، فامسح الرمز وانظر: هل يفتح صفحة الدائرة؟ وهل يعرض *هذا* العقار *بهذا* السعر؟ ولأبوظبي وبقية الإمارات سجلاتها لدى البلدية أو الدائرة المختصة، فاسأل هناك عن طريقة التحقق من الوسيط والعقد.

## الترتيب الآمن

1. **عاين الشقة** بنفسك نهارًا، ولا تكتفِ بالصالة. وإن كنت خارج الدولة فأرسل من تثق به، فالمقطع المصور لا يثبت شيئًا.
2. **اسأل الحارس أو الاستقبال:** هل هذا هو المؤجر فعلًا؟ وهل تُستخدم الشقة للإقامات القصيرة؟ دقيقتان كثيرًا ما تحسمان الأمر.
3. **تحقق من الوسيط والمالك** كما في الجدول.
4. **اقرأ العقد** وتأكد من الأسماء ورقم الشقة والمبلغ.
5. **ادفع بطريقة تترك أثرًا،** إلى المالك المذكور في السند أو إلى حساب الشركة المرخصة. فالشيك بهذا الاسم أفضل من التحويل إلى فرد، وأي طريقة أفضل من النقد بلا إيصال.
6. **سجّل العقد:** «إيجاري» في دبي، و«توثيق» في أبوظبي، والتصديق لدى الجهة المختصة في غيرهما. وإذا رفض المؤجر التسجيل فأعد التفكير.

وإذا كان عربون الحجز لازمًا حقًا فاطلب إيصالًا مكتوبًا فيه اسم المالك ورقم الشقة والمبلغ ومصيره إن لم يُوقّع العقد.

## علامات التحذير بنظرة واحدة

- إيجار أقل بوضوح من مثيلاته في المبنى نفسه.
- صور فيها إطلالة أخرى أو تفاصيل لا تشبه المكان، فابحث عن الصورة في الإنترنت.
- واتساب فقط بلا مكالمة، أو رقم من خارج الدولة مع قصة طويلة.
- حساب الدفع باسم شخص ثالث، أو يتغير في آخر لحظة.
- طلب صورة جوازك أو هويتك قبل أن ترى شيئًا.
- من يعرض أن يدفع *لك* أكثر من المطلوب ويطلب إعادة الفرق.

وبخصوص صورة الهوية: قد تُستخدم في خداع غيرك باسمك. فإذا اضطررت إلى تسليمها فاكتب فوقها الغرض منها واسم من تسلّمها والتاريخ.

## والملاك مستهدفون أيضًا

يرسل «مستأجر» صورة تحويل مزورة ويطلب المفاتيح، أو يطلب رد مبلغ دفعه زائدًا. والقاعدة سهلة: المال موجود حين يظهر في *حسابك البنكي* لا حين يظهر في صورة. ومن يصر على تأجير شقتك من الباطن لضيوف لا تعرفهم يستحق نظرة أدق.

## إذا كنت قد دفعت

أخبر بنكك فورًا بأن التحويل كان احتيالًا واطلب استرجاعه. وإن كنت قد سلّمت شيكًا فاسأل عما يمكن فعله قبل تقديمه للصرف. احتفظ بالإعلان والمحادثات والإيصال، ورقم لوحة السيارة إن رأيتها، والاسم الذي يعرفه الحارس. أبلغ الشرطة: 901 أو [ecrime.ae](https://www.ecrime.ae) في دبي، و8002626 في أبوظبي، أو أقرب مركز. وأبلغ المنصة عن الإعلان، والدائرة المختصة عن الوسيط. ثم تابع مع [دليل أول 24 ساعة](/ar/blog/first-24-hours).

ويمكنك فحص رسالة المؤجر في [كاشف الاحتيال](/ar/scam-checker)، وقراءة حيل مشابهة في [المكتبة](/ar/scam-library)، و[الإبلاغ](/ar/report-scam) عن إعلان ابتعدت عنه في الوقت المناسب، فمن يبحث عن مسكن بعدك سيشكرك.`,
}
