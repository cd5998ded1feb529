import { elsewhere } from './elsewhere.ts'
import { PARCEL_PAID } from './workers/fees.ts'

/** Much money of somebody who died, or of a box that is on its way. */
const FORTUNE = [
  '# ..1 mio|millionen|million|millions|millones|millón|milioni|milione|milhões|milhão|miljoen|milionów|miliona|миллиона|миллионов|млн|milyon|juta|milion|milyong',
  'mio|millionen|millions|millones|milioni|milhões|milioni|miljoen|milionów|миллионов|млн|milyon|juta|milioni ..2 #|euro|euros|dollar|dollars|dólares|dollari|dolarów|долларов|dolar|dola',
  '# ..1 लाख|करोड़|کروڑ|لاکھ|میلیون|میلیارد',
  'koffer|kiste|box|kassette ..6 geld|bargeld|gold|ersparnissen|dollar',
  'malle|coffre|coffret|valise ..6 argent|or|dollars|fonds|espèces',
  'maleta|caja|cofre ..6 dinero|oro|dólares|efectivo',
  'baule|cassa|cassetta|valigia ..6 denaro|oro|dollari|contanti',
]
const OF_THE_DEAD = [
  'nachlassverwalter|erblasser|verstorben|verstorbene|verstorbenen|verstorbener|leben|starb|verunglückt|verunglückte|erben|hinterließ|hinterbliebene',
  'défunt|décédé|décédée|héritier|héritiers|feu|succession|veuve|mort|héritage',
  'fallecido|fallecida|falleció|herederos|heredero|difunto|herencia|viuda|murió',
  'defunto|deceduto|deceduta|eredi|erede|scomparso|eredità|vedova|morto|morì',
  'falecido|falecida|faleceu|herdeiros|herdeiro|herança|viúva|morreu|defunto',
  'overleden|erfgenaam|erfgenamen|nabestaanden|erfenis|weduwe|omgekomen',
  'zmarły|zmarł|zmarłego|zmarła|spadkobierców|spadkobierca|spadek|wdowa|spadkobiercy',
  'умер|умерший|умершего|наследников|наследник|наследства|наследство|вдова|погиб|покойный|скончался',
  'vefat|ölen|mirasçı|mirasçısı|varisi|miras|merhum|öldü|varis',
  'meninggal|almarhum|almarhumah|ahli|waris|warisan|janda|mendiang|allahyarham',
  'yumao|namatay|tagapagmana|biyuda|balo',
  'marehemu|alifariki|mrithi|urithi|mjane',
  'मृत्यु|स्वर्गीय|वारिस|देहांत|निधन|उत्तराधिकारी',
  'انتقال|مرحوم|وارث|ورثاء|بیوہ|وفات|فوت|ورثه|درگذشت|درگذشته',
]
const SHARED = [
  'teilen|hälftig|hälfte|anteil|erhalten ..6 #|%|prozent|hälftig|hälfte',
  'nächsten|nächster|angehörigen|begünstigten|verwandten ..4 eintragen|einsetzen|ausgeben|präsentieren|vorstellen|auftreten',
  'partager|partagerons|moitié|pourcentage|part|bénéficiaire|reviendront|%',
  'partner|partnerin|partenaire|socio|socia|parceiro|ortak|mitra|rekan|партнер|партнёр|партнера|partnerem|partnera',
  '# ..1 %|prozent|pour|por|per|procent|procenta|процентов|persen|peratus',
  '% #|usted|lei|você|tu|ti|te|pana|вам|sizin',
  'yüzde|asilimia ..1 #|thelathini|arobaini|hamsini|kirki',
  'mitad|compartir|repartir|beneficiario|porcentaje',
  'metà|dividere|dividiamo|beneficiario|percentuale|spartire',
  'metade|dividir|dividimos|beneficiário|percentagem',
  'helft|delen|begunstigde|procent',
  'połowę|połowa|podzielimy|procent|podzielić|beneficjenta',
  'половину|половина|поделим|разделим|процентов|пополам',
  'yarısı|yarısını|paylaşalım|paylaşırız|bölüşelim',
  'setengah|separuh|persen|peratus|bagi|berkongsi',
  'asilimia|nusu|kalahati|porsyento|porsiyento',
  'आधा|आधी|हिस्सा|प्रतिशत',
  'آدھی|آدھا|حصہ|فیصد|نصف|درصد|سهم|نصفش',
]

