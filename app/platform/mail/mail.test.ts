import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startMailApi } from '../../../tests/support/mail-api.ts'
import { startMailServer, startRawServer } from '../../../tests/support/mail-server.ts'
import { readEnv } from '../env.server.ts'
import { describeFault } from '../log.server.ts'
import { httpApiTransport } from './http-api.server.ts'
import { createMail } from './mail.server.ts'
import { MailError, type Message, sealedEnvelope } from './message.server.ts'
import { smtpTransport } from './smtp.server.ts'

const SHORT_MS = 300
const message: Message = {
  senderName: 'Himaya',
  to: { name: '', address: 'help@site.example' },
  replyTo: { name: 'سارة O’Neil', address: 'sara@visitor.example' },
  subject: 'Contact Form: سؤال',
  text: 'private words\n.\nFrom the start',
  html: '<p>private words</p>',
}
const envelope = sealedEnvelope('post@site.example', message)

describe('the HTTP API', () => {
  test('receives a mail in the format of the provider, with the key in its header', async () => {
    const { url, requests } = await startMailApi()
    await mailWith({ MAIL_API_URL: url, MAIL_API_KEY: 'the-key' }).send(message)
    expect(requests[0]?.headers).toMatchObject({
      'api-key': 'the-key',
      'content-type': 'application/json',
    })
    expect(requests[0]?.body).toEqual({
      sender: { email: 'post@site.example', name: 'Himaya' },
      to: [{ email: 'help@site.example' }],
      replyTo: { email: 'sara@visitor.example', name: 'سارة O’Neil' },
      subject: 'Contact Form: سؤال',
      htmlContent: message.html,
      textContent: message.text,
    })
  })

  test.each([401, 429, 500])('%i is a refusal with its status code', async (status) => {
    const { url } = await startMailApi((response) => {
      response.writeHead(status).end('private words the-key')
    })
    expect(await faultOf(httpApiTransport(url, 'the-key')(envelope))).toBe(`refused-${status}`)
  })

  test('a redirect is not followed, so no other host gets the key', async () => {
    const other = await startMailApi()
    const { url } = await startMailApi((response) => {
      response.writeHead(307, { location: other.url }).end()
    })
    expect(await faultOf(httpApiTransport(url, 'the-key')(envelope))).toBe('unreachable')
    expect(other.requests).toEqual([])
  })

  test('a response that is not HTTP, or a broken connection, is "unreachable"', async () => {
    const garbage = await startMailApi((response) => {
      response.socket?.end(Buffer.from([0, 255, 1, 254, 13, 10]))
    })
    expect(await faultOf(httpApiTransport(garbage.url, 'k')(envelope))).toBe('unreachable')
    const broken = await startMailApi((response) => response.socket?.destroy())
    expect(await faultOf(httpApiTransport(broken.url, 'k')(envelope))).toBe('unreachable')
  })

  test('a provider that never answers times out', async () => {
    const { url } = await startMailApi(() => {})
    expect(await faultOf(httpApiTransport(url, 'k', SHORT_MS)(envelope))).toBe('timed-out')
  })
})

