import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { COLOURS, colourOf } from './chart-colours.ts'

type Colour = readonly [red: number, green: number, blue: number]

/**
 * Simulations of protanopia, deuteranopia and tritanopia on linear RGB (Machado, Oliveira and Fernandes,
 * 2009), and normal vision.
 */
const EYES = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
] as const
/** Distance in OKLab; 0.02 is just noticeable between adjacent areas. */
const CLEARLY_OTHER = 0.09

const times = (m: readonly number[], [r, g, b]: Colour): Colour => {
  const row = (n: number) => (m[n] ?? 0) * r + (m[n + 1] ?? 0) * g + (m[n + 2] ?? 0) * b
  return [row(0), row(3), row(6)]
}

function linear(hex: string): Colour {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function contrast(a: string, b: string): number {
  const light = (hex: string) => times([0.2126, 0.7152, 0.0722], linear(hex))[0] + 0.05
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y)
  return high / low
}

function distance(a: Colour, b: Colour): number {
  const okLab = (colour: Colour) => {
    const [l, m, s] = times([0.412, 0.536, 0.051, 0.212, 0.681, 0.107, 0.088, 0.282, 0.63], colour)
    const roots: Colour = [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]
    return times([0.21, 0.794, -0.004, 1.978, -2.429, 0.451, 0.026, 0.783, -0.809], roots)
  }
  const [p, q] = [okLab(a), okLab(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

test('four colours repeat in order', () => {
  expect(COLOURS).toHaveLength(4)
  expect([4, 5, 6, 7].map(colourOf)).toEqual(COLOURS)
})

test('every colour has a contrast of 3:1 on the light and the dark background', async () => {
  const css = await readFile('app/app.css', 'utf8')
  const grounds = [...css.matchAll(/--raised: (#\w{6})/g)].map(([, hex = '']) => hex)
  expect(grounds).toHaveLength(2)
  for (const ground of grounds) {
    for (const colour of COLOURS) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
  }
})

test('all colours are distinguishable, also with colour blindness', () => {
  for (const eye of EYES) {
    for (const [n, one] of COLOURS.entries()) {
      for (const other of COLOURS.slice(n + 1)) {
        const apart = distance(times(eye, linear(one)), times(eye, linear(other)))
        expect([one, other, apart > CLEARLY_OTHER]).toEqual([one, other, true])
      }
    }
  }
})
