import type { EnglishSeedScam } from '../types.ts'

/** Phishing that borrows the name of a courier, a toll, a fine or a bill. */
export const PARCELS_AND_BILLS = [
  {
    slug: 'fake-parcel-fee',
    title: 'Fake parcel delivery fee',
    description:
      'A text or WhatsApp message says that your parcel is stuck. It uses the name of Emirates Post, Aramex, DHL or another courier. You only need to pay a few dirhams, it says, or confirm your address. The link opens a page that looks just like the courier’s own. It asks for your card number, then for the code that your bank sends you. The small fee is not what they want. With your card details and that code they add your card to their own phone or pay for expensive goods, often within minutes. Many people really are waiting for a parcel, so the message seems to come at the right moment. That is luck on their side, not carelessness on yours.',
    category: 'phishing',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'A tiny fee, usually between 2 and 20 dirhams, before the parcel can move',
      'The address in the link is not the courier’s own web site',
      'It comes from a foreign or ordinary mobile number',
      'There is no sender, shop or item that you recognise',
      'You must pay within a day or the parcel goes back',
    ],
    preventionTips: [
      'Open the courier’s own app or type its address yourself, and look up the tracking number there.',
      'Ask the shop where you ordered which courier it used.',
      'Read the whole bank message before you use a code: it shows the true amount and the true payee.',
      'If you typed in your card details, block the card in your bank’s app now and then ring the bank.',
    ],
    examples: [
      'Emirates Post: Your package AE4821907 is on hold because of an unpaid customs fee of AED 8.50. Pay within 24 hours to avoid return: https://emiratespost-delivery.example/pay',
      'بريد الإمارات: تعذر توصيل شحنتك لعدم اكتمال العنوان. يرجى تحديث البيانات ودفع 4.75 درهم عبر الرابط: https://ae-post-redelivery.example',
    ],
    createdAt: '2025-01-14',
  },
  {
    slug: 'salik-balance-message',
    title: 'False Salik balance or violation message',
    description:
      'You get a message about your Salik account. It says that your balance is too low, or that you passed a gate without paying and a fine will be added tomorrow. A link offers a quick top-up. The page has the right colours and asks for your plate number first, so it feels real. Next it wants your card and the one-time code from your bank. The money does not reach your Salik account. The people behind the page use the card for their own payments, or sign up for something that takes money every month. Drivers pass under many gates each week, so almost anyone could believe such a message. The true balance is always in the Salik app.',
    category: 'phishing',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'The message has a payment link instead of sending you to the Salik app',
      'The web address only contains the word Salik among other words',
      'It does not show your plate or your account number',
      'A fine is promised for tomorrow, or even for today',
    ],
    preventionTips: [
      'Check your balance in the Salik app or at salik.ae, never through a link in a text.',
      'Turn on automatic top-up in the official app, so that low-balance messages stop mattering.',
      'Keep a card with a low limit for payments on the internet.',
      'Send a picture of the message to Himaya or to the police, then delete it.',
    ],
    examples: [
      'SALIK: Your account balance is insufficient. Unpaid trips AED 12.00. Settle today to avoid a AED 50 violation: https://salik-topup.example/ae',
      'سالك: رصيدك منخفض وقد تم تسجيل مخالفة عبور. ادفع الآن لتجنب الغرامة: https://salik-pay-ae.example',
    ],
    createdAt: '2025-02-06',
  },
  {
    slug: 'traffic-fine-discount',
    title: 'Traffic fine with a false discount',
    description:
      'A message in the name of Dubai Police, Abu Dhabi Police or the RTA says that you have a traffic fine. If you pay today you get half off. The link leads to a copy of the police web site, sometimes with a made-up ticket number and a photograph of a road. You are asked for your plate, your Emirates ID number and your card. Real fine discounts do happen in the UAE, which makes this one easy to believe. But the money goes to criminals, your real fines (if you have any) stay unpaid, and your personal details may be used for other tricks. The police do not send payment links from private numbers.',
    category: 'phishing',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'The discount ends within hours',
      'No plate number, place or time of the offence is given',
      'The link does not end in gov.ae or rta.ae',
      'The sender is a mobile number or an unknown email address',
      'Payment by bank transfer, crypto or gift card is offered',
    ],
    preventionTips: [
      'Look for fines only in the app or web site of the police, the Ministry of Interior or the RTA.',
      'In the UAE a fine does not disappear or double because you took an hour to check it.',
      'Ring 901 in Dubai if you are not sure whether a message is from the police.',
      'Ask a relative to read the message aloud with you before paying anything.',
    ],
    examples: [
      'Dubai Police: You have 1 unpaid traffic violation. Pay before midnight and receive a 50% reduction: https://dubaipolice-fines.example',
      'Final notice: your vehicle file will be suspended. Fine AED 600, discounted AED 300. Pay: https://evg-fine-ae.example/pay',
    ],
    createdAt: '2025-02-27',
  },
  {
    slug: 'dewa-refund',
    title: 'Electricity refund or cut-off message',
    description:
      'This one has two faces. The friendly one says that DEWA, SEWA or another supplier owes you a refund, and asks for the card to which it should be paid. The frightening one says that your power will be cut this evening because a bill is unpaid. Both carry a link, or a number to ring. On the page you are asked for your full card details and the code from your bank. A refund never needs a code: a code always takes money out. Some callers also ask you to install an app, so that they can watch your screen. Your supplier already knows your account, and shows every bill and every credit in its own app.',
    category: 'phishing',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'A refund that needs your card’s three-digit number or a code',
      'Disconnection is threatened for the same day',
      'Your account number or the address of your home is missing',
      'The caller wants you to install an app while you talk',
    ],
    preventionTips: [
      'Look at your last bill in your supplier’s app before you answer.',
      'Ring the number printed on an old bill, not the one in the message.',
      'Remember that to receive money you only ever need to give an account number.',
      'Tell the others in your home, because the next message may go to them.',
    ],
    examples: [
      'DEWA: You have been overcharged AED 384.20. Claim your refund to your card here: https://dewa-refund.example',
      'هيئة كهرباء ومياه دبي: سيتم فصل الخدمة اليوم الساعة 6 مساءً. لتفادي القطع سدد الفاتورة: https://dewa-bill.example',
    ],
    createdAt: '2025-04-10',
  },
  {
    slug: 'parking-qr-code',
    title: 'QR code stickers on parking meters',
    description:
      'You park, and on the meter or the sign there is a neat sticker with a square QR code: scan to pay. The code was put there by criminals. It opens a payment page that copies the real one. You enter your plate, the number of hours and your card. Later you may get a true parking fine, because your ticket was never paid, and strangers have your card. The same trick is played on restaurant tables, electric scooters, charging points and flyers left on windscreens. A QR code is only a link that you cannot read. Treat it like any link from a stranger, even when it is printed on something official.',
    category: 'phishing',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'The code is on a sticker that has been placed over something else',
      'After scanning, the address on your screen is not one that you know',
      'The page wants your email address, your ID or your bank login as well',
      'It offers several hours for an oddly low price',
    ],
    preventionTips: [
      'Pay for parking with the official app, by SMS or at the machine itself.',
      'Run a finger over the code: a sticker on top of a sign is a reason to stop.',
      'Read the address that your camera shows before you tap it.',
      'Report the sticker to the parking operator so that it can be removed.',
    ],
    examples: [
      'SCAN TO PAY – Quick Parking. No app needed! (the code opens https://parking-pay-dxb.example)',
      'Parking notice left on a windscreen: Your ticket has expired. Scan within 30 minutes to pay AED 20 instead of AED 200.',
    ],
    createdAt: '2025-08-19',
  },
  {
    slug: 'restaurant-offer-app',
    title: 'Half-price meal adverts that install an app',
    description:
      'An advert on Facebook or Instagram offers a famous restaurant’s family meal for a very small price. You tap it and a friendly person writes on WhatsApp, or a page asks you to order through “our new app”. The app does not come from the App Store or Google Play; you are guided to allow it step by step. It lets the criminals see your screen and read your messages, so they can open your bank app and use the codes that arrive. In the simpler form, the page just takes your card for a meal that costs 9 dirhams and charges thousands. No meal comes. Restaurants do not need to see your screen to sell you dinner.',
    category: 'phishing',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'A price far below the restaurant’s own menu',
      'The app arrives as a file or a link, not from the official store',
      'You are told to ignore a warning on your phone',
      'The page was opened recently and has few followers or closed comments',
      'Payment is by card only, with no cash on delivery',
    ],
    preventionTips: [
      'Find the restaurant in the delivery app that you normally use, and compare the offer.',
      'Install apps only from the App Store, Google Play or your phone maker’s store.',
      'If you installed such an app, switch on flight mode, then ring your bank from another phone.',
      'Have the phone reset by someone you trust before you open banking again.',
    ],
    examples: [
      'TODAY ONLY! Family bucket for AED 9 instead of AED 119. Download our app to order: https://family-meal-deals.example/app.apk',
      'Hello dear, your order is ready. Please install this app and press Allow so that our driver can see your location.',
    ],
    createdAt: '2025-10-02',
  },
  {
    slug: 'ramadan-food-voucher',
    title: 'Forwarded Ramadan vouchers and free baskets',
    description:
      'During Ramadan a message travels from family group to family group. A large supermarket, it says, gives every household a food basket or a voucher of 500 dirhams. You answer three easy questions, and you always win. To collect the prize you must send the link to ten or twenty contacts and then fill in a form. The form gathers names, numbers and addresses, opens adverts, or signs your phone up for a paid service. Some versions end with a card payment for “delivery”. Because it comes from an aunt or a neighbour, it feels safe. She was told to forward it too. A real gift from a shop never needs you to spread a link.',
    category: 'phishing',
    riskLevel: 'low',
    status: 'active',
    indicators: [
      'You have to share it with a fixed number of people before you can claim',
      'Everyone who plays wins, whatever they answer',
      'The comments below the form are always the same and always happy',
      'The shop’s own page says nothing about a basket',
    ],
    preventionTips: [
      'Look at the supermarket’s verified page before you press anything.',
      'Do not pass it on: tell the person who sent it to you, kindly and in private.',
      'Check your phone bill for services that you did not order, and ask your operator to stop them.',
      'Families in need of a basket can ask a licensed charity directly.',
    ],
    examples: [
      'Ramadan Kareem! LuLu is giving a free AED 500 food voucher to every family. Get yours: https://ramadan-gift-basket.example',
      'رمضان كريم، سلة غذائية مجانية لكل أسرة بمناسبة الشهر الفضيل. أجب عن 3 أسئلة وشارك الرابط مع 20 شخصًا: https://ramadan-salla.example',
    ],
    createdAt: '2025-03-03',
  },
] as const satisfies readonly EnglishSeedScam[]