test('mail of the program says so, and offers an end with one click if it was subscribed to', async () => {
  const { url, mails } = await startMailServer()
  const api = await startMailApi()
  const endUrl = 'https://site.example/alerts/unsubscribe?token=a&b'
  const expected = {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${endUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const doors: Record<string, string>[] = [
    { SMTP_URL: url },
    { MAIL_API_URL: api.url, MAIL_API_KEY: 'k' },
  ]
  for (const door of doors) {
    await mailWith(door).send({ ...message, isAutomatic: true, endUrl })
  }
  for (const [key, value] of Object.entries(expected)) {
    expect(mails[0]?.headers).toContainEqual(
      expect.objectContaining({ key: key.toLowerCase(), value }),
    )
  }
  expect(api.requests[0]?.body.headers).toEqual(expected)
})

describe('an SMTP server', () => {
  test('receives a mail with both parts and the visitor as Reply-To', async () => {
    const { url, mails } = await startMailServer()
    await mailWith({ SMTP_URL: url }).send(message)
    expect(mails[0]).toMatchObject({
      from: { name: 'Himaya', address: 'post@site.example' },
      to: [{ address: 'help@site.example' }],
      replyTo: [{ name: 'سارة O’Neil', address: 'sara@visitor.example' }],
      subject: 'Contact Form: سؤال',
    })
    expect(mails[0]?.text?.trim()).toBe(message.text)
    expect(mails[0]?.html?.trim()).toBe(message.html)
  })

  test('is signed in to with the user and password of its URL', async () => {
    const seen: unknown[] = []
    const { url, mails } = await startMailServer({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        seen.push({ username, password })
        done(null, { user: username })
      },
    })
    await smtpTransport(url.replace('smtp://', 'smtp://me:p%40ss@'))(envelope)
    expect(seen).toEqual([{ username: 'me', password: 'p@ss' }])
    expect(mails).toHaveLength(1)
  })

  test('a rejected recipient, sender or sign-in is a refusal with the reply code', async () => {
    const refuse = (code: number) =>
      Object.assign(new Error('private words'), { responseCode: code })
    const recipient = await startMailServer({
      onRcptTo: (_address, _session, done) => done(refuse(550)),
    })
    expect(await faultOf(smtpTransport(recipient.url)(envelope))).toBe('refused-550')
    const sender = await startMailServer({
      onMailFrom: (_address, _session, done) => done(refuse(451)),
    })
    expect(await faultOf(smtpTransport(sender.url)(envelope))).toBe('refused-451')
    const signIn = await startMailServer({ onAuth: (_auth, _session, done) => done(refuse(535)) })
    const url = signIn.url.replace('smtp://', 'smtp://me:wrong@')
    expect(await faultOf(smtpTransport(url)(envelope))).toBe('refused-535')
  })

  test('a broken connection is "unreachable"', async () => {
    const url = await startRawServer((socket) => socket.destroy())
    expect(await faultOf(smtpTransport(url)(envelope))).toBe('unreachable')
    expect(await faultOf(smtpTransport('smtp://127.0.0.1:1')(envelope))).toBe('unreachable')
  })

  test('a server that sends no greeting or an endless reply times out', async () => {
    const silent = await startRawServer(() => {})
    expect(await faultOf(smtpTransport(silent, SHORT_MS)(envelope))).toBe('timed-out')
    const dripping = await startRawServer((socket) => {
      socket.write('220 hello\r\n')
      socket.on('data', () => {
        const drip = setInterval(() => socket.write('250-more\r\n'), SHORT_MS / 10)
        socket.on('close', () => clearInterval(drip))
      })
    })
    expect(await faultOf(smtpTransport(dripping, SHORT_MS)(envelope))).toBe('timed-out')
  })

  test('a mail that timed out is not delivered later', async () => {
    let isOpen = false
    const slow = await startRawServer((socket) => {
      isOpen = true
      socket.write('220 hello\r\n')
      socket.once('data', () => {
        socket.write('250 hello\r\n')
        const drip = setInterval(() => socket.write('250-more\r\n'), SHORT_MS / 10)
        socket.on('close', () => {
          isOpen = false
          clearInterval(drip)
        })
      })
    })
    expect(await faultOf(smtpTransport(slow, SHORT_MS)(envelope))).toBe('timed-out')
    await expect.poll(() => isOpen).toBe(false)
  })
})

describe('the outbox', () => {
  test('stores a mail as a file that only its owner can read, and leaves no partial file', async () => {
    const outbox = await temporaryOutbox()
    await outbox.mail.send(message)
    const [file = '', ...others] = await readdir(outbox.directory)
    expect(others).toEqual([])
    expect(file).toMatch(/\.eml$/)
    const mail = await PostalMime.parse(await readFile(join(outbox.directory, file)))
    expect(mail.subject).toBe(message.subject)
    expect(mail.text?.trim()).toBe(message.text)
    if (process.platform === 'win32') return
    expect((await stat(join(outbox.directory, file))).mode & 0o777).toBe(0o600)
    expect((await stat(outbox.directory)).mode & 0o777).toBe(0o700)
  })

  test('stores fifty concurrent mails as fifty files', async () => {
    const outbox = await temporaryOutbox()
    await Promise.all(Array.from({ length: 50 }, () => outbox.mail.send(message)))
    expect(await readdir(outbox.directory)).toHaveLength(50)
  })

  test('refuses a mail if its folder cannot be written', async () => {
    const mail = mailWith({ DATA_DIR: '/dev/null/nowhere' })
    expect(await faultOf(mail.send(message))).toBe('not-kept')
  })
})

describe('the content of a message', () => {
  const evil = 'x\r\nBcc: all@victims.example\r\n\r\nhello\u2028Cc: you\u0000\u202eabc'
  const injected: Message = {
    ...message,
    replyTo: { name: evil, address: 'sara@visitor.example' },
    subject: `Contact Form: ${evil}`,
  }

  test('cannot add a header, a recipient or a body by its name or subject', async () => {
    const { url, mails } = await startMailServer()
    await mailWith({ SMTP_URL: url }).send(injected)
    const headers = mails[0]?.headers.map(({ key }) => key) ?? []
    expect(headers).not.toContain('bcc')
    expect(headers).not.toContain('cc')
    expect(mails[0]?.subject).toBe('Contact Form: x Bcc: all@victims.example hello Cc: you abc')
    expect(mails[0]?.text?.trim()).toBe(message.text)
    const api = await startMailApi()
    await mailWith({ MAIL_API_URL: api.url, MAIL_API_KEY: 'k' }).send(injected)
    expect(JSON.stringify(api.requests[0]?.body.subject)).not.toMatch(/\\[rnu]/)
    expect(JSON.stringify(api.requests[0]?.body.replyTo)).not.toMatch(/\\[rnu]/)
  })

  test.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    '"a\r\n"@b.example',
    'a@b.example>',
    'a@b@c.example',
    'nobody',
  ])('cannot contain the address %j, which is rejected before sending', async (address) => {
    const { url, requests } = await startMailApi()
    const mail = mailWith({ MAIL_API_URL: url, MAIL_API_KEY: 'k' })
    const sending = mail.send({ ...message, replyTo: { name: '', address } })
    expect(await faultOf(sending)).toBe('bad-address')
    expect(requests).toEqual([])
  })
})

function mailWith(variables: Record<string, string>) {
  return createMail(readEnv({ MAIL_FROM: 'post@site.example', ...variables }))
}

async function temporaryOutbox() {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-mail-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return { directory: join(directory, 'outbox'), mail: mailWith({ DATA_DIR: directory }) }
}

/**
 * Returns the code of the MailError, after checking that it contains nothing of the mail, the answer or the
 * key.
 */
async function faultOf(sending: Promise<void>): Promise<string> {
  const fault: unknown = await sending.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(fault).toBeInstanceOf(MailError)
  const written = `${(fault as MailError).stack}${JSON.stringify(describeFault(fault))}`
  expect(written).not.toMatch(/private words|the-key|visitor\.example/)
  return (fault as MailError).code
}
