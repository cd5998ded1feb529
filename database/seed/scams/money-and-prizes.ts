import type { EnglishSeedScam } from '../types.ts'

/** Loans, prizes, invoices, repairs and rescues that cost money first. */
export const MONEY_AND_PRIZES = [
  {
    slug: 'loan-with-upfront-fee',
    title: 'Loan offer that costs money first',
    description:
      'You need a loan, and the bank has said no. An advert promises money within an hour, even with a low salary or a bad credit record. The “bank partner” is friendly and approves you at once. Before the money can be paid out you must pay an insurance, a processing fee or the first instalment. Then your file needs one more stamp. Nothing is ever paid out. Other lenders send an app which reads your contacts and pictures, and then threaten to shame you before your friends. People with debts are under great pressure already, and this takes the little that they have. A licensed lender deducts its fees from the loan and never collects them beforehand.',
    category: 'other',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'Approval without any look at your papers',
      'A fee must be paid before you receive anything',
      'The lender is not named, or uses the name of a bank with a private number',
      'An app wants to read your contacts and photographs',
    ],
    preventionTips: [
      'Borrow only from a bank or finance company licensed by the Central Bank.',
      'Walk away when you are asked to pay in order to borrow.',
      'Speak to your own bank early about smaller instalments.',
      'If an app threatens you, keep the proof and go to the police: your debt does not allow it.',
    ],
    examples: [
      'Personal loan up to AED 200,000, salary 3,000 OK, black list OK. Approval in 10 minutes. Pay AED 750 file fee on delivery of offer letter.',
      'قرض فوري بدون تحويل راتب وبدون كشف حساب، ادفع رسوم التأمين 500 درهم واستلم المبلغ اليوم.',
    ],
    createdAt: '2025-04-17',
  },
  {
    slug: 'prize-draw-winner',
    title: 'You have won a draw you never entered',
    description:
      'A caller congratulates you: your number has won 200,000 dirhams or a car, in a draw of a mall, a hypermarket or a telephone company. He knows your name and asks you to take the SIM card out and read the number printed on it, “to prove that you are the winner”. Or he wants a small tax, or mobile recharge cards. Some send a certificate with a ruler’s picture. After the payment there is another fee. The caller often speaks your own language, and is very happy for you. The well-known draws in the country announce their winners in public, and none of them asks for money to pay out a prize.',
    category: 'other',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'A prize in a draw for which you bought no ticket',
      'You must pay a tax, or buy recharge cards, to receive it',
      'The caller wants the number on your SIM card or your bank code',
      'You should tell nobody until the prize is paid',
    ],
    preventionTips: [
      'Put the phone down: you cannot win what you did not enter.',
      'Look at the list of winners on the organiser’s own page.',
      'Never read out the long number on a SIM card.',
      'Block the number, and report it to your telephone company as fraud.',
    ],
    examples: [
      'Good news! Your mobile number won AED 200,000 in the LuLu lucky draw. Call Mr. Kareem on WhatsApp with code LU-7788.',
      'مبروك! ربح رقمك جائزة اتصالات الكبرى بقيمة 100 ألف درهم. أرسل رمز التحقق لاستلام الجائزة.',
    ],
    createdAt: '2025-01-17',
  },
  {
    slug: 'changed-invoice-account',
    title: 'Supplier’s bank account has changed',
    description:
      'A small company gets an email from its usual supplier: same name, same style, even the earlier letters below. The bank account has changed because of an audit, so please pay the open invoice to the new IBAN. The mailbox of one of the two firms was broken into weeks before, and the thieves waited for the right invoice. In another form the “director” writes to the accountant from a journey and needs a secret transfer today. The money is sent on abroad within hours. Large sums are lost in this way by careful people, for nothing in the letter looks wrong except one letter of an address and the number of an account.',
    category: 'other',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'New bank details arrive by email only',
      'The sender’s address has one letter more or less than before',
      'The director wants a transfer and cannot be rung',
      'The name of the account holder is not the supplier’s',
      'Payment is to go to a new country',
    ],
    preventionTips: [
      'Ring the supplier on the number you have used for years, and have the new account read out to you.',
      'Make it a rule that two people approve every new account.',
      'Protect company mailboxes with a second login step, and look for unknown forwarding rules.',
      'If the money is gone, ask your bank for a recall in the same hour, and file a police report.',
    ],
    examples: [
      'Dear accounts team, kindly note that due to tax audit our old account is on hold. Please settle INV-20417 to the new IBAN attached and share the swift copy. accounts@al-noor-traders.example',
      'I am in a meeting and cannot talk. Please arrange AED 184,000 to the vendor today, I will sign later. Keep it between us for now.',
    ],
    createdAt: '2025-06-19',
  },
  {
    slug: 'tech-support-remote-access',
    title: 'Technician who takes over your computer',
    description:
      'Your screen suddenly turns red. A loud voice says that your computer is infected, and that you must ring Microsoft at the number shown. Or somebody rings you: your internet is being misused, and he will help. He asks you to install AnyDesk, TeamViewer or a similar program, and shows you ordinary files as if they were viruses. Then he has you log in to your bank to “protect” the account, or to receive a refund. While the screen is black, he makes transfers. Microsoft does not ring people about viruses, and nobody honest needs to see your screen while you bank. The red page itself is only a web page, and it can be closed like any other.',
    category: 'other',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'A warning with a telephone number that fills the whole screen',
      'An unknown caller knows about a fault which you have not reported',
      'You are led to install a program that shares your screen',
      'You should open your bank while he is connected',
    ],
    preventionTips: [
      'Close the page, or hold the power button until the computer switches off.',
      'Let nobody control your device who rang you first.',
      'If you let someone in, disconnect from the internet and change your passwords on another device.',
      'Ring your bank straight away, and say that a stranger saw your screen.',
      'Take the computer to a shop that you know.',
    ],
    examples: [
      'WARNING! Your PC has been locked. Trojan spyware found. Call Microsoft Support UAE now: 800-0XX-XXXX. Do not restart.',
      'Sir, I am from your internet provider. Hackers are using your router. Please open AnyDesk and tell me the nine numbers.',
    ],
    createdAt: '2025-07-17',
  },
  {
    slug: 'recovery-agent',
    title: 'Agent who will get your lost money back',
    description:
      'You were cheated once and have told people about it, perhaps online. Now a “lawyer”, a “hacker” or an officer of the “e-crime department” writes: your money has been found. He knows the sum and the name of the false firm, often because he belongs to the same people or has bought their list. For a fee, a tax or a deposit he will release it. He shows you a wallet with your name and a paper with a seal. There is no recovery, only a second loss, and it hits people who are already wounded. The police take no fee for a report. A lawyer whom you chose yourself does not find you through the comments.',
    category: 'other',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'A stranger knows about your loss and offers help',
      'The money is ready, only a fee is missing',
      'He calls himself an ethical hacker or a blockchain detective',
      'An official seal on a paper that came by chat',
    ],
    preventionTips: [
      'Answer nobody who offers to recover money: report the message instead.',
      'Ask the police station at which you filed your case whether anything is new.',
      'Check that a lawyer is registered before you pay one.',
      'Take your story off public comments, where these agents look for names.',
    ],
    examples: [
      'This is the Cyber Crime Recovery Unit Dubai. We have seized AED 76,400 belonging to you. Pay the 8% release charge to receive it: https://ecrime-recovery.example',
      'I lost 40k too and this hacker got it all back for me, write to him on Telegram, he is a blessing.',
    ],
    createdAt: '2025-09-11',
  },
  {
    slug: 'golden-visa-nomination',
    title: 'Golden visa for sale',
    description:
      'An adviser offers you the UAE golden visa by “nomination”, for life and without the usual conditions, in return for a fixed fee. News pages share the story, so it looks confirmed. You pay for an assessment and then for a file, and wait. The state does grant long residence to people who meet clear conditions, such as property owners, specialists and gifted students, but no private office decides on it and none can promise it. Some victims get an official-looking letter and learn at the counter that it is false. We are following several names that have been used for such offers.',
    category: 'other',
    riskLevel: 'high',
    status: 'under_investigation',
    indicators: [
      'Success is guaranteed, whatever your work or income',
      'A lifetime visa against one payment',
      'The office says that it is the only approved partner',
      'There is no reference number that you can look up yourself',
    ],
    preventionTips: [
      'Read the true conditions on u.ae, and apply through ICP or GDRFA Dubai.',
      'Pay state fees only in official apps or at service centres.',
      'Ask a consultant for a trade licence and a written refund promise.',
      'Follow up your application under your own name, not through the adviser.',
    ],
    examples: [
      'UAE Lifetime Golden Visa by nomination, now open for your country! One-time fee AED 100,000, no property needed. 1,000 places only: https://goldenvisa-nominee.example',
    ],
    createdAt: '2026-07-22',
  },
  {
    slug: 'free-airline-tickets-chain',
    title: 'Free airline tickets for an anniversary',
    description:
      'For some years a message went round at each anniversary of a big airline: two free tickets for everybody who answered four questions and shared the link with thirty friends. It used a web address in which one letter had a small dot or a foreign shape, so that it looked right at first glance. The page showed adverts and collected telephone numbers, and some people were billed for ringtones. The airlines warned about it many times, and it has become rare. Should it land in your family group again, you can tell everyone calmly that it is an old trick, and that nothing bad happens to those who simply delete it.',
    category: 'other',
    riskLevel: 'low',
    status: 'inactive',
    indicators: [
      'An airline gives tickets to everyone',
      'Thirty friends have to be told first',
      'A letter in the address has an odd accent or dot',
      'The number of tickets left goes down while you watch',
    ],
    preventionTips: [
      'Look at the airline’s own news page.',
      'Type the address of an airline yourself, letter by letter.',
      'Delete the message, and tell the group that it is false.',
      'Ask your operator to bar paid services on children’s phones.',
    ],
    examples: [
      'Emirates Airline is giving 2 FREE tickets to every family on its anniversary! I already got mine: https://free-air-tickets.example',
    ],
    createdAt: '2025-03-20',
  },
  {
    slug: 'one-ring-missed-call',
    title: 'Missed call from a far-away country',
    description:
      'Your phone rings once and stops. The number begins with the code of a country where you know nobody. Many people ring back out of politeness, or because they are worried about a relative. The call goes to a costly line, where music or a recorded voice keeps you waiting while the charge runs. In the years when calls abroad were dear, this was common. Operators now block most such numbers, and we hear of it seldom. Nothing happens to your phone by a missed call alone. Only calling back costs money, and your bill will show it under international calls.',
    category: 'other',
    riskLevel: 'low',
    status: 'inactive',
    indicators: [
      'One short ring from an unknown foreign code',
      'Several such calls in a row, often at night',
      'On calling back you hear music, or someone who will not end the talk',
      'No message is left',
    ],
    preventionTips: [
      'Do not ring back unknown foreign numbers.',
      'Let callers leave a message: whoever needs you will write.',
      'Look at the first digits, and find out which country they belong to.',
      'Have international calls switched off on phones that never need them.',
    ],
    examples: [
      'Missed call (1 ring) from an unknown foreign number, 03:12. Missed call (1 ring), 03:13.',
    ],
    createdAt: '2025-05-14',
  },
] as const satisfies readonly EnglishSeedScam[]
