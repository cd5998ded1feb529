import { type Background, backgroundOf } from './background.ts'
import { bubblesOf, type Chat, type Zones, zonesOf } from './bubbles.ts'
import { boxOf } from './edges.ts'
import { type Ink, inkOf, stretched } from './ink.ts'
import type { Box, Pixels } from './pixels.ts'
import { type Stack, stacksOf } from './stack.ts'
import { type Surface, surfacesOf } from './surfaces.ts'

/**
 * What a picture shows: a chat, whose bubbles are the message; a page such as a letter; or something with the shape of a
 * phone's screen, whose first and last part are bars of the phone, or text if the picture was cut out of another.
 */
export type LayoutKind = 'chat' | 'page' | 'screen'

export type Layout = {
  readonly kind: LayoutKind
  /** The parts that hold the message, in reading order. */
  readonly message: readonly Stack[]
  /** The status bar and title bar of a phone's screen; none in a picture of something else. */
  readonly head: readonly Stack[]
}

/** Share of the letters between title bar and text field that are in the bubbles of a chat. */
const IN_BUBBLES = 0.5
const STRONG = 60
/** Share of the width at each side that is not counted: a photo of a phone shows its edges there. */
const EDGE = 0.09

/** Finds the parts of a picture that hold the message. @param background of the picture, where it is known already */
export function layoutOf(image: Pixels, background: Background = backgroundOf(image)): Layout {
  const surfaces = surfacesOf(background)
  const zones = zonesOf(surfaces, image)
  const part = (box: Box) => stretched(inkOf(image, background, box))
  const head = zones.head ? [withoutAvatar(part(zones.head), zones.head, surfaces)] : []
  const chat = bubblesOf(surfaces, zones, image)
  const isShown = chat && isChat(chat, zones, inkOf(image, background, zones.body), image)
  if (isShown) {
    const message = chat.incoming.map((surface) => part(boxOf(surface, image)))
    return { kind: 'chat', message: stacksOf(message), head: stacksOf(head) }
  }
  const { body } = zones
  if (!zones.head) return { kind: 'page', message: stacksOf([part(body)]), head: [] }
  const bars = [
    { ...body, top: 0, bottom: body.top },
    { ...body, top: body.bottom, bottom: image.height },
  ] as const
  return {
    kind: 'screen',
    message: stacksOf([bars[0], body, bars[1]].map(part)),
    head: stacksOf(head),
  }
}

/** Share of the image's width that the picture of the other person has at least and at most. */
const AVATAR = { least: 0.05, most: 0.16 }
const AVATAR_EDGE = 14

/** Removes the picture of the other person, which is read as letters. */
function withoutAvatar(ink: Ink, head: Box, surfaces: readonly Surface[]): Ink {
  const data = ink.data.slice()
  for (const { box } of surfaces) {
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const isSquare = Math.abs(width - height) < 0.3 * Math.max(width, height)
    if (!isSquare || width < AVATAR.least * ink.width || width > AVATAR.most * ink.width) continue
    const top = Math.max(0, box.top - head.top - AVATAR_EDGE)
    const bottom = Math.min(ink.height, box.bottom - head.top + AVATAR_EDGE)
    const left = Math.max(0, box.left - AVATAR_EDGE)
    for (let y = top; y < bottom; y++)
      data.fill(
        0,
        y * ink.width + left,
        y * ink.width + Math.min(ink.width, box.right + AVATAR_EDGE),
      )
  }
  return { ...ink, data }
}

function isChat({ all }: Chat, { body }: Zones, ink: Ink, image: Pixels): boolean {
  const inside = all.map((surface) => boxOf(surface, image))
  let [total, held] = [0, 0]
  for (let y = 0; y < ink.height; y++)
    for (let x = Math.round(EDGE * ink.width); x < (1 - EDGE) * ink.width; x++) {
      if ((ink.data[y * ink.width + x] ?? 0) < STRONG) continue
      total++
      const [left, top] = [x + body.left, y + body.top]
      if (
        inside.some(
          (box) => left >= box.left && left < box.right && top >= box.top && top < box.bottom,
        )
      )
        held++
    }
  return held >= IN_BUBBLES * total
}
