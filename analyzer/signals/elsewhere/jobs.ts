import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { elsewhere } from './elsewhere.ts'
import { LIKES_PAID, LOAN_PAID, PARCEL_PAID, POST_PAID, PRIZE_PAID } from './workers/fees.ts'

/** Small tasks whose deposit comes back with more. */
export const tasksElsewhere = elsewhere({
  code: 'job-task',
  lists: [
    [
      'bewerten|liken|likes|bewertungen|hotels|aufgaben|aufgabe|premiumaufgaben|produkte|optimieren|bestellungen|videos',
      'noter|liker|likes|aimer|avis|tâches|tâche|missions|hôtels|produits|vidéos|abonner',
      'likes|like|reseñas|tareas|tarea|hoteles|misiones|vídeos|videos|calificar|valorar|seguir|productos',
      'like|recensioni|compiti|attività|missioni|hotel|valutare|video|mettere|recensire|task',
      'curtir|curtidas|likes|avaliar|tarefas|tarefa|missões|hotéis|vídeos|avaliações|seguir',
      'liken|likes|reviews|taken|hotels|opdrachten|opdracht|beoordelen|producten',
      'polubienia|lajki|lajkowanie|zadania|zadanie|recenzje|hotele|opinie|oceniać|ocenianie',
      'лайки|лайк|отзывы|задания|заданий|задание|отели|оценивать|подписки|заказы|выкупать',
      'beğeni|beğenmek|görev|görevler|görevleri|yorum|otel|oteller|değerlendirme|takip|ürün',
      'like|tugas|misi|ulasan|komisi|follow|subscribe|hotel|rating|review|tugasan',
      'like|tasks|task|review|rate|follow|mag like',
      'टास्क|लाइक|रिव्यू|रेटिंग|काम',
      'لائک|ٹاسک|ریویو|ریٹنگ|لایک|تسک',
    ],
    [
      'lädst|laden|einzahlen|einzahlung|zahlst|vorkasse|einlage|guthaben|einzahlst ..14 zurück|%|bonus|wieder|prozent',
      'dépôt|déposer|recharger|rechargez|versez|recharge|dépose|verser|avance ..14 rembours|%|retour|récupérez|bonus|récupères|remboursé|commission',
      'depósito|depositar|recarga|recargar|ingresas|deposita|depositas|prepago ..14 devuelve|%|devuelven|más|recuperas|bonus|devolución|comisión',
      'deposito|ricarica|ricaricare|versi|anticipo|versare|ricarichi|anticipi ..14 restituito|%|indietro|torna|bonus|rimborsato|restituiti|commissione',
      'depósito|depositar|recarga|pix|deposita|recarregar|adiantamento ..14 volta|%|devolvido|retorno|bônus|recebe|devolve|devolvemos|comissão',
      'storting|storten|stort|opwaarderen|inleg|vooruit|waardeer ..14 terug|%|bonus|krijgt|extra',
      'depozyt|wpłata|doładuj|doładować|wpłacasz|zasilenie|wpłacić|wpłaty|zasilasz ..14 zwrot|%|premia|oddajemy|wraca|bonus|prowizja|prowizją',
      'депозит|пополнить|пополняете|внести|вносите|предоплата|вложения|пополни|пополняешь|внести ..14 возврат|%|возвращается|назад|бонус|процентов|вернется|комиссией',
      'depozito|yatır|yatırın|ön|yükle|yatırıp|bakiye|yatırınca|yatırırsanız ..14 geri|%|iade|alırsınız|bonus|alıyorsun|komisyon',
      'deposit|setor|topup|top|depo|isi ..12 balik|kembali|%|komisi|cair|bonus|dipulangkan|untung',
      'deposit|cash|pasok|recharge ..12 balik|%|ibabalik|doble|commission|kikitain',
      'जमा|डिपॉजिट|रिचार्ज|प्रीपेड ..12 वापस|%|कमीशन|मिलेंगे|रिटर्न',
      'جمع|ڈپازٹ|شارژ|واریز ..12 واپس|%|کمیشن|برگشت|سود',
      '€|euro|euros|usdt|#|rb|zł|руб|tl ..3 am|al|par|per|pro|por|à|dziennie|день|günlük|giorno|día|jour|dia|tag|dag|harian|sehari|gün ..2 tag|giorno|día|jour|dia|dag|hari|aufgabe|task|like|tâche|stunde',
    ],
    [
      'usdt|telegram|whatsapp|wa|zangi|bonus|premium|vip|guthaben|%',
      'deposito|depósito|dépôt|storting|depozyt|депозит|depozito|deposit|jamā|recarga|recharge|ricarica|предоплата|wpłata|sampingan|nebenjob|teletrabajo',
    ],
  ],
  unspaced: [
    ...LIKES_PAID,
    'ലൈക്ക്|റിവ്യൂ|റേറ്റിംഗ് ..80 ദിർഹം|രൂപ ..100 ടെലിഗ്രാം|ടെലഗ്രാം|റീചാർജ്|ഡെപ്പോസിറ്റ്',
    'லைக்|ரிவியூ|ரேட்டிங் ..80 திர்ஹம்|ரூபாய் ..100 டெலிகிராம்|டெபாசிட்|ரீசார்ஜ்',
    'লাইক|রিভিউ|রেটিং ..80 দিরহাম|টাকা ..100 টেলিগ্রাম|রিচার্জ|একটিভ|ডিপোজিট',
    'लाइक|रिभ्यु ..80 दिरहाम|रुपैयाँ ..100 टेलिग्राम|रिचार्ज|डिपोजिट',
    'いいね|レビュー|タスク|動画を見る|評価する ..100 入金|デポジット|チャージ|前払い ..40 %|倍|返金|報酬|戻',
    '点赞|刷单|做任务|任务|关注|评价 ..100 垫付|充值|先付|本金|预付 ..40 佣金|返|%|返利|返还',
    '刷单 ..40 佣金|日结|返',
    '리뷰|좋아요|미션|평점 ..120 선입금|입금|충전|포인트_구매|공동구매 ..40 환급|%|수익|원금|페이백',
  ],
})

