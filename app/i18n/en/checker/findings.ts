import type {
  ChangeCode,
  FindingCode,
  ReassuranceCode,
  RecommendationCode,
  ScamTypeCode,
} from '#analyzer'

/** The facts of the text that a sentence names: a brand, a domain, a number, as the analyzer found them. */
type Params = Readonly<Record<string, string>>
type Sentence = (params: Params) => string

/** Of a site that is only named no link leads anywhere. */
const leadsTo = (p: Params) => (p.site ? `It names ${p.site}` : `The link leads to ${p.domain}`)

const signs: Record<FindingCode, Sentence> = {
  'lookalike-domain': (p) =>
    `The address ${p.domain} imitates ${p.official}, the real address of ${p.brand}.`,
  'brand-in-domain': (p) =>
    `The address ${p.domain} uses the name of ${p.brand}, but it does not belong to them. Theirs is ${p.official}.`,
  'brand-keyword-domain': (p) =>
    `The address ${p.domain} puts the well-known name “${p.name}” beside a word that should make you act, or under an ending that is sold to anybody. Imitations look like that.`,
  'parcel-or-fine-domain': (p) =>
    `The address ${p.domain} is made of nothing but words about parcels or fines. False couriers and offices use such names.`,
  'brand-in-subdomain': (p) =>
    `The link starts with the name of ${p.brand}, but it really leads to ${p.domain}.`,
  'brand-in-path': (p) => `The link has ${p.official} in it, but it really leads to ${p.domain}.`,
  'homograph-domain': (p) =>
    `The address reads like ${p.reads}, but some of its letters come from another alphabet.`,
  'url-userinfo': (p) => `The link seems to go to ${p.shown}, but it really leads to ${p.domain}.`,
  'link-text-mismatch': (p) => `The text shows ${p.shown}, but the link leads to ${p.domain}.`,
  'brand-link-mismatch': (p) => `It says ${p.brand}, but the link goes to ${p.domain}.`,

  'ip-host': (p) => `The link leads to a bare number, ${p.host}, and not to a named site.`,
  'obfuscated-ip-host': (p) =>
    `The link hides the number of a computer, ${p.host}, behind an odd spelling.`,
  'suspicious-tld': (p) =>
    `The address ${p.domain} ends in ${p.ending}, an ending that scammers often use.`,
  'short-link': (p) => `The short link ${p.domain} hides where it really goes.`,
  'free-hosting': (p) => `${p.host} is a free page that anybody can put up without giving a name.`,
  'user-generated-page': (p) =>
    `Anybody can put up a page at ${p.host}, so it need not come from ${p.host} or from whoever it names.`,
  'unusual-port': (p) => `The link uses port ${p.port}, which ordinary sites do not.`,
  'file-download': (p) => `The link downloads a program, ${p.file}.`,
  'risky-attachment': (p) =>
    `It wants you to open ${p.file}, a kind of file that can run a program or fake a sign-in page.`,
  'insecure-login': (p) =>
    `${p.domain} asks you to sign in, but sends what you type without protection.`,
  'excessive-subdomains': (p) =>
    `The address is so long or broken up that its owner, ${p.domain}, is hard to see.`,
  'login-keyword-domain': (p) =>
    `${p.domain} is not a site we know, and its address talks of signing in or verifying.`,
  'suspicious-url': (p) =>
    `We do not know ${p.domain}, and the address is put together as those of fake sites often are.`,
  'invalid-url': () => 'This is not a web address that a browser can open.',

  'otp-request': () => 'It wants a one-time code. Real senders never ask you to pass it on.',
  'card-details-request': () => 'It wants the details of your bank card.',
  'password-request': () => 'It wants your password or PIN.',
  'id-document-request': () => 'It wants your Emirates ID or passport.',
  'bank-details-request': () => 'It wants your bank account details.',
  'seed-phrase-request': () =>
    'It wants the secret words of your crypto wallet. Whoever has them can empty it.',
  'personal-details-request': () => 'It wants your personal details.',
  'approval-request': () =>
    'It wants you to approve a request, a number or an access that you did not ask for. That may open your own account to them.',
  'call-forwarding-request': () =>
    'It wants you to dial a code that sends your calls to somebody else, and with them the codes that are read out by phone.',
  'device-linking-request': () =>
    'It wants you to enter a code that opens your WhatsApp on somebody else’s device.',

  'payment-request': () => 'It wants you to pay.',
  'follow-link-request': () => 'It wants you to follow a link.',
  'money-transfer-request': () => 'It wants you to send money to somebody.',
  'gift-card-request': () => 'It wants gift cards. No real company or boss is paid that way.',
  'crypto-payment-request': () =>
    'It wants to be paid in crypto money, which nobody can get back for you.',
  'remote-access-request': () =>
    'It wants an app that lets a stranger control your phone or computer.',
  'off-platform-request': () => 'It wants to go on talking on WhatsApp, Telegram or the like.',
  'call-request': () => 'It wants you to call somebody.',
  'qr-scan-request': () => 'It wants you to scan a code that may lead anywhere.',
  'app-install-request': () => 'It wants you to install an app from outside the app store.',
  'vote-request': () =>
    'It wants you to vote for somebody. Such requests are used to take over accounts.',
  'money-mule-request': () =>
    'It wants to use your account or card for other people’s money. Lending it can be a crime.',

  urgency: () => 'It rushes you.',
  'account-threat': () => 'It says that your account, card or service is blocked or soon will be.',
  'legal-threat': () => 'It threatens you with police, court or extra penalties.',
  'visa-threat': () => 'It threatens your visa, residency or Emirates ID.',
  'service-cutoff-threat': () => 'It threatens to cut off your number, electricity or water.',
  'secrecy-demand': () => 'It tells you to keep it secret.',
  plea: () => 'It begs for help.',
  'stay-on-call': () => 'It wants to keep you on the phone or on camera. No authority does that.',

  'authority-impersonation': () =>
    'Somebody says that they speak for an authority, a bank or a company.',
  'romance-talk': () => 'It speaks of love or marriage.',
  'boss-impersonation': () => 'Somebody poses as your boss and cannot be called just now.',
  'payment-excuse': () =>
    'The sender says why his own money is out of reach just now, or that he will pay you back.',

  prize: () => 'It promises you a prize, money or a gift.',
  refund: () => 'It says that money is waiting to be paid back to you.',
  'unclaimed-dues': () =>
    'It says that end-of-service pay or other money from your work waits to be claimed.',
  'guaranteed-return': () => 'It promises profit. Nobody can guarantee that.',
  'windfall-offer': () => 'It promises you money, a gift or a deal from a stranger.',
  'job-task': () =>
    'It offers pay for small tasks such as liking videos. In the end it is you who pays.',
  'easy-income': () => 'It offers good pay for little work.',
  'easy-loan': () => 'It offers a loan to anybody.',
  'job-offer': () => 'It offers a job.',
  'visa-offer': () => 'It sells a visa or permit that nobody can sell.',
  'illegal-service-offer': () =>
    'It sells something that only an authority can give, or nobody at all.',
  'deep-discount': () => 'The price is too good to be true.',
  'free-travel-card': () => 'It offers months of free travel on a card that costs next to nothing.',
  'cash-for-crypto': () =>
    'It wants to swap crypto money for cash when you meet. You may get false notes, or be robbed.',
  'token-giveaway': () =>
    'It gives away or sells tokens of a coin. Whoever connects a wallet or sends coins for them loses what is in it.',
  'wallet-credential-bait': () =>
    'It hands you an account with a fortune in it. Nothing can be taken out; whoever tries pays fees.',
  'upfront-fee': () => 'It wants a fee before you get anything.',
  'release-fee': () => 'It wants money from you before it pays out yours.',

  'parcel-problem': () => 'It tells of a parcel that is held or could not be delivered.',
  'unpaid-fine': () => 'It says that you have a fine or toll to pay.',
  'new-number': () => 'Somebody who writes from a new number claims to be family or a friend.',
  'family-emergency': () => 'It tells of a sudden emergency that only money can solve.',
  'code-sent-by-mistake': () =>
    'It says that a code came to you by mistake. That code opens your own account.',
  'stranger-opener': () => 'A stranger strikes up a friendly talk. Long scams begin like this.',
  'investment-pitch': () => 'It leads you towards an investment or trading.',
  blackmail: () => 'It threatens to expose, to shame or to harm you unless you pay.',
  'fake-virus-alert': () => 'It says that your phone or computer is infected.',
  'callback-phishing': () =>
    'It tells of a charge, and gives a stranger’s number to call, a page or a form, if you did not want it.',
  'charity-appeal': () => 'It asks for a donation to a private number, account or link.',
  'curiosity-bait': () =>
    'It makes you curious about a picture, a message or a call, so that you act before you think.',

  'deposit-before-viewing': () => 'It wants a deposit for a home that you have not seen.',
  'buyer-sends-courier': () => 'A buyer says that you must use a link or a card to receive money.',
  'pay-before-delivery': () => 'It wants to be paid before you have what you buy.',
  'goods-before-money': () => 'It wants the goods before the money has really arrived.',
  overpayment: () => 'It says that you were paid too much and should send money back.',
  'predatory-publishing': () =>
    'It praises your work and sells you what is earned: publication, a film deal, an award.',
  'changed-bank-account': () => 'It tells of a new bank account to pay to.',

  'brand-sender-mismatch': (p) =>
    `The sender calls itself ${p.brand}, but writes from ${p.address}.`,
  'free-mail-for-brand': (p) =>
    `The sender calls itself ${p.brand}, but writes from a free mailbox, ${p.address}.`,
  'imitated-mail-domain': (p) =>
    `The mail address ${p.address} passes for one of ${p.brand}, but ${p.domain} does not belong to them.`,
  'shown-address-differs': (p) =>
    `The sender shows an address at ${p.shown} as its name, but writes from ${p.address}.`,
  'reply-to-differs': (p) => `It comes from ${p.from}, but your answer would go to ${p.replyTo}.`,
  'foreign-number-for-brand': (p) => `It says ${p.brand}, but ${p.number} is a number abroad.`,
  'sender-authentication-failure': (p) =>
    `Your mail service could not confirm that it comes from the sender it names (${p.checks} failed).`,
  'return-path-differs': (p) => `It says ${p.from}, but it was sent by ${p.returnPath}.`,

  'invisible-characters': () => 'It has invisible characters in it, which hide words from filters.',
  'mixed-script-words': () =>
    'Some words are spelled with letters of another alphabet that look the same.',
  'obfuscated-words': () =>
    'Some words are written with digits or gaps in them, which hides them from filters.',
  'wording-typical-of-scams': () => 'Its words, taken together, are those of many known scams.',
  'malware-file-lure': () =>
    'It wants you to open a file the way malware gets in: with its password beside it, or with protection turned off.',
  'prompt-injection': () => 'It tries to tell a computer to call it safe.',
}

