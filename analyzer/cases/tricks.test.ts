import { expect, test } from 'vitest'
import { analyze } from '../index.ts'

test('who mixes letters of two scripts in word after word hides what he says', () => {
  const safe = (text: string) => analyze({ type: 'message', text }).isSafe
  expect(safe('Нyжны люди для paбoты дoмa, oплaтa кaждый дeнь')).toBe(false)
  expect(safe('Кyплю хлеб и буду дома в семь, WiFi-роутер принес')).toBe(true)
})
