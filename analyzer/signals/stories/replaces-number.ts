import type { Prepared } from '../../prepared.ts'
import { classWords, isAny, spelled } from '../../text/class-words.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'

const KIN: ReadonlySet<string> = new Set([
  ...classWords('kin'),
  ...'mam mãe mae pai maman papi mami mutti vati oma opa mamma anne мама мам папа пап amma appa bunda ibu ayah'
    .split(' ')
    .map(spelled),
])
/** How many words into a text it still greets somebody. */
const GREETING = 4

/** The old number is to be forgotten. */
const OLD_ONE: Phrases = {
  en: ['delete|remove|forget|ignore ..3 old|other|that|previous ..1 number|one'],
  ar: ['امسح|امسحي|احذف|احذفي ..2 رقمي|الرقم|القديم'],
}

const PHONE_GONE = compile({
  en: [
    'phone|mobile|iphone|screen|sim|cell|cellphone ..5 defect|defective|faulty|dead|broke|broken|lost|stolen|water|smashed|dropped|damaged|repair|repairs|repaired|washing|wash|toilet|crashed|shattered|cracked|fell',
    'broke|broken|lost|dropped|damaged|smashed|cracked|drowned ..2 my|the ..1 phone|mobile|iphone|sim|screen',
    'broke|lost|dropped|damaged|smashed|cracked mine',
    'temporary|temporarily ..3 number|phone|sim',
    ...OLD_ONE.en,
  ],
  ar: [
    'تلفوني|هاتفي|جوالي|موبايلي|الجوال|التلفون|تليفوني ..3 انكسر|ضاع|خرب|انسرق|تعطل|طاح|غرق|خربان|وقع|باظ|بالصيانة|التصليح',
    'انكسر|ضاع|خرب|انسرق|تعطل|طاح|غرق|ضيعت|كسرت ..2 تلفوني|هاتفي|جوالي|موبايلي|الجوال|التلفون|تليفوني',
    'رقم|رقمي ..2 مؤقت|المؤقت|مؤقتا',
    ...OLD_ONE.ar,
  ],
  others: [
    'handy|telefon|telefoon|mobiel|teléfono|móvil|celular|téléphone|portable|telefone|phone|mobile|hp ..5 kaputt|defekt|verloren|gestohlen|waschmaschine|kapot|stuk|kwijt|gestolen|roto|rompió|perdí|dañó|cassé|perdu|volé|panne|quebrou|estragou|perdi|rotto|perso|bozuldu|kırıldı|rusak|hilang|toot|kharab|chori',
    'kaputt|kapot|stuk|rompió|cassé|perdu|quebrou|perdí|perdi ..3 handy|telefon|telefoon|mobiel|teléfono|móvil|celular|téléphone|portable|telefone',
    'alte|oude|viejo|antiguo|ancien|antigo|vecchio|lama ..3 löschen|lösch|verwijderen|borrar|borra|supprimer|apagar|apaga|hapus',
    'телефон ..3 сломался|разбился|потеряла|потерял|украли',
  ],
})

/** How it is asked for that a number be saved in place of another. */
export const NUMBER_TO_SAVE: Phrases = {
  en: [
    'save|add|use|have|store|note ..1 this|my|new|it ..3 number|one|now',
    ...OLD_ONE.en,
    'new|temporary ..1 number ..2 you ..1 can ..1 save',
  ],
  ar: [
    'احفظ|احفظي|سجل|سجلي|خزن|خزني|ضيفي ..2 رقمي|الرقم|هالرقم|رقم|هذا',
    'رقمي|الرقم ..3 احفظه|احفظيه|سجله|سجليه|خزنه|خزنيه',
    ...OLD_ONE.ar,
  ],
  others: [
    'nummer|nr ..3 einspeichern|speichern|abspeichern|opslaan|bewaren',
    'speicher|guarda|guardar|enregistre|enregistrer|salva|salvar|simpan|kaydet|сохрани|save|bewaar ..4 nummer|número|numéro|nomor|numarayı|номер|number|karo|kar',
  ],
}
const SAVES = compile(NUMBER_TO_SAVE)

const NEW_NUMBER = compile({
  en: ['new|temporary|replacement ..1 number', 'text|message|whatsapp ..3 this|new ..1 number'],
  ar: ['رقمي|رقم|الرقم ..1 الجديد|جديد|اليديد|مؤقت|المؤقت'],
  others: [
    'neue|neues|nieuw|nieuwe|nuevo|nueva|nouveau|novo|nova|nuovo|baru|yeni|новый|naya|bago|bagong ..2 nummer|handynummer|número|numéro|nomor|numaram|номер|number|whatsapp',
    'número|numéro|nomor|nummer nuevo|nouveau|novo|baru|neue',
  ],
})
const WRITES_BACK = compile({
  en: [
    'text|message|whatsapp|write|reply|send ..3 me|here|back|number|one',
    'need ..2 favour|favor',
  ],
  ar: [
    'راسلني|راسليني|كلمني|كلميني|محتاجك|محتاجتك|مشغول|مشغولة|خدمة|طرشيلي|طرشلي|ارسلي|ارسل|ابعتيلي|ابعتلي|ردي|تواصلي|كلميني',
  ],
  others: [
    'schreib|schreibe|schick|schicke|melde|meld|stuur|app|écris|envoie|escríbeme|escribeme|manda|mándame|chama|mande|scrivimi|kirim|chat|yaz|напиши ..4 mir|mich|me|moi|whatsapp|bericht|mensaje|message|mensagem|mij|hier|aquí|ici|pesan|wa|мне',
    'escríbeme|escribeme|scrivimi',
  ],
})

/** Whether somebody greets father or mother, says that the phone is gone and wants a new number to be taken. */
export function replacesNumber({ words }: Prepared): boolean {
  const greeted = words.tokens.slice(0, GREETING)
  const greetsKin = greeted.some((token) => isAny(token, KIN))
  if (!greetsKin || !occurs(words, PHONE_GONE)) return false
  return occurs(words, SAVES) || (occurs(words, NEW_NUMBER) && occurs(words, WRITES_BACK))
}
