import type { FindingCode } from '../../codes.ts'
import type { Prepared } from '../../prepared.ts'
import { compile, findPhrases, occurs, type Patterns, spansOf } from '../../text/phrases.ts'
import { compileUnspaced, findUnspaced, inSmallLetters } from '../../text/unspaced.ts'
import type { ContentType } from '../../types.ts'
import type { Finding } from '../../verdict-types.ts'

/**
 * Who warns, in the languages whose ways of denying `negations.ts` does not know: nothing in such a text is a sign by its words
 * alone. "Nie" is no such word in Polish, nor "mai" in Romanian.
 */
const WARNINGS = compile({
  en: ['phishing|sextortion|scam|scams|scammer|scammers'],
  ar: [],
  others: [
    'non pagate|rispondete',
    'não pague|responda e|nem',
    'no pague|paguen ..4 bloquee|bloqueen|denuncie|denuncien|responda|ni',
    'ne ..1 payez|répondez pas ..6 signalez|supprimez|transférez|portez',
    'nicht ..2 zahlen|bezahlen|überweisen ..6 melden|anzeige|löschen|weiterleiten',
    'existe|existen|existem|existiert|esiste|esistono|bestaat|существует|istnieje ..2 nicht|pas|no|niet|não|nie',
    'no|non|não|nie|не ..1 existe|existen|existem|esiste|esistono|istnieje|существует',
    'gibt|bestaat ..1 es|niet ..1 nicht|keine',
    'ne ..1 donnez|communiquez|transmettez|partagez|divulguez',
    'não ..1 enviamos|enviam|envia|entregue',
    'если ..1 позвонят|скажут|просят',
    'sturen|vragen|stuurt ..2 geen',
    'kanmayın|inanmayın|inanma|vermeyin',
    'nie ..4 am|weiter|preis|heraus|per|telefonisch',
    'tac|otp|kode|pin|sandi|kod ..3 jangan',
    'jangan|janganlah ..4 tac|otp|kode|pin|sandi',
    'न|ना|मत|नहीं ..1 बताएं|बताइए|दें|साझा|शेयर|मांगता|मांगते|मांगती|होती|होता|पूछता|पूछते|करता|करती',
    'نہ|مت|نہیں ..1 دیں|بتائیں|مانگتا|مانگتے|پوچھتا|شیئر',
    'نکنید|ندهید|نفرستید|نمیکند|نخواهد',
    'betrüger|betrügern|betrugsmasche|betrugsversuch|masche|maschen|erpressermails|betrugsmails|trickbetrüger|verbraucherzentrale|verbraucherschutz|niemals|angeblich|angebliche|angeblichen|angeblicher|enkeltrick|geldwäsche|straftat|fakeshop|fakeshops',
    'nie|nicht ..4 fragen|bitten|auffordern|anfordern|fordern|verlangen|abfragen|herausgeben|weitergeben|nennen',
    'arnaque|arnaques|arnaqueur|arnaqueurs|escroc|escrocs|escroquerie|escroqueries|hameçonnage|jamais|malveillants|usurpation|frauduleux|frauduleuse|fraudeurs',
    'ne ..2 demande|demandons|demandent|demandera|demanderons|communiquez|transmettez ..2 aucun|aucune|pas|ni|jamais',
    'estafa|estafas|estafador|estafadores|timo|timos|nunca|jamás|fraudulento|fraudulentos|fraudulenta|suplantación',
    'no ..2 pedimos|pide|piden|solicitamos|solicita|pediremos|facilite|comparta|compartas',
    'truffa|truffe|truffatori|truffatore|raggiro|ricatto|ricatti|mai|fraudolento|fraudolenti',
    'non ..2 chiediamo|chiede|chiedono|chiederemo|chiederà|comunichi|comunicare|fornire',
    'golpe|golpes|golpista|golpistas|burla|burlas|burlão|burlões|vigarice|fraudulenta|fraudulento|fraudulentas',
    'não ..2 pedimos|pede|pedem|pediremos|solicitamos|solicita|partilhe|compartilhe|forneça',
    'oplichting|oplichters|oplichter|oplichterij|nooit|geldezel|geldezels|fraudeurs|afpersing|nepmail|nepmails|strafbaar|verdachte',
    'oszust|oszuści|oszustów|oszustom|oszustwo|oszustwa|oszustwem|nigdy|wyłudzenie|wyłudzenia|wyłudzić|fałszywe|fałszywych',
    'nie ..2 prosimy|pytamy|prosi|pyta|wymaga|wymagamy|podawaj|podawać|udostępniaj',
    'мошенник|мошенники|мошенников|мошенникам|мошенничество|мошенничества|никогда|аферисты|злоумышленники',
    'не ..2 запрашиваем|запрашивает|просим|просит|спрашивает|спрашиваем|требуем|называйте',
    'dolandırıcı|dolandırıcılar|dolandırıcılara|dolandırıcıların|dolandırıcılık|asla|oltalama|istemez|istemeyiz|istemiyoruz|istemeyecektir|şantajlardır|itibar|paylaşmayın|paylaşmayınız',
    'penipu|penipuan|waspada|waspadai|penjenayah|modus|hoax',
    'tidak|tak ..1 pernah|meminta|minta',
    'matapeli|utapeli|kamwe|tahadhari',
    'mag ingat',
    'manloloko|huwag|nangscam',
    'thagi|thug|dhokha|dhoka|dhoke|hoshiyar|savdhan|khabardar',
    'මුළා|වංචා|වංචාවක්|පරිස්සම්',
    'మోసం|మోసగాళ్లు|జాగ్రత్త|ఎప్పుడూ',
    'አጭበርባሪ|አጭበርባሪዎች|ይጠንቀቁ|ማጭበርበር',
    'धोखाधड़ी|ठग|ठगी|सावधान|कभी',
    'প্রতারণা|প্রতারক|প্রতারকরা|সাবধান|সতর্ক|কখনো|কখনোই|কখনও',
    'തട്ടിപ്പ്|തട്ടിപ്പാണ്|തട്ടിപ്പുകാർ|ജാഗ്രത|സൂക്ഷിക്കുക|ഒരിക്കലും|അരുത്|പറയരുത്|നൽകരുത്|പങ്കിടരുത്',
    'மோசடி|மோசடிகள்|எச்சரிக்கை|ஜாக்கிரதை|ஒருபோதும்|பகிராதீர்கள்|சொல்லாதீர்கள்',
    'சொல்ல|பகிர|கொடுக்க வேண்டாம்|கூடாது',
    'বলবেন|দেবেন|দিবেন|করবেন না',
    'नभन्नुहोस्|नदिनुहोस्|ठगी',
    'කියන්න|දෙන්න|එවන්න එපා',
    'చెప్పకండి|చెప్పవద్దు|పంచుకోవద్దు|ఇవ్వకండి',
    'አይንገሩ|አያጋሩ|አይስጡ',
    'کلاهبردار|کلاهبرداری|کلاهبرداران|هرگز|هشدار|دروغ|فیشینگ|فراڈ|دھوکہ|کبھی|ہوشیار|جعلساز',
  ],
})
const WARNINGS_UNSPACED = compileUnspaced([
  '支払いはせず|無差別に送|脅迫メール|二次被害|恐吓邮件|群发的|不要提供|不要給|不要给|都不要|任何人|不会索取|不會索取|請提防|提防詐騙|慎防|詐騙|诈骗|泄露|洩漏|洩露|外洩|勿转发|勿轉發|勿提供|勿告知|勿告诉|勿告訴|切勿|给他人|給他人|提供他人|可能导致|请不要转账|협박_메일|무작위_스팸|송금하지_마',
  'なりすまし|不審な|ご注意ください|ご注意下さい|お尋ねすること|お聞きすること|求めることは|詐欺に|詐欺の手口|詐欺です|詐欺メール',
  '无需|骗人|冒充|一律不要|保护个人信息|更不要|系群发|公安不会|别转钱|密码别|不用转|不会向|不要把|不要向|不要泄露|请勿向|不需要|没有所谓|挂断|一律拒绝|谨防|反诈|警惕|骗子|以防受骗|不会索要|不会通过|不会要求|切勿|诈骗电话|被骗|防骗',
  '사칭|보이스피싱|피싱|스미싱|주의하|유의하|요구하지_않|요청하지_않|묻지_않|절대',
])

