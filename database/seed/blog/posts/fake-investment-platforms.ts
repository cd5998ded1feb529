import type { SeedPost } from '../types.ts'

export const FAKE_INVESTMENT_PLATFORMS: SeedPost = {
  slug: 'fake-investment-platforms',
  title: 'The famous face, the rising chart and the locked exit',
  titleAr: 'وجه مشهور ورسم صاعد وباب خروج مقفل',
  excerpt:
    'A deepfake of someone you trust, an “account manager” and an app in which you only ever win. How false trading and crypto platforms work, and the one test they all fail.',
  excerptAr:
    'مقطع مزيف لشخص تثق به، و«مدير حساب» لطيف، وتطبيق لا تعرف فيه إلا الربح. كيف تعمل منصات التداول والعملات الرقمية الوهمية، وما الاختبار الذي ترسب فيه كلها؟',
  category: 'work-and-money',
  author: 'editorial-desk',
  coverImage: '/covers/fake-investment-platforms.svg',
  publishedAt: '2026-09-29',
  content: `A well-known businessman looks into the camera. The voice is right, the lips move, the office behind him is familiar from the news. He says that a new platform, open to residents of the UAE for a short time only, turns a thousand dirhams into ten thousand. Below the video there is a form: name, telephone number.

He never said it. Face and voice were made by software from public recordings. That no longer takes a film studio. Take it as a new rule for the screen: **a video is not a source.**

## The road into the trap

1. **The hook.** A deepfake advertisement, a “signals” group on Telegram, a new friend from a dating app who happens to trade, or a wrong-number message that turns into a chat.
2. **The small start.** You are asked for little at first, perhaps 900 dirhams. An “account manager” rings, friendly and patient, and rings again.
3. **The app.** It looks better than a real broker’s. Charts move, your balance grows. But the app isn’t connected to any market; it shows what its owner types in.
4. **The proof.** You may withdraw a small amount. It arrives. Now you trust the rest.
5. **The opportunity.** An initial offering, a guaranteed arbitrage, a bonus that doubles your deposit. People take loans, sell cars, persuade a brother.
6. **The exit.** When you want your money, there is a tax, an insurance, a “liquidity check” or a wallet to be activated. Then silence.
7. **The echo.** Weeks later a “recovery lawyer” or a “blockchain investigator” writes. For an advance, everything can be brought back. It can’t: this is the same list, sold on.

## The sentences they use

> Our robot had no losing day since January. Your capital is guaranteed.

> To release your profit of 48,300 USDT, first pay 15% withdrawal tax to the wallet below. It will be refunded.

Nobody can guarantee both profit and safety. And a tax or fee that is truly due is deducted from what you own, or declared by you; it isn’t sent beforehand to a stranger’s wallet.

## The one test they all fail

Ask: *who has licensed you to do this with people in the UAE, and under which name?* Then look it up yourself, on the regulator’s own site, and not through the link or the PDF they send.

| What is offered | Who supervises it |
| --- | --- |
| Banking, payments, exchange houses | The Central Bank, [centralbank.ae](https://www.centralbank.ae) |
| Shares, funds, forex and trading on the mainland | The federal securities regulator, [sca.gov.ae](https://www.sca.gov.ae) |
| Crypto in Dubai, outside the DIFC | VARA, [vara.ae](https://www.vara.ae) |
| Firms in the DIFC | DFSA, [dfsa.ae](https://www.dfsa.ae) |
| Firms in Abu Dhabi Global Market | Its regulator, at [adgm.com](https://www.adgm.com) |

A trade licence alone is not a financial licence. A “registration” on an island far away protects nobody here. Compare the web address in the public register with the address you were given, letter by letter, since cloned firms borrow a genuine name and licence number and change only the site and the telephone number. Then ring the licensed firm on the number in the register.

## Signs in a video or a call

- The lips lag a little behind words with p, b or m; teeth and earrings blur when the head turns.
- The voice has no breath and hardly any change of mood.
- The person promises something that he or she would never put a name to.
- The account that shows it is new, or was renamed, and comments are closed or all delighted.

But don’t rely on these: the fakes get better every month. The reliable question isn’t whether the picture is real. It is whether the *offer* exists on the official channel of the person or the company.

## Before you send the first dirham

- I found the firm in the regulator’s register myself.
- The account I pay to is in the firm’s own name, and not a person’s.
- Nobody contacted me first.
- I understand how the profit is made and how it can be lost.
- I have told one person who has nothing to gain from it.
- I could lose this sum without missing a rent payment.
- Nobody has asked me to install a remote-control app or to keep this from my bank.

The last point matters. If someone coaches you on what to tell the bank when it asks about a transfer, that someone is robbing you. The question from your bank is your best chance to stop.

Some say that they would notice. Experience tells otherwise: engineers, accountants and managers have been deceived as well. These schemes don’t select for lack of education. They select for trust and for savings.

## If money is already in it

Pay nothing more, least of all a fee to withdraw. Save the address of the site, the wallet addresses, transaction numbers, names, telephone numbers and chats. Call your bank at once about card payments and transfers. If crypto left from an exchange, write to that exchange too, since it can sometimes flag the receiving address. Nobody can promise that the money will come back, and whoever does promise it wants more. But speed helps, and [the first 24 hours](/blog/first-24-hours) shows the order.

Report it to the police: 901 or [ecrime.ae](https://www.ecrime.ae) in Dubai, 8002626 in Abu Dhabi. Tell the regulator whose name was abused. And [tell us](/report-scam): a link that we know is a link that [the checker](/scam-checker) can warn about.`,
  contentAr: `ينظر رجل أعمال معروف إلى الكاميرا. الصوت صوته، والشفتان تتحركان، والمكتب خلفه مألوف من نشرات الأخبار. يقول إن منصة جديدة، متاحة للمقيمين في الإمارات لفترة قصيرة، تحوّل ألف درهم إلى عشرة آلاف. وتحت المقطع نموذج يطلب الاسم ورقم الهاتف.

لم يقل هذا الرجل شيئًا من ذلك. صنعت البرامج وجهه وصوته من تسجيلات منشورة، ولم يعد الأمر يحتاج إلى استوديو. فلتكن هذه قاعدة جديدة لما تراه على الشاشة: **المقطع ليس مصدرًا.**

## الطريق إلى المصيدة

1. **الطُّعم.** إعلان بمقطع مزيف، أو مجموعة «توصيات» على تيليغرام، أو صديق جديد من تطبيق تعارف يتداول بالمصادفة، أو رسالة «برقم خاطئ» تتحول إلى حديث.
2. **البداية الصغيرة.** المطلوب قليل في أول الأمر، 900 درهم مثلًا. ويتصل بك «مدير حساب» ودود صبور، ثم يعاود الاتصال.
3. **التطبيق.** يبدو أجمل من تطبيقات الوسطاء الحقيقيين: رسوم تتحرك ورصيد ينمو. لكنه غير متصل بأي سوق، ولا يعرض إلا ما يكتبه صاحبه.
4. **الدليل.** يُسمح لك بسحب مبلغ صغير فيصل، فتثق بالباقي.
5. **الفرصة.** اكتتاب، أو ربح مضمون من فرق الأسعار، أو مكافأة تضاعف إيداعك. وعندها يقترض الناس ويبيعون سياراتهم ويقنعون إخوتهم.
6. **الخروج.** حين تطلب مالك تظهر ضريبة أو تأمين أو «فحص سيولة» أو محفظة يجب تفعيلها، ثم الصمت.
7. **الصدى.** بعد أسابيع يراسلك «محامي استرداد» أو «محقق في البلوكتشين» ويعدك بإعادة كل شيء مقابل دفعة مقدمة. ولن يعيد شيئًا، فالقائمة هي نفسها وقد بيعت له.

## العبارات التي يستخدمونها

> لم يخسر الروبوت يومًا واحدًا منذ يناير، ورأس مالك مضمون.

> للإفراج عن أرباحك البالغة 48300 دولار رقمي، سدد أولًا ضريبة السحب بنسبة 15% إلى المحفظة أدناه، وهي مستردة.

لا أحد يستطيع أن يضمن الربح والأمان معًا. والضريبة أو الرسم المستحق حقًا يُقتطع مما تملكه أو تصرّح به أنت، ولا يُرسل مسبقًا إلى محفظة شخص غريب.

## الاختبار الذي ترسب فيه كلها

اسأل: *من رخّص لكم ممارسة هذا النشاط مع الجمهور في الإمارات، وبأي اسم؟* ثم تحقق بنفسك في موقع الجهة الرقابية، لا من الرابط أو الملف الذي يرسلونه.

| ما يُعرض عليك | الجهة المشرفة |
| --- | --- |
| البنوك والمدفوعات والصرافة | المصرف المركزي، [centralbank.ae](https://www.centralbank.ae) |
| الأسهم والصناديق وتداول العملات داخل الدولة خارج المناطق المالية الحرة | الجهة الاتحادية المنظمة للأوراق المالية، [sca.gov.ae](https://www.sca.gov.ae) |
| الأصول الافتراضية في دبي خارج مركز دبي المالي | سلطة تنظيم الأصول الافتراضية، [vara.ae](https://www.vara.ae) |
| شركات مركز دبي المالي العالمي | سلطة دبي للخدمات المالية، [dfsa.ae](https://www.dfsa.ae) |
| شركات سوق أبوظبي العالمي | الجهة التنظيمية للسوق عبر [adgm.com](https://www.adgm.com) |

الرخصة التجارية وحدها ليست ترخيصًا ماليًا، و«التسجيل» في جزيرة بعيدة لا يحمي أحدًا هنا. قارن عنوان الموقع في السجل الرسمي بالعنوان الذي أعطوك إياه حرفًا بحرف، فالشركات المستنسخة تستعير اسمًا صحيحًا ورقم ترخيص صحيحًا، ولا تغيّر إلا الموقع ورقم الهاتف. ثم اتصل بالشركة المرخصة على الرقم الوارد في السجل.

## علامات في المقطع أو المكالمة

- تتأخر الشفتان قليلًا عن حروف مثل الباء والميم، وتتشوش الأسنان أو الأقراط عند التفات الرأس.
- صوت بلا أنفاس، ونبرة لا تكاد تتغير.
- وعد لا يمكن أن يضع صاحب الوجه اسمه عليه.
- حساب جديد أو غُيّر اسمه، وتعليقات مغلقة أو كلها مديح.

ومع ذلك لا تعتمد على هذه العلامات، فالتزييف يتحسن كل شهر. والسؤال الأوثق ليس «هل الصورة حقيقية؟» بل «هل يوجد هذا *العرض* في القناة الرسمية لهذا الشخص أو لهذه الشركة؟».

## قبل أن ترسل أول درهم

- وجدت الشركة بنفسي في سجل الجهة الرقابية.
- الحساب الذي أدفع إليه باسم الشركة لا باسم فرد.
- لم يبدأ أحد بالاتصال بي.
- أفهم كيف يتحقق الربح وكيف يمكن أن تقع الخسارة.
- أخبرت شخصًا لا مصلحة له في الأمر.
- أستطيع أن أخسر هذا المبلغ من دون أن أتأخر عن دفع الإيجار.
- لم يطلب أحد مني تثبيت برنامج للتحكم عن بُعد، أو إخفاء الأمر عن بنكي.

والنقطة الأخيرة مهمة: من يلقنك ما تقوله لبنكك حين يسألك عن تحويل فهو يسرقك، وسؤال البنك أفضل فرصة لك كي تتوقف.

يقول بعض الناس إنهم سينتبهون. لكن مهندسين ومحاسبين ومديرين خُدعوا أيضًا، فهذه الحيل لا تنتقي قليلي التعليم، بل تنتقي من يثق ومن لديه مدخرات.

## إذا كان مالك فيها

لا تدفع شيئًا بعد الآن، وبالأخص رسوم السحب. احفظ عنوان الموقع وعناوين المحافظ وأرقام العمليات والأسماء والهواتف والمحادثات. اتصل ببنكك فورًا بشأن مدفوعات البطاقة والتحويلات. وإذا خرجت العملات الرقمية من منصة تداول معروفة فراسلها أيضًا، فقد تستطيع وضع علامة على العنوان المستلم. لا أحد يستطيع أن يعدك بعودة المال، ومن يعدك بذلك يريد المزيد. لكن السرعة تفيد، وفي [دليل أول 24 ساعة](/ar/blog/first-24-hours) ترتيب الخطوات.

أبلغ الشرطة: 901 أو [ecrime.ae](https://www.ecrime.ae) في دبي، و8002626 في أبوظبي، وأعلم الجهة الرقابية التي أُسيء استخدام اسمها. [وأخبرنا نحن أيضًا](/ar/report-scam)، فالرابط الذي نعرفه يستطيع [كاشف الاحتيال](/ar/scam-checker) أن يحذر منه.`,
}
