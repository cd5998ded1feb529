import type { Prepared } from '../../prepared.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** A letter that tells no more than that there is a deal is short. */
const MOST_WORDS = 140

/** The answer that is all he wants, for now. */
const WANTS_ANSWER = compile({
  en: [
    'get|write|reply|respond|text ..1 back|me ..6 details|detail|information|interested|discuss|explain|explanation|more|further|email|mail',
    'contact|email|mail|write|reply|message|reach|call ..2 me|him|her|us|back|to ..10 details|detail|information|clarification|interested|discuss|explain|inquiries|enquiries|further|more',
    'interested ..6 contact|reply|write|get|respond|email|let|message',
    'reply|respond|answer ..3 interested|details|information|directions|urgently|asap|me|soon|explain',
    'details|detail|information|clarification ..4 reply|contact|interested|write',
    'await|awaiting|wait|waiting|anticipate|looking ..3 your ..2 response|reply|answer|mail|email',
    'contact|email|reply|write|respond|answer me|us',
    'reply|respond|answer|write ..2 to|me|back ..1 this|my|me ..1 mail|email|message|letter|back',
    'waiting|wait|waited|hope|hoping ..2 to|for ..2 hear|your|you',
    'read|hear ..1 from you|soon',
    'may|can|shall i ..1 send|explain|tell|trust|share|count|use',
    'readiness|willingness|confirmation|acknowledge|acknowledgement',
    'get back to me',
    'kindly|please ..1 reply|respond|confirm|acknowledge|write|contact',
    'can|may|could ..1 i ..1 trust you',
    'your ..1 consent|interest|cooperation|assistance',
    'let ..1 me ..1 know ..2 if|your',
    'private|personal ..1 mail|email|e',
  ],
  ar: [
    'للتفاصيل|التفاصيل|تفاصيل|المزيد ..4 راسلني|تواصل|راسل|الرد|رد|بريدي',
    'راسلني|تواصل|رد|الرد|أجبني|جاوبني ..6 للتفاصيل|التفاصيل|تفاصيل|المزيد|مهتم|مهتما|بريدي|بريد',
    'بانتظار|أنتظر|انتظر ..2 ردك|ردكم|رسالتك|جوابك',
    'إذا|اذا|إن ..1 كنت ..1 مهتما|مهتم|مهتمة',
  ],
  others: [
    'antworten|antworte|melden|kontaktieren|schreiben|rückmeldung|antwort ..6 sie|mir|mich|details|einzelheiten|interesse|informationen|warte',
    'répondre|répondez|contactez|contacter|écrivez|réponse ..6 moi|détails|intéressé|informations|attente|plus',
    'responda|responder|contácteme|contactarme|escríbame|respuesta|espero ..6 detalles|interesado|información|más|su|correo',
    'ответьте|напишите|свяжитесь|ответа|жду ..6 мне|подробности|подробностей|почту|вашего|мной|детали',
    'responda|contate|escreva|resposta|aguardo ..6 detalhes|interessado|informações|mais|sua|mail',
  ],
})

/** How a stranger speaks of a deal that he does not tell. */
const DEAL: Phrases = {
  en: [
    'business|investment|lucrative|mutual|financial|confidential|important ..1 proposal|proposition',
    'lucrative|profitable|confidential ..2 business|deal|transaction|offer|opportunity|project ..10 introduce|share|discuss|you|interested',
    'business|transaction|project|deal|proposal|partnership|manner ..6 benefit|beneficial|profitable ..3 both|us|you',
    'mutual|mutually|financial benefit|beneficial|interest',
    'contacting|contact|contacted|writing|wrote|write ..1 you ..4 business|deal|transaction ..12 met|know|urgency|trust|internet|private|confidential',
    'something|thing|matter|issue ..3 important|urgent|interest|benefit|beneficial ..4 discuss|share|tell|you ..8 private|personal|interested|mail|reply|explain|back',
    'confide in you',
    'urgent|confidential|private ..1 matter|business|transaction ..6 discuss|share|you|confide',
    'invite|inviting ..1 you ..6 investment|funding ..2 program|programme|project|scheme',
    'partner|partnership|together|project|deal|business ..8 worth ..4 million|millions|@amount',
    'work|partner|deal|business|project ..8 worth ..4 million|millions|@amount|#',
    'its|it|is|project|deal worth ..3 million|millions',
    'looking|seeking|seek|need|search ..4 reliable|honest|trustworthy|reputable|god|foreign|serious ..3 partner|person|individual|company|investor',
    'donate|give|distribute|entrust ..6 huge|large|substantial|big ..1 amount|sum',
    'on behalf of ..1 my|our|a ..2 client|principal ..10 funds|fund|invest|investment|money',
    'received|get|got|receipt|reply ..3 my|previous|first|last|earlier ..2 mail|email|message|letter ..14 inheritance|fund|funds|estate|deceased|deal|benefit|million|donation',
    'i|am ..4 department|branch|account|operations|credit|audit|auditor ..2 manager|officer|director ..8 bank|banks ..12 business|proposal|deal|transaction|interest|fund|funds|transfer',
  ],
  ar: [
    'عرض|مقترح|اقتراح|صفقة|مشروع|معاملة ..2 تجاري|تجارية|استثماري|مربح|مربحة|سري|سرية ..8 مهتم|مهتما|التفاصيل|للتفاصيل|معك|لك|بيننا|الطرفين',
    'أبحث|ابحث|أحتاج|نبحث ..3 شريك|شخص ..2 موثوق|أمين|جاد',
    'أمر|موضوع|شيء ..1 مهم|عاجل|سري|خاص ..4 مناقشته|أناقشه|أطرحه|أخبرك|معك',
  ],
  others: [
    'geschäftsvorschlag|geschäftsangebot|investitionsvorschlag',
    'lukratives|lukrativen|vertrauliches|vertraulichen|profitables ..1 geschäft|angebot|projekt|vorschlag',
    'proposition|offre ..1 affaires|affaire|confidentielle|lucrative',
    'partenariat|affaire|transaction ..4 lucrative|confidentielle|bénéfique|millions',
    'propuesta|oferta ..2 negocio|negocios|comercial|confidencial|lucrativa|inversión',
    'деловое|выгодное|конфиденциальное|инвестиционное ..1 предложение',
    'proposta ..2 negócio|negócios|confidencial|lucrativa|affari',
  ],
}
/** What a company that sells something says of itself: its offer is told, however it is called. */
const SELLS = compile({
  en: [
    'our|we ..3 team|products|product|services|service|platform|software|agency|portfolio|demo|website|catalogue|catalog|company|clients|students|customers|studio|event|conference',
    'attached|enclosed|agenda|meeting|schedule|brochure|quote|quotation|tender|order|invoice|appointment|calendar',
    'unsubscribe|newsletter',
  ],
  ar: ['منتجاتنا|خدماتنا|شركتنا|موقعنا|مرفق|الاجتماع|الفاتورة'],
  others: ['unsere|unserem|unser|nos|notre|nuestros|nuestra|nuestro|наша|наши|нашей|nossos|nossa'],
})

/** Whether a few lines want no more than an answer, from somebody who neither sells nor shows anything. */
export function wantsAnswerOnly({ words, links }: Prepared): boolean {
  if (links.length > 0 || words.tokens.length > MOST_WORDS) return false
  return occurs(words, WANTS_ANSWER) && !occurs(words, SELLS)
}

/** A deal, a share or a gift of which a stranger tells no more than that the reader should answer. */
export const strangersDeal = phraseSignal('advance-fee', DEAL, {
  negations: 'warnings',
  when: wantsAnswerOnly,
})
