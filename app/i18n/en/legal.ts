/** A text of the law: what a page of it is made of. A block is a paragraph, or a list of short ones. */
export type LegalDocument = {
  title: string
  description: string
  keywords: string
  /** What stands over the table of contents. */
  contents: string
  /** When it was last changed, in words. */
  dated: string
  intro: string[]
  sections: { id: string; heading: string; blocks: (string | { list: string[] })[] }[]
}

/** What is true of this installation, and of the program it runs. Periods are in days. */
export type PrivacyFacts = {
  privacyEmail: string
  supportEmail: string
  /** Whether Google Gemini is asked about what people check. */
  asksGemini: boolean
  /** The host of the operator's own choice of a model, if that is asked about what people check. */
  modelHost: string | null
  /** Whether contact messages leave by a mail provider; if not, they are kept in a folder. */
  sendsMail: boolean
  days: {
    checkContent: number
    reporterContact: number
    rejectedReport: number
    evidenceImages: number
    interactionFingerprint: number
    rateLimit: number
    contactMessage: number
  }
}

export type TermsFacts = { supportEmail: string; today: string }

/** The privacy policy. docs/privacy.md names, for each sentence, the code and the test that keep it. */
function privacyPolicy({
  privacyEmail,
  supportEmail,
  asksGemini,
  modelHost,
  sendsMail,
  days,
}: PrivacyFacts): LegalDocument {
  const models = [
    asksGemini
      ? 'To answer a check, this site also sends the pasted text, and the kinds of warning signs that we found in it, to Google Gemini, an outside AI service. The text then leaves the United Arab Emirates and is handled by Google under its own terms. Your network address, reports, images and contact messages are not sent to it.'
      : '',
    modelHost
      ? `To answer a check, this site also sends the pasted text, and the kinds of warning signs that we found in it, to an AI model that we chose, on the server ${modelHost}. Your network address, reports, images and contact messages are not sent to it.`
      : '',
  ].filter(Boolean)
  return {
    title: 'Privacy Policy',
    description:
      'What Himaya knows about you, why, for how long, and how to see, correct or erase it.',
    keywords: 'Himaya privacy policy, personal data, data protection, UAE',
    contents: 'On this page',
    dated: 'Last updated: December 2024',
    intro: [
      'Himaya helps people in the United Arab Emirates recognise and report scams. You need no account, and we ask for as little as we can.',
      'In short: we use what you send us to fight scams, we never sell it, we encrypt what is personal, and you can ask us to show, correct or erase it.',
    ],
    sections: [
      {
        id: 'what-we-collect',
        heading: 'What we collect',
        blocks: [
          'Only what you choose to send us, and what is needed to keep the service fair.',
          {
            list: [
              'A check: the message, email or web address that you paste, and our answer. Of an email file we keep only the text that we checked, not the file. If you tell us whether our answer was right, we keep what you chose, and the language of the page, with the check.',
              'A report: its title, description and category. An email address, a phone number and images are up to you. While you write, title and description are compared with our library, with what looks like your card number, a code or the like masked; until you send them they are not kept.',
              'A contact message: your name, email address, subject and message.',
              'A coded form of your network address, made with a secret key. It lets us limit how often one visitor can check, report or write, and count a reaction and the opening of a library entry once. The address itself is never stored and never written to our logs.',
            ],
          },
          'The pages load nothing from other companies and follow nobody. Reading and checking need no cookies. Changing the language by its link sets one that holds nothing but the language, for a year. Sending a report sets one for half an hour, only to show you its receipt, and our staff have one while they are signed in, one, for 90 days, by which their browser is known again, and one, for a year, that holds how wide their menu is.',
          'We count how often each page is opened in a day, with nothing of who opened it. Opening an entry of the library is also counted once per visitor, by the coded form of the network address, as a reaction is. A browser that asks not to be followed (Do Not Track or Global Privacy Control) is counted in neither. When you close the banner of our app, your browser remembers that for a day and tells nobody. When you change the language, it takes what you have typed along to the same page, and forgets it there. When you check a text, it keeps the text and our answer in that tab, to show them again when you come back or reload the page, until you press Clear or close the tab. It tells nobody. Anyone who uses the same tab can see them. When you go from an answer to the report form, it takes the text along, and forgets it there.',
        ],
      },
      {
        id: 'how-we-use-it',
        heading: 'What we use it for',
        blocks: [
          {
            list: [
              'To process and verify reports.',
              'To recognise scams better.',
              'To warn others. What we publish about a report never includes the contact details of the person who sent it.',
              'To help the law enforcement authorities of the UAE, when they ask for it in the way that the law provides.',
            ],
          },
          'We rely on your consent, which you give by sending a form. We never sell personal data, and we use none of it for advertising.',
          'A computer gives the answer to a check. It is advice about a text: it decides nothing about you, and it can be wrong.',
        ],
      },
      {
        id: 'artificial-intelligence',
        heading: 'Artificial intelligence',
        blocks:
          models.length > 0
            ? [
                ...models,
                'Before you paste a text, take out names, numbers and anything else that you do not want to pass on.',
              ]
            : [
                'Checks are answered on our own server. No outside AI service is asked, and the pasted text is sent to nobody.',
              ],
      },
      {
        id: 'contact-messages',
        heading: 'Contact messages',
        blocks: [
          sendsMail
            ? `A message from the contact form is handed to our email service, which delivers it to ${supportEmail}. This site keeps no copy. Email may travel through servers outside the United Arab Emirates.`
            : `A message from the contact form is kept as a file on our server, which only our staff and those who run the server can read, for at most ${days.contactMessage} days.`,
          'We use it to answer you.',
        ],
      },
      {
        id: 'storage',
        heading: 'Where and how it is stored',
        blocks: [
          'We who run this site undertake to store what you submit on servers in the United Arab Emirates.',
          'Pasted texts, email addresses, phone numbers and evidence images are encrypted before they are stored. The hidden details of an image, such as where it was taken, are removed first. The title and description of a report are kept readable, because people review and search them: please leave your own details out of them.',
          'Only the staff who review reports can see contact details and evidence. They can read the text of a check only if you told us that our answer was wrong. We keep a record of who read it. To teach the checker, they may copy such a text without the numbers and codes that look personal.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        blocks: [
          {
            list: [
              `A check, with its text and the code of who sent it: ${days.checkContent} days. Your answer to “Was this right?” goes with it. What stays is how many checks there were each day, and with what result.`,
              `The contact details of a report, and the code of who sent it: ${days.reporterContact} days.`,
              `The images of a report, published or not: at most ${days.evidenceImages} days after it came.`,
              `The images and contact details of a report that we do not publish: ${days.rejectedReport} days after our decision.`,
              'The title, description and category of a report: for as long as this site warns of scams, or until you ask us to erase them.',
              `The code that lets the opening of an entry and a reaction count once: ${days.interactionFingerprint} days. What stays is the number.`,
              `The code that limits how often a visitor can use a form: ${days.rateLimit === 1 ? 'one day' : `${days.rateLimit} days`}.`,
            ],
          },
          'What is past its time is removed automatically, within a few hours. Copies in backups disappear when the backups are replaced.',
        ],
      },
      {
        id: 'your-rights',
        heading: 'Your rights',
        blocks: [
          'The UAE law on the protection of personal data (Federal Decree-Law No. 45 of 2021) gives you rights, and we honour them for everyone. At any time you can ask us:',
          {
            list: [
              'to show you everything that we hold about you, and give you a copy that a computer can read;',
              'to correct it;',
              'to erase it. A report that was already published stays as a warning, without anything that leads to you;',
              'to forget your contact details but keep the report: this is how you withdraw your consent. It does not change what was done before;',
              'to stop or limit what we do with it.',
            ],
          },
          `Write to ${privacyEmail} from the address that you gave us, because that is how we find your data. If you gave none, or so long ago that we have forgotten it, send us the receipt code of your report: it leads to that report. Checks and reactions carry nothing by which we could find the person.`,
          'If you are not content with our answer, you can complain to the UAE Data Office.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes and questions',
        blocks: [
          'If we change this policy, we change the date at its top.',
          `For any question about your data, write to ${privacyEmail}.`,
        ],
      },
    ],
  }
}

/** The terms of service. */
function termsOfService({ supportEmail, today }: TermsFacts): LegalDocument {
  return {
    title: 'Terms of Service',
    description: 'The rules for using Himaya, and what it can and cannot promise.',
    keywords: 'Himaya terms of service, rules of use, UAE',
    contents: 'On this page',
    dated: `Last updated: ${today}`,
    intro: [
      'These are the rules for using Himaya. They are short, because the idea is simple: use it honestly, and do not rely on it alone.',
    ],
    sections: [
      {
        id: 'agreement',
        heading: 'Agreement',
        blocks: [
          'By using this site you agree to these terms and to the privacy policy. If you do not agree, please do not use it.',
        ],
      },
      {
        id: 'licence',
        heading: 'What you may do',
        blocks: [
          'You may use this site free of charge for personal, non-commercial purposes. This permission is yours alone, can be withdrawn, and does not make any of the content yours.',
          'Share a link to any page with whoever may need it.',
        ],
      },
      {
        id: 'responsibilities',
        heading: 'Your part',
        blocks: [
          {
            list: [
              'Give information that is accurate, to the best of your knowledge.',
              'Report in good faith: what happened to you, or what you saw.',
              'Do not use the site to deceive anyone, or to help someone who does.',
            ],
          },
        ],
      },
      {
        id: 'your-content',
        heading: 'What you send us',
        blocks: [
          'Please do not send:',
          {
            list: [
              'anything false, or meant to harm someone who did nothing;',
              'anything offensive;',
              'anything that the law of the UAE forbids;',
              'anything meant to manipulate, overload or get around the systems of this site, its limits included.',
            ],
          },
          'You allow us to review a report, to edit it, and to publish it without your contact details as a warning to others. We may decline or remove anything.',
        ],
      },
      {
        id: 'disclaimer',
        heading: 'No guarantee',
        blocks: [
          'We give this service as it is. An answer of the checker is an estimate: a scam can look safe, and something harmless can look like a scam. The library can be incomplete or out of date.',
          'Before you pay, sign or share anything, verify it with the official source. In an emergency call your bank and the police.',
          'Himaya is independent. It is not a government service, and it gives no legal or financial advice.',
        ],
      },
      {
        id: 'liability',
        heading: 'Limit of liability',
        blocks: [
          'As far as the law allows, we are not liable for losses that follow from using this site, from not being able to use it, or from relying on what it says. Nothing here limits a liability that the law does not let anyone limit.',
        ],
      },
      {
        id: 'indemnification',
        heading: 'Indemnification',
        blocks: [
          'If someone claims damages from us because you broke these terms or the law, you cover what it costs us, as far as the law allows.',
        ],
      },
      {
        id: 'modification',
        heading: 'Changes',
        blocks: [
          'We may change these terms, or the service itself. The terms on this page are the ones that apply today; using the site after a change means that you accept it.',
        ],
      },
      {
        id: 'governing-law',
        heading: 'Governing law',
        blocks: [
          'These terms are governed by the laws of the United Arab Emirates, and its courts decide any dispute about them.',
        ],
      },
      {
        id: 'contact',
        heading: 'Contact',
        blocks: [`Questions about these terms? Write to ${supportEmail}.`],
      },
    ],
  }
}

/** The legal texts. */
export const legal = { privacyPolicy, termsOfService }
