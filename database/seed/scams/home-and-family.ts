import type { EnglishSeedScam } from '../types.ts'

/** Scams around the home, the children, the household and faith. */
export const HOME_AND_FAMILY = [
  {
    slug: 'yearly-rental-deposit',
    title: 'Flat for rent that belongs to somebody else',
    description:
      'A bright flat in a good area costs a third less than its neighbours. The agent shows it to you, or says that the tenant is away and sends a film. Other families want it too, so you should pay a deposit today, or hand over the cheques for the year. On moving day a stranger opens the door, or three families arrive with the same keys. The “agent” had rented the place for a week, or had only copied the advert. Some victims have paid a whole year’s rent. In Dubai every broker has a licence card, every advert needs a permit, and the tenancy is registered as Ejari in the owner’s name.',
    category: 'other',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'The rent is far below that of similar flats in the building',
      'Cash or cheques in the agent’s own name instead of the owner’s',
      'No title deed, or a blurred copy of one',
      'You may not see the flat inside before paying',
      'The agent avoids meeting you at an office',
    ],
    preventionTips: [
      'Check the broker’s licence and the advert’s permit in the Dubai REST app, or with the property authority of your emirate.',
      'See the title deed and the owner’s ID, and write the cheques to the owner’s name.',
      'Ask the building’s security desk who the owner’s agent is.',
      'Register the contract (Ejari in Dubai, Tawtheeq in Abu Dhabi) before you hand over all the cheques.',
    ],
    examples: [
      '1BR Marina full sea view, AED 55,000 yearly, owner travelling. Send AED 5,000 to my account to block viewing for others.',
      'شقة غرفتين وصالة في الخالدية بسعر مميز، العربون 3000 درهم تحويل الآن لحجزها قبل غيرك.',
    ],
    createdAt: '2025-02-11',
  },
  {
    slug: 'holiday-home-deposit',
    title: 'Holiday villa that is not there',
    description:
      'For the long weekend you find a villa with a pool in Hatta, Ras Al Khaimah or on the Palm. The pictures are lovely, and so is the price. The host prefers WhatsApp to the booking site, because of the commission. You transfer half, or everything, and get a map pin and a code for the door. When you arrive with children and cool boxes, there is no such villa, or it belongs to people who know nothing about you. The host’s number is off. The same happens with chalets, yachts and desert camps. A licensed holiday home has a permit number and can be booked through a site that holds your payment.',
    category: 'other',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'The host draws you away from the booking site',
      'Free dates on a weekend when everything else is full',
      'The same pictures appear under several names',
      'The whole amount by transfer to a personal account',
    ],
    preventionTips: [
      'Book and pay inside a known booking site.',
      'Ask for the holiday home permit number, and check it with the tourism authority.',
      'Let the host walk through the villa on a live video and show the view.',
      'Pay by credit card where possible, and keep all messages on the site.',
    ],
    examples: [
      'Villa 4BR private pool Jumeirah, Eid special AED 900 per night. For discount pay outside the site to my IBAN, location after payment.',
    ],
    createdAt: '2025-05-29',
  },
  {
    slug: 'ramadan-charity-appeal',
    title: 'False charity appeals in Ramadan',
    description:
      'In Ramadan and after disasters, appeals touch the heart: a child who needs an operation, a well for a village, meals for workers, a poor mother who cannot pay the rent. They come by WhatsApp, by Instagram, or from someone at the mosque door, with pictures and a bank account or a QR code. Some borrow the name of a true charity. The money goes into a private pocket. Giving is a duty and a joy here, and the tricksters know it. In the UAE only licensed bodies may collect donations, and every one of them has an official site, an app or a counter at which your gift gets a receipt.',
    category: 'other',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'Donations go to a personal account or a crypto wallet',
      'A medical report that you cannot check',
      'The appeal is sent to strangers in large groups',
      'The collector cannot show a permit',
      'You are pressed to give before the prayer or before midnight',
    ],
    preventionTips: [
      'Give through the site, the app or the counter of a licensed charity, such as the Emirates Red Crescent.',
      'Ask for the permit number, and check it with the charity authority of your emirate.',
      'Choose the cause yourself instead of answering a message.',
      'Report street begging and false collections to the police (901 in Dubai).',
    ],
    examples: [
      'For the sake of Allah, baby Yusuf needs heart surgery tomorrow. Only AED 14,000 missing. Please send any amount to this account and share.',
      'ساهم في إفطار صائم بـ 15 درهمًا فقط عبر الرابط، وسيصلك إيصال باسمك: https://iftar-saem-donate.example',
    ],
    createdAt: '2026-02-19',
  },
  {
    slug: 'hajj-umrah-package',
    title: 'Cheap Hajj or Umrah package',
    description:
      'A campaign organiser offers Hajj without a quota, or Umrah with a five-star hotel beside the Haram for very little. He has a small office, a page full of blessings and a list of satisfied pilgrims. Families pay for parents who have waited all their lives. Days before departure there is a “visa problem”. Or the group travels and finds no hotel, no permit and no way home. Pilgrims without a permit are turned back and can be fined. To lose one’s savings is bad enough; to lose the journey itself breaks hearts. Only licensed operators may take pilgrims, and for Hajj the number of places is fixed.',
    category: 'other',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'Hajj is promised outside the official quota or on a visit visa',
      'The price is much lower than that of known operators',
      'No written contract with hotel names and flight numbers',
      'The full amount is wanted in cash months ahead',
    ],
    preventionTips: [
      'Choose an operator licensed by the Islamic affairs authority, awqaf.gov.ae.',
      'Ask for the contract, the hotel booking and the permit in your own name.',
      'Ring the hotel in Makkah and ask about the group.',
      'Pay by card or bank transfer to the company, never to the organiser himself.',
    ],
    examples: [
      'Hajj 2026 without quota! Direct visa, 5-star near Haram, only AED 17,500. 12 seats left. Pay full to confirm.',
      'عمرة العشر الأواخر، فندق أمام الحرم وطيران مباشر بـ 1800 درهم فقط. الحجز بتحويل كامل المبلغ اليوم.',
    ],
    createdAt: '2026-04-21',
  },
  {
    slug: 'domestic-worker-agency',
    title: 'Maid agency that disappears',
    description:
      'On social media an agency shows profiles of housemaids, nannies and drivers who are ready to start tomorrow. You choose a face, and pay half of the fee by transfer to hold her. The worker does not come, or a different woman comes and leaves after some days, because she is sent from house to house for the same trick. The page blocks you and opens again with a new name. The women in the pictures often do not know that they are being advertised. A worker who is employed without the right papers can also bring you a heavy fine. Offices licensed by MOHRE have a fixed contract with rules for refunds.',
    category: 'other',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'The agency exists only on Instagram, TikTok or WhatsApp',
      'You are asked to pay before you have met the worker',
      'Fees clearly below those of licensed offices',
      'No MOHRE licence number on the contract',
      'The agency offers a worker who is still sponsored by someone else',
    ],
    preventionTips: [
      'Choose an office from MOHRE’s list of licensed domestic worker recruiters.',
      'Visit the office, meet the worker and read the refund rules before you pay.',
      'Pay to the company’s account only, and keep the stamped receipt.',
      'Tell MOHRE about false agencies on 600590000.',
    ],
    examples: [
      'Filipina and Ethiopian maids, visa ready, start today! Monthly AED 1,600. Transfer AED 2,000 to reserve, choose from photos.',
      'عاملات منازل جاهزات للعمل فورًا بدون تأمين وبدون انتظار. ادفع نصف المبلغ لحجز العاملة.',
    ],
    createdAt: '2025-10-14',
  },
  {
    slug: 'school-admission-seat',
    title: 'School place for a private payment',
    description:
      'Good schools have waiting lists. A person in a parents’ group says that she works in admissions, or knows the principal, and can get your child a seat. She asks for a reservation fee, or sends a payment link with the school’s crest. Others write to parents in August as the “finance office” and give a new bank account for the term’s fees. The school never sees the money, and the child still has no place when term begins. Reports have reached us of several schools’ names being used, and we are still gathering details. Schools take fees only through the channels given on their own sites, and a seat is never sold.',
    category: 'other',
    riskLevel: 'medium',
    status: 'under_investigation',
    indicators: [
      'A seat is offered although the school says it is full',
      'A changed bank account shortly before fees are due',
      'The email address differs from the school’s by a letter or two',
      'Papers about your child are collected in a chat',
    ],
    preventionTips: [
      'Ring the school’s reception on the number from its web site.',
      'Pay in the school’s own parent portal.',
      'Check in KHDA’s or ADEK’s directory that the school exists and what fees it may charge.',
      'Share children’s papers only with the admissions office itself.',
    ],
    examples: [
      'Dear parent, due to an audit please pay Term 1 fees to our new account below and send the receipt to accounts@school-finance-office.example',
      'I can arrange Year 3 seat in your choice of school, AED 4,000 now and 4,000 after offer letter. Very confidential.',
    ],
    createdAt: '2026-08-13',
  },
  {
    slug: 'cloned-voice-family-emergency',
    title: 'A relative’s voice that asks for money',
    description:
      'The phone rings at night. You hear your son, your granddaughter or your brother: crying, in a hospital or at a police station, in need of money right away. A second person, the “doctor” or the “lawyer”, takes over and gives you an account number. The voice was copied by a computer from a few seconds of a video on social media. There is no accident. In other cases there is no copied voice at all, only a message from an unknown number: “Mum, my phone broke, this is my new number.” We are looking into how often copied voices are used in the UAE. The way to protect yourself is the same in each case: hang up and ring the person you love.',
    category: 'other',
    riskLevel: 'high',
    status: 'under_investigation',
    indicators: [
      'A relative calls from a number that you do not know',
      'Strong fear, and no time to ask questions',
      'A stranger takes over the talk when it comes to money',
      'You are begged not to tell father or mother',
    ],
    preventionTips: [
      'Hang up and ring your relative on the number you have always used.',
      'Agree on a family word now, one that only you know, and ask for it.',
      'Ask something that is not on social media, such as the name of a childhood neighbour.',
      'Set family videos to private where you can.',
    ],
    examples: [
      'Mama, I had an accident, I hit someone. Please do not tell Baba. The lawyer will talk to you now.',
      'Hi Mum, my phone fell in the water, this is my new number. Can you send AED 2,400 for the rent today? I will explain later.',
    ],
    createdAt: '2026-10-01',
  },
] as const satisfies readonly EnglishSeedScam[]
