import { describe, expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { type ContactInput, contactProblems, readContactInput } from './contact-input.ts'
import { contactMail } from './contact-mail.server.ts'

const INPUT: ContactInput = {
  name: 'Sara',
  email: 'sara@visitor.example',
  subject: 'A question',
  message: 'First line\nسطر',
}

describe('the email', () => {
  test('has name, email, subject and message in both parts, and the visitor as Reply-To', () => {
    const mail = contactMail(INPUT, 'help@site.example')
    expect(mail).toMatchObject({
      to: { address: 'help@site.example' },
      replyTo: { name: 'Sara', address: 'sara@visitor.example' },
      subject: 'Contact Form: A question',
    })
    for (const part of [mail.text, mail.html]) {
      for (const value of ['Sara', 'sara@visitor.example', 'A question', 'First line', 'سطر']) {
        expect(part).toContain(value)
      }
    }
    expect(mail.html).toContain('First line<br>')
  })

  test('shows markup as text in every field', () => {
    const evil = `<img src=x onerror="alert('1')">&amp;`
    const { html, text } = contactMail(
      { name: evil, email: 'a@b.example', subject: evil, message: evil },
      'help@site.example',
    )
    expect(html).not.toContain('<img')
    expect(
      html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;amp;/g),
    ).toHaveLength(3)
    expect(text).toContain(evil)
  })
})

describe('the form', () => {
  test('is valid with all fields', () => {
    expect(contactProblems(INPUT)).toEqual({})
  })

  test.each(['name', 'email', 'subject', 'message'] as const)('requires the field %s', (field) => {
    expect(contactProblems({ ...INPUT, [field]: '' })).toEqual({ [field]: 'missing' })
    expect(contactProblems({ ...INPUT, [field]: '\u200b \u2067' })).toEqual({ [field]: 'missing' })
  })

  test.each([
    ['name', LIMITS.contactNameLength],
    ['subject', LIMITS.contactSubjectLength],
    ['message', LIMITS.contactMessageLength],
  ] as const)('accepts a %s of at most %i characters', (field, limit) => {
    expect(contactProblems({ ...INPUT, [field]: 'a'.repeat(limit) })).toEqual({})
    expect(contactProblems({ ...INPUT, [field]: 'a'.repeat(limit + 1) })).toEqual({
      [field]: 'too-long',
    })
  })

  test.each([
    'nobody',
    'a@b',
    'a b@c.example',
    'a@b.example\nBcc: c@d.example',
    'a@b.example,c@d.example',
    '"a"@b.example',
    'a@-b.example',
    'a@b..example',
    '<a@b.example>',
    'a@بريد',
    'سارة@b.example',
  ])('rejects the email address %j', (email) => {
    expect(contactProblems({ ...INPUT, email })).toEqual({ email: 'malformed' })
  })

  test.each([
    'a@b.example',
    "o'neil+x.y@sub.visitor.example",
    'A@B.AE',
    'a@بريد.امارات',
  ])('accepts the email address %j', (email) => {
    expect(contactProblems({ ...INPUT, email })).toEqual({})
  })

  test('removes direction marks and spaces around an address', () => {
    const form = new FormData()
    form.set('email', '\u200f\u202asara@visitor.example\u202c ')
    expect(readContactInput(form).email).toBe('sara@visitor.example')
  })

  test('normalises line ends, trims white space and treats a file as empty', () => {
    const form = new FormData()
    form.set('name', '  Sara\t')
    form.set('email', new File(['x'], 'x'))
    form.set('message', 'a\r\nb\rc')
    expect(readContactInput(form)).toEqual({
      name: 'Sara',
      email: '',
      subject: '',
      message: 'a\nb\nc',
    })
  })
})
