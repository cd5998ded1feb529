import { backgroundOf } from './background.ts'
import { bubblesOf, type Chat, type Zones, zonesOf } from './bubbles.ts'
import { boxOf } from './edges.ts'
import { type Ink, inkOf, stretched } from './ink.ts'
import type { Box, Pixels } from './pixels.ts'
import { type Stack, stacksOf } from './stack.ts'
import { surfacesOf } from './surfaces.ts'

/** What a picture shows: a chat, whose bubbles are the message, or a page such as a mail or a letter. */
export type Layout = {
  readonly kind: 'chat' | 'page'
  /** The parts that hold the message, in reading order. */
  readonly message: readonly Stack[]
  /** The status bar and title bar of a phone's screen; none in a picture of something else. */
  readonly head: readonly Stack[]
}

/** Share of the letters between title bar and text field that are in the bubbles of a chat. */
const IN_BUBBLES = 0.5
const STRONG = 60

/** Finds the parts of a picture that hold the message. */
export function layoutOf(image: Pixels): Layout {
  const background = backgroundOf(image)
  const surfaces = surfacesOf(background)
  const zones = zonesOf(surfaces, image)
  const part = (box: Box) => stretched(inkOf(image, background, box))
  const head = zones.isScreen ? [part({ ...zones.body, top: 0, bottom: zones.body.top })] : []
  const chat = bubblesOf(surfaces, zones, image)
  const isShown = chat && isChat(chat, zones, inkOf(image, background, zones.body), image)
  const message = isShown
    ? chat.incoming.map((surface) => part(boxOf(surface, image)))
    : [part(zones.body)]
  return {
    kind: isShown ? 'chat' : 'page',
    message: stacksOf(message),
    head: stacksOf(head),
  }
}

function isChat({ all }: Chat, { body }: Zones, ink: Ink, image: Pixels): boolean {
  const inside = all.map((surface) => boxOf(surface, image))
  let [total, held] = [0, 0]
  for (let y = 0; y < ink.height; y++)
    for (let x = 0; x < ink.width; x++) {
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
