import type { SeedPost } from '../types.ts'

export const WHATSAPP_TAKEOVER: SeedPost = {
  slug: 'whatsapp-takeover',
  title: '“Mum, this is my new number”: when WhatsApp is used against your family',
  titleAr: '«أمي، هذا رقمي الجديد»: حين يُستخدم واتساب ضد عائلتك',
  excerpt:
    'Two tricks that feed each other: stealing an account with six digits, and playing a relative in need. How to lock your account tonight and get it back if it is gone.',
  excerptAr:
    'حيلتان تغذي إحداهما الأخرى: سرقة الحساب بستة أرقام، وتقمص قريب في ضائقة. كيف تقفل حسابك الليلة، وكيف تستعيده إن ضاع.',
  category: 'everyday-safety',
  author: 'support-desk',
  coverImage: '/covers/whatsapp-takeover.svg',
  publishedAt: '2026-05-05',
  content: `We trust a chat more than any letter. Above it stands the face of a sister or a friend from the mosque, the school run or the old office. For a scammer this trust is the prize, and there are two ways to get at it: break into a real account, or pretend to be someone whose account you don’t have yet.

## How an account is stolen

A message comes from someone you know. Their account was taken an hour ago, but you can’t see that.

> Hi, sorry, I sent you a 6-digit code by SMS by mistake. Can you forward it please? It’s urgent.

The code is genuine. It came from WhatsApp, because the thief has just entered *your* number in a new phone. Pass it on, and you hand over the account. Some add pressure by a call: “You were chosen for a meeting in the community group, read me the code to join.”

There are quieter ways as well:

- **Linked devices.** A page promises a prize, a vote for a child’s drawing or a view of a picture. It asks you to scan a QR code or to enter an eight-character code in WhatsApp. That links *their* computer to your account. You keep access, so you notice nothing while they read along.
- **Call forwarding.** A caller asks you to dial a short code with stars and hashes. It forwards your calls, and so the voice call that reads out the registration code.
- **Voicemail.** If the code is read to a mailbox with a simple PIN, it can be listened to from elsewhere.

## “Hi Mum”

Here nothing is hacked. A strange number writes:

> Hi Mum, my phone fell into water, this is my new number. Save it. I have to pay something today and my banking app doesn’t work on this phone yet. Can you transfer it for me?

> خالتي كيف حالك، هذا رقمي الجديد. ممكن طلب صغير ولا تخبري أحدًا؟

It is sent to thousands. It hits those who have a child abroad, or who don’t want to look distrustful. Newer versions add a voice message with a voice that resembles the real one, because a few seconds from a public video can be enough to imitate somebody.

## Tell them apart

| Question | The real person | The impostor |
| --- | --- | --- |
| Can we speak briefly? | Picks up | “Microphone is broken”, only writes |
| What did we eat on Friday? | Laughs and answers | Avoids, gets offended, hurries |
| I’ll ring your old number. | “Of course” | “Don’t, it’s switched off” |
| Where should the money go? | Their own account | Somebody else’s name |

Families do well to agree on a **word** that isn’t written in any chat. Whoever asks for money is asked for the word. Children find this exciting, grandparents find it sensible, and it beats every imitated voice.

## Lock your account tonight

It takes five minutes. Menus are called a little differently on each phone.

1. **Settings → Account → Two-step verification:** set a PIN and an email address. With it, the six digits alone are no longer enough.
2. **Settings → Linked devices:** log out everything that you don’t recognise.
3. **Settings → Privacy:** profile picture and “last seen” for contacts only, and groups only by contacts.
4. **Voicemail:** change the standard PIN with your operator, or switch it off.
5. **Phone:** no message preview on the locked screen, so that nobody can read a code there. Install updates.
6. **Then do the same for your parents’ phones.** This is the best gift of the week.

And the rule for all days: a code that comes to me is for me. I don’t pass it on to anybody. Not to friends, not to support, not to an administrator.

## If your account is gone

1. **Open WhatsApp and register your number again** with the code that comes by SMS. As soon as you enter it, the other person is logged out. If too many attempts were made, the app makes you wait; keep trying when the time is up.
2. **It asks for a PIN that you never set?** The thief set it. According to WhatsApp’s help pages you must then wait seven days to get in without it. But once you have entered the SMS code, the thief is out as well.
3. **Warn people at once** by telephone, SMS and another app: “My WhatsApp was stolen. Send no money and no codes.” Ask one friend to post it in the groups.
4. **Look at Linked devices** and set your own PIN.
5. **Ask your operator** whether the SIM was replaced or calls were forwarded.
6. **Report it** at [ecrime.ae](https://www.ecrime.ae) or 901 in Dubai, at 8002626 in Abu Dhabi, especially if somebody paid. If a relative transferred money, they need [the first 24 hours](/blog/first-24-hours) right now.

If private pictures are used to threaten you, don’t pay and don’t negotiate. Save the threats, and go to the police: such cases are normally handled in confidence. If you or someone else is in danger, call 999.

## A small check list for the family group

- New number? First call the old one.
- Money? Only after hearing the voice *and* the word.
- A code? Nobody gets it.
- A QR code that wants WhatsApp opened? No.
- Someone fell for it? No reproaches. Those who are scolded tell it too late the next time.

You can paste a doubtful message into [our checker](/scam-checker) without opening its link. More tricks with family and friends are in the [library](/scam-library), and if a new one reaches you, [report it](/report-scam).`,
  contentAr: `نثق بالمحادثة أكثر مما نثق بأي خطاب، ففي أعلاها وجه أخت أو صديق من المسجد أو المدرسة أو العمل القديم. وهذه الثقة هي غنيمة المحتال، وله إليها طريقان: أن يخترق حسابًا حقيقيًا، أو أن ينتحل شخصية من لا يملك حسابه بعد.

## كيف يُسرق الحساب

تصلك رسالة من شخص تعرفه. لقد أُخذ حسابه قبل ساعة، لكنك لا ترى ذلك.

> السلام عليكم، أرسلت لك بالخطأ رمزًا من ستة أرقام. ممكن ترسله لي؟ الموضوع مستعجل.

الرمز صحيح وقد أرسله واتساب، لأن السارق أدخل رقمك *أنت* في هاتف جديد قبل لحظات. فإذا أعطيته الرمز أعطيته الحساب. ويضيف بعضهم مكالمة: «تم اختيارك لاجتماع مجموعة الحي، اقرأ لي رمز الانضمام».

وهناك طرق أهدأ:

- **الأجهزة المرتبطة.** صفحة تعدك بجائزة، أو تطلب صوتك لرسمة طفل، أو تعرض صورة، ثم تطلب مسح رمز QR أو إدخال رمز من ثمانية أحرف في واتساب. وبذلك يرتبط حاسوبهم *هم* بحسابك. يبقى الحساب معك فلا تلاحظ شيئًا، وهم يقرؤون.
- **تحويل المكالمات.** يطلب منك متصل أن تطلب رقمًا قصيرًا فيه علامتا النجمة والمربع، فتتحول مكالماتك، ومعها المكالمة الآلية التي تقرأ رمز التسجيل.
- **البريد الصوتي.** إذا قُرئ الرمز في صندوق رقمه السري بسيط أمكن سماعه من مكان آخر.

## «أمي، هذا رقمي الجديد»

لا اختراق هنا. يكتب رقم غريب:

> أمي، وقع هاتفي في الماء وهذا رقمي الجديد، احفظيه. عليّ دفعة اليوم وتطبيق البنك لا يعمل على هذا الهاتف. ممكن تحولينها عني؟

> خالتي كيف حالك، هذا رقمي الجديد. ممكن طلب صغير ولا تخبري أحدًا؟

تُرسل هذه الرسالة إلى الآلاف، فتصيب من له ابن خارج البلاد، ومن لا يحب أن يبدو مرتابًا. وتضيف النسخ الأحدث رسالة صوتية بصوت يشبه الصوت الحقيقي، إذ قد تكفي ثوانٍ من مقطع منشور لتقليد شخص.

## كيف تميّز بينهما

| سؤالك | القريب الحقيقي | المنتحل |
| --- | --- | --- |
| هل نتكلم لحظة؟ | يرد على المكالمة | «الميكروفون معطل»، ويكتب فقط |
| ماذا أكلنا يوم الجمعة؟ | يضحك ويجيب | يتهرب ويعاتب ويستعجل |
| سأتصل برقمك القديم. | «تفضل» | «لا، إنه مغلق» |
| إلى أي حساب أحوّل؟ | حسابه هو | حساب باسم شخص آخر |

ومن المفيد أن تتفق العائلة على **كلمة** لا تُكتب في أي محادثة، ومن يطلب مالًا يُسأل عنها. يجدها الأطفال مشوقة ويجدها الأجداد حكيمة، وهي أقوى من كل صوت مقلد.

## أقفل حسابك الليلة

يحتاج الأمر إلى خمس دقائق، وقد تختلف أسماء القوائم قليلًا من هاتف إلى آخر.

1. **الإعدادات ثم الحساب ثم التحقق بخطوتين:** ضع رقمًا سريًا وبريدًا إلكترونيًا، فلا تعود الأرقام الستة كافية وحدها.
2. **الإعدادات ثم الأجهزة المرتبطة:** سجّل خروج كل ما لا تعرفه.
3. **الإعدادات ثم الخصوصية:** اجعل الصورة و«آخر ظهور» لجهات اتصالك فقط، وكذلك الإضافة إلى المجموعات.
4. **البريد الصوتي:** غيّر رقمه السري الأصلي لدى شركة الاتصالات أو أوقفه.
5. **الهاتف:** أخفِ معاينة الرسائل على الشاشة المقفلة حتى لا يُقرأ رمز منها، وثبّت التحديثات.
6. **ثم افعل ذلك في هاتفي والديك،** فهي أجمل هدية هذا الأسبوع.

والقاعدة في كل الأيام: الرمز الذي يصلني هو لي. لا أعطيه لأحد، لا لصديق ولا لدعم فني ولا لمشرف مجموعة.

## إذا ضاع حسابك

1. **افتح واتساب وسجّل رقمك من جديد** بالرمز الذي يصلك في رسالة نصية، فما إن تُدخله حتى يخرج الآخر من الحساب. وإذا كثرت المحاولات طلب التطبيق الانتظار، فأعد المحاولة بعد انتهاء المدة.
2. **طلب رقمًا سريًا لم تضعه؟** لقد وضعه السارق. وتقول صفحات المساعدة في واتساب إن عليك عندئذ الانتظار سبعة أيام كي تدخل من دونه. لكن السارق يكون قد خرج هو أيضًا منذ إدخالك رمز الرسالة.
3. **نبّه الناس فورًا** بالهاتف والرسائل النصية وتطبيق آخر: «سُرق حسابي في واتساب، لا ترسلوا مالًا ولا رموزًا». واطلب من صديق أن ينشر ذلك في المجموعات.
4. **راجع الأجهزة المرتبطة** وضع رقمك السري أنت.
5. **اسأل شركة الاتصالات** هل استُبدلت الشريحة أو حُوّلت المكالمات.
6. **أبلغ** عبر [ecrime.ae](https://www.ecrime.ae) أو 901 في دبي، و8002626 في أبوظبي، ولا سيما إذا دفع أحد. وإن كان قريب لك قد حوّل مالًا فهو يحتاج إلى [دليل أول 24 ساعة](/ar/blog/first-24-hours) الآن.

وإذا هددك أحد بصور خاصة فلا تدفع ولا تفاوض. احفظ رسائل التهديد وتوجه إلى الشرطة، فهذه البلاغات تُعامل عادةً بسرية. وإن كنت أنت أو غيرك في خطر فاتصل بالرقم 999.

## قائمة صغيرة لمجموعة العائلة

- رقم جديد؟ نتصل بالقديم أولًا.
- مال؟ لا يُرسل إلا بعد سماع الصوت *والكلمة*.
- رمز؟ لا يأخذه أحد.
- رمز QR يطلب فتح واتساب؟ لا.
- وقع أحدنا؟ بلا لوم، فمن يُلام يتأخر في الكلام في المرة القادمة.

تستطيع لصق أي رسالة مريبة في [كاشف الاحتيال](/ar/scam-checker) من دون فتح رابطها. وفي [المكتبة](/ar/scam-library) حيل أخرى باسم الأهل والأصدقاء، وإذا وصلتك حيلة جديدة [فأبلغ عنها](/ar/report-scam).`,
}
