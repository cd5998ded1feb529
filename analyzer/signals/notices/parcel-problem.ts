import type { Phrases } from '../../text/phrases.ts'
import { NO_FEE } from '../actions/asks-to-pay.ts'
import { phraseSignal } from '../detector.ts'

const PROBLEMS: Phrases = {
  en: [
    'we ..2 missed ..1 you ..8 redelivery|redeliver|delivery|reschedule|parcel|package',
    'schedule|arrange|book|rebook|request ..2 redelivery',
    'postman|courier|driver|carrier|we ..4 lost|misplaced ..1 your ..1 {parcel}',
    'parcel|package|shipment|consignment|packet ..4 awaiting|awaits ..2 processing|payment|confirmation|clearance',
    '{parcel} ..8 held|hold|stuck|pending|suspended|returned|undelivered|undeliverable|failed|fail|missed|unpaid|insufficient|incomplete|incorrect|wrong|invalid|unable|waiting|customs|detained|stopped|paused|unsuccessful',
    '{parcel} ..6 couldnt|cannot|cant|not ..3 delivered|deliver|delivery',
    'unable|failed|attempted|tried ..3 deliver|delivery',
    'cannot|cant|couldnt|not ..2 deliver|delivered ..3 parcel|package|shipment|consignment|packet',
    'missed|failed|unsuccessful|reschedule|redeliver|redelivery ..2 delivery|parcel|package',
    'address|postcode|zip ..4 incomplete|incorrect|wrong|invalid|unclear ..8 {parcel}|update|@link',
    'update|confirm|correct ..3 address ..8 {parcel}|@link',
    'fee|fees|charge|charges|duty|duties|customs|surcharge|tax|vat ..6 parcel|parcels|package|packages|shipment|shipments|consignment',
    'unpaid|outstanding|due|pending|required ..3 {fee} ..6 {parcel}',
    '{pay}|confirm|settle ..5 {fee} ..4 {parcel}|release|customs|delivery|deliver',
    'customs ..2 fee|fees|duty|charges|clearance',
    '{parcel} ..10 missing|without|no|not|lacks|lacking|incorrect ..3 house|home|street|door|apartment|unit number|no|details',
    'missing|lacking|incorrect ..2 house|home|street|door|apartment|unit number|no ..8 {parcel}',
    'correct|right|delivery ..2 info|information|details|address ..3 for ..1 your ..1 {parcel}',
    '{parcel} ..3 will ..1 not ..2 shipped|sent|dispatched',
    '{parcel} ..12 otherwise|or ..4 back|sender',
  ],
  ar: [
    'فقد|فقدنا|أضاع|أضعنا|ضاعت|ضاع ..3 {parcel}',
    'إعادة|لإعادة ..1 جدولة|التوصيل|التسليم ..3 {parcel}|التوصيل|التسليم',
    '{parcel} ..6 معلق|معلقة|محتجز|محتجزة|الجمارك|متوقف|متوقفة|بانتظار|تعذر|خاطئ|ناقص|غير|فشل|إرجاع',
    'تعذر|فشل|لم ..3 توصيل|تسليم|تسليم|التوصيل|نتمكن ..4 {parcel}',
    'تعذر|فشل|فشلت توصيل|تسليم|محاولة|التوصيل',
    'عنوان|العنوان|عنوانك ..3 غير|خاطئ|ناقص|ناقصة|صحيح ..6 {parcel}|@link|تحديث',
    '{fee} ..4 طرد|طردك|طرود|شحنة|شحنات',
    'طرد|طردك|طرود|شحنة|شحنات ..6 رسوم|ضريبة|ادفع|سدد|لدفع|بدفع|سداد',
    'ادفع|ادفعي|سدد|سددي|لدفع|بدفع|لسداد|سداد|يرجى ..3 {fee} ..4 {parcel}',
    'رسوم|الرسوم جمركية|الجمركية|التخليص',
  ],
  others: [
    'colis|paket|paquete|envío|encomenda|pacote|pacco|spedizione|sendung|kargonuz|посылка|посылку ..6 retenu|bloqué|douane|zoll|zurückgehalten|angehalten|retenido|detenido|aduana|retida|retido|alfândega|taxada|trattenuto|trattenuta|dogana|gümrük|задержана|таможне',
    'colis|livraison ..8 attente|suspendu|suspendue|bloquée|incomplète|incomplet|poids|affranchissement|impayés|impayé',
    'paket|pakets|paketes|sendung|zustellung|lieferung ..8 ausgesetzt|gestoppt|hausnummer|unvollständig|unvollständige|nachzahlen|zollgebühren|zollgebühr|zurückgesendet|zurückgeschickt|fehlender|fehlende',
    'paquete|envío|entrega|pedido ..8 suspendido|suspendida|espera|incompleta|incompleto|aduanas|tasas',
    'envío|pedido|paquete|dirección ..3 no|sin|falta ..3 número|dirección',
    'pacco|spedizione|consegna ..8 attesa|sospesa|sospeso|giacenza|incompleto|doganali|doganale',
    'pakket|pakketje|pakketnummer|zending ..8 afgeleverd|bezorgd|douane|douanerechten|invoerrechten|onbetaalde|verzendkosten|wacht|vastgehouden',
    'encomenda|pacote|entrega ..8 suspensa|pendente|pendentes|alfandegárias|incompleto|aguarda|aguardando',
    'پارسل|پیکج|ڈیلیوری ..5 روک|رکا|رکی|کسٹم',
    '{parcel} ..6 ruka|रुका|رکا|atka|अटका|custom|customs|कस्टम|کسٹم|jamarek|jamarik|3aleg|3aliq|mu3allaq|roka',
  ],
}

/** What a company orders, what costs nothing, and addresses that nothing is brought to. */
const NO_PARCEL: Phrases = {
  en: [
    ...NO_FEE.en,
    'purchase|work|sales|change|court|standing order|orders',
    'email|mail|ip|web|mac|wallet address|addresses',
  ],
  ar: NO_FEE.ar,
}

/** Tells of a parcel that is held, could not be delivered or lacks an address. */
export const parcelProblem = phraseSignal('parcel-problem', PROBLEMS, { except: NO_PARCEL })
