import { numberOf, pick } from './order.ts'
import { type Message, type Messages, readMessages } from './texts.ts'
import { LANGUAGES, type Language, readData, SENDERS, WORDS } from './words.ts'

/** A drawn picture and what a reading of it should give. */
export type Picture = {
  readonly id: string
  readonly language: Language
  readonly app: string
  readonly theme: 'light' | 'dark'
  readonly kind: 'chat' | 'mail' | 'letter' | 'code'
  readonly label: 'scam' | 'ordinary' | null
  /** The message as typed, a line for each bubble or line of a paper. */
  readonly text: string
  /** What the owner of the phone answered in the same chat. It is not part of `text`. */
  readonly replies: readonly string[]
  /** The sender as shown. */
  readonly from: string | null
  /** The contents of the QR codes. */
  readonly codes: readonly string[]
  readonly image: Uint8Array
  readonly mime: string
  /** `flat`, `tilted`, `rotated-90`, `rotated-180`, `rotated-270` or `photographed`. */
  readonly scan: string
}

/** What to draw. */
export type Plan = Omit<Picture, 'image' | 'mime'> & {
  /** The language of the phone: of the message, or English. */
  readonly phone: Language
  readonly device: Device
  /** One element for each bubble or line, oldest first. */
  readonly parts: readonly string[]
  readonly subject: string
  readonly keyboard: boolean
  /** The sender is not a contact: the app offers to block and report. */
  readonly unknown: boolean
  readonly png: boolean
}

/** A phone by its CSS pixels and their density. */
export type Device = { readonly width: number; readonly height: number; readonly density: number }

/** Contents of QR codes: codes.json. */
export type Codes = {
  readonly web: readonly string[]
  readonly wifi: readonly { readonly name: string; readonly password: string }[]
  readonly contacts: readonly Readonly<Record<'name' | 'organisation' | 'phone' | 'mail', string>>[]
  readonly payments: readonly Payment[]
}

/** A payment by an EMV merchant code or a UPI address. */
export type Payment =
  | ({ readonly kind: 'emv' } & Readonly<
      Record<'merchant' | 'city' | 'country' | 'currency' | 'amount', string>
    >)
  | ({ readonly kind: 'upi' } & Readonly<
      Record<'merchant' | 'payee' | 'currency' | 'amount', string>
    >)

const DEVICES: readonly Device[] = [
  { width: 360, height: 780, density: 3 },
  { width: 390, height: 844, density: 3 },
  { width: 412, height: 915, density: 2.625 },
  { width: 320, height: 640, density: 2 },
  { width: 393, height: 852, density: 3 },
  { width: 360, height: 800, density: 2 },
  { width: 430, height: 932, density: 3 },
]

/** The apps in turn. Those that more scams come through are there twice. */
const APPS = [
  'sms-android',
  'whatsapp-android',
  'sms-ios',
  'whatsapp-ios',
  'mail-android',
  'telegram',
  'sms-ios',
  'whatsapp-android',
  'instagram',
  'sms-android',
  'whatsapp-ios',
  'mail-ios',
] as const

/** Rounds of APPS. */
const ROUNDS: Partial<Record<Language, number>> = { en: 4, ar: 4 }
const USUAL_ROUNDS = 3
const LETTERS = 3

export const CODES = readData<Codes>('codes.json')

/** Returns the plan of every picture, always the same one for the same corpus. */
export function planPictures(): Plan[] {
  const messages = readMessages()
  return (Object.keys(LANGUAGES) as Language[]).flatMap((language) => {
    const source = takenInTurn(messages[language])
    const rounds = ROUNDS[language] ?? USUAL_ROUNDS
    return [
      ...Array.from({ length: rounds * APPS.length }, (_, place) =>
        planScreen(language, place, source),
      ),
      ...Array.from({ length: LETTERS }, (_, place) => planLetter(language, place, source)),
      ...planCodes(language, source),
    ]
  })
}

type Source = (kind: 'chats' | 'mails', label: Message['label']) => Message

/** Returns a source that gives each message once. Where mails run out, it gives chats. */
function takenInTurn({ chats, mails }: Messages): Source {
  const left = {
    chats: { scam: [...chats.scam], ordinary: [...chats.ordinary] },
    mails: { scam: [...mails.scam], ordinary: [...mails.ordinary] },
  }
  return (kind, label) => {
    const message = left[kind][label].shift() ?? left.chats[label].shift()
    if (!message) throw new Error(`the corpus has too few texts: ${kind} ${label}`)
    return message
  }
}