/** Jobs, loans and prizes in the languages of those who came to the Gulf to work. */
const JOBS = [
  'naukri|bharti|salary|hiring',
  'ജോലി|ജോലിക്ക്|ഒഴിവ്|ശമ്പളം',
  'வேலை|சம்பளம்',
  'চাকরি|কাজের|বেতন',
  'तलब|जागिर',
  'රැකියා|රැකියාව|රැකියාවක්|වැටුප',
  'ఉద్యోగం|జీతం',
  'ሥራ|ስራ|ደመወዝ|استخدام|حقوق',
]
const LOANS = 'pautang|ലോൺ|വായ്പ|கடன்|লোন|ঋণ|ऋण|ණය|లోన్|రుణం|ብድር|وام'
const PRIZES =
  'inaam|സമ്മാനം|ലോട്ടറി|பரிசு|லாட்டரி|குலுக்கலில்|வென்றுள்ளீர்கள்|লটারি|পুরস্কার|জিতেছেন|चिट्ठा|पुरस्कार|ත්‍යාගය|දිනා|ලොතරැයි|బహుమతి|లాటరీ|గెలిచారు|ሽልማት|ሎተሪ|አሸናፊ|جایزه|برنده'

/** What a lender keeps back of the loan itself. */
const KEPT_BACK = compile({
  en: [],
  ar: [],
  others: ['से|में से कटेगी|कटेगा|कटेंगे|काटी|काटा', 'سے کٹے|کٹیں|کاٹی|کاٹے', 'کم|کسر می|شود|میشود'],
})

