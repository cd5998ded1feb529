import { expect, test } from 'vitest'
import { answersOf, readSubmittedAnswers } from './answers.ts'

const given = (query: string) => readSubmittedAnswers(new URLSearchParams(query))
const answers = (query: string) => answersOf(given(query))

test('what was ticked is read in the order of the form, whatever the order of the address', () => {
  expect(answers('paid=transfer&shared=bank&shared=card')).toEqual({
    shared: ['card', 'bank'],
    paid: ['transfer'],
  })
})

test('nothing is an answer', () => {
  expect(answers('shared=nothing&paid=no')).toEqual({ shared: [], paid: [] })
})

test('nothing beside something is no answer, and stays ticked for who asks again', () => {
  const both = given('shared=nothing&shared=card&paid=no&paid=cash')
  expect(both).toEqual({
    shared: { ticked: ['card', 'nothing'], problem: 'contradiction' },
    paid: { ticked: ['cash', 'no'], problem: 'contradiction' },
  })
  expect(answersOf(both)).toBeNull()
})

test('who paid in more than one way says so', () => {
  expect(answers('shared=nothing&paid=cash&paid=card')?.paid).toEqual(['card', 'cash'])
})

test.each([
  '',
  'shared=&paid=',
  'shared=soul&paid=dearly',
])('a question without one of its answers is open: %s', (query) => {
  const open = { ticked: [], problem: 'missing' }
  expect(given(query)).toEqual({ shared: open, paid: open })
  expect(answers(query)).toBeNull()
})