function planScreen(language: Language, place: number, source: Source): Plan {
  const app = APPS[place % APPS.length]!
  const round = Math.floor(place / APPS.length)
  // Otherwise the same app would look the same in every language.
  const turn = round + Object.keys(LANGUAGES).indexOf(language)
  const kind = app.startsWith('mail') ? 'mail' : 'chat'
  const label = (Math.floor(place / 2) + turn) % 2 === 0 ? 'scam' : 'ordinary'
  const id = `${language}-${String(place + 1).padStart(2, '0')}-${app}`
  const parts = [source(kind === 'mail' ? 'mails' : 'chats', label)]
  const long = kind === 'chat' && (place + turn) % 13 === 7
  const more = kind === 'mail' ? 0 : long ? 11 : (place + turn) % 4 === 3 ? 1 : 0
  for (let n = 0; n < more; n++) parts.push(source('chats', label))
  const words = WORDS[language]
  const subject = kind === 'mail' ? parts[0]!.subject || pick(words.subjects, id) : ''
  const bodies = parts.map(({ body }) => body)
  const replied = kind === 'chat' && (long || (place + turn) % 3 === 1)
  return {
    id,
    language,
    app,
    theme: (place + turn) % 2 === 0 ? 'light' : 'dark',
    kind,
    label,
    text: (subject ? [subject, ...bodies] : bodies).join('\n'),
    replies: replied
      ? Array.from(
          { length: long ? 3 : 1 },
          (_, n) => words.replies[(place + n) % words.replies.length]!,
        )
      : [],
    from: senderOf(app, language, label, id),
    codes: [],
    scan: scanOf(place, turn),
    phone: (Math.floor(place / 3) + turn) % 2 === 0 ? language : 'en',
    device: DEVICES[(place + turn) % DEVICES.length]!,
    parts: bodies,
    subject,
    keyboard: kind === 'chat' && !long && (place + turn) % 7 === 2,
    unknown: kind === 'chat' && label === 'scam' && numberOf(`${id} unknown`, 3) < 2,
    png: (place + turn) % 10 === 4,
  }
}

function senderOf(app: string, language: Language, label: Message['label'], id: string): string {
  if (app.startsWith('mail')) {
    const { name, address } = pick(SENDERS.mails, id)
    return `${name} <${address}>`
  }
  if (app === 'instagram') return pick(SENDERS.handles, id)
  const organisation = app.startsWith('sms') && numberOf(`${id} sender`, 2) === 0
  if (organisation) return pick(SENDERS.shortCodes, id)
  return label === 'scam' ? pick(SENDERS.numbers, id) : pick(WORDS[language].names, id)
}

/** Most are flat; the others are as a phone saves a photo without its orientation, or held askew. */
function scanOf(place: number, turn: number): string {
  const seat = (place + 5 * turn) % APPS.length
  if (seat === 6) return `rotated-${[90, 180, 270][turn % 3]}`
  return seat === 10 ? 'tilted' : 'flat'
}

function planLetter(language: Language, place: number, source: Source): Plan {
  const label = place % 2 === 0 ? 'scam' : 'ordinary'
  const { subject, body } = source('mails', label)
  const { heading, place: office, closing, signature } = WORDS[language].letter
  const paragraphs = body.split('\n').filter((line) => line.trim() !== '')
  const parts = [heading, office, ...(subject ? [subject] : []), ...paragraphs, closing, signature]
  return {
    ...paper(language, `${language}-letter-${place + 1}`, place),
    app: 'letter',
    kind: 'letter',
    label,
    text: parts.join('\n'),
    parts,
    subject,
    from: heading,
    scan: 'photographed',
  }
}

/** What papers and posters have in common. */
function paper(language: Language, id: string, place: number) {
  return {
    id,
    language,
    theme: 'light',
    replies: [] as string[],
    codes: [] as string[],
    phone: language,
    device: DEVICES[place % DEVICES.length]!,
    subject: '',
    keyboard: false,
    unknown: false,
    png: false,
    from: null as string | null,
  } as const
}

