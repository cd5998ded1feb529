import { elsewhere } from './elsewhere.ts'
import { BOSS_WANTS, CARDS_BOUGHT } from './workers/kin.ts'

/** Nobody is to ring, or to ask anybody else. */
const ONLY_HERE = [
  'ausschließlich|nur ..6 adresse|hier|mail|email|schriftlich',
  'nicht ..3 anrufen|telefonieren|telefonisch|anrufe|rückruf',
  'kontostand|verschwiegenheit|vertraulich|vertrauliche|diskret|stillschweigen|geheimhaltung|psst',
  'uniquement|exclusivement|seulement|que ..4 mail|adresse|ici|courriel|email',
  'ne ..1 appelez|mappelez|appelle|mappelle|pas ..2 pas|appeler',
  'confidentiel|confidentielle|confidentialité|discrétion|discrètement|discret',
  'solo|solamente|únicamente ..3 aquí|correo|mail|email|vía',
  'no ..2 llames|llame|puedo|llamar ..2 teléfono|llamadas|hablar|móvil',
  'confidencial|discreción|confidencialidad|reservado|reservada|saldo',
  'solo|soltanto|esclusivamente|unicamente ..4 mail|email|qui|casella|indirizzo',
  'non ..1 chiamarmi|chiami|chiamare|telefonare|mi ..1 chiamare|chiami',
  'riservata|riservato|riservatezza|confidenziale|discrezione',
  'só|apenas|somente|exclusivamente ..4 aqui|mail|email|e',
  'não ..2 ligue|ligues|telefone|liga|ligar|atender',
  'sigilo|sigiloso|sigilosa|discrição',
  'alleen|uitsluitend ..4 mail|email|hier|app',
  'niet ..2 bellen|bel|gebeld',
  'vertrouwelijk|vertrouwelijke|discreet|discretie|geheim',
  'tylko|wyłącznie ..3 tutaj|tu|mailowo|mail|mailem|adres',
  'nie dzwoń|dzwonić|odbieram|dzwońcie',
  'poufna|poufne|poufny|dyskrecja|dyskrecję',
  'только|пишите|отпишитесь ..4 сюда|здесь|почту|чат|почте',
  'не ..1 звоните|звони|могу ..2 говорить|ответить|звоните',
  'конфиденциально|конфиденциальный|конфиденциальная|никому',
  'sadece|yalnızca ..4 buradan|mail|posta|e',
  'aramayın|arama|aramanıza|telefonla ..4 toplantıdayım|gerek|buradan|açamam|yazın|konuşma',
  'gizli|gizlilik|kimseye',
  'hanya|cukup ..3 email|sini|chat|wa',
  'jangan ..2 telepon|telpon|call|hubungi|beritahu|bilang',
  'rahasia|rahasiakan|rahsia|confidential|sulit',
  'huwag|wag ..2 tumawag|tawagan|sabihin|ipaalam',
]

/** He wants something paid that has no papers yet, or cards bought. */
const PAY_FOR_ME = [
  'auslandsüberweisung|eilüberweisung|blitzüberweisung',
  'überweisung|zahlung|anzahlung ..6 vornehmen|veranlassen|ausführen|durchführen|tätigen|anweisen|rausgehen|vorbereiten',
  'virement|paiement|règlement|transfert ..8 urgent|international|confidentiel|étranger|effectuer|exécuter|immédiat|exécuté|effectué|discrètement',
  'effectuer|exécuter|faire|traiter|préparer|initier ..4 virement|paiement|transfert',
  'gestiones|gestione|hagas|haga|tramites|tramite|realices|realice|ordenes|hacer|realizar|gestionar|necesito ..4 pago|transferencia',
  'pago|transferencia ..4 confidencial|urgente|internacional|inmediata|inmediato|hoy',
  'disponga|disporre|effettui|effettuare|faccia|fare|predisponga|serve|bisogno ..4 bonifico|pagamento',
  'bonifico ..3 urgente|estero|internazionale|immediato|istantaneo|riservato',
  'faças|faça|efetues|efetue|trates|trate|fazer|efetuar|realizar|preciso|processar ..5 transferência|pagamento',
  'transferência|pagamento ..3 urgente|internacional|confidencial|imediata|sigiloso',
  'overboeking|betaling|spoedbetaling ..6 doen|uitvoeren|regelen|klaarzetten|verwerken|spoed|buitenland|vandaag',
  'spoedoverboeking|spoedbetaling',
  'pilnego|pilny|zagraniczny|zagranicznego|natychmiastowy|ekspresowy ..2 przelewu|przelew|płatność',
  'zlecić|zrobić|wykonać|zleć|zrób|wykonaj|potrzebuję|puścić ..4 przelew|przelewu|płatność|płatności',
  'провести|проведите|сделать|сделайте|отправить|оплатить|срочный|срочно|подготовьте|нужно ..4 платеж|платёж|перевод|оплату|переводу|платежку',
  'переводу|перевод ..3 средств|денег ..6 счет|счёт',
  'havale|eft|ödeme|transfer ..5 yapman|yapmanı|yapmanızı|yapılması|yapar|çıkar|çıkması|acil|gönder|gönderilmesi',
  'acil ..3 ödeme|havale|transfer|eft',
  'transfer|pembayaran|bayar ..4 segera|mendesak|urgent|rahasia|hari|sekarang',
  'proses|lakukan|urus ..3 transfer|pembayaran',
]

