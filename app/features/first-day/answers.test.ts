import { expect, test } from 'vitest'
import { answersOf, readSubmittedAnswers } from './answers.ts'

const given = (query: string) => readSubmittedAnswers(new URLSearchParams(query))
const answers = (query: string) => answersOf(given(query))

test('selected options are read in form order, whatever their order in the URL', () => {
  expect(answers('paid=transfer&shared=bank&shared=card')).toEqual({
    shared: ['card', 'bank'],
    paid: ['transfer'],
  })
})

test('"nothing" is a valid answer', () => {
  expect(answers('shared=nothing&paid=no')).toEqual({ shared: [], paid: [] })
})

test('"nothing" with another option is a contradiction, and the selection is kept', () => {
  const both = given('shared=nothing&shared=card&paid=no&paid=cash')
  expect(both).toEqual({
    shared: { ticked: ['card', 'nothing'], problem: 'contradiction' },
    paid: { ticked: ['cash', 'no'], problem: 'contradiction' },
  })
  expect(answersOf(both)).toBeNull()
})

test('several payment methods can be selected', () => {
  expect(answers('shared=nothing&paid=cash&paid=card')?.paid).toEqual(['card', 'cash'])
})

test.each([
  '',
  'shared=&paid=',
  'shared=soul&paid=dearly',
])('a question without a known option is unanswered: %s', (query) => {
  const open = { ticked: [], problem: 'missing' }
  expect(given(query)).toEqual({ shared: open, paid: open })
  expect(answers(query)).toBeNull()
})
