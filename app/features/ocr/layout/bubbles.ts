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

/** Text covers at most this share of a bubble; rounded corners and images cost the rest. */
const LEAST_FILL = 0.6

const LEAST_HEIGHT = 2 * BLOCK

/** Bubbles of one sender have the same colour within this distance. */
const SAME_COLOUR = 14

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

/** Finds bubbles; null if there are none. */
export function bubblesOf(
  surfaces: readonly Surface[],
  { body }: Zones,
  { width }: Size,
): Chat | null {
  const all = surfaces.filter(
    (surface) =>
      isBubble(surface, width) &&
      surface.box.top >= body.top - BLOCK &&
      surface.box.bottom <= body.bottom + BLOCK,
  )
  const incoming = incomingOf(all, width)
  if (incoming.length === 0) return null
  return { all, incoming: incoming.sort((a, b) => a.box.top - b.box.top) }
}

function isBubble({ box, fill }: Surface, width: number): boolean {
  const share = (box.right - box.left) / width
  if (share < NARROWEST || share > WIDEST || fill < LEAST_FILL) return false
  if (box.bottom - box.top < LEAST_HEIGHT) return false
  return !isNotice(box, width)
}

function isNotice({ left, top, right, bottom }: Box, width: number): boolean {
  const isCentred = Math.abs(left - (width - right)) < 2 * CENTRED_WITHIN * width
  return isCentred && bottom - top < HIGHEST_NOTICE * width
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
    .map(ofOneColour)
  if (!first) return []
  return second && saturationOf(second) < saturationOf(first) ? second : first
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
