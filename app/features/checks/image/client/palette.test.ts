import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PALETTE } from './palette.ts'

test.each(Object.entries(PALETTE))('the image has the colour %s of the pages', (name, colour) => {
  const css = readFileSync('app/app.css', 'utf8')
  const [, light] = new RegExp(`--${name}: (#\\w+);`).exec(css) ?? []
  expect(colour).toBe(light)
})
