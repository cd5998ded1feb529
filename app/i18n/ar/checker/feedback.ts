import type * as en from '../../en/checker/feedback.ts'

/** Words of the question under a verdict. */
export const feedback: typeof en.feedback = {
  question: 'هل كانت النتيجة صحيحة؟',
  hint: 'إذا أجبت «لا» فقد يقرأ فريقنا النص الذي فحصته ليعرف أين الخطأ.',
  answers: { yes: 'نعم', no: 'لا', unsure: 'لست متأكدًا' },
  thanks: 'شكرًا لك. جوابك يساعدنا على تحسين الكاشف.',
  problems: {
    refused: 'تعذر حفظ جوابك.',
    'rate-limited': 'أرسلت أجوبة كثيرة. يُرجى المحاولة بعد ساعة.',
    failed: 'تعذر حفظ جوابك. يُرجى المحاولة بعد قليل.',
  },
}
