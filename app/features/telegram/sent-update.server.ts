import { z } from 'zod'
import { LIMITS } from '#app/domain/limits.ts'
import { targetBehind } from '#app/features/checks/mail/link-target.ts'

const entities = z
  .array(
    z.object({ type: z.string(), offset: z.int(), length: z.int(), url: z.string().optional() }),
  )
  .default([])

const file = z.object({ file_id: z.string(), file_size: z.number().default(0) })

const buttons = z.array(z.array(z.object({ url: z.string().optional() })))

/** The parts of a message that are read. */
const messageSchema = z.object({
  message_id: z.int(),
  chat: z.object({ id: z.int(), type: z.string() }),
  from: z.object({
    id: z.int(),
    is_bot: z.boolean().optional(),
    language_code: z.string().default(''),
  }),
  forward_origin: z.unknown().optional(),
  text: z.string().optional(),
  entities,
  caption: z.string().default(''),
  caption_entities: entities,
  photo: z.array(file).default([]),
  document: file.extend({ mime_type: z.string().default('') }).optional(),
  reply_markup: z.object({ inline_keyboard: buttons.default([]) }).optional(),
})

const updateSchema = z.object({
  update_id: z.int(),
  message: z.unknown().optional(),
  edited_message: z.unknown().optional(),
})

/** A message to the bot. */
export type SentMessage = {
  /** Number of the message, to which the answer refers. */
  id: number
  chat: number
  sender: number
  /** Language of the sender's Telegram, such as `en-GB`; may be empty. */
  language: string
  isForwarded: boolean
  /** Text or caption, with the targets of its links and buttons. */
  text: string
  /** The largest picture that may be downloaded; null if there is none. */
  picture: string | null
  hasPicture: boolean
}

/** An update: its number, and the message of a person to the bot, if it is one. */
export type SentUpdate = { id: number; message: SentMessage | null }

/** Reads an update of Telegram; null if it is none. Groups, channels and other bots have no message here. */
export function readUpdate(update: unknown): SentUpdate | null {
  const read = updateSchema.safeParse(update)
  if (!read.success) return null
  const { update_id: id, message, edited_message } = read.data
  const sent = messageSchema.safeParse(message ?? edited_message)
  const isOfPerson = sent.success && sent.data.chat.type === 'private' && !sent.data.from.is_bot
  return { id, message: isOfPerson ? sentMessage(sent.data) : null }
}

function sentMessage(message: z.output<typeof messageSchema>): SentMessage {
  const { message_id, chat, from, forward_origin, photo, document, reply_markup } = message
  const [text, marks] =
    message.text === undefined
      ? [message.caption, message.caption_entities]
      : [message.text, message.entities]
  const pictures = document?.mime_type.startsWith('image/') ? [document] : photo
  const links = reply_markup?.inline_keyboard.flat() ?? []
  return {
    id: message_id,
    chat: chat.id,
    sender: from.id,
    language: from.language_code,
    isForwarded: forward_origin !== undefined,
    text: withTargets(text, [
      ...marks.filter(({ type }) => type === 'text_link'),
      ...links.map(({ url }) => ({ offset: text.length, length: 0, url })),
    ]),
    picture:
      pictures.findLast(({ file_size }) => file_size <= LIMITS.evidenceFile)?.file_id ?? null,
    hasPicture: pictures.length > 0,
  }
}

type Link = { offset: number; length: number; url?: string | undefined }

/** Inserts the targets of links that the text does not show, as far as there is room for them. */
function withTargets(text: string, links: readonly Link[]): string {
  let room = LIMITS.checkLength - text.length
  const targets = links.flatMap(({ offset, length, url }) => {
    const at = offset + length
    const target = targetBehind(text.slice(offset, at), url)
    if (target === '' || target.length > room) return []
    room -= target.length
    return [{ at, target }]
  })
  return targets
    .toSorted((a, b) => b.at - a.at)
    .reduce((whole, { at, target }) => whole.slice(0, at) + target + whole.slice(at), text)
}
