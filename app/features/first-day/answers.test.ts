import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'

const read = (query: string) => readAnswers(new URLSearchParams(query))

test('what was ticked is read in the order of the form, whatever the order of the address', () => {
  expect(read('paid=transfer&shared=bank&shared=card')).toEqual({
    shared: ['card', 'bank'],
    paid: 'transfer',
  })
})

test('nothing is an answer', () => {
  expect(read('shared=nothing&paid=no')).toEqual({ shared: [], paid: 'no' })
})

test('who ticks nothing beside something did share something', () => {
  expect(read('shared=nothing&shared=card').shared).toEqual(['card'])
})

test.each([
  '',
  'shared=&paid=',
  'shared=soul&paid=dearly',
])('a question without one of its answers is open: %s', (query) => {
  expect(read(query)).toEqual({ shared: null, paid: null })
})