/** A boss who cannot be asked wants a payment of which nobody may know. */
export const bossElsewhere = elsewhere({
  code: 'boss-request',
  lists: [PAY_FOR_ME, ONLY_HERE],
  within: 'email',
  unspaced: [
    ...BOSS_WANTS,
    '不方便接电话|不方便通话|不方便说话|在开会 ..80 付款|付出去|打款|转账|汇款|转给',
    '至急|本日中|今すぐ ..40 送金|振込|お振込 ..80 極秘|内密|口外|電話に出られ|他の社員|電話は控え',
    '회의_중|통화가_어려|통화_어려|전화는_어려|전화하지 ..100 송금|이체|입금|상품권|기프트카드',
    '極秘|内密 ..60 送金|振込|買収|ギフトカード',
  ],
})

const CARDS = [
  'amazon|google|apple|steam|itunes|paysafe|playstation|xbox|zalando|razer|play|paysafecard ..3 karten|karte|gutscheine|gutschein|gutscheinkarten|geschenkkarten|guthabenkarten|cartes|carte|tarjetas|tarjeta|carte|carta|cartões|cartão|kaarten|kaart|kaarten|karty|kart|карты|карт|kartı|kartları|kartlarından|kartu|voucher|cards|card',
  'karten|karte|gutscheine|gutschein|geschenkkarten|cartes|carte|tarjetas|tarjeta|carta|cartões|cartão|kaarten|karty|kart|карты|карт|kartu|voucher|recharges|coupons|tickets ..5 amazon|google|apple|steam|itunes|paysafe|paysafecard|playstation|transcash|neosurf|pcs|razer',
  'gutscheine|gutscheinkarten|geschenkkarten|guthabenkarten|geschenkgutscheine ..6 amazon|google|apple|steam|itunes|paysafe|paysafecard',
  'cadeaukaart|cadeaukaarten|cadeaubonnen|giftcards|giftcard',
  'tarjetas|tarjeta|cartões|cartão|cartes|carte|carta ..1 regalo|presente|oferta|cadeaux|cadeau',
  'podarunkowe|podarunkowych|upominkowe|podarunkową',
  'подарочные|подарочных|подарочный ..1 карты|карт|сертификаты|сертификатов|сертификат',
  'hediye kartı|kartları|kartlarından|çeki',
  'kartu hadiah',
]
const CARD_CODES = [
  'code|codes|rubbel|rubbeln|freirubbeln|aufrubbeln|abrubbeln|felder ..8 foto|fotos|schick|schicken|send|sende|senden|mail|abfotografieren|rubbel|frei|frei',
  'schick|schicke|schicken|sende|senden|sendest|mail ..5 codes|code|fotos',
  'codes|code|tickets|coupons ..8 envoie|envoies|envoyez|envoyer|transmets|transmettez|grattez|gratte|photo|photos|mail',
  'envoie|envoyez|envoies|gratte|grattez|transmets|transmettez|photo|photos ..5 codes|code',
  'códigos|código ..8 envía|envíame|mándame|manda|mándamelos|foto|fotos|raspa|rasca|correo|envie|raspe|mande|email',
  'rasca|raspa|rasque|raspe|envía|envíame|envíe|envíeme|manda|mándame|mande|foto|fotos|envie ..5 códigos|código',
  'codice|codici|gratta|gratti|grattare ..8 manda|mandami|mandi|foto|invia|inviami|mail|codice|codici|invii',
  'codes|code|openkrassen|kras ..8 stuur|sturen|foto|fotos|mail|sturen|appen',
  'stuur|foto|fotos ..4 codes|code',
  'kody|kodów|kod|zdrap|zdrapać|zdrapkę ..8 wyślij|prześlij|zdjęcie|zdjęcia|podaj|przesłać|wysłać|kod|kody',
  'wyślij|prześlij|zdjęcia|zdjęcie|przesłać|podeślij ..5 kody|kodów|kodami|kod',
  'коды|код|кодов ..8 пришлите|пришли|фото|скиньте|скинь|отправьте|сотрите',
  'пришлите|пришли|фото|скиньте|скинь|отправьте|сотрите ..6 коды|код|кодов|кодами',
  'kodları|kodlarını|kodunu|kod ..6 gönder|gönderin|fotoğraf|fotoğrafını|at|ilet|iletin|kazı|kazıyıp',
  'kode|kodenya ..6 kirim|foto|fotokan|gosok',
  'kirim|foto|gosok ..5 kode|kodenya',
]

/** Cards of a shop are to be bought and their numbers sent. */
export const cardsElsewhere = elsewhere({
  code: 'asks-for-gift-cards',
  lists: [CARDS, CARD_CODES],
  unspaced: [
    ...CARDS_BOUGHT,
    'ギフトカード|ギフト券|電子マネー|プリペイドカード|iTunesカード|アップルカード ..40 購入|買って|買い ..80 番号|コード|写真|写メ',
    '充值卡|礼品卡|购物卡|点卡 ..60 卡密|卡号|密码|拍照|发给我|刮开',
    '상품권|기프트카드|구글플레이|문화상품권|구글_기프트 ..60 핀번호|PIN|번호|코드 ..30 보내|사진|찍어|알려',
  ],
})
