import { BLOCK } from './background.ts'
import { keyboardTop } from './keyboard.ts'
import { type Box, colourDistance, SCREEN_SHAPE, saturation } from './pixels.ts'
import type { Surface } from './surfaces.ts'

type Size = { readonly width: number; readonly height: number }

/** Height of a phone's screen by its width. A taller picture is a stitched screenshot. */
const TALLEST_SCREEN = 2.3

/** Shares of the screen's height, measured on phones: status bar with title bar, and field with navigation. */
const HEAD = 0.105
const STATUS_BAR = 0.042
const FOOT = 0.09
/** The same above a keyboard, without navigation. */
const FIELD = 0.075

/** Shares of the image's width. */
const NARROWEST = 0.1
const WIDEST = 0.9
/** A notice is centred, and not higher than two lines. */
const CENTRED_WITHIN = 0.02
const HIGHEST_NOTICE = 0.11
/** A card with buttons, such as for a sender who is no contact, has the same margin at both sides. */
const SAME_MARGIN = 0.018
const NARROWEST_CARD = 0.8
const HIGHEST_CARD = 0.25

/** Text covers at most this share of a bubble; rounded corners and images cost the rest. */
const LEAST_FILL = 0.6

const LEAST_HEIGHT = 2 * BLOCK

/** Least height of the part of a bubble in the body, by the image's width: bars reach less far into it. */
const LEAST_CUT = 0.1
const LEAST_INSIDE = 0.15

/** Bubbles of one sender have the same colour within this distance. */
const SAME_COLOUR = 14
/** A picture in a bubble has another colour by at least this. */
const OTHER_COLOUR = 60

/** Where the content of a picture is. */
export type Zones = {
  /** The title bar; null in a picture of something else. */
  readonly head: Box | null
  /** Below the title bar and above the text field; everything in a picture of something else. */
  readonly body: Box
}

/** Finds where the content of a picture is. */
export function zonesOf(surfaces: readonly Surface[], { width, height }: Size): Zones {
  const whole = { left: 0, top: 0, right: width, bottom: height }
  if (height < width * SCREEN_SHAPE) return { head: null, body: whole }
  const screen = Math.min(height, width * TALLEST_SCREEN)
  const keyboard = keyboardTop(surfaces, { width, height })
  const bottom = keyboard < height ? keyboard - screen * FIELD : height - screen * FOOT
  const top = Math.round(screen * HEAD)
  return {
    head: { ...whole, top: Math.round(screen * STATUS_BAR), bottom: top },
    body: { ...whole, top, bottom: Math.round(bottom) },
  }
}

/** The bubbles of a picture. */
export type Chat = {
  readonly all: readonly Surface[]
  /** Those of the other person, from top to bottom. */
  readonly incoming: readonly Surface[]
}

/**
 * Finds bubbles; null if there are none.
 * @param cut surfaces of the body alone: a bubble close to a bar in its colour is one surface with it
 */
export function bubblesOf(
  surfaces: readonly Surface[],
  cut: readonly Surface[],
  { body }: Zones,
  { width }: Size,
): Chat | null {
  const whole = surfaces.filter(
    (surface) => isBubble(withPictures(surface, surfaces), width) && isInBody(surface.box, body),
  )
  const others = cut.filter(
    (surface) =>
      isBubble(surface, width) &&
      surface.box.bottom - surface.box.top >= LEAST_CUT * width &&
      !isAsHighAs(body, surface.box) &&
      !whole.some(({ box }) => overlap(box, surface.box)),
  )
  const found = [...whole, ...others]
  const all = found.filter(
    (one) => !found.some((other) => other !== one && isInside(one.box, other.box)),
  )
  const incoming = incomingOf(all, width)
  if (incoming.length === 0) return null
  return { all, incoming: incoming.sort((a, b) => a.box.top - b.box.top) }
}

