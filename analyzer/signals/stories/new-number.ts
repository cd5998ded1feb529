import type { Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { newNumberElsewhere } from '../elsewhere/families.ts'
import { NUMBER_TO_SAVE, replacesNumber } from './replaces-number.ts'

/** How parents are called in six languages of Europe. */
const EUROPEAN_KIN =
  'mama|papa|mami|papi|mutti|mam|pap|pa|oma|opa|mamá|papá|maman|mamma|papà|mãe|pai|mum|mom'

/** "رقم حساب صديقي" is where money is to go, and no telephone. */
const NO_TELEPHONE: Phrases = {
  en: [],
  ar: ['رقم حساب|الحساب|حسابه|حسابها|آيبان|الآيبان|بطاقة|محفظة'],
}

const tellsNewNumber = phraseSignal(
  'new-number',
  {
    en: [
      '{kin} ..8 new|different|temporary|friends ..2 number|phone|sim',
      'this is my|our ..2 new|temporary ..2 number',
      'my phone ..5 broke|broken|lost|stolen|water|smashed|dropped|damaged ..12 number|this|new|text|message|{app}',
      'lost|broke|dropped|damaged my phone ..14 {kin}|number|money|pay|transfer|bank|help',
      '{kin} ..3 lost|broke|dropped|damaged ..2 phone|mobile',
      'hi|hey|hello {kin} ..6 its|it|this ..3 me',
      'save ..2 new number',
      '{kin} ..10 new|friends|another|different|temporary ..2 number|phone|sim',
      'lost|broke|broken|stolen|cracked|dropped|damaged|dead ..3 my|phone|mobile|sim|iphone ..10 this|new|friends|different ..3 number|phone',
      'this|its ..1 is ..1 my|a ..1 friends|classmates|roommates|colleagues phone|number|mobile',
      'texting|writing|messaging|calling ..4 from ..3 friends|friend|another|new|different|colleague|borrowed ..2 phone|number|mobile',
      'changed ..1 my ..1 phone|number|sim|mobile ..8 save|help|pay|send',
      'it is|its ..1 your mother|father|mom|dad|son|daughter|brother|sister|grandson|aunt',
      'using|use|from|borrowed ..1 my|a|one ..2 friends|friend|colleague|neighbour|roommate|classmate ..1 phone|mobile|number|sim',
      'using|use|from|borrowed|on ..1 a|one|this|some ..1 tourists|strangers|passengers|travellers|waiters|drivers|guards|nurses|somebodys|someones ..1 phone|mobile|number',
      'old|my ..1 sim|phone|number|mobile ..3 not|stopped|isnt|wont ..1 working|work|on ..10 friends|friend|new|this|different ..2 phone|number|mobile',
      'temporary|new ..1 number ..3 save',
    ],
    ar: [
      'اكلمك|أكلمك|أراسلك|أكتب|اكتب|أرسل|أتصل ..2 من|عن جهاز|تلفون|رقم|موبايل ..1 رفيقي|صديقي|صاحبي|ربيعي|زميلي|رفيجي|صديقتي|صاحبتي',
      '{kin} ..6 رقمي|رقم|تلفوني ..2 الجديد|جديد',
      '{kin} ..6 ضاع|انكسر|خرب|انسرق|تعطل ..2 تلفوني|هاتفي|جوالي|موبايلي|جوال|التلفون',
      'هذا رقمي الجديد|جديد|اليديد|يديد|المؤقت',
      'اكلمك|أكلمك|اراسلك|أراسلك|اتصل|أكتب|ارسل|مراسلتك ..3 من ..2 رقم|تلفون|جوال|هاتف|موبايل ..2 صديقي|صديقتي|ربيعي|رفيجي|جديد|ثاني|زميلي|آخر|صديق|غريب',
      'غيرت|غيّرت|بدلت ..1 رقمي|الرقم|شريحتي|تلفوني',
      'ضاع|انكسر|خرب|انسرق|تعطل|طاح|غرق|ضيعت|انسرقت ..3 تلفوني|هاتفي|جوالي|موبايلي|الجوال|التلفون',
      'رقمي الجديد ..8 {kin}|احتاج|محتاج|حول',
      'تلفوني|هاتفي|جوالي|موبايلي ..2 انكسر|ضاع|خرب|انسرق|تعطل|طاح|غرق ..10 {kin}|رقم|حول|احتاج|محتاج',
      'غيرت|غيّرت|بدلت رقمي|تلفوني|الرقم',
      'أنا|انا ..1 أمك|امك|أبوك|ابوك|ولدك|بنتك|أخوك|اختك|أختك|خالتك|عمتك',
      'من رقم|تلفون|موبايل|جوال|تليفون ..1 واحد|صاحبي|صاحبتي|صديقي|ربيعي|رفيجي|رفيقي|خويي|زميلي|صاحب',
      'ده|دا|هذا|هاد|هاذا|هيدا رقم|تلفون|موبايل|جوال|تليفون ..1 واحد|صاحبي|صاحبتي|ربيعي|رفيجي|رفيقي|خويي|زميلي',
      'تليفوني|موبايلي|تلفوني|جوالي|هاتفي ..2 وقع|اتسرق|انسرق|باظ|اتكسر|طاح|غرق|فصل ..10 رقم|تلفون|موبايل|جوال|محتاج|احتاج|ابعت|حول|طرش',
    ],
    others: [
      'bago|bagong ..2 number ..3 ko',
      'bago ko|kong ..1 number',
      `${EUROPEAN_KIN} ..20 neue|neuen|nieuwe|nieuw|nuevo|nouveau|nouvelle|nuovo|novo ..2 nummer|handynummer|número|numéro|numero|handy|telefoon|teléfono|móvil|téléphone|portable|telefono|telemóvel|celular`,
      `${EUROPEAN_KIN} ..20 handy|telefon|telefoon|teléfono|móvil|téléphone|portable|telefono|telemóvel|celular ..4 kaputt|defekt|verloren|kapot|stuk|roto|rompió|perdido|cassé|perdu|rotto|perso|quebrou|avariou|perdi`,
      '{kin}|bhai|beta|भाई|بھائی|ابو ..6 naya|नया|نیا number|नंबर|نمبر',
      'phone|mobile|फोन|मोबाइल|موبائل|فون ..1 toot|टूट|ٹوٹ|kho|खो|kharab ..8 naya|नया|نیا|bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
      'hatha|hada|hadha raqmi el|al jedeed|jdeed|jadeed',
      '{kin} ..4 raqmi ..1 jedeed|jdeed|jadeed',
      'phone|mobile|fone ..2 chori|gum|kho|gir|toot|kharab ..8 dost|naya|kisi|doosra|dusra ..2 number|no|phone|ka',
      'ye|yeh|yeah ..1 dost|dosto|friend|saheli|roommate|kisi ..1 ka|ki|ke ..1 number|phone',
      'dost|saheli|roommate|दोस्त|सहेली|रूममेट|دوست|سہیلی ke|ki|के|की|کے|کی phone|number|mobile|फोन|नंबर|मोबाइल|فون|نمبر se|से|سے',
      'ghayart|ghayyart|8ayart|ghayert|badalt ..1 ra2mi|raqami|raqmi|rakmi|nemreti|numri',
      'da|de|hayda|had ..2 gdeed|jdid|jdeed|gded ..8 ab3at|tb3at|tb3atli|7awel|7awwel|momken|tb3atly',
      'da|hayda|hayde|hada|hatha|had|de ra2my|ra2mi|raqmi|ra8mi|rakmi|nemreti ..1 gdeed|jdeed|jdid|gedeed|jedeed',
      'bagong number ..16 padala|pahiram|gcash|pasend|kailangan|pautang',
      'nawala|nasira|ninakaw|nanakaw|nahulog|nabasag ..1 phone|cp|cellphone|sim ko',
      'ফোন|মোবাইল ..3 হারায়|হারিয়ে|নষ্ট|চুরি|ভেঙে ..6 বন্ধুর|নতুন|অন্যের ..1 নাম্বার|নম্বর',
      'এইটা|এটা|এটি|এই ..1 বন্ধুর|অন্যের|নতুন ..1 নাম্বার|নম্বর',
      'ഇത് ..1 റൂംമേറ്റിന്റെ|കൂട്ടുകാരന്റെ|കൂട്ടുകാരിയുടെ|സുഹൃത്തിന്റെ|ഫ്രണ്ടിന്റെ|പുതിയ ..1 നമ്പർ|ഫോൺ|നമ്പറാണ്',
      'இது ..1 நண்பர்|நண்பரின்|புதிய|புது ..1 எண்|நம்பர்|போன்',
      'यो ..1 साथीको|नयाँ नम्बर',
      'नयाँ नम्बर हो',
      'ఇది ..1 స్నేహితుడి|కొత్త ..1 నంబర్|ఫోన్',
      'මේ|මේක ..1 යාළුවගේ|අලුත් ..1 නම්බර්|අංකය|ෆෝන්',
      'ito ..2 bago|bagong|new ..1 number|numero|cp',
      'puthiya number ..14 ayakkanam|ayakkamo|ayakku|venam|tharam',
      'bago|new ko|ko ..2 number ..8 padala|pahiram|gcash|pasend|send',
    ],
  },
  { except: NO_TELEPHONE },
)

/** Somebody who claims to be family, on a number that is new. */
export const newNumber = firstOf(
  tellsNewNumber,
  phraseSignal('new-number', NUMBER_TO_SAVE, { when: replacesNumber }),
  newNumberElsewhere,
)
