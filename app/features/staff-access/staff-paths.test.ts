import { expect, test } from 'vitest'
import { ownPath, withNext } from './staff-paths.ts'

test.each([
  '/admin',
  '/admin/reports',
  '/admin/reports?status=pending&q=a%20b',
  '/admin/security',
])('sign-in returns to the requested path %s', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  ['nothing', null],
  ['a public page', '/scam-library'],
  ['a path that only begins with /admin', '/administrator'],
  ['another host', 'https://evil.example/admin'],
  ['another host without a scheme', '//evil.example/admin'],
  ['another host behind a backslash', '/\\evil.example/admin'],
  ['a path with parent segments', '/admin/../../evil'],
  ['a script', 'javascript:alert(1)'],
  ['a tab in the scheme', 'java\tscript:alert(1)'],
  ['the sign-in screen itself', '/admin/login?next=/admin/login'],
  ['the second-factor screen', '/admin/second-factor'],
])('%s as the requested path leads to the dashboard', (_, wanted) => {
  expect(ownPath(wanted)).toBe('/admin')
})

test('a link omits the requested path if it is the dashboard', () => {
  expect(withNext('/admin/login', '/admin')).toBe('/admin/login')
  expect(withNext('/admin/login', '/admin/reports?q=a&b')).toBe(
    '/admin/login?next=%2Fadmin%2Freports%3Fq%3Da%26b',
  )
})
