import type { EnglishSeedScam } from '../types.ts'

/** Phishing that poses as a bank, the police or the state, or that takes over an account. */
export const ACCOUNTS_AND_AUTHORITIES = [
  {
    slug: 'bank-kyc-card-blocked',
    title: 'Your card is blocked: update your details',
    description:
      'A message or a call says that your bank card will be blocked because your Emirates ID or your “KYC” details have run out. To keep it working you must confirm who you are at once. The link shows your bank’s logo and asks for your card, your online banking name and password, and the code that arrives by SMS. On the telephone, a polite voice already knows your name and perhaps the last digits of your card, and asks you to read out the code. With it they move your money or register their own phone for your account. Banks do ask customers to renew their papers. The safe place for that is the bank’s app or a branch, and no bank ever needs your code for it.',
    category: 'phishing',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'Somebody asks for a one-time code, a PIN or the number on the back of the card',
      'The account is said to close today',
      'A bank employee writes from a WhatsApp account with a logo as its picture',
      'The link is not the web site printed on your card',
      'The caller tells you not to hang up',
    ],
    preventionTips: [
      'Hang up, wait a minute, and ring the number on the back of your card.',
      'Renew your Emirates ID details inside the bank’s app or at a branch.',
      'A code from your bank is like the key to your house: give it to nobody, not even to someone from the bank.',
      'If you read a code to someone, block your cards in the app straight away and report it: 901 in Dubai, 8002626 in Abu Dhabi.',
    ],
    examples: [
      'Dear customer, your ATM card has been blocked due to incomplete KYC. Call our officer on this WhatsApp number to reactivate.',
      'Emirates NBD: Your account will be suspended. Update your Emirates ID now: https://enbd-kyc-update.example/login',
      'عزيزي العميل، سيتم إيقاف بطاقتك البنكية اليوم لعدم تحديث الهوية. حدّث بياناتك هنا: https://bank-tahdith.example',
    ],
    createdAt: '2025-01-28',
  },
  {
    slug: 'uae-pass-approval',
    title: 'UAE Pass request that you did not start',
    description:
      'Your phone shows a UAE Pass request to approve a login or sign a paper, although you did not ask for one. At about the same time somebody rings, says that he works for a ministry, a bank or a telephone company, and asks you to press the right number “to cancel a problem”. If you approve, he enters a government or bank service as you. He may then take out a loan, buy a SIM card or sign a contract in your name. Others send a link to a copied UAE Pass page to collect your mobile number, your ID number and your PIN. UAE Pass is your signature. It only needs you when you yourself have just started something.',
    category: 'phishing',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'A request appears while you are not logging in anywhere',
      'A stranger on the line tells you which number to choose',
      'The service named in the request is one that you do not use',
      'Someone wants your PIN or a picture of your screen',
    ],
    preventionTips: [
      'Press Reject on any request that you did not begin yourself.',
      'Read the name of the service and what it wants before you approve.',
      'Change your PIN in the app if you think that somebody saw it.',
      'Look through the history in the UAE Pass app, and report anything strange to its support.',
      'Check your credit report with Al Etihad Credit Bureau if you approved by mistake.',
    ],
    examples: [
      'Your UAE PASS has expired. Verify your identity to avoid suspension of your digital ID: https://uaepass-verify.example',
      'Sir, I am calling from the ministry. You will now see a number on your phone, please press 47 so that I can cancel the complaint against you.',
    ],
    createdAt: '2025-05-20',
  },
  {
    slug: 'icp-visa-status',
    title: 'Residence visa or Emirates ID problem',
    description:
      'An email, text or call in the name of ICP, GDRFA or “immigration” says that something is wrong with your residence visa. You may be fined, stopped at the airport or sent home unless you update your file or pay a fee. The link leads to a form with the state’s eagle at the top. It wants a photograph of your passport, your Emirates ID and a payment. The papers are used to open accounts or to trick the next person in your name. People whose visa is being renewed are the easiest to frighten, and so are parents who sponsor a family. Your true status is shown, free of charge, on the official sites and in their apps.',
    category: 'phishing',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'Deportation, a travel ban or a police case is threatened in the first lines',
      'You are asked to send pictures of your papers by chat',
      'Fees are to be paid to a personal account or an exchange house',
      'There are spelling mistakes in the name of the authority',
    ],
    preventionTips: [
      'Check your visa on icp.gov.ae, or on gdrfad.gov.ae for visas issued in Dubai.',
      'Ask the person who handles visas at your company before you reply.',
      'Call ICP on 600522222 or GDRFA Dubai on 8005111.',
      'If you sent copies of your ID, tell the police and your bank, so that they can watch for misuse.',
    ],
    examples: [
      'ICP Notice: Your residency file is missing required data. Failure to update within 12 hours leads to a fine of AED 5,000. Update: https://icp-ae-update.example',
      'الهيئة الاتحادية للهوية والجنسية: تم رصد مخالفة على ملف إقامتك، يرجى السداد لتجنب المنع من السفر: https://icp-residency.example',
    ],
    createdAt: '2025-03-18',
  },
  {
    slug: 'fake-police-video-call',
    title: 'A policeman on a video call',
    description:
      'You answer a video call and see a man in uniform at a desk with a flag behind him. He says that your name or your bank account is part of a money-laundering case. You must keep it secret, stay on the line and help “the investigation”. He may send an arrest paper with stamps. Then he asks you to move your savings to a safe government account, or to show your Emirates ID and bank app on the screen. Some people are kept on the line for hours so that they cannot talk to anyone. The fear is real, and the officer is not. The police in the UAE do not question people on WhatsApp, and no authority has a safe account for your money.',
    category: 'phishing',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'An officer in uniform contacts you through WhatsApp, Botim or a foreign number',
      'You are forbidden to speak to your family or your bank',
      'Money must be moved to keep it safe',
      'A warrant is shown as a picture on the screen',
      'He becomes angry when you want to call back',
    ],
    preventionTips: [
      'End the call: it is not rude and it is not a crime.',
      'Ring the police yourself on 901 in Dubai, or 999 in an emergency.',
      'Talk to someone you trust before you do anything with money.',
      'Do not hold your ID, your card or your bank app up to the camera.',
      'If money has left, ring your bank at once and ask for the transfer to be stopped.',
    ],
    examples: [
      'This is Captain Ahmed from Dubai Police. Your Emirates ID is used in a money laundering case. Keep your camera on and do not disconnect.',
      'معك النقيب خالد من شرطة دبي. هناك بلاغ ضدك ويجب تحويل رصيدك إلى حساب آمن لحين انتهاء التحقيق. لا تخبر أحدًا.',
    ],
    createdAt: '2025-06-11',
  },
  {
    slug: 'central-bank-call',
    title: 'Call from the “Central Bank”',
    description:
      'The caller says that he works for the Central Bank of the UAE. Because of a new rule every account in the country is being checked, he says, and yours has failed. He knows your full name and the bank you use. To lift the freeze you must tell him your card number, your account number and the code that has just arrived. Sometimes a letter with the Central Bank’s crest follows on WhatsApp to calm you. The Central Bank watches over the banks; it has no accounts for ordinary people and does not ring them about their cards. Everything he asks for is needed for one thing only: to send your money away.',
    category: 'phishing',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'The Central Bank rings a private person about a card or an account',
      'A letter with stamps and a signature arrives by chat',
      'The voice grows stricter each time that you hesitate',
      'You hear many other people calling in the background',
    ],
    preventionTips: [
      'Say that you will visit your branch, and put the telephone down.',
      'Check with the real Central Bank on 800 22823 if a letter worries you.',
      'Never read numbers from your card to someone who rang you.',
      'Block the caller, then warn your parents and your housekeeper about this call.',
    ],
    examples: [
      'Central Bank of UAE: Your ATM card has been frozen for security reasons. Please contact us immediately on the number below.',
      'مصرف الإمارات المركزي: تم تجميد حسابك البنكي، للتفعيل يرجى التواصل مع الموظف وإرسال رقم البطاقة.',
    ],
    createdAt: '2025-07-08',
  },
  {
    slug: 'whatsapp-takeover',
    title: 'WhatsApp account taken over',
    description:
      'A friend writes: “I sent you a code by mistake, please send it to me.” The friend’s account is already stolen, and the six-digit code is the key to yours. In another form you are asked to vote for a child in a contest, and the page makes you link a new device to your WhatsApp. Once they are in, the thieves write to your family and friends as you. They say that you are in hospital or that your card does not work, and ask for money by bank transfer. They also read old chats for pictures of IDs and cards. You are locked out, and the people who love you pay because they want to help you.',
    category: 'phishing',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'A six-digit code arrives that you did not ask for',
      'A friend suddenly needs money and cannot talk on the phone',
      'A voting page wants your telephone number',
      'An unknown device is listed under Linked devices in your settings',
    ],
    preventionTips: [
      'Never pass on a code, not even to your own sister: ring her and hear her voice.',
      'Switch on two-step verification in WhatsApp, under Settings and Account.',
      'Look at Linked devices now and then, and log out of any that you do not know.',
      'If your account is gone, register your number again in the app and warn your groups from another phone.',
    ],
    examples: [
      'Hi, sorry, I sent you a 6-digit code by SMS by mistake. Can you send it to me please? It is urgent.',
      'Please vote for my niece Aisha in the dance contest, it only takes a moment: https://vote-little-stars.example',
      'السلام عليكم، وصلك رمز بالخطأ، ممكن ترسله لي بسرعة؟',
    ],
    createdAt: '2025-09-04',
  },
  {
    slug: 'sim-swap',
    title: 'Your telephone number moved to another SIM',
    description:
      'Your phone suddenly shows no network, although you are at home. Somebody has persuaded the telephone company to give him a new SIM card or eSIM with your number. Before that, he collected your Emirates ID, perhaps from an old photocopy or a false form, or made you approve a request. Now the calls and codes meant for you reach him. He resets the passwords of your bank and your email, and empties accounts while you wait for the signal to come back. It often happens at night or before a holiday, when people notice late. A phone that goes silent for no reason is an alarm, and every minute counts.',
    category: 'phishing',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'No signal for a long time in a place where it always works',
      'A message about a SIM change or an eSIM that you did not order',
      'Your bank app or email asks you to log in again without a reason',
      'A caller wanted your ID number and a code “to upgrade your line to 5G”',
    ],
    preventionTips: [
      'Borrow a phone and ring your operator at once: 800 101 for etisalat, 800 155 for du.',
      'Ask your bank to freeze cards, transfers and online access until your number is yours again.',
      'Use the approval inside the bank’s app instead of SMS codes where you can.',
      'Write “copy for” and the purpose across every photocopy of your Emirates ID.',
      'Protect your email with its own strong password and a second step.',
    ],
    examples: [
      'Dear subscriber, your SIM will be deactivated. To upgrade free of charge to eSIM, reply with your Emirates ID number and the code you receive.',
      'Your request to replace your SIM card has been completed. If you did not make this request, contact us.',
    ],
    createdAt: '2026-01-15',
  },
  {
    slug: 'health-insurance-renewal',
    title: 'False health insurance renewal',
    description:
      'You read that your health insurance has run out, or that a new law makes everyone buy a basic plan this week. An “agent” offers the cheapest plan in the country through WhatsApp. He sends a list with prices and a card that looks real. You pay by transfer and send copies of your passport and your Emirates ID. At the clinic it turns out that nobody has ever heard of your policy. For people who renew a family’s visas this is a double loss, since the visa cannot be renewed either. Health cover is indeed required, and that is why the story works so well.',
    category: 'phishing',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'A full plan for far less than every insurer asks',
      'The agent cannot name the company that stands behind the plan',
      'You pay into a private person’s account',
      'The card comes as a picture within minutes, without any questions about health',
    ],
    preventionTips: [
      'Ask your employer or sponsor first: your cover is usually their duty.',
      'Call the insurer and have it confirm the policy number before you pay.',
      'Pay only the insurance company or a licensed broker, and keep the receipt.',
      'Report a false policy to the police, and tell the insurer whose name was used.',
    ],
    examples: [
      'URGENT: New UAE health insurance rule from Monday. Basic plan only AED 199 per year, last 50 places. Send passport copy and pay to activate.',
      'Your medical insurance has expired and a fine is added daily. Renew here: https://daman-renewal.example',
    ],
    createdAt: '2026-02-09',
  },
] as const satisfies readonly EnglishSeedScam[]
