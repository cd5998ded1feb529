import { expect, test } from 'vitest'
import { analyze } from '../index.ts'

test('many words of mixed scripts make a text unsafe, a single one does not', () => {
  const safe = (text: string) => analyze({ type: 'message', text }).isSafe
  expect(safe('Нyжны люди для paбoты дoмa, oплaтa кaждый дeнь')).toBe(false)
  expect(safe('Кyплю хлеб и буду дома в семь, WiFi-роутер принес')).toBe(true)
})
