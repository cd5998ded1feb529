import type { EnglishSeedScam } from '../types.ts'

/** Goods, tickets and journeys that do not exist, and buyers who do not pay. */
export const SHOPPING = [
  {
    slug: 'fake-sale-shop',
    title: 'False shop in the sale season',
    description:
      'Before White Friday, the shopping festivals and Eid, adverts for new web shops fill your screen. They sell shoes, phones or abayas of well-known makes for a fraction of the price, because of a “closing-down sale”. The shop looks good, with a countdown and a note that five people are looking at the same item. You pay by card. Nothing comes, or something cheap and different does, and the return address lies in another part of the world. Some shops exist only to collect card numbers, and bill you again weeks later. After the season the shop is gone and the same pictures appear under a new name.',
    category: 'shopping',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'Everything is 70 to 90 per cent off',
      'No company name, trade licence or street address can be found',
      'A clock counts down and starts again when you reload the page',
      'The only way to get in touch is a form',
      'The site is a few weeks old',
    ],
    preventionTips: [
      'Search for the shop’s name together with the word “scam” before you buy.',
      'Go to the maker’s own site and follow its list of dealers.',
      'Choose cash on delivery, or a card that you can lock in your app.',
      'Dispute the payment with your bank if nothing arrives: ask for a chargeback.',
    ],
    examples: [
      'White Friday: all sneakers AED 79! Store closing in Dubai Mall. Free delivery today: https://outlet-dxb-sale.example',
      'تصفيات نهاية الموسم بخصومات تصل إلى 90% على العبايات والساعات، الكمية محدودة: https://souq-tasfiya.example',
    ],
    createdAt: '2025-11-20',
  },
  {
    slug: 'marketplace-courier-escrow',
    title: 'Buyer who sends a courier with your money',
    description:
      'You sell a sofa or a phone online. A buyer answers within minutes, does not bargain and cannot come himself. He has already paid, he says: the money is held by Aramex, Emirates Post or the market place, and you only need to press a link to receive it. The page shows your item, its picture and the price, and asks for your card “so that the money can be sent to it”. Then it wants the bank’s code, perhaps twice. Your money goes out instead of in. Couriers in the UAE do not hold payments for private sellers through links in a chat, and receiving money never needs a code.',
    category: 'shopping',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'The buyer accepts the full price without seeing the item',
      'He wants to leave the market place’s own chat for WhatsApp',
      'To receive a payment you are asked for card details',
      'A courier is said to hold the money for you',
    ],
    preventionTips: [
      'Meet in a public place, let the buyer look, and take cash or an instant transfer that you can see in your own app.',
      'Stay in the chat of the market place, where its team can help you.',
      'Share only your IBAN if somebody really wants to transfer money.',
      'Report the buyer’s profile, so that the next seller is spared.',
    ],
    examples: [
      'Hello, is it available? I am in Al Ain so I paid through delivery service. Please receive your AED 1,850 here and courier will collect: https://dubizzle-safe-pay.example/order/7731',
      'Your item has been sold! Confirm your card to receive AED 620: https://aramex-cash.example',
    ],
    createdAt: '2025-03-27',
  },
  {
    slug: 'marketplace-overpayment',
    title: 'Overpayment and false transfer receipt',
    description:
      'The buyer of your furniture shows you a screenshot of a bank transfer. By mistake he has sent too much, he says: 5,500 dirhams instead of 550. Would you be so kind as to send the difference back, or give it to the driver in cash? The receipt is a drawing. Sometimes a text that looks like your bank’s message comes with it, sent from his own phone. You return money that you never received, and the driver leaves with your goods as well. Honest people do make mistakes, which is why kind people fall for this. A transfer has arrived only when your own bank app shows it in the balance.',
    category: 'shopping',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'You are shown a screenshot instead of money in your account',
      'The amount is too high and the difference must go back at once',
      'The buyer’s driver or cousin is already waiting at your door',
      'The bank’s message came from an ordinary number',
    ],
    preventionTips: [
      'Open your own bank app and look at the balance, not at the picture.',
      'Hand over goods only when the money is there, however long the driver waits.',
      'Send nothing back yourself: ask your bank to reverse a wrong transfer.',
      'Have somebody with you when strangers collect large items.',
    ],
    examples: [
      'Sorry madam, my accountant added one zero. Please give AED 4,950 to my driver and keep the rest, here is the receipt.',
      'Dear customer, AED 5,500.00 has been credited to your account and will show after 24 hours.',
    ],
    createdAt: '2025-06-30',
  },
  {
    slug: 'car-sale-cheque',
    title: 'Car sold for a worthless cheque',
    description:
      'You advertise your car. The buyer is well dressed, likes everything and pays with a cheque or a bank draft just before the weekend, when it cannot be checked. You go together to transfer the ownership. By the next working day the cheque has bounced or turns out to be forged, and the car has been sold on or has left the country. Buyers are tricked as well: a car at a very good price needs a “reservation” of a few thousand dirhams, and the advert, the photographs and the papers belong to somebody else’s car. In both cases the trick is the same, for the car or the money moves before the other side has really paid.',
    category: 'shopping',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'Great hurry just before the weekend or a holiday',
      'A cheque from a company or a person who is not the buyer',
      'The seller cannot show the car but wants a deposit',
      'The price is clearly below that of similar cars',
      'The name on the registration card is not the name of the person in front of you',
    ],
    preventionTips: [
      'Go to the buyer’s bank with him, and see the manager’s cheque being made out.',
      'Transfer the ownership only after the money is in your account.',
      'Compare the chassis number with the registration card and an official vehicle report.',
      'Meet at an official testing centre, in daylight, and pay nothing before that.',
    ],
    examples: [
      'I like the car, no need for test. I will bring company cheque today 3 pm and my driver will take the car.',
      '2022 Land Cruiser, AED 95,000, leaving UAE urgently. Many buyers! Send AED 3,000 by transfer to reserve and I will stop showing it.',
    ],
    createdAt: '2025-08-05',
  },
  {
    slug: 'concert-and-match-tickets',
    title: 'Tickets that do not open the gate',
    description:
      'A concert, a football final or the races are sold out. On Instagram, Telegram or a market place someone has two tickets left because a friend fell ill. You get a PDF with a code, or a link to a page that looks like the official ticket seller. At the gate the code has been used already, as it was sold to thirty people, or it never existed. The same is done with passes for Global Village, water parks and desert trips, which are offered at half price in travel groups. You lose the price and the evening. The official seller often resells returned tickets, and only there can you be sure.',
    category: 'shopping',
    riskLevel: 'low',
    status: 'active',
    indicators: [
      'Tickets for an event that the organiser says is sold out',
      'The seller sends a picture or a PDF rather than transferring the ticket',
      'Payment by bank transfer to a person, with no refund',
      'A ticket page reached from an advert and not from the venue’s site',
    ],
    preventionTips: [
      'Start from the venue’s or organiser’s web site and follow its link to the seller.',
      'Use the official resale or transfer inside the ticket app.',
      'Never post a photograph of your own ticket: its code can be copied.',
      'Pay by card rather than by transfer, because a card payment can be disputed.',
    ],
    examples: [
      'Selling 2 Golden Circle tickets, original price AED 1,495, now AED 700 because of travel. Send to my account and I send the QR.',
      'Global Village VIP pack 60% off for residents, only today: https://globalvillage-offers.example',
    ],
    createdAt: '2025-10-23',
  },
  {
    slug: 'pet-and-bird-sale',
    title: 'Kitten or parrot that needs one more fee',
    description:
      'A sweet picture of a kitten, a puppy or a parrot, free to a good home: you only pay for its flight. The owner is a kind lady who has moved abroad. After the first payment comes a vaccination paper, then a special cage with air conditioning, then an insurance that will be returned to you. Each time the animal is already at the airport and suffers. There is no animal. The pictures were copied from somebody’s page. People who love animals, and children most of all, find it very hard to stop paying once they think of a little creature waiting in a box.',
    category: 'shopping',
    riskLevel: 'low',
    status: 'active',
    indicators: [
      'A costly breed given away for nothing but transport',
      'You cannot visit the animal or see it live on video',
      'One new fee follows another, each to be refunded later',
      'The transport company exists only as a chat or a simple page',
    ],
    preventionTips: [
      'See the animal and its papers before any payment.',
      'Ask for a live video in which the owner says your name.',
      'Adopt through a known shelter or a veterinary clinic in your emirate.',
      'Search for the picture on the internet to see where it was first used.',
    ],
    examples: [
      'Our two Persian kittens are free for a loving family in UAE. You only pay AED 450 for the flight from Muscat.',
      'Air Pet Cargo: the animal is held at the airport. Pay AED 1,200 refundable for the climate crate: https://airpet-cargo.example',
    ],
    createdAt: '2026-04-02',
  },
  {
    slug: 'expo-ticket-packages',
    title: 'Leftover Expo ticket and hotel packages',
    description:
      'In and after the year of Expo in Dubai, messages offered season passes, hotel packages and souvenir coins at special prices, or told people that they had won a family trip. The link led to a page with the colours of Expo, asked for passport copies for the “guest list” and took a booking fee by card. People arrived at hotels that had no reservation. The event itself is over, and we now rarely hear of this form. It stays in the library because the same pages return, with a new name, for every great event in the country. If you meet it again, please tell us.',
    category: 'shopping',
    riskLevel: 'low',
    status: 'inactive',
    indicators: [
      'A package for an event that has ended or has not been announced',
      'Passport copies are wanted in order to win or to book',
      'The organiser’s own site does not mention the offer',
      'A booking fee for a prize',
    ],
    preventionTips: [
      'Look at the calendar of the official organiser first.',
      'Ring the hotel and ask whether it takes part in the package.',
      'Hide the number on a passport copy if you really must send one.',
      'Book rooms through a site that lets you cancel.',
    ],
    examples: [
      'You are selected for the Expo Family Package: 3 nights and 4 passes for AED 299. Confirm your names and passports: https://expo-family-pass.example',
    ],
    createdAt: '2025-01-08',
  },
] as const satisfies readonly EnglishSeedScam[]