/** A job, a loan, a prize, a grant or a pet for which a fee comes first. */
export const feeFirstElsewhere = elsewhere({
  code: 'upfront-fee',
  when: ({ words }) => !occurs(words, KEPT_BACK),
  lists: [
    [
      'vorab|vorher|vorstrecken|schutzgebühr|versicherung|bearbeitungsgebühr|gebühr|registergebühr|überweisungsstempel|verwaltungsgebühr|vermittlungsgebühr|freischaltung|einmalig|vorauszahlung ..10 # ..4 €|euro|chf',
      '# €|euro|chf ..10 vorab|vorher|überweisen|western|paysafecard|fällig|zahlen|einmalig|gebühr|kaution',
      'frais|caution|assurance|taxe|dépôt|virement|droits|dossier ..8 # ..3 €|euros|dollars|fcfa',
      '# €|euros|dollars ..8 frais|caution|assurance|taxe|dossier|mandat|remboursable|remboursables|western|pcs',
      'depósito|pago|seguro|tasa|gastos|impuesto|pague|gestión|abonar|abone|comisión ..6 # ..3 €|euros|dólares|pesos',
      '# €|euros|dólares|pesos ..6 reembolsable|reembolsables|tasa|seguro|gestión|trámite|oxxo|western',
      'tassa|deposito|cauzione|assicurazione|imposta|spese|versare|pratica|commissione|diritti ..8 # ..3 €|euro|dollari',
      '# €|euro|dollari ..6 tassa|deposito|cauzione|assicurazione|imposta|spese|rimborsabili|moneygram|western|usdt|sblocco',
      '€|r # ..6 taxa|depósito|seguro|inscrição',
      'taxa|depósito|seguro|caução|imposto|emolumentos|despesas|inscrição|única ..6 #|r|€',
      'kosten|borg|verzekering|administratiekosten|leges|aanbetaling|inschrijfgeld|voorschot ..6 #|€',
      'opłata|opłatę|opłaty|ubezpieczenie|ubezpieczenia|kaucja|kaucję|prowizję|wpłata|wpłaty|zaliczka|wpisowe ..6 # ..2 zł|złotych|euro|€|pln',
      'взнос|сбор|комиссию|пошлину|страховку|залог|оплатить|гарантийный|предоплату|страховой ..8 # ..3 рублей|руб|тысяч|долларов|₽|евро',
      'ücreti|ücretini|depozito|harç|harcı|masrafı|masraf|sigorta|dosya|vize|ücret|bedeli ..6 # ..2 tl|lira|euro|dolar',
      '# ..2 tl|lira|euro|dolar ..5 ücreti|ücretini|depozito|harç|masrafı|sigorta|dosya|ücret|bedeli',
      'biaya|administrasi|jaminan|pendaftaran|pajak|yuran|caj|asuransi|insurans ..6 rp|rm ..1 #',
      'transfer rp|rm # ..5 rekening|akaun|ke',
      'reservation|processing|placement|registration|medical ..2 fee ..5 p|₱|php|#|na',
      'ada|malipo|usajili|hati|forodha|bima ..6 dola|tsh|ksh|shilingi ..2 #',
      'फाइल|प्रोसेसिंग|रजिस्ट्रेशन|शुल्क|चार्ज ..4 # ..3 रुपये|रु|₹|पहले',
      'روپے|ریال ..6 فیس|جاز|ایزی|رسید|پہلے|بھیج',
      'فیس ..6 # ..4 روپے|درہم|ریال',
      'registration|token|advance|tax|medical|processing|fees|deposit|uniform ..4 #|@amount ..4 bhejo|bhej|bhejein|bhejen|jama|pehle|dena|bharna|de|do|abhi|dalo',
      '#|@amount ..3 registration|token|advance|tax|medical|processing|fees|deposit|uniform|abhi ..4 bhejo|bhej|bhejein|bhejen|jama|pehle|dena|bharna|de|do|token|dalo',
      'मेडिकल|यूनिफॉर्म|टोकन|एडवांस|टैक्स|बीमा|फीस|सिक्योरिटी|शुल्क|रजिस्ट्रेशन ..4 @amount',
      '@amount ..3 मेडिकल|यूनिफॉर्म|टोकन|एडवांस|टैक्स|बीमा|फीस|सिक्योरिटी|शुल्क|रजिस्ट्रेशन',
      'میڈیکل|رجسٹریشن|فیس|ٹیکس|کاغذات|سیکیورٹی|ٹوکن|ایڈوانس ..5 @amount|سو|ہزار',
      '@amount ..3 میڈیکل|رجسٹریشن|فیس|ٹیکس|سیکیورٹی|ٹوکن|ایڈوانس',
      'insurance|medical|processing|clearance|membership|training|slot ..4 #|@amount|p|₱|php',
      'padala|magpadala|bayad|magbayad|bayaran|gcash|hulog ..4 #|@amount ..4 insurance|medical|processing|clearance|membership|training|id|customs',
      'അഡ്വാൻസ്|ഫീസ്|ചാർജ്|നികുതി|മെഡിക്കൽ|ഡെപ്പോസിറ്റ് ..5 @amount',
      '@amount ..3 അഡ്വാൻസ്|ഫീസ്|ചാർജ്|നികുതി|മെഡിക്കൽ|ഡെപ്പോസിറ്റ്',
      'கட்டணம்|முன்பணம்|அட்வான்ஸ்|வரி|மருத்துவ ..5 @amount',
      '@amount ..3 கட்டணம்|முன்பணம்|அட்வான்ஸ்|வரி|மருத்துவ',
      'মেডিকেল|মেডিকেলের|ফি|প্রসেসিং|ট্যাক্স|অগ্রিম|জামানত|রেজিস্ট্রেশন ..4 @amount',
      '@amount ..3 মেডিকেল|মেডিকেলের|ফি|প্রসেসিং|ট্যাক্স|অগ্রিম|জামানত|রেজিস্ট্রেশন',
      'प्रोसेस|मेडिकल|दस्तुर|टोकन|धरौटी ..4 @amount',
      'ගාස්තුව|ගාස්තු|තැන්පතුව|බදු|අත්තිකාරම් ..5 @amount',
      '@amount ..3 ගාස්තුව|ගාස්තු|ගාස්තුවක්|තැන්පතුව|බදු|අත්තිකාරම්',
      'ఫీజు|రుసుము|అడ్వాన్స్|పన్ను|డిపాజిట్ ..5 @amount',
      '@amount ..3 ఫీజు|రుసుము|అడ్వాన్స్|పన్ను|డిపాజిట్',
      'ክፍያ|ታክስ|ቅድመ|ቀረጥ ..5 @amount',
      '@amount ..3 ክፍያ|ታክስ|ቅድመ|ቀረጥ',
      'کارمزد|هزینه|بیعانه|مالیات|پیش ..5 @amount',
    ],
    [
      'stelle|job|kredit|darlehen|gewonnen|gewinn|welpe|welpen|stipendium|marke|marken|stiftung|erbschaft|transport|spedition|auszahlung|kätzchen|hund|mopswelpen|domain|visum|gewinnbenachrichtigung|überweisungsstempel|schutzgebühr|gewählt',
      'emploi|poste|prêt|crédit|gagné|gain|chiot|chiots|bourse|marque|héritage|lot|visa|recrutement|embauche|dom aine|subvention|contrat|chatons|perroquet',
      'trabajo|puesto|empleo|préstamo|crédito|ganado|premio|cachorro|beca|visado|contrato|plaza|seleccionado|herencia|subvención|marca|cachorros',
      'lavoro|assunzione|prestito|vinto|premio|cucciolo|cuccioli|borsa|visto|selezionato|eredità|marchio|bonifico|piattaforma|sequestrata|sblocco|riavere|finanziamento',
      'emprego|vaga|empréstimo|ganhou|prémio|prêmio|filhote|bolsa|visto|selecionado|herança|cpf|crédito|liberar|trabalho|contemplado|cachorro|aprovado',
      'baan|lening|gewonnen|prijs|puppy|pup|pups|beurs|visum|vacature|erfenis|merk|domein|krediet|kitten|kittens',
      'praca|pracę|pożyczka|pożyczek|pożyczki|kredyt|wygrał|wygrana|nagroda|nagrodę|szczeniak|szczenięta|stypendium|wiza|spadek|znaku|pracy|pożyczkę|wygrałeś',
      'работа|работу|вакансия|кредит|заем|займ|выиграли|приз|щенок|котенок|стипендия|виза|визу|наследство|выплата|выплату|вакансию|выигрыш|компенсация|компенсацию',
      'iş|kredi|kazandınız|ödül|ödülünüz|yavru|burs|vize|miras|çekiliş|çekilişinde|hibe|alım|kredisi|ödülünüzün|personel',
      'kerja|pekerjaan|lolos|pinjaman|hadiah|menang|beasiswa|visa|seleksi|undian|tes|lowongan|jawatan|warisan|bantuan|kucing',
      'napili|worker|trabaho|loan|nanalo|visa|premyo|scholarship|hired|ayuda',
      'kazi|ajira|mkopo|umeshinda|zawadi|urithi|milioni|visa',
      'लोन|नौकरी|इनाम|लॉटरी|वीजा|वीज़ा',
      'ملازمت|نوکری|قرض|انعام|ویزا|لاٹری|وظیفہ|درہم',
      ...JOBS,
      LOANS,
      PRIZES,
      'വിസ|விசா|ভিসা|भिसा|වීසා|వీసా|ቪዛ',
      'inam|lottery|nikla|nikli|nikle|interview|কাজ|काम|നറുക്കെടുപ്പിൽ|قرعه',
    ],
    [
      'western|paysafecard|moneygram|überweisen|zahlen|vorab|vorher|bitte|antworten|vorstrecken|konto|fallen',
      'mandat|western|virement|payer|verser|régler|envoyez|pcs|réglez|transfert|versez',
      'pague|envíe|ingrese|abone|abonar|comprobante|transferencia|western|oxxo|deposite|solicita|transfiera',
      'versare|bonifico|paghi|invii|moneygram|western|postepay|versi|usdt|ricarica|versamento',
      'pague|envie|pagando|pix|transferência|deposite|pagar|comprovante|comprovativo|mbway|boleto',
      'betalen|overmaken|betaal|maak|overboeken|vooraf|western',
      'wpłata|wpłacić|przelać|przelew|zapłacić|blik|przelewem|wpłaty|wpłaceniu|opłacić',
      'оплатить|перевести|переведите|внести|оплатите|внесите|перевод|карту',
      'yatırıp|gönderin|yatırın|ödeyin|hesabına|yatırmanız|göndermeniz|havale|iban|ödemeniz|yatırarak',
      'transfer|bayar|kirim|setor|rekening|bayaran|akaun',
      'magpadala|padala|gcash|bayad|bayaran|ipadala|maya',
      'utalipia|lipa|tuma|ulipe|lipia',
      'जमा|भेजें|भुगतान|व्हाट्सएप',
      'جاز|ایزی|بھیجنی|بھیجیں|جمع|کیش',
      'bhejo|bhej|bhejein|bhejen|jama|bharna|dalo|daal|abhi|pehle',
      'भेजो|भेज|भेजिए|दें|दीजिए|करें|डालें',
      'بھیج|بھیجو|دیں|دو|کروائیں|کرائیں',
      'magbayad|bayaran|hulog|pasend|send',
      'അയക്കുക|അയച്ചാൽ|അയക്കണം|അയക്കൂ|അടയ്ക്കുക|അടയ്ക്കണം|അടച്ചാൽ|ചെയ്യുക',
      'செலுத்தவும்|செலுத்துங்கள்|அனுப்பவும்|அனுப்புங்கள்|கட்டவும்|செய்யுங்கள்',
      'পাঠান|পাঠাতে|পাঠাও|করেন|করুন|জমা|দিন|বিকাশ',
      'पठाउनुहोस्|पठाउनुहोला|पठाउनुस्|तिर्नुहोस्|तिर्नुहोला|तिर्नुस्',
      'पठाउनु|तिर्नु होला|होस्|पर्नेछ',
      'එවන්න|ගෙවන්න|ගෙවිය|තැන්පත්|බැර',
      'పంపండి|పంపించండి|చెల్లించండి|కట్టండి|జమ',
      'ይላኩ|ላኩ|ይክፈሉ|ያስገቡ',
      'واریز|پرداخت|بفرستید|بزنید',
    ],
  ],
  unspaced: [
    ...[...POST_PAID, ...LOAN_PAID, ...PRIZE_PAID, ...PARCEL_PAID],
    'ജോലി|വിസ|ലോൺ|വായ്പ|സമ്മാന|ലോട്ടറി ..160 ദിർഹം|രൂപ ..40 അയക്കുക|അയക്കണം|അയച്ചാൽ|അയയ്ക്കുക|അയക്കൂ|ഗൂഗിൾ_പേ|ജിപേ',
    'வேலை|விசா|கடன்|பரிசு|லாட்டரி ..160 திர்ஹம்|ரூபாய்|ஆயிரம் ..40 அனுப்பவும்|அனுப்புங்|அனுப்பினால்|ஜிபே|கூகுள்_பே',
    'চাকরি|ভিসা|লোন|ঋণ|লটারি|পুরস্কার ..160 দিরহাম|টাকা|হাজার ..40 পাঠান|পাঠাতে|পাঠালে|বিকাশ_কর|এডভান্স|অগ্রিম',
    'जागिर|भिसा|ऋण|चिट्ठा|पुरस्कार ..160 दिरहाम|रुपैयाँ|हजार ..40 पठाउनु|पठाइ|अग्रिम',
    'රැකියා|වීසා|ණය|ත්‍යාග|ලොතරැයි ..160 දිර්හම්|රු|රුපියල් ..40 එවන්න|තැන්පත්_කරන්න|බැර_කරන්න',
    'ఉద్యోగ|వీసా|లోన్|రుణం|బహుమతి|లాటరీ ..160 దిర్హం|రూపాయ|వేల ..40 పంపండి|పంపించండి|పంపితే|ఫోన్_పే|జీపే',
    'ሥራ|ስራ|ቪዛ|ብድር|ሽልማት|ሎተሪ ..160 ድርሃም|ብር ..40 ይላኩ|ላኩ|ይክፈሉ',
    '登録料|手数料|保証金|手続き費用|送料 ..6 万円|円|0 ..80 振込|お支払|送金|口座|だけ',
    '保证金|手续费|押金|工本费|服务费|激活费 ..20 元|块 ..60 转|付|交|打|汇',
    '수수료|보증금|등록비|선입금|공탁금|예치금|인지대 ..20 원 ..60 입금|송금|이체|납부',
  ],
})

