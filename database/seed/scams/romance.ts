import type { EnglishSeedScam } from '../types.ts'

/** Affection that is played in order to get money. */
export const ROMANCE = [
  {
    slug: 'online-love-emergency',
    title: 'Online love with an emergency',
    description:
      'You meet someone on Facebook, Instagram or a dating app: a surgeon, an engineer on a ship, an officer on a mission. He or she writes every day, remembers your children’s names and speaks of a future together. A meeting is always planned and always fails. After weeks or months there is an emergency, such as an operation, a lost wallet or a blocked account, and only you can help. The first sum is small. There will be another. The person in the pictures does not know you; the messages are written by people who do this all day long. Missing somebody who never existed hurts as much as any loss, and it is no reason for shame.',
    category: 'romance',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'Great love within days, from somebody you have never met',
      'The camera is always broken or the line too weak',
      'Work far away: a ship, an oil platform, an army camp',
      'An emergency that needs money, gift cards or crypto',
      'You are asked to keep the relationship a secret',
    ],
    preventionTips: [
      'Search for the profile pictures on the internet: they often belong to someone else.',
      'Ask for a video call today, at a time that you choose.',
      'Send no money to a person whom you have not met face to face.',
      'Tell one friend the whole story and listen to what she says.',
      'Keep the chats; do not delete them in anger, because the police will need them.',
    ],
    examples: [
      'My love, my card is blocked in Istanbul and the hospital will not release me. Please send only 2,000 dirhams, I will pay you back the day I land in Dubai.',
      'حبيبتي، أنا في مهمة ولا أستطيع الوصول إلى حسابي. أرجوك ساعديني بتحويل بسيط وسأرده لك عند عودتي.',
    ],
    createdAt: '2025-02-14',
  },
  {
    slug: 'romance-investment',
    title: 'New friend who teaches you to invest',
    description:
      'It starts with “Sorry, wrong number” or with a match on a dating app. The new friend is charming, successful and in no hurry. There is no talk of money for weeks. Then, by the way, he or she mentions an uncle who knows the crypto market, and offers to show you how it is done. You put in a little on a trading site and it grows. You put in more. The affection and the profits belong to the same play, written to take everything you have. At the end the account is frozen, a tax is due and the friend is gone. Criminals have an ugly name for it: fattening the pig. You are not that. You trusted someone.',
    category: 'romance',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'A stranger’s wrong-number message turns into a daily chat',
      'Pictures of restaurants, cars and travel, but never a meeting',
      'Sooner or later the talk turns to a special way of trading',
      'You are guided click by click to a platform that you had never heard of',
    ],
    preventionTips: [
      'Do not answer wrong-number messages, not even politely.',
      'Keep love and investments apart: never trade on a site that a sweetheart sent you.',
      'Show the platform to your bank before the first transfer.',
      'Break off contact when money comes up, and block the person everywhere.',
    ],
    examples: [
      'Hi Linda, are we still playing golf on Saturday? Oh, I am so sorry, wrong number! You seem very kind. Where in the UAE do you live?',
      'Darling, my uncle says the market opens at 9 tonight. Put in what you can and we will buy our apartment sooner: https://goldnova-x.example',
    ],
    createdAt: '2025-07-24',
  },
  {
    slug: 'sextortion-video-call',
    title: 'Blackmail after an intimate video call',
    description:
      'An attractive stranger adds you and soon suggests a private video call. During the call he or she undresses, and asks you to do the same. It was recorded. Within minutes you receive the film together with the names of your relatives and colleagues, and a demand for money. If you pay, they ask for more. Some threaten to go to the police themselves, and some only pretend to have a picture, made by a computer. Teenagers are often the target, and they are the most afraid to tell. The crime is the blackmail. The police in the UAE handle such cases in confidence, and the threats usually fade once nothing is paid.',
    category: 'romance',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'A stranger moves very quickly to intimate talk or video',
      'The profile is new, with few friends and perfect pictures',
      'You are asked to change to another app for the call',
      'After the call come screenshots of your list of friends',
      'Each payment is followed by a higher demand',
    ],
    preventionTips: [
      'Do not pay and do not bargain: it never ends the threats.',
      'Take pictures of the profile, the threats and the account details, and then block.',
      'Report to the police: eCrime or 901 in Dubai, Aman on 8002626 in Abu Dhabi.',
      'Set your friends list to private and warn close relatives if you can.',
      'Parents: say today that your child can come to you with anything, and mean it.',
    ],
    examples: [
      'I have your video and all your followers. Send AED 3,000 in one hour or your mother and your office will see it.',
      'عندي الفيديو وأسماء أهلك كلهم. حوّل المبلغ الآن وإلا نشرته.',
    ],
    createdAt: '2025-05-06',
  },
  {
    slug: 'gift-parcel-customs',
    title: 'Gift parcel from a friend, held by customs',
    description:
      'A friend from abroad, known only through the internet, sends you a parcel with jewellery, a telephone and cash, to thank you for your kindness. You get a tracking page and a film of the box being packed. A few days later a “customs officer” or a courier lady rings. The box was scanned, there is money in it, and you must pay duty, then a fine, then a certificate against money laundering. She sounds official and a little cross, while the friend begs you to save the gift. There is no box. Every payment goes to the same people. True customs duties are paid to a known courier against a proper receipt.',
    category: 'romance',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'A costly gift from somebody whom you have never met',
      'Cash hidden in a parcel',
      'Customs fees are to be paid to a private account',
      'The tracking number works only on one unknown page',
    ],
    preventionTips: [
      'Enter the tracking number on the site of a real courier.',
      'Ask Dubai Customs on 80080080 whether a parcel in your name exists.',
      'Refuse the gift: a true friend will understand.',
      'Stop at the first payment, even if you have been told that it is the last.',
    ],
    examples: [
      'Madam, this is Global Swift Diplomatic Courier. Your package contains 80,000 GBP. Pay AED 6,300 clearance today or it is a criminal case: https://swift-diplomatic.example/track',
      'Honey, I hid the money for our house in the parcel. Please pay the customs lady, I am crying here.',
    ],
    createdAt: '2026-01-29',
  },
  {
    slug: 'matrimonial-profile',
    title: 'False proposal from a marriage site',
    description:
      'On a marriage site or through a relative’s contact, a good family shows interest. The man is a doctor in Europe, or the bride’s brother does the writing. There are prayers, photographs and talks with an “aunt”. Then small payments begin: for the visa file, for the engagement ring, for a document with a stamp. Copies of passports are collected “for the marriage papers” and misused later. When the day of the visit comes, an accident or an arrest gets in the way, with more costs. Families on both sides keep silent to protect a daughter’s name, and the same profile goes on to the next family.',
    category: 'romance',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'Only one person of the other family ever speaks to you',
      'Questions about your salary and savings come very early',
      'Costs for visas or papers are to be paid before anyone has met',
      'The story changes when a second relative asks',
    ],
    preventionTips: [
      'Let an elder of your family meet theirs, in person or on video, before anything else.',
      'Call the hospital or company where he is said to work, and ask for him by name.',
      'Give no passport copies until a lawyer or the court needs them.',
      'Report the profile to the site even if you feel embarrassed: it helps the next family.',
    ],
    examples: [
      'Assalamu alaikum, my brother has accepted your profile. For the sponsor file we need passport copy and AED 2,800 embassy fee this week.',
    ],
    createdAt: '2026-06-17',
  },
  {
    slug: 'dating-site-verification',
    title: 'Dating “safety badge” with a monthly charge',
    description:
      'A person you met on a dating app wants to see you this evening, but first asks you to get a “safety ID” or “verified badge”, so that both of you can feel secure. The page asks for a card for a check of one dirham. In the small print it signs you up for several adult sites that charge every month. The meeting does not take place. For some years this was seen often; lately the apps check their members themselves, and we have had few reports. The entry remains for those who still find strange charges on their card and do not know where they come from.',
    category: 'romance',
    riskLevel: 'low',
    status: 'inactive',
    indicators: [
      'Someone needs you to be verified on another site before you can meet',
      'A card is needed for a service that is called free',
      'The small print speaks of trial memberships',
      'All answers sound as if they came from a machine',
    ],
    preventionTips: [
      'Use only the safety features built into the dating app itself.',
      'Go through your card statement each month, line by line.',
      'Have your bank cancel the card if unknown memberships appear.',
      'Meet for the first time in a café in the daytime, and tell a friend where you are.',
    ],
    examples: [
      'I would love to meet tonight, but a girl must be careful. Please get this free safety ID first: https://safe-date-id.example',
    ],
    createdAt: '2025-02-20',
  },
] as const satisfies readonly EnglishSeedScam[]