/** A poster, a chat, a parcel slip, a payment, a network or contact, and a poster on a screen. */
function planCodes(language: Language, source: Source): Plan[] {
  const words = WORDS[language]
  const turn = Object.keys(LANGUAGES).indexOf(language)
  const web = (n: number) => CODES.web[(turn + n) % CODES.web.length]!
  const chat = planScreen(language, turn % 2 === 0 ? 1 : 3, source)
  const network = turn % 2 === 0
  const wifi = CODES.wifi[turn % CODES.wifi.length]!
  const contact = CODES.contacts[turn % CODES.contacts.length]!
  const payment = CODES.payments[turn % CODES.payments.length]!
  const lines = (parts: readonly string[]) => ({ parts, text: parts.join('\n') })
  const code = (name: string, place: number) => ({
    ...paper(language, `${language}-code-${name}`, turn + place),
    app: name,
    kind: 'code' as const,
    label: null,
  })
  return [
    {
      ...code('poster', 0),
      ...lines(words.posters[0]!),
      codes: [web(0)],
      scan: 'photographed',
    },
    {
      ...chat,
      id: `${language}-code-chat`,
      kind: 'code',
      codes: [web(1)],
      scan: 'flat',
      keyboard: false,
    },
    {
      ...code('slip', 2),
      ...lines([words.slip.title, ...words.slip.lines]),
      codes: [web(2)],
      scan: 'photographed',
    },
    {
      ...code('payment', 3),
      ...lines([
        words.scanToPay,
        payment.merchant,
        `${words.amount}: ${payment.amount}`,
        ...(payment.kind === 'upi' ? [payment.payee] : []),
      ]),
      codes: [payment.kind === 'upi' ? upiAddress(payment) : merchantCode(payment)],
      theme: turn % 2 === 0 ? 'dark' : 'light',
      scan: 'flat',
    },
    network
      ? {
          ...code('wifi', 4),
          ...lines([wifi.name, words.scanToJoin, `${words.password}: ${wifi.password}`]),
          codes: [wifiCode(wifi)],
          theme: turn % 4 === 0 ? 'dark' : 'light',
          scan: 'flat',
        }
      : {
          ...code('contact', 4),
          ...lines([contact.name, contact.organisation, contact.phone, words.addContact]),
          codes: [contactCard(contact)],
          theme: turn % 4 === 1 ? 'dark' : 'light',
          scan: 'flat',
        },
    {
      ...code('poster-screen', 5),
      ...lines(words.posters[1]!),
      codes: [web(3)],
      scan: turn % 3 === 0 ? 'rotated-90' : 'tilted',
    },
  ]
}

function upiAddress({ payee, merchant, amount, currency }: Payment & { kind: 'upi' }): string {
  const fields = { pa: payee, pn: merchant, am: amount, cu: currency }
  return `upi://pay?${new URLSearchParams(fields).toString().replaceAll('+', '%20')}`
}

/** Returns the merchant-presented code of EMVCo for a payment: tag, length and value of each field, then a CRC. */
export function merchantCode(payment: Payment & { kind: 'emv' }): string {
  const field = (tag: string, value: string) =>
    `${tag}${String(value.length).padStart(2, '0')}${value}`
  const payload = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'example.pay') + field('01', '0410004432')),
    field('52', '5411'),
    field('53', payment.currency),
    field('54', payment.amount),
    field('58', payment.country),
    field('59', payment.merchant),
    field('60', payment.city),
    '6304',
  ].join('')
  return payload + checksum(payload)
}

/** Returns the CRC-16/CCITT-FALSE of a text as four hexadecimal digits. */
export function checksum(text: string): string {
  let value = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    value ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      value = (value & 0x8000 ? (value << 1) ^ 0x1021 : value << 1) & 0xffff
  }
  return value.toString(16).toUpperCase().padStart(4, '0')
}

function wifiCode({ name, password }: Codes['wifi'][number]): string {
  const escaped = (value: string) => value.replaceAll(/[\\;,:"]/g, '\\$&')
  return `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`
}

function contactCard({ name, organisation, phone, mail }: Codes['contacts'][number]): string {
  const lines = [
    'VERSION:3.0',
    `FN:${name}`,
    `ORG:${organisation}`,
    `TEL:${phone}`,
    `EMAIL:${mail}`,
  ]
  return ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n')
}