const reassurances: Record<ReassuranceCode, Sentence> = {
  'official-link': (p) => `${leadsTo(p)}, which belongs to ${p.brand}.`,
  'government-link': (p) => `${leadsTo(p)}, a site of the UAE government.`,
  'well-known-link': (p) => `${leadsTo(p)}, a well-known site.`,
  'official-sender': (p) =>
    `The sender’s address, ${p.address}, is one of ${p.brand}. It can be forged.`,
  'advert-sender': () =>
    'It is marked as an advert (AD-), as the rules of the UAE demand, and asks for nothing private.',
  'do-not-share-notice': () => 'It tells you to keep the code to yourself, as real senders do.',
  'otp-delivery': () => 'It gives you a code and asks for nothing.',
  'solicited-mail': () =>
    'It answers a request made on a site, and wants nothing of whoever did not make it.',
  'transaction-alert': () => 'It tells you what happened and how much.',
  appointment: () => 'It reads like a reminder or a delivery on its way.',
  'app-or-branch': () =>
    'It sends you to an app or a branch, which you can find without it, and to no unknown link or number.',
  'scam-warning': () => 'It warns of a trick or tells of one, and leads to nobody unknown.',
  'personal-chat': () => 'It reads like talk between people who know each other.',
  'no-call-to-action': () => 'It has no link, number or address to act on.',
}

