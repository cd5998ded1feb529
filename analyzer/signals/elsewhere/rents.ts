import { elsewhere } from './elsewhere.ts'
import { ROOM_UNSEEN } from './workers/rooms.ts'

const HOME = [
  'wohnung|apartment|ferienwohnung|haus|zimmer|miete|ferienhaus|vermiete|schlüssel|mietvertrag',
  'appartement|logement|studio|maison|gîte|location|loue|clés|bail|chambre',
  'piso|apartamento|casa|habitación|alquilo|alquiler|llaves|vivienda|chalet',
  'appartamento|casa|stanza|affitto|chiavi|alloggio|monolocale|villetta|locazione',
  'apartamento|casa|quarto|arrendo|alugo|chaves|aluguel|aluguer|imóvel|moradia|renda',
  'appartement|woning|huis|kamer|huur|sleutels|vakantiehuis|studio|sleutel',
  'mieszkanie|mieszkania|pokój|domek|wynajem|wynajmę|klucze|kawalerka|apartament|czynsz',
  'квартира|квартиру|комната|комнату|дом|ключи|аренда|аренду|домик|жилье|жильё',
  'daire|ev|evi|evimiz|yazlık|kiralık|anahtar|anahtarları|villa|kira|bungalov|evin',
  'rumah|kos|kost|kontrakan|villa|apartemen|kunci|sewa|bilik|homestay',
  'bahay|apartment|condo|kwarto|susi|staycation|resthouse|unit',
]

/** The owner is far away, and nobody shows it. */
const NOT_SHOWN = [
  'nicht ..3 selbst|persönlich ..2 zeigen|anwesend',
  'schlüssel ..6 kurier|post|dhl|paket|zugeschickt|airbnb|zugesandt|versendet|zusenden|zuschicken|schicken',
  'arbeite|lebe|wohne|bin|ausland|versetzt ..8 london|england|ausland|schweden|norwegen|spanien|irland|usa|schottland|frankreich|italien|kanada|dänemark|beruflich|dauerhaft|dubai|zypern|niederlande',
  'clés|clefs ..6 dhl|courrier|coursier|colis|poste|ups|transporteur|expédiées|envoyées|airbnb|chronopost',
  'étranger|muté|mutée|mission|expatrié ..12 clés|visite|visites|visiter|montrer|louer',
  'llaves ..6 mensajería|mensajero|correo|courier|dhl|paquete|airbnb|envío|envían|seur',
  'mensajería|mensajero|courier|dhl ..4 llaves',
  'vivo|trabajo|resido|estoy|trasladado ..6 extranjero|suecia|londres|inglaterra|irlanda|noruega|alemania|francia|escocia|destinado|plataforma|canadá|italia',
  'chiavi ..6 corriere|posta|dhl|pacco|airbnb|spedite|spedirò|spedizione|spedisco|ups',
  'vivo|lavoro|abito|trasferito|trasferita|sono ..6 estero|londra|inghilterra|svezia|germania|spagna|norvegia|irlanda|scozia|francia',
  'chaves ..6 correio|transportadora|dhl|airbnb|ctt|estafeta|enviadas|sedex',
  'vivo|trabalho|moro|estou ..6 estrangeiro|londres|inglaterra|suécia|exterior|espanha|irlanda|alemanha|frança|noruega',
  'sleutels|sleutel ..6 post|koerier|dhl|pakket|airbnb|opgestuurd|verzonden|gestuurd|postnl',
  'woon|werk|verblijf|zit|buitenland ..6 buitenland|londen|engeland|zweden|spanje|noorwegen|schotland|duitsland|ierland',
  'klucze ..6 kurierem|kurier|pocztą|dhl|przesyłką|airbnb|wyślę|paczkomat',
  'mieszkam|pracuję|jestem|wyjechałem|wyjechałam ..6 granicą|anglii|londynie|szwecji|norwegii|niemczech|hiszpanii|irlandii|kontrakcie|delegacji',
  'ключи ..6 курьером|консьержа|почтой|сдэк|соседки|соседа|охраны|сейфе',
  'хозяйка|хозяин|собственник|владелец|я|сейчас ..5 границей|командировке|другом|отъезде|заграницей|вахте',
  'anahtar|anahtarı|anahtarları ..6 kargo|kurye|kargoyla|apartman|kapıcıda',
  'yurtdışındayım|şehirdışındayım|almanyadayım|londradayım',
  'konumu|adresi|konum|adres ..5 sonra|ödemeden|kaporadan',
  'kunci ..6 kurir|paket|jne|satpam|gosend|dikirim',
  'pemilik|saya|owner ..5 luar|negeri|kota',
  'sin|ohne|sans|senza|sem|zonder|bez|без besichtigung|visita|visite|visitas|bezichtiging|oglądania|просмотра|показа|visites|vedere|ver',
  'besichtigung|besichtigungen|visite|visites|visita|visitas|bezichtiging|показ|показы|oglądanie|görme|gösterim ..5 nicht|pas|no|non|não|niet|nie|нет|yok|невозможны|unmöglich|impossible|imposible|après|nach|después|dopo|depois|после|po|sonra|kaporadan',
]

