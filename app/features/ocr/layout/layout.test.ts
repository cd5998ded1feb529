import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAt, type Painting, paint } from '../../../../tests/support/painted-picture.ts'
import { layoutOf } from './layout.ts'
import type { Box, Colour } from './pixels.ts'
import type { Stack } from './stack.ts'

type Colours = { page: Colour; theirs: Colour; own: Colour; letters: Colour }

const LIGHT: Colours = {
  page: [235, 229, 221],
  theirs: [255, 255, 255],
  own: [217, 253, 211],
  letters: [17, 27, 33],
}
const DARK: Colours = {
  page: [11, 20, 26],
  theirs: [32, 44, 51],
  own: [0, 92, 75],
  letters: [233, 237, 239],
}

const [WIDTH, HEIGHT] = [996, 2000]
/** Bubbles whose edges are edges of blocks, so that their boxes are exact. */
const NOTICE = boxAt(276, 276, 448, 84)
const FIRST = boxAt(36, 396, 600, 180)
const OWN = boxAt(420, 636, 540, 96)
const SECOND = boxAt(36, 804, 444, 144)
/** Space inside of the edges of a bubble that is left out. */
const INSET = 3

const chats = [
  ['light', LIGHT, false],
  ['dark', DARK, false],
  ['light and mirrored', LIGHT, true],
  ['dark and mirrored', DARK, true],
] as const

test.each(chats)('of a chat that is %s only the incoming bubbles are the message', (_, ...kind) => {
  const { kind: shown, message, head } = layoutOf(chat(...kind))
  expect(shown).toBe('chat')
  expect(heightsOf(message)).toEqual([heightOf(FIRST), heightOf(SECOND)])
  expect(message[0]?.width).toBe(FIRST.right - FIRST.left - 2 * INSET + 2 * 24)
  expect(darkestOf(message)).toBe(0)
  expect(heightsOf(head)).toEqual([(0.105 - 0.042) * HEIGHT])
})

test.each(
  chats,
)('an open keyboard of a chat that is %s is no part of the message', (_, colours, isMirrored) => {
  const picture = chat(colours, isMirrored)
  picture.fill(boxAt(0, 1300, WIDTH, HEIGHT - 1300), colours.theirs)
  for (let row = 0; row < 4; row++)
    for (let key = 0; key < 10; key++) {
      const place = boxAt(8 + key * 99, 1340 + row * 150, 84, 120)
      picture
        .fill(place, colours.page)
        .fill(boxAt(place.left + 30, place.top + 40, 24, 30), colours.letters)
    }
  expect(heightsOf(layoutOf(picture).message)).toEqual([heightOf(FIRST), heightOf(SECOND)])
})

test('a screen without bubbles is read with its title bar and its navigation as parts of their own', () => {
  const picture = paint(WIDTH, HEIGHT, LIGHT.theirs)
  const {
    kind,
    message,
    head: title,
  } = layoutOf(picture.write(boxAt(0, 300, WIDTH, 1200), LIGHT.letters))
  expect(kind).toBe('screen')
  const [head, foot] = [0.105 * HEIGHT, 0.09 * HEIGHT]
  expect(heightsOf(message)).toEqual([head, HEIGHT - head - foot, foot])
  expect(title).toHaveLength(1)
})

test('a page with a picture in the colour of a bubble stays a page, as its text is outside', () => {
  const picture = paint(WIDTH, HEIGHT, LIGHT.theirs)
    .write(boxAt(0, 700, WIDTH, 900), LIGHT.letters)
    .fill(boxAt(37, 300, 500, 300), LIGHT.own)
  expect(layoutOf(picture).kind).toBe('screen')
})

test('a bubble that touches the text field in its colour is part of the message', () => {
  const low = boxAt(36, 1640, 600, 180)
  const { kind, message } = layoutOf(
    chat(LIGHT, false)
      .fill(boxAt(0, 1824, WIDTH, HEIGHT - 1824), LIGHT.theirs)
      .fill(low, LIGHT.theirs)
      .write(low, LIGHT.letters),
  )
  expect(kind).toBe('chat')
  expect(heightsOf(message)).toHaveLength(3)
})

