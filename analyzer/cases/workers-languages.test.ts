import { describe, expect, it } from 'vitest'
import { gather } from '../evidence.ts'

function codes(text: string): string[] {
  return gather({ type: 'message', text }).findings.map(({ code }) => code)
}

type Row = readonly [code: string, text: string]

function tells(rule: string, frauds: readonly Row[], ordinary: readonly Row[]): void {
  describe(rule, () => {
    it.each(frauds)('%s: %s', (code, text) => {
      expect(codes(text)).toContain(code)
    })

    it.each(ordinary)('no %s: %s', (code, text) => {
      expect(codes(text)).not.toContain(code)
    })
  })
}

tells(
  'requests for a code, card details or a UAE PASS approval',
  [
    ['otp-request', 'भाई मेरा ऑर्डर है, तेरे फोन पर चार अंक आए होंगे, जल्दी बता दे'],
    ['otp-request', 'ഇപ്പോൾ വന്ന കോഡ് ഒന്ന് പറഞ്ഞു തരൂ'],
    ['otp-request', 'உங்க போனுக்கு வந்த கோட் சொல்லுங்க'],
    ['otp-request', 'तपाईंकोमा आएको कोड छिटो भन्नु न दाइ'],
    ['otp-request', 'may code po na darating, basahin mo lang sakin ha'],
    ['otp-request', 'ಈಗ ಬಂದಿರುವ OTP ಕೋಡ್ ಕಳುಹಿಸಿ ಇಲ್ಲದಿದ್ದರೆ ದಂಡ ಬೀಳುತ್ತದೆ'],
    ['otp-request', 'ನಿಮ್ಮ ಮೊಬೈಲ್‌ಗೆ 6 ಅಂಕಿ ಬಂದಿದೆ, ಅದನ್ನು ಬೇಗ ಹೇಳಿ ಪಾರ್ಸೆಲ್ ಕೊಡ್ತೀನಿ'],
    ['otp-request', 'તમારા ફોન પર જે કોડ આવ્યો છે તે મને મોકલો'],
    ['otp-request', 'ભૂલથી તમારા નંબર પર ઓટીપી આવ્યો છે, જરા બોલોને'],
    ['card-details-request', 'ನಿಮ್ಮ ಎಟಿಎಂ ಕಾರ್ಡ್ ಹಿಂದೆ ಇರುವ ಮೂರು ನಂಬರ್ ಕಳುಹಿಸಿ'],
    ['card-details-request', 'તમારા કાર્ડની આગળ પાછળનો ફોટો મોકલી આપો'],
    ['card-details-request', 'Kunan mo ng picture harap at likod ng ATM mo'],
    ['approval-request', 'may lalabas sa UAE PASS mo, i-press mo yung number tapos confirm'],
  ],
  [
    ['otp-request', 'ഒരു കോഡ് വന്നാൽ ആർക്കും കൊടുക്കല്ലേ'],
    ['otp-request', 'അക്കൗണ്ടിൽ പൈസ വരും, എടുത്ത് തന്നാൽ മതി'],
    ['otp-request', 'कोड आयो भने कसैलाई नभन्नुहोस्'],
    ['otp-request', 'may code na dumating sa akin kanina, di ko pinansin'],
    ['otp-request', 'ಒಟಿಪಿ ಬಂದರೆ ಯಾರಿಗೂ ಹೇಳಬೇಡಿ'],
    ['otp-request', 'ನನಗೆ OTP ಬಂದಿದೆ ಅಂತ ಅಮ್ಮ ಹೇಳಿದ್ದಾರೆ'],
    ['otp-request', 'કોડ આવ્યો હોય તો કોઈને કહેશો નહીં'],
    ['otp-request', 'મને કોડ આવ્યો નથી, ફરી મોકલવા કહ્યું છે'],
    ['card-details-request', 'ಕಾರ್ಡ್ ಕಳೆದು ಹೋಯ್ತು, ನಾಳೆ ಬ್ಯಾಂಕಿಗೆ ಹೋಗ್ತೀನಿ'],
    ['card-details-request', 'nawala ATM ko, nag report na ako sa bank'],
    ['approval-request', 'kung may lumabas sa UAE PASS nyo i-reject nyo lang'],
  ],
)

