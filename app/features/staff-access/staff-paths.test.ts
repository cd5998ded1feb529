import { expect, test } from 'vitest'
import { ownPath, withNext } from './staff-paths.ts'

test.each([
  '/admin',
  '/admin/reports',
  '/admin/reports?status=pending&q=a%20b',
  '/admin/security',
])('%s is where one goes back to', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  ['nothing', null],
  ['a public page', '/scam-library'],
  ['a page that only begins like ours', '/administrator'],
  ['another host', 'https://evil.example/admin'],
  ['another host without a scheme', '//evil.example/admin'],
  ['another host behind a backslash', '/\\evil.example/admin'],
  ['a path that climbs out', '/admin/../../evil'],
  ['a script', 'javascript:alert(1)'],
  ['a tab in the scheme', 'java\tscript:alert(1)'],
  ['the sign-in screen itself', '/admin/login?next=/admin/login'],
  ['the second step', '/admin/second-factor'],
])('%s leads to the dashboard', (_, wanted) => {
  expect(ownPath(wanted)).toBe('/admin')
})

test('the way to the dashboard needs no word of where one was', () => {
  expect(withNext('/admin/login', '/admin')).toBe('/admin/login')
  expect(withNext('/admin/login', '/admin/reports?q=a&b')).toBe(
    '/admin/login?next=%2Fadmin%2Freports%3Fq%3Da%26b',
  )
})
