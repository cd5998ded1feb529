/** `others` are words of Arabizi, and of Hindi and Urdu in their own letters and in Latin ones. */
type WordClass = { en: string; ar: string; others?: string }

/**
 * Words that phrases treat alike, `{name}` in a phrase. One string of words a language, separated by spaces; English
 * plurals and Arabic prefixes (و ف ب ل ال) and possessive endings need not be listed. An apostrophe is left out.
 */
export const WORD_CLASSES: Readonly<Record<string, WordClass>> = {
  not: {
    en: 'not never dont doesnt didnt wont cant cannot no nobody noone neither ever isnt arent shouldnt',
    ar: 'لا ولا ولن لن لم ليس ليست لسنا مش مب مو موب مهب',
    others: 'huwag jamais na nahi nahin mat नहीं मत न ना نہیں نہ مت la mesh mish mub',
  },
  me: {
    en: 'i ill ive id we weve well shall',
    ar: 'سأدفع سوف راح بدفع بحول سأحول أقدر بقدر أستطيع أريد أبي أبغى ودي',
    others: 'maine mene ne मैंने हमने ने نے',
  },
  refrain: { en: 'avoid refrain', ar: 'تجنب عدم بعدم' },
  beware: {
    en: 'beware awareness impersonating pretending posing claiming',
    ar: 'احذر احذري احذروا الحذر تحذر حذرت لأحد توعية وعيك تنتحل ينتحل ينتحلون',
    others: 'hoshiyar hoshyar savdhan saavdhan सावधान',
  },
  fraud: {
    en: 'fraud fraudster fraudsters scammer scammers fraudulent scam scams phishing anyone criminals impostors imposters thieves crooks conmen swindlers hackers',
    ar: 'محتال محتالين محتالون احتيال احتيالية وهمية نصاب نصابين نصابون النصب مجرمون مجرمين عصابة عصابات',
    others: 'dhoka dhokha dhoke धोखाधड़ी धोखा ठग دھوکہ فراڈ na9ab na9abeen nassab',
  },
  fraudster: {
    en: 'fraudster fraudsters scammer scammers criminals criminal impostor impostors imposter imposters thief thieves crook crooks conman conmen swindler swindlers',
    ar: 'محتال محتالين محتالون نصاب نصابين نصابون مجرم مجرمون مجرمين',
    others: 'ठग ٹھگ thag thug na9ab na9abeen nassab manloloko',
  },
  stranger: {
    en: 'message messages email emails call calls caller callers text texts sms someone somebody person people man guy anyone',
    ar: 'رسالة رسائل مكالمة مكالمات اتصال اتصالات شخص أحد متصل متصلون أشخاص ناس',
    others: 'koi किसी कोई کسی کوئی',
  },
  asks: {
    en: 'ask asks asked asking wrote writes say says saying said claim claims claiming pretend pretends pretending requests requesting requested tells telling told want wants wanting trick tricks tricking tricked messages calls callers emails texts offers offering promises promising sends sending threatens threatening demands demanding impersonating impersonates posing',
    ar: 'يطلب يطلبون تطلب يطلبوا طلبوا بطلب يدعي يدعون تدعي يزعم يزعمون تزعم يتصل يتصلون اتصالات رسائل يرسل يرسلون يقول يقولون يكتب يكتبون يخبرك يخبرونك ينتحل ينتحلون تنتحل',
    others:
      'mangte maangte mangta maangta kehte kehta bolte bolta sasabihin sinasabi बोलता बोलते मांगते मांगता कहते कहता مانگتے مانگتا کہتے کہتا ytlob yetlob',
  },
  give: {
    en: 'share send give tell provide forward reply submit text message read supply',
    ar: 'اقرأ اقرئي تقرأ ارسل أرسل ترسل ترسلي ترسلين ترسله ترسلها تعطيني تعطني تشاركني تبعث تبعثي تبعثلي ارسلي ارسلوا إرسال شارك شاركنا شاركني مشاركة اعطني أعطني اعطيني اعطنا عطني عطنا زودنا زودني تزويدنا تزويدي اخبرني اخبرنا ابعث ابعثلي ابعتلي دز طرش طرشلي قل تقديم قدم ارسله موافاتنا قوله قولها قولي قوليه تقوله تقولي قلي خبرني خبريني تخبرني تعطينا عطني عطيني أعطيني وأعطني ابعته ابعثيه دزه دزيه طرشيه أرسله أرسليه تدز تطرش أخبرنا اقراه اقريه اقراها دز دزي دزلي دزيلي صيفط صيفطي انطيني انطي تدزلي تدزيلي تدزي تطرشي تطرشلي تطرشيلي ترسلي ترسللي ترسليلي تبعتلي تبعتيلي تبعتي تبعث تبعثي تصيفطلي تصيفطيلي تعطيلي ابعثلي ابعثيلي ابعتيلي طرشلي طرشيلي ارسللي',
    others:
      'bhejo bhejein bhejen bhejiye bhej bata batao bataye batayein batayen bataiye batadein भेजो भेजें भेजिए भेज बताइए बताएं बताओ बता بتائیں بتاؤ بتا بھیجیں بھیجو بھیج arsel arsil ersel ersil tarsheli tarsh 6arsh 3teeni 3tini a3teni a36ini 2oli goli gooli 5abberni',
  },
  enter: {
    en: 'enter put insert confirm verify validate update submit fill type input provide supply complete reconfirm',
    ar: 'ادخل أدخل إدخال تأكيد أكد اكد تحديث حدث حدّث تحقق التحقق توثيق املأ تعبئة اكتب كتابة حط حطي قدم تقديم إكمال أكمل استكمال',
  },
  ask: { en: 'need want require request ask', ar: 'نحتاج احتاج نريد اريد نطلب يرجى الرجاء مطلوب' },
  code: { en: 'otp otps passcode totp', ar: 'otp', others: 'ओटीपी कोड کوڈ' },
  code_kind: {
    en: 'verification security confirmation activation whatsapp authentication login one digit digits sms access',
    ar: 'التحقق تحقق التأكيد تأكيد التفعيل تفعيل السري الأمان أمان واتساب المكون',
  },
  password: {
    en: 'password passwords pin pins passcode credentials',
    ar: 'باسورد باسوورد',
    others: 'पासवर्ड पिन پاسورڈ',
  },
  card: {
    en: 'card cards mastercard atm',
    ar: 'بطاقة بطاقات البطاقة البطائق كرت كارت الكارت',
    others: 'कार्ड کارڈ be6aqtak be6aqa',
  },
  bank: {
    en: 'bank banking iban account',
    ar: 'بنك البنك بنكي البنكي البنكية بنكية مصرف مصرفي المصرفي المصرفية حساب آيبان ايبان',
    others: 'बैंक खाता खाते بینک اکاؤنٹ khata 7esab 7esabak',
  },
  account: {
    en: 'account accounts profile mailbox email netbanking wallet id access membership card cards login sim subscription banking apple paypal netflix',
    ar: 'حساب حسابك حساباتك بطاقة بطاقتك خدمتك خدمتكم خدماتك خدماتكم محفظة محفظتك هوية هويتك بريدك شريحة شريحتك رقمك خطك اشتراكك بطاقاتك',
    others: 'खाता खाते अकाउंट सिम اکاؤنٹ سم khata 7esabak 7sabak 7isabak be6aqtak',
  },
  click: {
    en: 'click tap visit follow open use press go goto login logon access through via',
    ar: 'اضغط إضغط انقر أنقر الضغط النقر زيارة زر قم بزيارة افتح فتح ادخل الدخول اتبع عبر خلال تفضل',
  },
  login_account: {
    en: 'account accounts mailbox email password webmail wallet netbanking kyc sim card access login',
    ar: 'حساب حسابك كلمة بريدك محفظتك',
  },
  link: {
    en: 'link links url website page below here button portal',
    ar: 'الرابط رابط اللينك هنا الموقع أدناه التالي الصفحة الزر',
  },
  pay: {
    en: 'pay settle clear deposit remit payment paying',
    ar: 'ادفع دفع سدد سداد تسديد الدفع السداد إيداع حول تحويل بدفع يدفع تدفع',
    others: 'भुगतान जमा भरें भरो ادا جمع ادائیگی jama bharo bhare edfa3 idfa3 edfa3i',
  },
  send_money: {
    en: 'send transfer wire pay',
    ar: 'حول حولي حوللي ابعت ابعتي ابعتلي ابعتيلي أرسل أرسلي طرش طرشي تعطيني عطني أعطني هات تدفع ادفع صيفط دز',
    others: 'eb3at eb3ati eb3atli edfa3 7awel 7awwel 7awelli',
  },
  transfer: {
    en: 'transfer send wire deposit remit move pay',
    ar: 'حول حوّل حولي حولوا تحول تحولي تحولين تحولون تحويل ترسلين ترسلي ارسلي ارسلوا أرسل ارسل إرسال ايداع إيداع أودع ادفع دفع طرش طرشي تطرش دز دزي دزلي صيفط صيفطي تصيفطي انطي تنطي',
    others:
      'भेजो भेजें भेजिए भेज بھیجو بھیجیں بھیج bhejo bhej bhejein bhejiye 7awwel 7awel 7awli 7awlili 7awelli',
  },
  fee: {
    en: 'fee fees charge charges duty duties customs shipping tax vat cost postage deposit surcharge',
    ar: 'رسوم رسم ضريبة جمارك الجمارك الجمركية جمركية تكلفة تكاليف مصاريف عمولة تأمين',
    others: 'शुल्क फीस चार्ज چارجز فیس rosoom rusoom',
  },
  parcel: {
    en: 'parcel parcels package packages shipment shipments delivery item order consignment courier packet mail postal',
    ar: 'طرد طردك طرود الطرد شحنة شحنتك الشحنة شحنات حزمة الحزمة توصيل بريدية الطلب طلبك',
    others: 'पार्सल پارسل 6ardak sha7nat sha7natak',
  },
  block: {
    en: 'blocked suspended deactivated disabled closed locked restricted frozen terminated cancelled canceled block suspend deactivate disable close freeze terminate cancel disconnect disconnected bloked blok suspeded suspened disconect deactived suspension deactivation termination hold',
    ar: 'إيقاف ايقاف توقيف تعليق حظر حجب تجميد إغلاق اغلاق إلغاء الغاء تعطيل موقوف معلق محظور مغلق مجمد موقوفة معلقة سيتوقف تقييد يوقف سيوقف محظورة ملغاة إيقافه تعليقه حظره تجميده إغلاقه تعطيله',
  },
  today: {
    en: 'immediately now today tonight asap urgently instantly promptly',
    ar: 'فورا حالا الآن اليوم عاجلا بسرعة الان فوراً حالاً',
    others:
      'turant foran fauran abhi jaldi तुरंत फौरन अभी जल्दी فوراً ابھی جلدی el7een al7een 7alan daroori',
  },
  money: {
    en: 'money cash funds fund amount aed dhs dh dirham dirhams usd dollar dollars $ £ € profit income salary earnings payment balance',
    ar: 'مال مبلغ المال المبلغ أموال نقود درهم دراهم دولار ريال راتب ربح أرباح دخل رصيد فلوس',
    others: 'paise paisa raqam पैसे रकम پیسے رقم floos',
  },
  fine: {
    en: 'fine fines violation violations penalty penalties ticket tickets offence toll tolls infringement',
    ar: 'مخالفة مخالفات المخالفة غرامة غرامات الغرامة',
    others: 'जुर्माना चालान جرمانہ چالان mo5alafa mukhalafa',
  },
  earn: {
    en: 'earn make get receive gain earning making',
    ar: 'اكسب كسب تكسب اربح ربح احصل الحصول تحصل دخل يصل',
  },
  period: {
    en: 'day daily week weekly hour hourly month monthly minutes hours days',
    ar: 'يوميا يومي يوم أسبوعيا أسبوع اسبوع شهريا شهر ساعة ساعات',
  },
  app: {
    en: 'whatsapp telegram signal wechat line imo botim',
    ar: 'واتساب واتس الواتساب الواتس تيليجرام تلجرام تليجرام تلغرام التليجرام بوتيم',
    others: 'टेलीग्राम व्हाट्सऐप व्हाट्सएप ٹیلیگرام واٹس',
  },
  crypto: {
    en: 'bitcoin btc usdt crypto cryptocurrency ethereum eth tether trc20 erc20 binance',
    ar: 'بيتكوين البيتكوين كريبتو usdt',
  },
  // Not the Urdu "ابو", which begins what many an Arab is called: "أبو نور".
  kin: {
    en: 'mum mom mummy mommy dad daddy grandma grandpa mama papa baba',
    ar: 'ماما بابا امي أمي ابوي أبي يمه يبا',
    others: 'mama baba ammi abbu mummy papa yumma मम्मी पापा माँ امی',
  },
  prize: {
    en: 'prize prizes won winner winners lottery jackpot draw reward rewards voucher gift award raffle giveaway',
    ar: 'جائزة جوائز الجائزة فزت فائز الفائز ربحت رابح السحب يانصيب هدية مكافأة قسيمة',
    others: 'इनाम लॉटरी पुरस्कार انعام لاٹری قرعہ inaam inam jeeto ja2eza jayza ja2za',
  },
  rank: {
    en: 'captain officer inspector sergeant lieutenant colonel detective prosecutor advocate lawyer judge commissioner investigator',
    ar: 'نقيب ضابط ملازم عقيد الرائد مفتش محقق المحقق وكيل محامي المحامي قاضي عريف رقيب',
  },
  authority: {
    en: 'police ministry court prosecution customs immigration government icp gdrfa mohre interpol authority embassy consulate cid municipality cbuae central investigation investigations',
    ar: 'شرطة وزارة محكمة نيابة جمارك جوازات هيئة المركزي سفارة قنصلية التحقيق التحقيقات مباحث بلدية حكومة الدولة الإنتربول',
    others: 'police पुलिस پولیس shor6a',
  },
  desk: {
    en: 'bank department support helpdesk helpline security fraud team desk operator etisalat du microsoft apple amazon google whatsapp headquarters verification compliance billing recovery courier broker markets capital',
    ar: 'بنك مصرف قسم دعم الأمن خدمة إدارة مركز شركة اتصالات موظف مندوب مسؤول فريق مكتب',
    others: 'बैंक بینک sherkat',
  },
  fee_kind: {
    en: 'registration introduction confirmation processing application visa insurance security admin administration administrative activation clearance embassy sponsor token training uniform medical file approval verification handling documentation attestation certificate stamp membership commitment booking enrolment enrollment agency onboarding starter advance clearing legal notary reservation permit typing guarantee release customs',
    ar: 'تسجيل سفارة تعارف تأكيد معالجة تأشيرة تأمين ضمان إدارية إداري تفعيل تخليص تدريب فحص زي ملف فتح خدمة حجز توثيق معاملة معاملات اشتراك التصديق تصديق شهادة وكالة مواد القرض الطلب تقديم سفارة كفالة دراسة توظيف إفراج تحرير قضية محكمة سحب نقل الفيزا فيزا طبي طبية تنازل',
  },
  release: {
    en: 'release withdraw withdrawal unlock unfreeze receive claim collect payout disburse disbursement recover',
    ar: 'سحب السحب لسحب الإفراج للإفراج صرف لصرف استلام لاستلام تحرير لتحرير فك لفك استرداد لاسترداد استرجاع تسحب يصرف',
  },
  balance: {
    en: 'balance profit profits earnings winnings funds money amount withdrawal account salary commission investment loan prize inheritance bonus payout capital',
    ar: 'رصيد أرباح ربح أموال مال مبلغ حساب راتب عمولة استثمار قرض جائزة ميراث مكافأة رأسمال محفظة أرباحك',
  },
  receive: { en: 'receive collect accept get take', ar: 'استلم استقبل تسلم تستلم' },
  hand_over: {
    en: 'send deliver ship dispatch transfer release forward courier deliver delivery shipping shipped email give handover book',
    ar: 'أرسل ارسل نرسل التوصيل توصيل الشحن شحن التسليم تسليم أسلم نسلم نوصل أوصل نشحن الحجز أحجز',
  },
  goods: {
    en: 'ticket tickets phone iphone laptop car bike puppy puppies kitten kittens cat dog parrot maid nanny helper housemaid camera playstation ps5 sofa furniture watch gold villa package tour trip seat seats pass passes booking plate number item machine',
    ar: 'تذكرة تذاكر هاتف آيفون ايفون لابتوب سيارة دراجة جرو قطة كلب ببغاء خادمة شغالة عاملة مربية كاميرا بلايستيشن أثاث ساعة ذهب رحلة باقة مقعد مقاعد لوحة',
  },
}
