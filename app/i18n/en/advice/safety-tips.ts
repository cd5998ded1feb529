/** A card of the safety tips: always five steps, and the contacts that belong to them. */
export type Guideline = {
  title: string
  steps: readonly [string, string, string, string, string]
  contacts?: readonly ('centralBank' | 'dubaiPolice')[]
}

const guidelines: Record<
  'banking' | 'government' | 'shopping' | 'social' | 'personal',
  readonly Guideline[]
> = {
  banking: [
    {
      title: 'Protect your bank account and cards',
      steps: [
        'Keep every OTP, PIN and card security code to yourself. No bank employee needs them, and none may ask for them.',
        'Type your bank’s address yourself or open its app. Never reach it through a link in a message.',
        'Switch on an alert for every payment, so that you see a wrong one within minutes.',
        'If someone calls in the name of your bank, hang up and call the number on the back of your card.',
        'When something looks wrong, freeze the card in the app first and ask questions afterwards.',
      ],
      contacts: ['centralBank', 'dubaiPolice'],
    },
    {
      title: 'Read an OTP before you use it',
      steps: [
        'Read the whole message: it names the shop, the amount and what the code allows.',
        'If you did not start that payment yourself, someone else did. Do not type the code anywhere.',
        'A code is for paying or signing in. Nobody needs one to refund you or to cancel a payment.',
        'If codes keep coming that you did not ask for, call your bank: someone holds your card details.',
        'Where your bank offers it, approve payments in its app instead of by SMS.',
      ],
    },
    {
      title: 'Check an investment before you pay in',
      steps: [
        'Look the company up in the public registers of the Central Bank, the Securities and Commodities Authority or VARA.',
        'Take a promise of high profit without risk as a reason to leave. Real investments can lose.',
        'Do not trust profits on a screen. A fake platform can show you any figure.',
        'Never send money to a private person’s account or to a wallet address that a chat gave you.',
        'Before you pay more, ask for everything back. If there is a fee to withdraw, it is a scam.',
      ],
    },
  ],
  government: [
    {
      title: 'Recognise a real government message',
      steps: [
        'Look at the end of the address: most official sites end in .gov.ae or .ae. None ends in .top, .vip or .xyz.',
        'Do not pay a fine through a link in an SMS. Look it up in the app of the police or of the ministry.',
        'No authority asks for card details or codes by phone, by WhatsApp or by a link.',
        'A threat of arrest, deportation or a frozen account within the hour is made to stop you thinking.',
        'Unsure? End the call and ring the authority’s published number, or visit a service centre.',
      ],
    },
    {
      title: 'Keep UAE Pass and your Emirates ID safe',
      steps: [
        'Approve a UAE Pass request only if you started it yourself, seconds ago, and the names match.',
        'Never read a UAE Pass code or PIN to anyone, whoever they say they are.',
        'Send a copy of your ID only to those who must have it, and write on it whom it is for and when.',
        'Look in TDRA’s Hesabati service from time to time: it lists the phone lines registered in your name.',
        'Report a lost ID to ICP at once, so that the card is no longer valid.',
      ],
    },
    {
      title: 'Jobs, visas and residence',
      steps: [
        'Pay nothing to get a job. In the UAE the employer bears the cost of recruitment.',
        'Check an offer letter or a work permit with the Ministry of Human Resources and Emiratisation.',
        'Check a visa in the systems of ICP or of GDRFA Dubai, not on a page that the agent sends you.',
        'Do not hand your passport to an agent, and send no copy before you know the company.',
        'Refuse tasks that need your own money, and never let others’ money pass through your account.',
      ],
    },
  ],
  shopping: [
    {
      title: 'Before you buy from a new shop',
      steps: [
        'Read the address letter by letter. A copy of a known shop differs by a letter or by its ending.',
        'Look for a trade licence, a street address and a phone number, and try the number.',
        'Search for the shop’s name together with “scam” or “complaint” and read what others write.',
        'If a price is less than half of what others ask, expect no parcel or a fake one.',
        'Pay by card, best by a virtual one with a low limit. Never by transfer, gift card or crypto.',
      ],
    },
    {
      title: 'Parcels and delivery fees',
      steps: [
        'Were you expecting a parcel? If not, there is none that waits for your fee.',
        'Copy the tracking number into the courier’s own app or site. Leave the link alone.',
        'A small fee is the bait. What they want is your card and the code that follows.',
        'Pay customs duty only at the door or in the courier’s own app, and ask for a receipt.',
        'If you typed your card in, block it now. Do not wait for the first payment.',
      ],
    },
    {
      title: 'Buying and selling second-hand',
      steps: [
        'See the thing, or the flat, before you pay anything for it.',
        'Meet in a busy public place by day, and take someone with you.',
        'To be paid you need no link, no card number and no code. Anyone who asks for them is robbing you.',
        'Look into your own bank app. A screenshot of a transfer proves nothing.',
        'Keep the talk and the payment inside the platform, where both can be traced.',
      ],
    },
  ],
  social: [
    {
      title: 'Lock your WhatsApp and your accounts',
      steps: [
        'Turn on two-step verification in WhatsApp, Instagram, Facebook and your email.',
        'Never pass on a six-digit code, even if a friend asks: the friend’s account may be stolen.',
        'Look at the list of linked devices every month and sign out what you do not know.',
        'Use another password for every account. A password manager remembers them for you.',
        'Let only your contacts see your photo and add you to groups.',
      ],
    },
    {
      title: 'When a friend asks for money',
      steps: [
        'Call the friend, and hear the voice, before you send anything.',
        'A voice or a video can be faked. Ask something that only the two of you know.',
        'Notice a new account number, a new phone number, and any wish to keep it secret.',
        'Wait an hour. Real trouble survives an hour; most scams do not.',
        'If the account was stolen, warn the others you both know.',
      ],
    },
    {
      title: 'New people, groups and adverts',
      steps: [
        'Leave groups that you were added to and that show other members’ profits.',
        'Be slow with someone you have never met who soon speaks of love, of crypto or of an emergency.',
        'Send no intimate picture. If someone threatens you with one, do not pay; keep proof and tell the police: 901 in Dubai, 8002626 in Abu Dhabi, elsewhere the nearest station.',
        'An advert with a minister or a famous person who recommends an investment is a fake.',
        'Report the profile to the platform before you block it.',
      ],
    },
  ],
  personal: [
    {
      title: 'On the phone',
      steps: [
        'You may hang up at any moment. It is not rude to protect yourself.',
        'Do not trust the number on the screen: a caller can make it show anything.',
        'Give nothing that they should know already: full name, ID number, account, card.',
        'Install no app because a caller says so. With AnyDesk or TeamViewer they see and steer your phone.',
        'Call back on a number that you found yourself, from another phone if you can.',
      ],
    },
    {
      title: 'Keep your phone and computer safe',
      steps: [
        'Install updates in the week that they come. They close doors that thieves know.',
        'Take apps only from the App Store, Google Play or AppGallery, never from a file in a message.',
        'Lock the screen with a PIN and a finger or face, and give your SIM card a PIN of its own.',
        'Look before you scan: a QR code on a sticker or a parking meter may lead to a fake page.',
        'Do no banking on public Wi-Fi. Use mobile data for it.',
      ],
    },
    {
      title: 'Help your family stay safe',
      steps: [
        'Agree on a family word that proves who is calling.',
        'Show parents, children and people who work in your home what a scam looks like. Our library helps.',
        'Agree on a rule: before sending money to anyone new, two people look at it.',
        'Set low limits for transfers and for cards that others in the family use.',
        'Never shame someone who was cheated. People who fear blame speak up too late.',
      ],
    },
  ],
}

