import { type Background, backgroundOf } from './background.ts'
import { bubblesOf, type Chat, isOfApp, type Zones, zonesOf } from './bubbles.ts'
import { boxOf } from './edges.ts'
import { emptiestRow, type Ink, inkOf, rowsOf, stretched, withoutRules } from './ink.ts'
import type { Box, Pixels } from './pixels.ts'
import { type Stack, sampleOf, stacksOf } from './stack.ts'
import { type Surface, surfacesOf, withoutSpecks } from './surfaces.ts'

/**
 * What a picture shows: a chat, whose bubbles are the message; a page such as a letter; or something with the shape of a
 * phone's screen, whose first and last part are bars of the phone, or text if the picture was cut out of another.
 */
export type LayoutKind = 'chat' | 'page' | 'screen'

export type Layout = {
  readonly kind: LayoutKind
  /** The parts that hold the message, in reading order. */
  readonly message: readonly Stack[]
  /** A few lines of the message. */
  readonly sample: readonly Stack[]
  /** The status bar and title bar of a phone's screen; none in a picture of something else. */
  readonly head: readonly Stack[]
}

/** Share of the letters between title bar and text field that are in the bubbles of a chat. */
const IN_BUBBLES = 0.5
const STRONG = 60
/** Share of the width at each side that is not counted: a photo of a phone shows its edges there. */
const EDGE = 0.09
/** Pixels around the end of a bar within which a gap between lines is looked for. */
const NEAR = 40

/** Finds the parts of a picture that hold the message. @param background of the picture, where it is known already */
export function layoutOf(image: Pixels, background: Background = backgroundOf(image)): Layout {
  const surfaces = surfacesOf(background)
  const zones = zonesOf(surfaces, image)
  const behind = withoutSpecks(background)
  const part = (box: Box) => stretched(withoutRules(inkOf(image, behind, box)))
  const head = zones.head ? [withoutAvatars(part(zones.head), zones.head, surfaces)] : []
  const chat = bubblesOf(surfaces, surfacesOf(background, zones.body), zones, image)
  if (chat && isChat(chat, surfaces, zones, inkOf(image, behind, zones.body))) {
    const bubbles = chat.incoming.map((surface) => part(boxOf(surface, image)))
    return layout('chat', bubbles, head)
  }
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height }
  if (!zones.head) return layout('page', [part(whole)], head)
  const ink = withoutAvatars(part(whole), whole, surfaces)
  // Bars end between lines.
  const top = emptiestRow(ink, zones.body.top, NEAR)
  const bottom = Math.max(top, emptiestRow(ink, zones.body.bottom, NEAR))
  const parts = [rowsOf(ink, 0, top), rowsOf(ink, top, bottom), rowsOf(ink, bottom, ink.height)]
  return layout('screen', parts, head)
}

function layout(kind: LayoutKind, message: readonly Ink[], head: readonly Ink[]): Layout {
  return {
    kind,
    message: stacksOf(message),
    sample: stacksOf(sampleOf(message)),
    head: stacksOf(head),
  }
}

/** Share of the image's width that the picture of the other person has at least and at most. */
const AVATAR = { least: 0.05, most: 0.16 }
const AVATAR_EDGE = 14

/** Removes pictures of persons, which are read as letters. @param place of the ink */
function withoutAvatars(ink: Ink, place: Box, surfaces: readonly Surface[]): Ink {
  const data = ink.data.slice()
  for (const { box } of surfaces) {
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const isSquare = Math.abs(width - height) < 0.3 * Math.max(width, height)
    if (!isSquare || width < AVATAR.least * ink.width || width > AVATAR.most * ink.width) continue
    const top = Math.max(0, box.top - place.top - AVATAR_EDGE)
    const bottom = Math.min(ink.height, box.bottom - place.top + AVATAR_EDGE)
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

/** Whether most letters are in bubbles. What the app itself says is not counted. */
function isChat({ all }: Chat, surfaces: readonly Surface[], { body }: Zones, ink: Ink): boolean {
  const bubbles = all.map(({ box }) => box)
  const ofApp = surfaces.filter((surface) => !all.includes(surface) && isOfApp(surface, ink.width))
  const apart = ofApp.map(({ box }) => box)
  let [total, held] = [0, 0]
  for (let y = 0; y < ink.height; y++) {
    const isHere = ({ top, bottom }: Box) => y + body.top >= top && y + body.top < bottom
    const [bubblesHere, apartHere] = [bubbles.filter(isHere), apart.filter(isHere)]
    for (let x = Math.round(EDGE * ink.width); x < (1 - EDGE) * ink.width; x++) {
      if ((ink.data[y * ink.width + x] ?? 0) < STRONG) continue
      const isAt = ({ left, right }: Box) => x >= left && x < right
      if (apartHere.some(isAt)) continue
      total++
      if (bubblesHere.some(isAt)) held++
    }
  }
  return held >= IN_BUBBLES * total
}