const scamTypes: Record<ScamTypeCode, string> = {
  'parcel-fee': 'Fake parcel fee',
  'traffic-fine': 'Fake traffic fine',
  'bank-impersonation': 'Fake bank message',
  'government-impersonation': 'Fake government message',
  'police-impersonation': 'Fake police message',
  'brand-impersonation': 'Fake company message',
  telecom: 'Fake telecom message',
  utility: 'Fake electricity or water bill',
  visa: 'Visa or residency scam',
  'otp-theft': 'One-time code theft',
  'account-takeover': 'Account takeover',
  'job-task': 'Online task job scam',
  'fake-job': 'Fake job offer',
  investment: 'Investment scam',
  crypto: 'Crypto scam',
  prize: 'Fake prize',
  'advance-fee': 'Advance fee scam',
  refund: 'Fake refund',
  loan: 'Fake loan',
  romance: 'Romance scam',
  rental: 'Rental scam',
  marketplace: 'Marketplace scam',
  'family-emergency': 'Fake family emergency',
  'tech-support': 'Fake technical support',
  'phishing-site': 'Phishing site',
  malware: 'Harmful download',
  'gift-card': 'Gift card scam',
  charity: 'Fake charity',
  invoice: 'Changed invoice',
  'money-mule': 'Money mule recruitment',
  blackmail: 'Blackmail',
}