/** Whether a surface is in the body, or goes on at one end of it, where the picture was cut off. */
function isInBody({ top, bottom }: Box, body: Box): boolean {
  if (top >= body.top - BLOCK && bottom <= body.bottom + BLOCK) return true
  if (isAsHighAs(body, { top, bottom })) return false
  const inside = Math.min(bottom, body.bottom) - Math.max(top, body.top)
  return inside >= LEAST_INSIDE * (body.right - body.left)
}

/** Whether something is the page itself, such as in a tilted picture. */
function isAsHighAs(body: Box, { top, bottom }: Pick<Box, 'top' | 'bottom'>): boolean {
  return top <= body.top + BLOCK && bottom >= body.bottom - BLOCK
}

/** Counts a picture in a bubble as covered by it. Surfaces in like colours are the light and shade of a photo. */
function withPictures(surface: Surface, surfaces: readonly Surface[]): Surface {
  const { box, blocks, fill, colour } = surface
  const inner = surfaces.filter(
    (other) => isInside(other.box, box) && colourDistance(other.colour, colour) >= OTHER_COLOUR,
  )
  const share = inner.reduce((sum, other) => sum + other.blocks, 0) / blocks
  return { ...surface, fill: Math.min(1, fill * (1 + share)) }
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether a surface is the app's own, such as a date, a notice or a card with buttons. */
export function isOfApp({ box, fill }: Surface, width: number): boolean {
  return fill >= LEAST_FILL && (isNotice(box, width) || isCard(box, width))
}

function isCard({ left, top, right, bottom }: Box, width: number): boolean {
  const isEven = Math.abs(left - (width - right)) < SAME_MARGIN * width
  const isWide = right - left > NARROWEST_CARD * width
  return isEven && isWide && bottom - top < HIGHEST_CARD * width
}

function isBubble({ box, fill }: Surface, width: number): boolean {
  const share = (box.right - box.left) / width
  if (share < NARROWEST || share > WIDEST || fill < LEAST_FILL) return false
  if (box.bottom - box.top < LEAST_HEIGHT) return false
  return !isNotice(box, width)
}

function isNotice(box: Box, width: number): boolean {
  return isCentred(box, width) && box.bottom - box.top < HIGHEST_NOTICE * width
}

function isCentred({ left, right }: Box, width: number): boolean {
  return Math.abs(left - (width - right)) < 2 * CENTRED_WITHIN * width
}

/**
 * The bubbles of one side. Of two sides the one with the less saturated colour: apps colour what the owner of
 * the phone sent, and mirror the sides in languages that are written from right to left.
 */
function incomingOf(bubbles: readonly Surface[], width: number): Surface[] {
  const [first, second] = [
    bubbles.filter(({ box }) => box.left <= width - box.right),
    bubbles.filter(({ box }) => box.left > width - box.right),
  ]
    .filter((side) => side.length > 0)
    .map((side) => ofOneColour(withoutCards(side, width)))
  if (!first) return []
  return second && saturationOf(second) < saturationOf(first) ? second : first
}

/** Leaves out the app's own cards, if there is something else. */
function withoutCards(side: readonly Surface[], width: number): readonly Surface[] {
  const bubbles = side.filter(({ box }) => !isCard(box, width))
  return bubbles.length > 0 ? bubbles : side
}

/** Leaves out what stands among the bubbles in another colour, such as the app's own notices. */
function ofOneColour(side: readonly Surface[]): Surface[] {
  const groups = side.map(({ colour }) =>
    side.filter((other) => colourDistance(colour, other.colour) < SAME_COLOUR),
  )
  return groups.reduce((most, group) => (blocksOf(group) > blocksOf(most) ? group : most))
}

function blocksOf(side: readonly Surface[]): number {
  return side.reduce((sum, { blocks }) => sum + blocks, 0)
}

function saturationOf(side: readonly Surface[]): number {
  return (
    side.reduce((sum, { colour, blocks }) => sum + saturation(colour) * blocks, 0) / blocksOf(side)
  )
}