tells(
  'requests to use the bank account of the reader',
  [
    ['money-mule-request', 'भाई तेरे अकाउंट में 9000 आएंगे, निकाल कर मेरे बंदे को दे देना'],
    ['money-mule-request', 'உன் அக்கவுண்ட வாடகைக்கு குடு, மாசம் 900 தரேன்'],
    ['money-mule-request', 'may papasok sa account mo, withdraw mo tapos 5% sayo'],
  ],
  [
    ['money-mule-request', 'भाई सैलरी अकाउंट में आएगी तो घर भेज देना'],
    ['money-mule-request', 'pumasok na sahod ko sa account, withdraw ako mamaya'],
  ],
)

tells(
  'payment for a room before its address or key is given',
  [
    ['deposit-before-viewing', 'Partition khali hai, 200 bhejo to location bhejunga'],
    ['deposit-before-viewing', 'Bedspace for lady, transfer 200 lang then send ko address'],
    ['deposit-before-viewing', 'अल नाहदामा कोठा, पैसा हालेपछि चाबी दिन्छु'],
  ],
  [
    ['deposit-before-viewing', 'Bedspace for lady, punta ka muna dito para makita mo'],
    ['deposit-before-viewing', 'कोठा हेरेर मन परे मात्र पैसा दिनुस्'],
  ],
)

tells(
  'demands for money with a compromising picture or a court case',
  [
    ['blackmail', 'ఫోటోలు మా దగ్గర ఉన్నాయి, 5000 ఇవ్వకపోతే అందరికీ పంపుతా'],
    ['blackmail', 'Nina video yako, tuma 9000 ama nitatuma kwa familia'],
    ['legal-threat', 'तपाईंको नाममा मुद्दा छ, फोन नकाट्नु, १००० हाले मिल्छ'],
    ['payment-request', 'तपाईंको नाममा मुद्दा छ, फोन नकाट्नु, १००० हाले मिल्छ'],
  ],
  [
    ['blackmail', 'ఫోటోలు మా దగ్గర ఉన్నాయి, రేపు ఆల్బమ్ ఇస్తా'],
    ['blackmail', 'तेरो नाचेको भिडियो मसँग छ, ग्रुपमा हालिदिउँ? 😂'],
    ['legal-threat', 'मुद्दा सकियो, वकिलले फोन गरे'],
  ],
)

tells(
  'illegal services: favours of insiders, lifted curses',
  [
    ['illegal-service-offer', 'absconding hatana hai? andar se karwa dunga 900 dirham'],
    ['illegal-service-offer', 'Kilala ko sa immigration, 900 aed burado ang fine mo'],
    ['illegal-service-offer', 'നിനക്ക് ശത്രുദോഷം ഉണ്ട്, പൂജക്ക് 500 ദിർഹം'],
  ],
  [['illegal-service-offer', 'Pumunta ako sa immigration, 900 aed ang fine ko']],
)

tells(
  'advance fees for a job, a loan or a parcel, and overpayments',
  [
    ['job-offer', 'ক্লিনারের বেতন ১৫০০, বুকিং ৩০০ আজকে দিতে হবে'],
    ['easy-loan', 'loan approved po, insurance 200 muna bago i-release'],
    ['windfall-offer', 'Nasa customs ang package mo, bayaran mo lang 900 dirham'],
    ['overpayment', 'sobra po napasok ko sa inyo, pa balik naman sa number na to'],
  ],
  [
    ['job-offer', 'ক্লিনারের বেতন ১৫০০, কোনো টাকা লাগে না'],
    ['easy-loan', 'nabayaran ko na yung loan ko sa bank, walang penalty'],
    ['overpayment', 'sobra ang ulam, uwian mo si nanay'],
  ],
)

tells(
  'relatives with a new number or in need, and savings rounds that promise a return',
  [
    ['new-number', 'Te lain ni nga number, ipadala sa gcash karon'],
    ['family-emergency', 'naospital si kuya, deposit muna 5k sa gcash ko'],
    ['guaranteed-return', 'Paluwagan, pasok 500 labas 900 after 7 days'],
  ],
  [
    ['new-number', 'Te lain ni nga number ha, save lang'],
    ['guaranteed-return', 'Paluwagan natin bukas na ang sahod ni Ate Lorna'],
  ],
)
