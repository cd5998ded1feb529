import { elsewhere } from './elsewhere.ts'
import { SHAMED } from './workers/threats.ts'

/** What the writer did himself. */
const I_RECORDED = [
  'ich|habe ..12 aufgenommen|gefilmt|mitgeschnitten|aufgezeichnet|gehackt|infiziert',
  'kam|bin ..3 ich ..6 handy|rechner|computer|kamera|webcam|gerät',
  'jai ..6 filmé|enregistré|piraté|capturé|infecté|installé',
  'je ..3 possède|détiens|dispose ..4 vidéo|enregistrement|images|enregistrements|vidéos',
  'he|te|lo|le ..4 grabado|filmado|hackeado|instalado|infectado',
  'grabé|hackeé|filmé|instalé|infecté',
  'tengo ..4 grabación|grabaciones|vídeo|video|vídeos|imágenes',
  'ho ..5 registrato|filmato|ripreso|hackerato|installato|violato|infettato',
  'gravei|filmei|hackeei|invadi|instalei',
  'tenho ..4 gravação|gravações|vídeo|vídeos|imagens',
  'ik|heb ..8 opgenomen|gefilmd|gehackt|geïnstalleerd|opnames',
  'nagrałem|nagrałam|zhakowałem|zainstalowałem|przejąłem|włamałem|sfilmowałem',
  'mam ..4 nagranie|nagrania|podgląd|filmik',
  'я|мной ..6 записал|снял|взломал|получил|установил|заразил',
  'у меня ..3 запись|видео|ролик|записи|видеозапись',
  'записал|взломал ..3 вас|тебя|ваш|твой|ваше|твое',
  'kaydettim|kaydetmiştim|videonu|görüntülerini',
  'kaydın|kayıtların ..3 elimde|bende',
  'yerleştirdiğim|yerleştirdim|hackledim|sızdım|ele geçirdim',
  'saya|aku ..6 rekam|merekam|menyadap|meretas|menghack|rakam',
  'rekaman|video|foto ..6 ada ..1 pada|di ..1 saya|tangan',
  'nasa ..1 akin|amin ..2 na|ang|lahat',
  'naka|ni|na record|screenshot|video',
  'nimekurekodi|nimerekodi|ninayo video',
  'मेरे पास ..4 वीडियो|रिकॉर्डिंग|फोटो',
  'मैंने|मैने|हमने ..4 रिकॉर्ड|रिकॉर्डिंग|वीडियो',
  'maine|mene|humne ..4 record|video|recording|screenshot',
  'میں نے ..4 ریکارڈ|ریکارڈنگ|ویڈیو',
  'আমার কাছে ..3 ভিডিও|ছবি|রেকর্ড',
  'എന്റെ ..2 വീഡിയോ|ഫോട്ടോ|റെക്കോർഡ്',
  'என்னிடம் ..3 வீடியோ|புகைப்படம்|படங்கள்',
  'मसँग ..3 भिडियो|फोटो',
  'میرے پاس ..4 ویڈیو|ریکارڈنگ|تصویریں|تصاویر',
  'ازت ..4 فیلم|ضبط|عکس',
]

