import { expect, test } from 'vitest'
import { backupArguments, privacyArguments, restoreArguments, staffArguments } from './arguments.ts'

const SARA = 'sara@visitor.example'
const RECEIPT = '7K2M-Q9XD-0HTB-V4RW'

test('each command accepts its arguments', () => {
  const email = 'a@waha.example'
  expect(staffArguments(['add', email])).toEqual({ command: 'add', email })
  expect(staffArguments(['remove', email])).toEqual({ command: 'remove', email })
  expect(staffArguments(['list'])).toEqual({ command: 'list', email: '' })
  expect(privacyArguments(['reencrypt'])).toEqual({ command: 'reencrypt' })
  expect(privacyArguments(['export', '--email', SARA])).toEqual({
    command: 'export',
    person: { email: SARA },
  })
  expect(privacyArguments(['--receipt', RECEIPT, 'erase'])).toEqual({
    command: 'erase',
    person: { receipt: RECEIPT },
  })
  expect(privacyArguments(['withdraw', `--email=${SARA}`])).toMatchObject({ command: 'withdraw' })
  expect(backupArguments(['one'])).toEqual({ file: 'one' })
  expect(restoreArguments(['one'])).toEqual({ file: 'one', replace: false })
  expect(restoreArguments(['--replace', 'one'])).toEqual({ file: 'one', replace: true })
})

test.each([
  [[]],
  [['add']],
  [['remove', '']],
  [['promote', 'a@waha.example']],
  [['toString']],
  [['list', 'a@waha.example']],
  [['add', 'a@waha.example', 'b@waha.example']],
  [['remove', 'a@waha.example', 'b@waha.example']],
])('staff rejects %j', (words) => {
  expect(staffArguments(words)).toBeNull()
})

test.each([
  [[]],
  [['forget', '--email', SARA]],
  [['erase']],
  [['toString', '--email', SARA]],
  [['erase', '--email', SARA, '--email', 'noura@visitor.example']],
  [['erase', 'all', '--email', SARA]],
  [['erase', '--email', 'nobody']],
  [['erase', '--mail', SARA]],
  [['erase', '--receipt', ' ']],
  [['erase', '--email', SARA, '--receipt', RECEIPT]],
  [['reencrypt', '--email', SARA]],
  [['reencrypt', '--receipt', RECEIPT]],
])('privacy rejects %j', (words) => {
  expect(privacyArguments(words)).toBeNull()
})

test.each([
  ['backup', backupArguments, []],
  ['backup', backupArguments, ['one', 'two']],
  ['backup', backupArguments, ['one', '--replace']],
  ['restore', restoreArguments, []],
  ['restore', restoreArguments, ['one', 'two']],
  ['restore', restoreArguments, ['--force', 'one']],
] as const)('%s rejects case %$', (_, read, words) => {
  expect(read(words)).toBeNull()
})
