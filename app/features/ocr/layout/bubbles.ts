import { BLOCK } from './background.ts'
import { type Box, saturation } from './pixels.ts'
import type { Surface } from './surfaces.ts'

type Size = { readonly width: number; readonly height: number }

/** Height of a phone's screen by its width. A taller picture is a stitched screenshot. */
const TALLEST_SCREEN = 2.3

/** Shares of the screen's height, measured on phones: status bar with title bar, and field with navigation. */
const HEAD = 0.125
const FOOT = 0.1

/** Shares of the image's width. */
const NARROWEST = 0.1
const WIDEST = 0.93
const CENTRED_WITHIN = 0.05
const WIDEST_NOTICE = 0.8

/** Text covers at most this share of a bubble; rounded corners and images cost the rest. */
const LEAST_FILL = 0.6

const LEAST_HEIGHT = 2 * BLOCK

/** Parts of a chat's picture. */
export type Chat = {
  /** Status bar and title bar, with the name or number of the other person. */
  readonly head: Box
  /** Bubbles of the other person, from top to bottom. */
  readonly incoming: readonly Box[]
}

/** Returns the parts of a chat; null if the picture shows none. */
export function chatOf(surfaces: readonly Surface[], { width, height }: Size): Chat | null {
  const screen = Math.min(height, width * TALLEST_SCREEN)
  const head = { left: 0, top: 0, right: width, bottom: Math.round(screen * HEAD) }
  const foot = height - screen * FOOT
  const bubbles = surfaces.filter(
    (surface) =>
      isBubble(surface, width) &&
      surface.box.top >= head.bottom - BLOCK &&
      surface.box.bottom <= foot + BLOCK * 2,
  )
  const incoming = incomingOf(bubbles, width)
  if (incoming.length === 0) return null
  return { head, incoming: incoming.sort((a, b) => a.top - b.top) }
}

function isBubble({ box, fill }: Surface, width: number): boolean {
  const share = (box.right - box.left) / width
  if (share < NARROWEST || share > WIDEST || fill < LEAST_FILL) return false
  if (box.bottom - box.top < LEAST_HEIGHT) return false
  return !(isCentred(box, width) && share < WIDEST_NOTICE)
}

function isCentred({ left, right }: Box, width: number): boolean {
  return Math.abs(left - (width - right)) < width * CENTRED_WITHIN * 2
}

/**
 * The bubbles of one side. Of two sides the one with the less saturated colour: apps colour what the owner of
 * the phone sent, and mirror the sides in languages that are written from right to left.
 */
function incomingOf(bubbles: readonly Surface[], width: number): Box[] {
  const sides = [
    bubbles.filter(({ box }) => box.left <= width - box.right),
    bubbles.filter(({ box }) => box.left > width - box.right),
  ].filter((side) => side.length > 0)
  const [first, second] = sides
  if (!first) return []
  const side = second && colourfulness(second) < colourfulness(first) ? second : first
  return side.map(({ box }) => box)
}

function colourfulness(side: readonly Surface[]): number {
  const blocks = side.reduce((sum, surface) => sum + surface.blocks, 0)
  return side.reduce((sum, { colour, blocks: n }) => sum + saturation(colour) * n, 0) / blocks
}