const hasFeeFirst = (content: Prepared) => feeFirstElsewhere(content).length > 0

/** A post for which a fee comes first: of one without, nothing is said here. */
export const postElsewhere = elsewhere({
  code: 'job-offer',
  lists: [
    [
      'stelle|job|arbeitsvertrag|arbeitgeber|bewerbung|arbeitsplatz|vorstellungsgespräch',
      'emploi|poste|recrutement|embauche|candidature|salaire|recruté|retenu',
      'trabajo|puesto|empleo|salario|plaza|seleccionado|candidato|vacante',
      'lavoro|assunzione|stipendio|selezionato|candidatura|assunto',
      'emprego|vaga|salário|selecionado|contratado|candidatura',
      'baan|vacature|salaris|sollicitatie|aangenomen',
      'praca|pracę|pracy|wynagrodzenie|zatrudnienie|stanowisko',
      'работа|работу|вакансия|вакансию|зарплата|оклад',
      'işe|iş|maaş|maaşı|personel|pozisyon',
      'kerja|pekerjaan|gaji|lolos|pelamar|lowongan|jawatan|seleksi',
      'worker|trabaho|sahod|napili|hired|employer',
      'kazi|ajira|mshahara',
      'नौकरी|वेतन|सैलरी',
      'ملازمت|نوکری|تنخواہ',
      ...JOBS,
    ],
  ],
  unspaced: POST_PAID,
  when: hasFeeFirst,
})

