import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the first analysis in a process gives the same verdict as later ones', () => {
  const index = new URL('../index.ts', import.meta.url)
  const script = `import { analyze } from '${index}'
    const text = 'You will receive your booking number by sms. Forward it to me'
    const answers = [text, text].map((text) => JSON.stringify(analyze({ type: 'message', text })))
    console.log(answers[0] === answers[1])`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script])
  expect(String(said).trim()).toBe('true')
})
