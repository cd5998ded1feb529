import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const COVERS = 'public/covers'

test('every cover has a background colour for dark mode', async () => {
  const names = (await readdir(COVERS)).filter((name) => name.endsWith('.svg'))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) {
    const drawing = await readFile(`${COVERS}/${name}`, 'utf8')
    expect(drawing, name).toMatch(/prefers-color-scheme: ?dark\)\{\.ground\{fill:#/)
    expect(drawing, name).toContain('class="ground"')
  }
})