/** A stranger's letter: money of the dead, to be shared with the reader. */
export const fortuneElsewhere = elsewhere({
  code: 'advance-fee',
  lists: [FORTUNE, OF_THE_DEAD, SHARED],
  unspaced: [
    '同じ姓|同姓|相続人 ..80 ドル|億|万ポンド|ユーロ ..120 半分|%|割|お渡し|親族として',
    '亡くな ..60 ドル|億円 ..120 半分|%|割|寄付',
    '同姓|已故|去世|过世|遗产 ..60 美元|万|亿 ..100 继承人|成|%|平分|受益人',
    '사망|고인|상속인 ..80 달러|억|만불 ..120 %|절반|나누|상속인|수익자',
  ],
})

const GOODS_ON_THE_WAY = [
  'koffer|paket|päckchen|kiste|truhe|gepäck|geschenk|goldbarren|flug|ticket|behandlung|operation|visum',
  'colis|malle|coffre|valise|cadeau|bagages|billet|vol|visa|opération',
  'maleta|paquete|caja|regalo|equipaje|billete|vuelo|visado|operación',
  'pacco|baule|valigia|regalo|bagaglio|biglietto|volo|visto|operazione',
  'mala|encomenda|caixa|presente|bagagem|bilhete|passagem|voo|visto|cirurgia',
  'pakket|koffer|kist|cadeau|bagage|ticket|vlucht|visum|operatie',
  'paczka|paczkę|walizka|walizkę|prezent|bilet|lot|wizę|przesyłka|przesyłkę|operacja|operację',
  'посылка|посылку|чемодан|подарок|билет|рейс|визу|багаж|операцию',
  'paket|bavul|hediye|bilet|uçak|vize|koli|ameliyat|kutu|kargo',
  'paket|bungkusan|koper|kotak|parcel|bagasi',
  'package|kahon|regalo|padala|ticket|maleta|balikbayan|parcel',
]
const FEE_TO_ADVANCE = [
  'zollgebühr|zoll|gebühr|gebühren|kosten|euro|€|überweisen ..10 auslegen|leg|auslegst|vorstrecken|überweisen|leihen|übernehmen|zahl|zahlen|bezahlen|aus|schicken|leihst',
  'taxe|frais|douane|somme|argent|€|euros ..10 avancer|avances|payer|prêter|envoyer|virement|mandat|régler|paye|envoie',
  'avancer|avances|payer|prêter|envoyer|envoie|régler|paye ..8 taxe|frais|douane|€|euros|billet',
  'tasa|aduana|impuesto|dinero|€|euros|dólares|gastos ..10 pagar|paga|adelantar|prestar|enviar|envía|transferencia|pagues|mandar',
  'pagar|paga|adelantar|prestar|enviar|envía|pagues|mandar|envíame ..8 tasa|aduana|€|euros|dólares|gastos|impuesto',
  'tassa|dogana|spese|soldi|€|euro|dazio ..10 anticipare|anticipa|pagare|paga|prestare|inviare|manda|bonifico|mandare|anticiparmi',
  'anticipare|anticipa|pagare|paga|prestare|inviare|manda|mandare|anticipi|anticiparmi|mandarmi ..8 tassa|dogana|€|euro|spese|dazio',
  'taxa|alfândega|imposto|dinheiro|€|euros|reais|dólares ..10 pagar|paga|adiantar|emprestar|enviar|envia|transferência|pagas|mandar|deposita',
  'pagar|paga|adiantar|emprestar|enviar|envia|pagas|mandar|pagues ..8 taxa|alfândega|€|euros|reais|dólares|imposto',
  'douane|kosten|invoerrechten|€|euro|geld ..10 betalen|voorschieten|overmaken|lenen|betaal|stuur|voorschiet',
  'opłata|opłatę|cło|cła|celną|celną|zł|euro|pieniądze|dolarów ..10 zapłacić|zapłać|opłacić|przelać|pożyczyć|wpłać|opłać|przelej|wyłóż|wyłożyć|wpłacić',
  'пошлина|пошлину|таможня|таможню|рублей|евро|долларов|сбор ..10 оплати|оплатить|перевести|переведи|заплати|заплатить|одолжи|внести|помоги',
  'оплати|оплатить|перевести|переведи|заплати|заплатить|одолжи|помоги ..8 пошлину|таможню|рублей|евро|долларов|сбор|таможенный|билет',
  'gümrük|ücret|vergi|tl|lira|euro|dolar|masraf ..10 gönder|öde|yatır|ödeyebilir|gönderebilir|ödersen|ödemen|yatırır|gönderir',
  'kastam|bea|cukai|biaya|rm|rp|pajak|pabean ..10 bayar|bayarkan|transfer|tolong|talangi|pinjam|bayarin',
  'bayar|tolong|talangi|pinjam|transfer ..8 kastam|bea|cukai|rm|rp|biaya|pajak|dulu',
  'customs|bayad|fee ..8 bayaran|padala|bayad|gcash|muna|magpadala',
]
const LOVE = [
  'liebste|liebster|liebling|schatz|geliebte|geliebter|liebe ..4 dich|meine|mein|monika|mir',
  'liebste|liebster|liebling|geliebte|geliebter|mein engel|schatz|herz',
  'ma|mon chérie|chéri|amour|coeur|ange|cœur|belle',
  'mi amor|vida|cielo|reina|corazón|cariño|princesa|querida|rey',
  'amore|tesoro|cara|carissima|dolcezza ..1 mio|mia',
  'amore|tesoro',
  'meu|minha amor|querida|vida|rainha|anjo|bem|princesa|querido',
  'lieverd|liefste|schat|schatje|lieveling',
  'kochanie|najdroższa|skarbie|ukochana|kochana|najdroższy|kochany',
  'любимая|любимый|милая|милый|дорогая|родная|солнышко|родной',
  'aşkım|canım|sevgilim|hayatım|bebeğim|birtanem',
  'sayang|sayangku|cintaku|kekasihku|cinta|dinda|abang',
  'mahal|mahal ko|sinta|irog|babe',
  'mpenzi|mpenzi wangu',
  'जान|प्रिये|डार्लिंग|जानू',
  'جان|عزیزم|عشقم|جانم',
]
const FAR_AWAY = [
  'einsatz|jemen|syrien|bohrinsel|bohrplattform|mission|militär|uno|un|soldat|öl|flughafen|zoll|diplomat|general|schiff|kuwait|afghanistan|irak|klinik',
  'mission|syrie|yémen|plateforme|militaire|onu|aéroport|douane|diplomate|chantier|bateau|retenu|bloqué|afghanistan|hôpital',
  'misión|siria|yemen|plataforma|militar|onu|aeropuerto|aduana|diplomático|barco|retenido|retenida|contrato|obra|hospital',
  'missione|siria|yemen|piattaforma|militare|onu|aeroporto|dogana|diplomatico|nave|trattenuto|bloccato|cantiere|ospedale',
  'missão|síria|iémen|plataforma|militar|onu|aeroporto|alfândega|diplomata|navio|preso|retido|retiveram|obra|hospital',
  'missie|syrië|jemen|booreiland|militair|luchthaven|douane|diplomaat|schip|vn|ziekenhuis|vastgehouden',
  'misja|misji|syrii|platforma|platformie|wojskowy|onz|lotnisku|cło|celną|urząd|celny|statek|statku|dyplomata|szpitalu',
  'миссия|миссии|сирии|платформа|платформе|военный|оон|аэропорту|таможне|таможня|дипломат|контракт|корабле|больнице',
  'görev|görevim|suriye|yemen|platform|asker|bm|havaalanı|havaalanında|gümrük|gümrükte|diplomat|gemide|gemi|hastanede',
  'misi|tugas|kastam|tentara|pbb|bandara|cukai|diplomat|kapal|pelantar|ejen|kapten|dokter|bea',
  'misyon|customs|army|un|airport|barko|engineer|sundalo',
]

/** A sweetheart far away for whom a fee is to be advanced. */
export const sweetheartElsewhere = elsewhere({
  code: 'advance-fee',
  lists: [FEE_TO_ADVANCE, LOVE, FAR_AWAY, GOODS_ON_THE_WAY],
  unspaced: [
    ...PARCEL_PAID,
    '荷物|小包|スーツケース|箱 ..60 税関|通関 ..80 立て替え|払って|支払|振込|振り込|送金',
    '包裹|箱子|礼物 ..60 海关|清关 ..80 垫付|先付|转|汇|支付',
    '소포|짐|가방|상자|선물 ..60 세관|통관 ..80 대신|송금|입금|내_주|내주|보내',
  ],
})
