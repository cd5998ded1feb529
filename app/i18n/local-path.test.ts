import { expect, test } from 'vitest'
import { localeOf, localPath, pathWithoutLocale } from './local-path.ts'

test.each([
  ['/', '/ar'],
  ['/scam-library', '/ar/scam-library'],
  ['/scam-library?q=parcel#top', '/ar/scam-library?q=parcel#top'],
  ['/?from=share', '/ar?from=share'],
  ['/#main', '/ar#main'],
])('%s becomes %s in Arabic and is unchanged in English', (path, arabic) => {
  expect(localPath('ar', path)).toBe(arabic)
  expect(localPath('en', path)).toBe(path)
})

test.each([
  ['/ar', 'ar', '/'],
  ['/ar/blog', 'ar', '/blog'],
  ['/', 'en', '/'],
  ['/articles', 'en', '/articles'],
  ['/arabic', 'en', '/arabic'],
] as const)('%s has the locale %s and is %s without it', (path, locale, bare) => {
  expect(localeOf(path)).toBe(locale)
  expect(pathWithoutLocale(path)).toBe(bare)
})
