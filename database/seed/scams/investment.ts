import type { EnglishSeedScam } from '../types.ts'

/** Money that is promised to grow. */
export const INVESTMENT = [
  {
    slug: 'crypto-trading-platform',
    title: 'Crypto platform that never pays out',
    description:
      'It begins with an advert, a wrong-number message or a friendly expert in a Telegram group. You open an account on a handsome trading site and put in a small sum. The numbers on the screen rise at once, and you may even be allowed to take out a little. Then a “manager” urges you to add more. When you want your money back, you must first pay a tax, a fee or a deposit, and then another. The site is a puppet show: nothing was ever bought, and the coins you sent went straight to the criminals. Losses of a lifetime’s savings are common, because the screen looked like success until the last day.',
    category: 'investment',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'Guaranteed profit every day or every week',
      'A personal manager who writes morning and evening',
      'You must pay before you may withdraw',
      'The platform is missing from the regulators’ lists of licensed firms',
      'You are shown how to send coins from a real exchange to an unknown address',
    ],
    preventionTips: [
      'Look the firm up in the public register of VARA in Dubai, of ADGM or of the federal securities regulator.',
      'Ask to withdraw everything before you add anything.',
      'Stop at the first request for a fee on your own money: there will always be a next one.',
      'Save the wallet addresses and the chats, and take them to the police quickly.',
    ],
    examples: [
      'Your account has grown to 48,210 USDT. To release your withdrawal please deposit 15% tax to the address below within 48 hours. Support: https://finexcoin-pro.example',
      'استثمر 500 درهم واربح 300 درهم يوميًا مع خبراء التداول في الإمارات. للتسجيل: https://tadawul-arbah.example',
    ],
    createdAt: '2025-01-21',
  },
  {
    slug: 'forex-robot-account',
    title: 'Forex account run by a robot or an expert',
    description:
      'A caller from an office with an elegant Dubai address offers to trade currencies for you. A robot does the work, he says, and you cannot lose. He helps you to open the account and asks for remote access to your computer “to set everything up”. In the first weeks you see profits. Next comes bad luck, and only a larger deposit can save the position. Those who cannot pay are told to borrow on a credit card. In the end the account is at zero, or the firm no longer answers. Calling people at home to sell investments without a licence is forbidden, however good the English and however shiny the brochure.',
    category: 'investment',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'Cold calls from a “wealth manager” who will not be put off',
      'The words “no risk” or “100% profit”',
      'He wants to see or steer your computer',
      'More money is needed to rescue the money already paid',
    ],
    preventionTips: [
      'Ask for the licence number and check it with the regulator before you listen any further.',
      'Let nobody trade in your name with your password.',
      'Never invest borrowed money because a caller tells you to.',
      'Write down each promise and ask for it on paper: a cheat will find a reason not to.',
    ],
    examples: [
      'Good morning, this is Daniel from Royal Gulf Markets. Our AI robot made 38% for UAE clients last month. Can we start you with only 250 dollars today?',
      'Margin call! Deposit AED 20,000 in one hour or your profits will be lost: https://royalgulf-markets.example/deposit',
    ],
    createdAt: '2025-04-24',
  },
  {
    slug: 'deepfake-leader-video',
    title: 'Deepfake video of a leader or celebrity',
    description:
      'A video shows a sheikh, a minister, a bank chief or a television presenter. The face moves and the voice sounds right. He announces a new national programme in which every resident can earn thousands of dirhams a month from a small first payment. Below the video there is a form. Soon after you fill it in, someone rings and guides you to pay the “registration” by card. The video was made by a computer from old recordings. The calls that follow are very real, and they do not stop at the first payment. No ruler or minister asks residents for a payment in a video.',
    category: 'investment',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'A famous person promises income to everyone who signs up',
      'The lips and the voice do not quite fit together, or the eyes hardly blink',
      'The account that shows the video is new or has a strange name',
      'The page copies a newspaper but has another address',
      'A first payment of about 250 dollars is asked for',
    ],
    preventionTips: [
      'Search for the news on wam.ae, the state news agency: a true programme would be there.',
      'Report the advert to the platform with the button beside it.',
      'If you left your number in the form, do not answer unknown callers for some weeks.',
      'Explain to older relatives that today a video can be made up from start to finish.',
    ],
    examples: [
      'Breaking: new UAE programme gives every resident AED 35,000 a month. Watch the announcement and register before tonight: https://uae-income-news.example',
      'شاهد: الإعلان عن منصة استثمار وطنية جديدة تضمن لكل مقيم دخلًا شهريًا ثابتًا. سجل الآن: https://mansa-watania.example',
    ],
    createdAt: '2026-03-12',
  },
  {
    slug: 'gold-savings-scheme',
    title: 'Gold scheme with fixed monthly profit',
    description:
      'Gold feels safe, and the UAE is known for it. A company, sometimes with a real shop, offers to keep your gold or your money and to pay a fixed profit each month. You receive a certificate. For a while the profits come on time, and you tell your relatives. The profits are paid from the deposits of new customers. One day the office is closed and the telephones are off. In a smaller form, bars or coins are sold by chat far under the market price, and what arrives is plated metal or nothing. The price of gold goes up and down, so nobody can honestly promise a fixed gain from it.',
    category: 'investment',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'A fixed monthly profit on gold that you never see',
      'Bars for much less than the day’s price',
      'You are rewarded for bringing in friends and relatives',
      'Your certificate comes without a proper invoice',
    ],
    preventionTips: [
      'Buy gold in a licensed shop, compare with the day’s rate, and take the invoice and the gold with you.',
      'Have a bar tested before you pay a private seller.',
      'Ask which authority allows the company to collect deposits, and check the answer there.',
      'Early profits prove nothing: do not add more because the first months went well.',
    ],
    examples: [
      'Invest in 100 g of 24K gold and receive AED 1,500 profit every month, principal guaranteed. Limited to 20 families.',
      'Direct from the mine: 1 kg bars 18% below market price, delivery to your hotel in Deira, deposit in USDT first.',
    ],
    createdAt: '2025-11-05',
  },
  {
    slug: 'ponzi-savings-club',
    title: 'Savings club that pays from new members',
    description:
      'Somebody from your home town, your church, your mosque or your office invites you to a club. You pay in an amount, and each month you get back far more than a bank would give. The organiser is warm and well known. There are meetings in hotels and photographs of cars. What is not said is that there is no business behind it: your “profit” is the money of those who joined after you. When fewer people join, the payments stop and the organiser is gone, often abroad. Because members invited their own families, the shame keeps many of them silent. They were deceived too, and speaking up protects the others.',
    category: 'investment',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'Your income depends on how many people you bring',
      'Nobody can explain in plain words where the profit comes from',
      'Members are told to keep it inside the community',
      'There is no trade licence for the business, or one for something else',
      'Payments are made in cash or to personal accounts',
    ],
    preventionTips: [
      'Ask one simple question: who buys what from this club?',
      'Check the trade licence with the economic department of the emirate.',
      'Do not invite others before you have understood the business yourself.',
      'Keep receipts and names, and report together with other members.',
    ],
    examples: [
      'Sister, I joined with AED 5,000 and now I get AED 1,000 every month. Only people we trust. Bring two friends and your share doubles.',
      'Congratulations, you are now a Silver Member. Invite 5 people to become Gold and unlock 12% monthly: https://gulf-family-club.example',
    ],
    createdAt: '2025-12-18',
  },
  {
    slug: 'stock-tips-group',
    title: 'Stock tips group with a professor',
    description:
      'You are added to a WhatsApp or Telegram group without being asked. A “professor” teaches about shares, and his assistant greets you by name. Dozens of members thank him and post pictures of their gains; most of these members are the same few criminals. After some days everyone is told to buy one small share, or to use a special trading app for “institutional” prices. Either the price is pushed up and then falls on those who bought last, or the app is false and the money is gone. The lessons cost nothing because you are the fish and they are the bait.',
    category: 'investment',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'You were added to an investment group by a stranger',
      'Only the administrators and a few delighted members ever write',
      'All must buy the same thing at the same minute',
      'The trading app is not the one that your broker or bank uses',
    ],
    preventionTips: [
      'Leave the group and change your settings, so that only contacts can add you.',
      'Trade only through a broker that you looked up yourself.',
      'Write to a member in private and ask for a video call: false members never accept.',
      'Report the group inside the app before you leave it.',
    ],
    examples: [
      'Welcome to VIP Group 88. Professor Harris will give the code of today’s share at 10:30. Please prepare your funds and follow the discipline.',
      'Members who download our institution app before Friday get new shares at half price: https://inst-trade-app.example',
    ],
    createdAt: '2026-05-07',
  },
  {
    slug: 'fake-ipo-shares',
    title: 'Shares of a company before its listing',
    description:
      'When a well-known UAE company is about to sell shares to the public, messages appear that offer a place in the queue. A “relationship officer” says that he has kept some shares aside, at a lower price and before everybody else. You fill in a form with your investor number and your Emirates ID, and transfer the money to a company with a similar name. No shares arrive in your account. In a real offering, you subscribe through listed banks or the exchange’s own channels during the announced days, and nobody can reserve a share for you. We are collecting reports of this one to learn which names are being used.',
    category: 'investment',
    riskLevel: 'medium',
    status: 'under_investigation',
    indicators: [
      'Shares are offered before the official days, or after they have ended',
      'A discount for acting privately',
      'The receiving account belongs to neither the company nor a bank in the prospectus',
      'The officer writes from a free email address',
    ],
    preventionTips: [
      'Read the announcement on the web site of the Dubai or Abu Dhabi exchange.',
      'Subscribe through your own bank’s app if it takes part.',
      'Keep your national investor number to yourself.',
      'Be doubly careful in the weeks when the news is full of a listing.',
    ],
    examples: [
      'Exclusive pre-IPO allocation for UAE residents. Minimum AED 10,000, price locked at 20% below offer. Reply YES to reserve.',
      'Your IPO application is pending. Transfer the balance to the escrow account today: https://ipo-allocation-ae.example',
    ],
    createdAt: '2026-09-16',
  },
] as const satisfies readonly EnglishSeedScam[]
