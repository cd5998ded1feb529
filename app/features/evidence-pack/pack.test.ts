import { expect, test } from 'vitest'
import { toggleLoss } from './pack.ts'

test('losses are ticked in the order of the form and unticked again', () => {
  expect(toggleLoss(['code'], 'money')).toEqual(['money', 'code'])
  expect(toggleLoss(['money', 'code'], 'money')).toEqual(['code'])
})

test('"nothing" and the others exclude each other', () => {
  expect(toggleLoss(['money', 'code'], 'nothing')).toEqual(['nothing'])
  expect(toggleLoss(['nothing'], 'card')).toEqual(['card'])
  expect(toggleLoss(['nothing'], 'nothing')).toEqual([])
})