/** Words of the safety tips. */
export const safetyTips = {
  meta: {
    title: 'Safety Tips',
    description:
      'Short, practical steps against scams in the UAE: banking, government services, online shopping, social media and personal safety, with the numbers to call.',
    keywords:
      'safety tips UAE, OTP, UAE Pass scam, online shopping fraud, WhatsApp hacked, e-Crime 901',
  },
  title: 'Safety Tips',
  intro: 'Most scams fail at the first habit they meet. Pick a topic: five steps a card.',
  tabs: {
    label: 'Topics',
    names: {
      all: 'All Tips',
      banking: 'Banking & Finance',
      government: 'Government Services',
      shopping: 'Online Shopping',
      social: 'Social Media',
      personal: 'Personal Safety',
    },
  },
  guidelines,
  contactsTitle: 'Whom to call',
  emergency: {
    title: 'Emergency contacts',
    text: 'If money is leaving your account, call your bank before anyone else.',
  },
  firstDay: {
    title: 'Already paid, or shared something?',
    text: 'Two questions give you a plan for the next 24 hours, the most urgent step first.',
    link: 'What to do in the first 24 hours',
  },
  report: {
    title: 'Spotted a Scam?',
    text: 'Your report warns the next person. It takes a few minutes, and you need not give your name.',
    link: 'Report a Scam',
  },
}
