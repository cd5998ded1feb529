import { GIVE_BACK } from '../actions/asks-to-move-money.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { overpaidElsewhere } from '../elsewhere/accounts.ts'

/** Says that too much was paid, and wants the rest back. */
const overpaymentInWords = phraseSignal(
  'overpayment',
  {
    en: [
      'sent|paid|transferred|deposited ..4 too|extra|more|twice|double|much ..10 {give}|return|refund|back|difference|balance|rest|transfer',
      'extra|overpaid|overpayment|excess|difference ..8 return|refund|back|transfer|send',
      '{transfer}|return|refund|give ..4 difference|excess|extra|rest|overpayment ..5 back|driver|agent|courier|me',
      '@amount ..4 instead of @amount|# ..10 return|refund|back|send|transfer|difference',
      'mistake|accident|mistakenly|accidentally|wrong|wrongly ..8 your|you|ur ..4 account|wallet|number|card|@amount ..8 return|refund|back|send|transfer',
      'sent|transferred|deposited|credited|recharged ..6 mistake|accident|mistakenly|accidentally|wrongly|wrong ..10 return|refund|back|send|transfer',
      'sent|paid|transferred|deposited ..4 instead of',
      'rest|difference|remaining|extra ..4 to ..2 driver|agent|transporter|shipping|mover|courier|shipper',
      'payment|cheque|amount|transfer ..2 includes|covers ..4 shipping|driver|transport|mover|agent',
      'added|extra|wrote|typed ..3 zero|zeros',
      'give|return|send ..3 @amount ..2 to ..2 my|the driver|agent|transporter',
      'keep ..2 rest|difference|something',
      'cheque|check|cheques|cashiers|card|credit|draft ..30 pass|wire|send|forward|transfer|remit|hand|give ..3 balance|remainder|rest|excess|remaining|surplus ..3 to|on|over',
      'keep|take|deduct|subtract ..12 wire|send|forward|pass|remit|transfer|hand ..3 balance|remainder|rest|excess|remaining|surplus',
      'check|cheque|draft ..4 cover|covering|covers|include|includes|including ..10 drivers|driver|nanny|mover|movers|florist|planner|caretaker|shipper|caterer|carer',
      'doesnt|dont|cant|not|no|without ..4 card|cards|pos|credit|merchant ..1 machine|terminal|facility|facilities|reader ..20 send|pay|transfer|wire|forward|charge|pass|add',
      'charge ..4 card|cheque|check ..12 send|pay|transfer|wire|forward|remit|pass ..2 extra|rest|balance|remainder|remaining',
      'charge|add|extra|cover|covers|includes ..12 planner|agent|mover|movers|driver|caterer|decorator|dj|shipper|courier ..14 send|forward|transfer|wire|pass|remit ..3 on|to|over',
      'deduct|subtract ..6 send|forward|wire|remit|pass|transfer|zelle|pay ..3 rest|balance|remaining|remainder|difference|excess|him|her|them',
      'rest|balance|remaining|remainder|excess ..6 goes|send|forward|wire|remit|pass|sent ..3 to|on|by ..4 agent|planner|mover|driver|shipper|travel|western|zelle|moneygram|caterer',
      'pass|send|forward|wire|transfer ..3 on ..1 to ..2 planner|agent|mover|driver|caterer|decorator|shipper|coordinator|interpreter|carer|nanny|her|him ..6 once|when|after',
    ],
    ar: [
      'حولت|أرسلت|ارسلت|دفعت|بالغلط|بالخطأ|زيادة ..6 زيادة|بالغلط|بالخطأ|أكثر|مرتين|خطأ ..8 رجع|ارجع|أرجع|إرجاع|رد|حول|اعادة|إعادة|ترجع|ترده|رجعلي|الفرق|الباقي|ترجعه|ترجعها|أعد',
      'رجع|ارجع|أرجع|حول|أعد|رد|ترجع|إعادة|رجعلي ..3 الفرق|الزيادة|الباقي|الزائد|المتبقي',
      'حولت|أرسلت|ارسلت|دفعت|طرشت|وصلك|وصلكم ..6 @amount|# ..2 بدل|بدال ..2 @amount|#',
      'الباقي|الفرق|الزيادة ..3 السائق|للسائق|المندوب|للمندوب|وكيلي|الناقل|الشحن',
      'زاد|أضاف|كتب ..2 صفر',
      'حولتلك|حولتلج|حولتلكم|بعتلك|بعتلج|بعثتلك|رسلت|رسلتلك|ارسلتلك|أرسلتلك|طرشتلك|طرشتلج|دزيتلك|صيفطت ..4 # ..6 بالغلط|بالخطأ|غلط|غلطت|غلطة',
      'حولتلك|حولتلج|بعتلك|بعتلج|بعثتلك|رسلتلك|ارسلتلك|طرشتلك|دزيتلك ..5 # ..2 بدل|بدال ..1 #',
      `دخلك|دخلتلك|وصلك|وصلج|نزلك|نزللك|جالك|اجاك ..2 مرتين|بالغلط|بالخطأ|زيادة ..14 رجع|${GIVE_BACK}`,
      `رجع|${GIVE_BACK} ..2 الفرق|الزيادة|الباقي|الزايد|الزائد`,
      'خصم|خذ ..2 حقك|سعرك|ثمنها',
    ],
    others: [
      'mistake|mali|pagkakamali|aksidente|maling ..14 ibalik|pabalik|pakibalik|isauli|isoli|refund',
      'ba3atlak|ba3atlek|b3atlak|b3atlek|b3attellak|7awaltlak|7awwaltlak|7awaltelak|7awaltellak|7awaltlek ..2 # ..1 bdal|badal|bedal ..1 #',
      'ba3atlak|ba3atlek|b3atlak|b3atlek|7awaltlak|7awwaltlak|7awaltelak|7awaltlek ..4 # ..3 ghalat|ghala6|8alat|8ala6|bel8alat|belghalat',
      'raga|rage|ragga|raja|raje|rajje 3 ..2 fare|far|farg|fareg|ba2i|zeyada',
      'raga3ly|raga3li|ragga3li|ragga3ly|raj3li|raj3ly|rajje3li|rajje3ly ..2 fare|far|farg|fareg|ba2i|zeyada|@amount|#',
      'galti|ghalti|गलती|غلطی se|से|سے ..8 @amount|#|paise|paisa|recharge|पैसे|پیسے ..8 wapas|vapas|वापस|واپس ..2 bhej|bhejo|kar|karo|kardo|kijiye|भेज|भेजो|कर|کر|بھیج',
    ],
  },
  { negations: 'warnings' },
)

export const overpayment = firstOf(overpaymentInWords, overpaidElsewhere)