const ENGLISH = [
  'the',
  'and',
  'you',
  'your',
  'this',
  'with',
  'that',
  'are',
  'from',
  'please',
  'our',
]

/** Many a word of another language is English, too: "taken", "warrant", "saga". */
function isEnglish({ words }: Prepared): boolean {
  return ENGLISH.filter((word) => words.at.has(word)).length > 1
}

/** Whether a text in one of these languages warns of fraud, or says what is never asked for. */
export function warnsElsewhere({ words, text }: Prepared): boolean {
  return occurs(words, WARNINGS) || findUnspaced(text, WARNINGS_UNSPACED).length > 0
}

type Way = {
  readonly code: FindingCode
  /** As in `Phrases`, in languages whose negations are not known: of each list something must be said. */
  readonly lists: readonly (readonly string[])[]
  /** What Chinese, Japanese and Korean say. */
  readonly unspaced?: readonly string[]
  readonly within?: ContentType
  readonly when?: (content: Prepared) => boolean
}

/** A sign in the languages in which a warning is only known by the whole text. */
export function elsewhere<Code extends FindingCode>({
  code,
  lists,
  unspaced = [],
  within,
  when = () => true,
}: Way & { code: Code }): (content: Prepared) => Finding<Code>[] {
  const [told, ...also] = lists.map((others): Patterns => compile({ en: [], ar: [], others }))
  const letters = compileUnspaced(unspaced.map(inSmallLetters))
  return (content) => {
    if ((within && content.type !== within) || isEnglish(content)) return []
    const { words } = content
    const hits =
      told && also.every((list) => occurs(words, list)) ? findPhrases(words, told, 'none') : []
    const spans = hits.length > 0 ? spansOf(words, hits) : findUnspaced(content.small, letters)
    if (spans.length === 0 || warnsElsewhere(content) || !when(content)) return []
    return [{ code, params: {}, spans }]
  }
}
