/** Words of 'What to do in the first 24 hours'. Which steps apply, and in which order, is in app/features/first-day. */
export const firstDay = {
  meta: {
    title: 'What to Do in the First 24 Hours',
    description:
      'You paid a scammer or shared your details in the UAE? Answer two questions and get an ordered plan: what to do now, today and within 24 hours, and whom to call.',
    keywords:
      'scammed UAE what to do, shared OTP, block card, report fraud Dubai, Aman Abu Dhabi, e-Crime, recover money',
  },
  title: 'What to do in the first 24 hours',
  intro:
    'It happens to careful people every day, and it is not your fault. What you do now counts.',
  ask: 'Two questions, then your plan.',
  privacy: 'Your answers are kept nowhere. We ask for no name, number or amount.',
  shared: {
    legend: 'What did you share?',
    hint: 'Choose all that apply.',
    options: {
      card: 'Card details',
      bank: 'Bank login or OTP',
      identity: 'Emirates ID or passport',
      device: 'Remote access, or I installed an app',
      account: 'Account password or WhatsApp code',
      nothing: 'Nothing',
    },
    problems: {
      missing: 'Choose what you shared, or ‘Nothing’.',
      contradiction: 'Choose either what you shared or ‘Nothing’, not both.',
    },
  },
  paid: {
    legend: 'Did you pay?',
    hint: 'Choose all that apply.',
    options: {
      no: 'No',
      card: 'By card',
      transfer: 'By bank transfer',
      cash: 'In cash, by gift card or in crypto',
    },
    problems: {
      missing: 'Choose how you paid, or ‘No’.',
      contradiction: 'Choose either how you paid or ‘No’, not both.',
    },
  },
  submit: 'Show my plan',
  plan: {
    title: 'Your plan',
    lead: 'Start at the top. Do the first step before you read the second.',
    calm: 'You shared nothing and paid nothing, so nothing is lost. These few steps keep it that way.',
    why: 'Why:',
    contact: 'Whom to call',
    print: 'Print the plan',
    change: 'Change my answers',
    report: 'When you have done what is urgent, tell us: your report warns others.',
    reportLink: 'Report a Scam',
  },
  banks: {
    title: 'Numbers of large banks',
    hint: 'The banks publish these numbers. If yours differs from the one on your card, call the one on your card.',
  },
  share: {
    lead: 'Do you know somebody who needs this? Send them the questions. Your answers are not sent.',
    text: (address: string) => `What to do in the first 24 hours after a scam: ${address}`,
    whatsApp: 'Share by WhatsApp',
    sms: 'Share by SMS',
  },
  times: { now: 'Now', today: 'Today', day: 'Within 24 hours' },
  contacts: {
    bank: 'Your bank: the number on the back of your card',
    issuer: 'The gift card’s issuer, the exchange house or the crypto platform',
    eCrime: 'e-Crime, Dubai Police',
    abuDhabiPolice: 'Abu Dhabi Police (Aman)',
    police: 'Police, if you are in danger',
    centralBank: 'Central Bank',
    icp: 'ICP, the issuer of the Emirates ID, or your embassy for a passport',
    operator: 'Your phone operator',
  },
  steps: {
    disconnect: {
      title: 'Cut the connection',
      text: 'Switch on aeroplane mode and turn off Wi-Fi, or switch the device off. Open no bank app on it. Use another phone for the next steps.',
      why: 'While it is online they see your screen and can pay in your name.',
    },
    'freeze-bank': {
      title: 'Ask your bank to stop online banking',
      text: 'Call your bank’s fraud line. Ask them to freeze online banking, transfers and cards, and to look for payments you did not make. Write down the reference number.',
      why: 'With your login or one code they can empty the account within minutes. Only the bank can shut the door.',
    },
    'block-card': {
      title: 'Block the card',
      text: 'Freeze it in your bank’s app this minute, then call the bank and ask for a new card with a new number. Say which payments are not yours.',
      why: 'Card details are often sold on and used again. A blocked card is worth nothing.',
    },
    'recall-transfer': {
      title: 'Ask your bank to recall the transfer',
      text: 'Call and say “I was defrauded, recall the transfer”. Have ready the time, the amount, the name and the IBAN. Ask your bank to alert the bank that received it.',
      why: 'The money often stays in the receiving account for some hours before it is moved on. Every minute counts.',
    },
    'stop-cash': {
      title: 'Try to stop the payment where you made it',
      text: 'Gift card: call its issuer with the number and the receipt and ask to have it locked. Cash: ask the exchange house to hold it. Crypto: give your platform the wallet address and the transaction.',
      why: 'What has not been collected yet can sometimes be stopped. Later it hardly ever can.',
    },
    'recover-account': {
      title: 'Take your account back',
      text: 'WhatsApp: register your own number again with a fresh code; that signs the other device out. Other accounts: set a new password, sign out everywhere and switch on two-step verification.',
      why: 'From your account they write to people who trust you and ask them for money.',
    },
    'stop-contact': {
      title: 'Stop answering',
      text: 'Say nothing more, pay nothing more and open no more links. Do not threaten them. Do not block or delete anything until you have taken screenshots of everything.',
      why: 'Every answer helps them, and they will push harder once you hesitate.',
    },
    'keep-evidence': {
      title: 'Keep the evidence',
      text: 'Take screenshots of the messages with their date, and of numbers, links, account names and receipts. Then block the sender.',
      why: 'The bank and the police need them, and scammers delete their traces.',
    },
    'report-police': {
      title: 'Report it to the police',
      text: 'Dubai: ecrime.ae or 901. Abu Dhabi: Aman. Any other emirate: the MOI UAE app or the nearest police station. Take your Emirates ID, the evidence and the bank’s reference.',
      why: 'The police can ask banks to freeze the money on its way, and your bank will ask for the report.',
    },
    'protect-identity': {
      title: 'Protect your identity',
      text: 'Look in TDRA’s Hesabati service for phone lines in your name that you do not know, refuse every UAE Pass request you did not start, and tell ICP or your embassy if the document itself is gone.',
      why: 'With a copy of your ID, others try to get phone lines, accounts or loans in your name.',
    },
    'clean-device': {
      title: 'Clean the device',
      text: 'Remove the app they had you install and any profile or permission it got. If you are not sure, save your pictures, reset the device to factory settings and set it up anew.',
      why: 'A hidden app reads new passwords and codes as you type them.',
    },
    'change-passwords': {
      title: 'Change your passwords, from a clean device',
      text: 'Email first, then the bank, UAE Pass and the rest; a different one for each. Sign out all other devices and switch on two-step verification.',
      why: 'Whoever has your email can reset every other password.',
    },
    dispute: {
      title: 'Dispute the payment in writing',
      text: 'Fill in your bank’s dispute form and keep the complaint number. If the bank does not solve it within 30 days, Sanadak takes complaints about banks.',
      why: 'A call is soon forgotten. What is in writing has a date and a number.',
    },
    'watch-money': {
      title: 'Watch your accounts',
      text: 'Switch on alerts for every payment, read the last month’s statements and look at them every day for two weeks. A payment of a few dirhams may be a test.',
      why: 'Stolen details are often used days later.',
    },
    'refuse-recovery': {
      title: 'Refuse anyone who offers to get your money back',
      text: 'Police, lawyers or “recovery agents” who write to you first and ask for a fee or a code are the next scam.',
      why: 'Names of people who paid once are sold to other scammers.',
    },
    'tell-others': {
      title: 'Tell someone you trust',
      text: 'Tell your family, and the people the scammer may write to in your name. If it came through work, tell your IT department.',
      why: 'Two people think more clearly than one, and a warned friend does not pay.',
    },
  },
}
