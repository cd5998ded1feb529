import type { ScamCase } from './case.ts'

/** E-mails and web addresses. Hosts are made up. */
export const SCAM_MAILS_AND_SITES: readonly ScamCase[] = [
  {
    type: 'email',
    text: 'From: "Emirates NBD Security" <enbd.security@gmail.com>\nSubject: Account suspended\n\nDear customer, your account has been suspended. Confirm your card number and PIN by reply.',
    scamType: 'bank-impersonation',
    marks: '"Emirates NBD Security" <enbd.security@gmail.com>',
    hard: true,
  },
  {
    type: 'email',
    text: 'From: Etisalat <billing@etisalat-invoices.top>\nReply-To: cash@mailbox-pay.xyz\nSubject: Refund\n\nYou are eligible for a refund of AED 350. Claim your refund at https://etisalat-invoices.top/r',
    scamType: 'refund',
    marks: 'cash@mailbox-pay.xyz',
    hard: true,
  },
  {
    type: 'email',
    text: 'Subject: Business proposal\n\nI am Barrister John. My late client died and left 12.5 million dollars with no next of kin. I want you to stand as beneficiary. Reply with your full name, address and phone number.',
    scamType: 'advance-fee',
    marks: 'next of kin',
  },
  {
    type: 'email',
    text: 'الموضوع: ميراث\n\nأنا محامي المتوفى الذي ترك مبلغ 8 مليون دولار بدون وريث. أرسل الاسم الكامل والعنوان ورقم حسابك البنكي لتحويل المبلغ',
    scamType: 'advance-fee',
    marks: 'المتوفى الذي ترك مبلغ',
  },
  {
    type: 'email',
    text: 'Subject: Password expires today\n\nYour mailbox is full. Click here to verify your account: <a href="http://203.0.113.7/owa/login.php">https://outlook.office.com</a> or your mailbox will be deactivated.',
    scamType: 'account-takeover',
    marks: 'http://203.0.113.7/owa/login.php',
    hard: true,
  },
  {
    type: 'email',
    text: 'From: "MOHRE" <notice@mohre-gov-ae.info>\nSubject: Labour fine\n\nYour company has an unpaid fine of AED 5,000. Pay the fine at https://mohre-gov-ae.info/pay within 48 hours to avoid a travel ban.',
    scamType: 'government-impersonation',
    marks: 'travel ban',
    hard: true,
  },
  {
    type: 'email',
    text: 'Subject: I know your password\n\nI hacked your device and recorded you through the camera while you watched porn. Pay 1200 USD in bitcoin to my wallet within 48 hours or the video goes to your contacts.',
    scamType: 'blackmail',
    marks: 'bitcoin',
  },
  {
    type: 'website',
    text: 'https://emiratespost.ae@parcel-fee.top/pay',
    scamType: 'phishing-site',
    marks: 'https://emiratespost.ae@parcel-fee.top/pay',
    hard: true,
  },
  {
    type: 'website',
    text: 'https://еmiratesnbd.com',
    scamType: 'phishing-site',
    marks: 'https://еmiratesnbd.com',
    hard: true,
  },
  {
    type: 'website',
    text: 'http://www.dubaipolice.gov.ae.fines-pay.xyz/login',
    scamType: 'phishing-site',
    marks: 'http://www.dubaipolice.gov.ae.fines-pay.xyz/login',
  },
  {
    type: 'website',
    text: 'http://0xC6.0x33.0x64.0x07/secure/login',
    scamType: 'phishing-site',
    marks: 'http://0xC6.0x33.0x64.0x07/secure/login',
    hard: true,
  },
  {
    type: 'website',
    text: 'https://etisaIat-offers.top',
    scamType: 'phishing-site',
    marks: 'https://etisaIat-offers.top',
  },
  {
    type: 'website',
    text: 'hxxps://adcb-online[.]com/verify',
    scamType: 'phishing-site',
    marks: 'hxxps://adcb-online[.]com/verify',
  },
  {
    type: 'website',
    text: 'https://xn--emirtesnbd-2qi.com',
    scamType: 'phishing-site',
    marks: 'https://xn--emirtesnbd-2qi.com',
    hard: true,
  },
  {
    type: 'website',
    text: 'http://cdn-files.top/uaepass.apk',
    scamType: 'malware',
    marks: 'http://cdn-files.top/uaepass.apk',
  },
]
