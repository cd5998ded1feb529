import { phraseSignal } from '../detector.ts'

/** Words meant for a machine that reads along, to make it call the text safe. */
export const instructionsToAi = phraseSignal('instructions-to-ai', {
  en: [
    'ignore|disregard|forget|override ..3 previous|prior|above|earlier|all ..2 instructions|instruction|prompt|prompts|rules',
    'system prompt|message|override',
    'you are ..3 ai|language|assistant ..2 model|assistant|chatbot',
    'classify|mark|label|rate|report|treat ..4 message|email|text|content|this ..4 safe|legitimate|harmless|benign',
    'respond|answer|reply|output|return ..4 issafe|safe|json|legitimate',
    'issafe true',
    'note|attention|dear|instruction ..2 ai|llm|gpt|gemini|model',
  ],
  ar: [
    'تجاهل|انس|اهمل ..3 التعليمات|تعليمات|الأوامر|التوجيهات',
    'صنف|اعتبر|قل ..3 الرسالة|النص ..4 آمنة|آمن|سليمة',
    'أنت|انت نموذج|مساعد ..2 ذكاء|ذكي|لغوي',
  ],
})