/** A loan of that kind. */
export const loanElsewhere = elsewhere({
  code: 'easy-loan',
  lists: [
    [
      'kredit|darlehen|sofortkredit|prêt|crédit|préstamo|crédito|prestito|finanziamento|empréstimo|lening|krediet|pożyczka|pożyczek|pożyczkę|pożyczki|kredyt|кредит|заем|займ|kredi|kredisi|pinjaman|mkopo|loan|लोन|قرض',
      LOANS,
    ],
  ],
  unspaced: LOAN_PAID,
  when: hasFeeFirst,
})

/** A prize, or a grant, of that kind. */
export const prizeElsewhere = elsewhere({
  code: 'prize',
  lists: [
    [
      'gewonnen|gewinn|gewinnbenachrichtigung|gewinner|stipendium|gezogen|gagné|gain|gagnant|lot|bourse|ganado|premio|ganador|beca|beneficiado|vinto|vincitore|premi|ganhou|prémio|prêmio|contemplado|vencedor|gewonnen|prijs|winnaar|wygrał|wygrała|wygrana|nagroda|nagrodę|выиграли|приз|выигрыш|kazandınız|ödül|ödülünüz|ödülünüzün|hadiah|menang|pemenang|undian|bantuan|beasiswa|nanalo|premyo|ayuda|umeshinda|zawadi|इनाम|लॉटरी|انعام|لاٹری',
      PRIZES,
    ],
  ],
  unspaced: PRIZE_PAID,
  when: hasFeeFirst,
})