const recommendations: Record<RecommendationCode, string> = {
  'do-not-click':
    'Do not open the link. If you want to check, type the official address yourself or use the official app.',
  'do-not-share-code':
    'Do not give the code to anybody, whoever asks. If you already did, call your bank or change your password now.',
  'do-not-approve':
    'Do not approve anything that you did not ask for. If you already did, change your password and call your bank now.',
  'do-not-dial':
    'Do not dial the code. If you already did, dial ##002# to stop the forwarding, and call your bank.',
  'do-not-link-device':
    'Do not enter the code. If you already did, open Linked devices in WhatsApp and log out every device that is not yours.',
  'do-not-share-details':
    'Do not send any details. If you already did, call your bank at the number on your card.',
  'do-not-pay':
    'Do not pay. Check with the organisation at a number or address that you found yourself.',
  'do-not-install':
    'Do not install anything. If you already did, disconnect the device from the internet and call your bank.',
  'do-not-move-money': 'Do not send money. Talk to somebody you trust or to your bank first.',
  'contact-official':
    'Do not answer. Call the organisation at the number on its official site or on your card.',
  'call-family':
    'Call the person at the number you have always had. Do not send money before you have heard their voice.',
  'report-blackmail':
    'Do not pay and do not answer. Keep the messages and tell the police: 901 in Dubai, 8002626 in Abu Dhabi, elsewhere the nearest station. In danger, call 999.',
  'block-and-report': 'Do not answer. Block the sender and report it.',
  'stay-alert':
    'Do not pay, sign in or share anything until you have checked with the sender another way.',
  'unexpected-code':
    'Did you ask for this code? If not, somebody may have your card or password. Do not give the code to anybody. Call your bank on the number on your card, not on a number in the message.',
  'looks-official': 'The address is official. Still, never give a one-time code to anybody.',
  'nothing-found':
    'We found no sign of a scam. If it is unexpected, check with the sender another way before you act.',
  'unknown-site':
    'We do not know this site. An address alone cannot show whether a shop is honest. Look for reviews and a trade licence before you pay.',
  'own-network':
    'This is an address inside your own network, such as your router. Never enter its password for somebody who called or wrote to you.',
  'opens-a-chat':
    'This link opens a chat. It does not show who answers. Do not send money, codes or documents there before you have checked on an official number.',
  'short-link':
    'This is a short link. It hides where it leads. Ask the sender for the full address, or type the official address yourself.',
  'shared-page':
    'Anybody can publish a form or a file here. Do not enter a password, a card or a code on it.',
  'app-store':
    'This opens an app store. Check the name of the developer and the reviews before you install anything.',
  'paste-full-address':
    'Paste the full web address, such as https://example.ae. To check a text, choose message or email.',
}

const changes: Record<ChangeCode, string> = {
  'who-runs-the-site':
    'Find out who runs the site. A licence number and an address that you can check speak for it; no name at all speaks against it.',
  'the-message-itself':
    'Paste the message itself, word for word. What it asks for and where it leads tell more than a description. If somebody calls, hang up and call back on the number that you know.',
  'the-link-itself': 'Check the link itself too. Press and hold it, copy it and paste it here.',
  'the-senders-address':
    'Paste the email again with its sender, the line that begins with From. An address that does not fit the name speaks against it.',
  'whether-you-know-the-sender':
    'Do you know the sender from before, and did you expect this? If it came out of the blue, treat it as a scam.',
}

/** The English words for everything the analyzer can say. */
export const findings = { findings: signs, reassurances, scamTypes, recommendations, changes }