/** Money goes first. */
const DEPOSIT_FIRST = [
  'kaution|anzahlung|erste|monatsmiete|reservierungsgebühr ..10 überweisen|überweisung|vorab|zahlen|überweist|bezahlen|anweisen|treuhand|sichern|reservieren',
  'überweisen|zahlen|überweisung|vorab|bezahlen|überweist ..8 kaution|anzahlung|miete|monatsmiete',
  'virement|verser|versez|payer|mandat|régler|envoyer|réglez|transférer|virez ..8 caution|acompte|loyer|arrhes|dépôt|réservation',
  'caution|acompte|loyer|arrhes|dépôt ..8 virement|mandat|western|pcs|avance|réserver|bloquer|verser|versé|avant|versée',
  'payez|versez|virez|réglez|payer|verser ..1 #|deux|trois|un|le|premier ..1 mois|semaines|nuits|loyers',
  'ingresar|transferir|pagar|adelantar|ingrese|transfiera|transferencia|abonar|bizum|enviar|pague|abone ..8 fianza|señal|reserva|mes|depósito|anticipo|mensualidad|mitad',
  'fianza|señal|reserva|depósito|anticipo ..8 ingresar|transferir|transferencia|antes|adelantado|cuenta|bizum|paypal|bloquear|apartar|ingrese',
  'versare|bonifico|pagare|anticipare|inviare|versi|trasferire|anticipi|paghi|ricarica ..8 caparra|cauzione|deposito|mensilità|acconto|affitto|prenotazione',
  'caparra|cauzione|deposito|acconto|mensilità ..8 bonifico|anticipo|anticipata|versare|prima|bloccare|postepay|versata|anticipato|anticipati',
  'transferir|pagar|transferência|pix|depositar|enviar|mbway|transfira|pague|adiantar ..8 caução|sinal|renda|reserva|entrada|depósito|aluguel|mês|caucao',
  'caução|sinal|reserva|entrada|depósito ..8 transferência|pix|antes|transferir|adiantado|mbway|conta|garantir|segurar',
  'overmaken|betalen|overboeken|aanbetalen|maak|betaal ..8 borg|aanbetaling|huur|waarborgsom|maand',
  'borg|aanbetaling|waarborgsom|maand ..8 overmaken|vooraf|betalen|vooruit|overgemaakt|vastleggen|overmaakt|overboeken|betaald',
  'kaucję|kaucji|zaliczkę|zadatek|zaliczki|czynsz|przedpłatę|kaucja|zaliczka|opłatę ..8 przelać|wpłacić|przelew|przed|przelewem|wpłata|blik|wpłaceniu|wpłacie|góry|rezerwacyjną|przelewie',
  'przelać|wpłacić|wpłata|przelew|proszę|wpłacie|przelewu|wpłaceniu ..6 kaucję|kaucji|zaliczkę|zadatek|zaliczki|kaucja|zadatku|przedpłaty|czynsz',
  'переведите|перевести|внести|внесите|предоплата|предоплату|перевод|скиньте|оплатите ..8 карту|залог|предоплату|тысяч|бронь|месяц|депозит|закрепить|предоплаты|половину',
  'предоплаты|предоплату|предоплата|залог|бронь|задаток ..8 карту|переведите|перевод|перевести|закрепить|держим|внести|броней|сразу',
  'kapora|depozito|kaparo|ön ..8 gönderin|gönder|atın|yatırın|almadan|göndermeden|hesabına|atarsanız|yatırırsanız|atmazsanız|iban|hesaba|havale|gönderirseniz|yarısını',
  'transfer|bayar|kirim|tf ..8 dp|deposit|muka|panjar|booking|jadi|separuh|setengah',
  'dp|deposit|muka ..8 transfer|tf|kirim|sekarang|dulu|rekening|amankan',
  'downpayment|down|reservation|deposit ..8 gcash|muna|padala|send|bago|bayad|pasok',
]

/** A home for rent that nobody shows: its deposit comes first. */
export const depositElsewhere = elsewhere({
  code: 'deposit-before-viewing',
  lists: [DEPOSIT_FIRST, HOME, NOT_SHOWN],
  unspaced: [
    ...ROOM_UNSEEN,
    '物件|部屋|マンション|アパート|貸し ..160 海外|内見 ..120 敷金|保証金|手付|初期費用|前家賃 ..60 振込|送金|振り込|支払',
    '房子|房东|出租|租房|公寓|房源|民宿 ..120 国外|外地|出差|不在|看房|锁定|先付 ..100 定金|押金|订金|预付 ..40 转|付|汇|打',
    '원룸|월세|전세|방|집|펜션|오피스텔 ..120 해외|외국|지방|방문|집을_볼|비대면 ..120 보증금|계약금|예약금|가계약금 ..60 입금|송금|이체',
  ],
})