test('a chat stays one if the app says more than the message', () => {
  const card = boxAt(24, 600, 948, 200)
  const bubble = boxAt(36, 900, 400, 80)
  const picture = paint(WIDTH, HEIGHT, LIGHT.page)
    .fill(card, LIGHT.theirs)
    .write(card, LIGHT.letters)
    .fill(bubble, LIGHT.theirs)
    .write(bubble, LIGHT.letters)
  expect(layoutOf(picture).kind).toBe('chat')
})

test('a bar of a screen ends between lines', () => {
  const [top, bottom] = [0.105 * HEIGHT, HEIGHT - 0.09 * HEIGHT]
  const picture = paint(WIDTH, HEIGHT, LIGHT.theirs)
    .write(boxAt(0, top - 27, WIDTH, 60), LIGHT.letters)
    .write(boxAt(0, bottom - 27, WIDTH, 60), LIGHT.letters)
    .write(boxAt(0, 500, WIDTH, 1000), LIGHT.letters)
  const [head = 0, body = 0] = heightsOf(layoutOf(picture).message)
  const isInLine = (row: number, line: number) => row > line - 11 && row < line + 11
  expect(isInLine(head, top)).toBe(false)
  expect(isInLine(head + body, bottom)).toBe(false)
})

test('a letter that is no screen is all message, without a title bar', () => {
  const picture = paint(1000, 1400, LIGHT.theirs).write(boxAt(0, 0, 1000, 1400), LIGHT.letters)
  const { kind, message, head } = layoutOf(picture)
  expect([kind, heightsOf(message), head]).toEqual(['page', [1400], []])
})

const place = (most: number) => fc.integer({ min: -20, max: most })
const channel = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Colour> = fc.tuple(channel, channel, channel)

test('any small picture has a layout, whose parts are inside of their stacks', () => {
  const pictures = fc
    .record({
      width: fc.integer({ min: 1, max: 150 }),
      height: fc.integer({ min: 1, max: 330 }),
      page: colour,
      boxes: fc.array(
        fc.record({
          left: place(150),
          top: place(330),
          width: fc.integer({ min: 0, max: 150 }),
          height: fc.integer({ min: 0, max: 150 }),
          colour,
        }),
        { maxLength: 8 },
      ),
    })
    .map(({ width, height, page, boxes }) =>
      boxes.reduce(
        (picture, box) => picture.fill(boxAt(box.left, box.top, box.width, box.height), box.colour),
        paint(width, height, page),
      ),
    )
  fc.assert(
    fc.property(pictures, (picture) => {
      const { message, head } = layoutOf(picture)
      expect(message.length).toBeGreaterThan(0)
      for (const { grey, width, height, parts } of [...message, ...head]) {
        expect(grey).toHaveLength(width * height)
        expect(width).toBeLessThanOrEqual(picture.width + 2 * 24)
        for (const { top, bottom } of parts) {
          expect(top).toBeGreaterThanOrEqual(0)
          expect(bottom).toBeGreaterThanOrEqual(top)
          expect(bottom).toBeLessThanOrEqual(height)
          expect(bottom - top).toBeLessThanOrEqual(picture.height)
        }
      }
    }),
    { numRuns: 400 },
  )
})

/** Paints a chat with a title bar, a notice, two incoming bubbles and one outgoing bubble between them. */
function chat({ page, theirs, own, letters }: Colours, isMirrored: boolean): Painting {
  const side = (box: Box) =>
    isMirrored ? { ...box, left: WIDTH - box.right, right: WIDTH - box.left } : box
  const picture = paint(WIDTH, HEIGHT, page)
    .fill(boxAt(0, 0, WIDTH, 200), theirs)
    .write(boxAt(100, 90, 500, 70), letters)
  for (const [box, colour] of [
    [NOTICE, theirs],
    [FIRST, theirs],
    [OWN, own],
    [SECOND, theirs],
  ] as const) {
    picture.fill(side(box), colour).write(side(box), letters)
  }
  return picture
}

function heightOf({ top, bottom }: Box): number {
  return bottom - top - 2 * INSET
}

function heightsOf(stacks: readonly Stack[]): number[] {
  return stacks.flatMap(({ parts }) => parts.map(({ top, bottom }) => bottom - top))
}

function darkestOf(stacks: readonly Stack[]): number {
  return stacks.reduce(
    (least, { grey }) => grey.reduce((darkest, value) => Math.min(darkest, value), least),
    255,
  )
}