/** What he will do with it. */
const OR_ELSE = [
  'lösche|löschen|vernichte|veröffentliche|verschicke|versende',
  'sende|schicke|geht|gehen|bekommen|sehen ..8 kontakte|kontakten|familie|frau|mann|chef|freunde|kollegen|arbeitgeber',
  'supprimerai|efface|effacerai|supprime|publierai|diffuserai|diffuse|enverrai|envoie|publie|détruirai',
  'borraré|borro|eliminaré|elimino|publicaré|enviaré|envío|mandaré|difundiré|subiré|publico',
  'cancello|cancellerò|elimino|eliminerò|invierò|invio|pubblicherò|diffonderò|manderò',
  'video|filmato ..2 parte|partirà|arriva|arriverà|finisce',
  'apago|apagarei|envio|enviarei|publico|publicarei|divulgo|divulgarei|mando|espalho',
  'verwijder|wis|stuur|verstuur|deel|publiceer|verspreid',
  'kasuję|skasuję|usunę|usuwam|wyślę|roześlę|opublikuję|trafi|zobaczą',
  'удалю|уничтожу|отправлю|разошлю|выложу|опубликую|уйдет|уйдёт|увидят|получат|скину',
  'silerim|sileceğim|silinecek|gönderirim|göndereceğim|yayarım|paylaşırım|paylaşacağım|gider|gidecek|yayınlarım|izleyecek',
  'sebar|sebarkan|hapus|viral|viralkan|sebarin|kirim',
  'kumalat|ikakalat|ipapakalat|isesend|ipapasa|kakalat|buburahin|isend|ipopost',
  'makita|malaman|makarating|makikita ..4 asawa|amo|pamilya|magulang|lahat|anak',
  'nitatuma|nitasambaza|nitafuta',
  'वायरल|भेज|भेजूंगा|दूंगा|डाल',
  'bhej|bhejunga|bhejdunga|dunga|doonga|viral',
  'ছড়িয়ে|পাঠিয়ে|পাঠাবো|পাঠাব|ভাইরাল',
  'അയക്കും|പ്രചരിപ്പിക്കും|വൈറൽ',
  'அனுப்புவேன்|பரப்புவேன்|வைரல்',
  'पठाउँछु|पठाइदिन्छु|भाइरल',
  'وائرل|بھیج|دوں|ڈال',
  'پخش|میفرستم|منتشر',
]

const FOR_MONEY = [
  'bitcoin|bitcoins|btc|usdt|krypto|kryptowährung|биткоин|биткоины|биткоинов|биткоинах|биткойн|биткойнах|крипте',
  '# ..1 €|euro|euros|dollar|dollars|dolar|dólares|dollari|usd|tl|lira|zł|złotych|рублей|долларов|reais|juta|ribu|pesos|रुपये|روپے|تومان',
  '€|r|rp|p|tsh|₱|₹|php #',
  'gcash|maya|pix|bizum|blik|moneygram|western',
  '#|@amount ..1 भेजो|भेज|दो|bhejo|bhej|do|بھیجو|بھیج|دو|পাঠাও|পাঠান|দাও|അയക്കുക|അയക്കണം|அனுப்பு|அனுப்புங்கள்|पठाऊ',
  'bayad|magbayad|bayaran|padala ..2 #|@amount',
  '# ..1 dirham|dirhams|dhs|aed|दिरहम|درہم|দিরহাম|ദിർഹം|திர்ஹம்',
]

/** The writer has recorded the reader, wants money, and says what else he will do. */
export const recordedYou = elsewhere({
  code: 'blackmail',
  lists: [I_RECORDED, OR_ELSE, FOR_MONEY],
  unspaced: [
    ...SHAMED,
    'വീഡിയോ|ഫോട്ടോ|ചിത്രങ്ങൾ ..30 കയ്യില|കൈയില|കൈവശ|പക്കല ..80 അയക്കും|അയയ്ക്കും|പ്രചരിപ്പിക്കും|ഇടും|വൈറലാ',
    'வீடியோ|படங்கள்|புகைப்பட ..30 என்னிட|கையில் ..80 அனுப்புவே|பரப்புவே|போடுவே|வைரல',
    'ভিডিও|ছবি ..30 আমার_কাছে ..80 পাঠাব|ছড়িয়ে|ছাইড়া|ভাইরাল|ছেড়ে',
    'వీడియో|ఫోటో ..30 నా_దగ్గర ..80 పంపుతా|పెడతా|వైరల్',
    '録画し|録画した|撮影し|動画を入手|映像を入手|盗撮 ..160 ビットコイン|万円|送金|支払',
    'ハッキングし|ハッキングした|侵入し|アクセス権を ..160 ビットコイン',
    '录下|录制了|拍下|录了|入侵了|黑了你|控制了你 ..120 比特币|转账|打款|USDT|付款|元',
    '녹화했|녹화해|촬영했|해킹했|해킹하여|영상을_확보|영상을_가지고|녹화한_영상 ..160 비트코인|입금|송금|만원',
  ],
})
