import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'

const read = (query: string) => readAnswers(new URLSearchParams(query))

test('what was ticked is read in the order of the form, whatever the order of the address', () => {
  expect(read('paid=transfer&shared=bank&shared=card')).toEqual({
    shared: ['card', 'bank'],
    paid: ['transfer'],
  })
})

test('nothing is an answer', () => {
  expect(read('shared=nothing&paid=no')).toEqual({ shared: [], paid: [] })
})

test('who ticks nothing beside something did share something, and so with paying', () => {
  expect(read('shared=nothing&shared=card&paid=no&paid=cash')).toEqual({
    shared: ['card'],
    paid: ['cash'],
  })
})

test('who paid in more than one way says so', () => {
  expect(read('paid=cash&paid=card').paid).toEqual(['card', 'cash'])
})

test.each([
  '',
  'shared=&paid=',
  'shared=soul&paid=dearly',
])('a question without one of its answers is open: %s', (query) => {
  expect(read(query)).toEqual({ shared: null, paid: null })
})
