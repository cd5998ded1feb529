import { describe, expect, test } from 'vitest'
import { gather } from '../evidence.ts'
import { scoredLinks } from '../model/texts/text-pieces.ts'
import { parseContent } from '../parsed-content.ts'
import type { ContentType } from '../types.ts'

function hosts(text: string, type: ContentType = 'message'): string[] {
  return parseContent({ type, text }).links.map(({ host }) => host)
}

describe('links', () => {
  test.for([
    ['https://www.dewa.gov.ae/en', 'www.dewa.gov.ae'],
    ['Pay at dewa-bill.top today', 'dewa-bill.top'],
    ['hxxps://evil[.]com/x', 'evil.com'],
    ['go to evil dot com', 'evil.com'],
    ['https://emiratespost.ae@evil.top/pay', 'evil.top'],
    ['https://emiratespost.ae@evil.top', 'evil.top'],
    ['http://3232235777/', '192.168.1.1'],
    ['http://0xC0.0xA8.1.1/', '192.168.1.1'],
    ['(see https://a.example.com/b).', 'a.example.com'],
    ['bit.ly/3abC', 'bit.ly'],
    ['رابط الدفع:https://pay-uae.top/x، شكرا', 'pay-uae.top'],
    ['[your bank](https://evil.top/a)', 'evil.top'],
    ['<a class="b" href="https://evil.top/a">www.adcb.com</a>', 'evil.top'],
    ['https:/evil.top/a', 'evil.top'],
    ['pay nowhttps://evil.top/a', 'evil.top'],
    ['http://[2001:db8::1]', '[2001:db8::1]'],
    ['[see https://evil.top/a]', 'evil.top'],
    ['(see evil(dot)com)', 'evil.com'],
    ['https://en.wikipedia.org/wiki/A_(b)', 'en.wikipedia.org'],
    ['https://https://evil.top/a', 'evil.top'],
    ['https://www.google.com/url?q=https://evil.top/a&sa=D', 'evil.top'],
    ['https://www.google.com/amp/s/evil.top/a', 'evil.top'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.top%2Fa', 'evil.top'],
    [
      'https://x.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.dewa.gov.ae%2F',
      'www.dewa.gov.ae',
    ],
    ['https://www.google.com/search?q=https://evil.top', 'www.google.com'],
    ['https://www.google.co.in/url?q=https://evil.top', 'evil.top'],
    ['https://google.abc.me/url?q=https://www.dewa.gov.ae', 'google.abc.me'],
    ['https://urldefense.com/v3/__https://www.dewa.gov.ae/a?id=7__;!!x', 'www.dewa.gov.ae'],
    ['https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fevil.top%2Fa', 'evil.top'],
    ['https://www.youtube.com/redirected', 'www.youtube.com'],
    ['https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9ldmlsLnRvcC9h&ntb=1', 'evil.top'],
    ['https://www.bing.com/ck/a?u=a1x', 'www.bing.com'],
    ['https://r.search.yahoo.com/_ylt=A/RU=https%3a%2f%2fevil.top%2fa/RK=2/RS=x', 'evil.top'],
    ['https://medium.com/r/?url=https%3A%2F%2Fevil.top', 'evil.top'],
    ['https://secure.adnxs.com/seg?redir=https%3A%2F%2Fevil.top', 'evil.top'],
    ['https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Fevil.top', 'evil.top'],
    ['https://prf.hn/click/camref:1/destination:https%3A%2F%2Fevil.top%2Fa', 'evil.top'],
    ['https://my--evil-co-top.translate.goog/a?_x_tr_sl=fr', 'my-evil.co.top'],
    ['https://a1.r.awstrack.me/L0/https:%2F%2Fevil.top%2Fa/1/0', 'evil.top'],
    ['https://u1.ct.sendgrid.net/ls/click?upn=x', 'masked.invalid'],
    ['Pay at [evil.top link] now', 'evil.top'],
    ['a.com.c.d.e.f.g.h.i.j.k.evil.top/x', 'a.com.c.d.e.f.g.h.i.j.k.evil.top'],
  ])('%s leads to %s', ([text, host]) => {
    expect(hosts(text!)).toEqual([host])
  })

  test.for([
    'See you then.So I left',
    'costs 3.50 or 1.2/3',
    'at 10.30am',
    'write to a.b@example.com',
    'e.g. this',
    `http://${'a.'.repeat(130)}com`,
  ])('there is no link in: %s', (text) => {
    expect(hosts(text)).toEqual([])
  })

  test.for([
    'intent://scan/#Intent;scheme=zxing;package=com.google.zxing.client.android;end',
    'intent:#Intent;component=com.adcb.bank/.MainActivity;end',
    'market://details?id=com.adcb.bank',
    'android-app://com.adcb.bank/https/open',
    'com.adcb.bank://open',
    'itms-apps://apps.apple.com/app/id123',
    'whatsapp://send?phone=971501234567',
  ])('an app link is not a web address: %s', (text) => {
    expect(hosts(text)).toEqual([])
    expect(hosts(text, 'website')).toEqual([])
    expect(hosts(`Open the app: ${text}`)).toEqual([])
  })

  test.for([
    'intent://a#Intent;package=com.adcb.bank;S.browser_fallback_url=https%3A%2F%2Fevil.top%2Fa;end',
    'intent://a#Intent;package=com.adcb.bank;S.browser_fallback_url=https://evil.top/a;end',
    'bank://open?url=https://evil.top/a',
    'bank://open?url=http%3a%2f%2fevil.top%2fa',
    'whatsapp://send?text=evil.top/a',
    'bank://open?url=www.evil.top/a',
  ])('a web address inside an app link is found: %s', (text) => {
    const found = (type: ContentType) =>
      parseContent({ type, text }).links.map(
        ({ domain, path }) => domain + path.replace(/;end$/, ''),
      )
    expect(found('message')).toEqual(['evil.top/a'])
    expect(found('website')).toEqual(['evil.top/a'])
  })

  test('a click tracker is not masked if it is the checked address', () => {
    expect(hosts('https://u1.ct.sendgrid.net/ls/click?upn=x', 'website')).toEqual([
      'u1.ct.sendgrid.net',
    ])
  })

  test('HTML that a mail program does not show contains no links', () => {
    const page = [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD" "http://www.w3.org/TR/a.dtd">',
      '<html xmlns="http://www.w3.org/1999/xhtml">',
      '<style>@import url(https://fonts.example.com/a.css)</style>',
      '<!-- https://draft.example.com -->',
      '<img src="https://pixel.example.com/o.gif"> <a href="https://evil.top">Pay</a>',
      '<STYLE> p { background: url(https://rest.example.com',
    ].join('\n')
    expect(hosts(page, 'email')).toEqual(['evil.top'])
  })

  test('a checked web address needs no scheme', () => {
    expect(hosts('my.so', 'website')).toEqual(['my.so'])
    expect(hosts('192.168.1.1', 'website')).toEqual(['192.168.1.1'])
  })

  test.for([
    '10.30',
    '22.11.2026',
    'AED 120.00 was spent',
  ])('%s is not a checked web address', (text) => {
    expect(hosts(text, 'website')).toEqual([])
  })

  test('the text shown for a link is stored with it', () => {
    const shown = (text: string) =>
      parseContent({ type: 'email', text }).links.map((link) => link.shown)
    expect(shown('<a href="https://evil.top">adcb.com</a>')).toEqual(['adcb.com'])
    expect(shown('<a href="https://evil.top"><b>adcb.com</b></a>')).toEqual(['adcb.com'])
    expect(shown('www.adcb.com <https://evil.top>')).toEqual([null, 'www.adcb.com'])
    expect(shown('See www.adcb.com [2] now\n\n[2] https://evil.top')).toEqual([
      null,
      'www.adcb.com',
    ])
    expect(shown('See www.adcb.com [2]\n\n[1] https://evil.top')).toEqual([null, null])
    expect(shown('See our page [1]\n\n[1] https://evil.top')).toEqual([null])
  })
})

describe('mail headers', () => {
  test('names encoded by RFC 2047 are decoded, and marked in the original text', () => {
    const text = 'From: =?UTF-8?B?RW1pcmF0ZXMgTkJE?= <a@evil.top>\nReply-To: b@evil.top\n\nHello'
    const { headers, brands } = parseContent({ type: 'email', text })
    expect(headers.from).toMatchObject({ name: 'Emirates NBD', host: 'evil.top' })
    expect(headers.replyTo).toMatchObject({ address: 'b@evil.top' })
    expect(text.slice(brands[0]!.span.start, brands[0]!.span.end)).toBe(
      '=?UTF-8?B?RW1pcmF0ZXMgTkJE?=',
    )
  })

  test.for([
    [
      'From: ADCB [mailto:alerts@adcb.com]\n\nHi',
      'alerts@adcb.com',
      'ADCB [mailto:alerts@adcb.com]',
    ],
    ['From: "ADCB"\n <a@evil.top>\nTo: me\n\nHi', 'a@evil.top', '"ADCB"\n <a@evil.top>'],
    ['From:\n ADCB <a@evil.top>\n\nHi', 'a@evil.top', 'ADCB <a@evil.top>'],
    ['Sender: x@mailer.com\nFrom: a@evil.top\n\nHi', 'a@evil.top', 'a@evil.top'],
    ['Sender: x@mailer.com\n\nHi', 'x@mailer.com', 'x@mailer.com'],
    ['  From: a@evil.top\n  Sent: Monday\n\nHi', 'a@evil.top', 'a@evil.top'],
  ])('%j is from %s', ([text, address, marked]) => {
    const { from } = parseContent({ type: 'email', text: text! }).headers
    expect(from?.address).toBe(address)
    expect(text!.slice(from!.span.start, from!.span.end)).toBe(marked)
  })

  test('contain no links and no contacts, except in the subject', () => {
    const text =
      'Received: from mx.google.com\n by mx.google.com\nAuthentication-Results: mx.google.com; spf=fail\nFrom: DEWA.ae <a@evil.top>\nSubject: pay at evil.top/pay\n\nor write to b@evil.top'
    const { links, emails } = parseContent({ type: 'email', text })
    expect(links.map(({ host, path }) => host + path)).toEqual(['evil.top/pay'])
    expect(emails.map(({ address }) => address)).toEqual(['b@evil.top'])
  })

  test('a line of the body that looks like a header hides no link and no contact', () => {
    const found = (text: string) => {
      const { links, emails } = parseContent({ type: 'email', text })
      return [...links.map(({ host }) => host), ...emails.map(({ address }) => address)]
    }
    expect(found('Open it and sign in.\nTo: evil.top/login')).toEqual(['evil.top'])
    expect(found('From: a@b.com\nSubject: x\n\nReply to: c@d.com')).toEqual(['c@d.com'])
    expect(found('From: a@b.com\nTo: https://evil.top/a\n\nHi')).toEqual(['evil.top'])
  })

  test('are recognised by Arabic field names', () => {
    const text = 'من: بنك المشرق <x@gmail.com>\nالموضوع: تنبيه'
    expect(parseContent({ type: 'email', text }).headers.from).toMatchObject({
      address: 'x@gmail.com',
    })
  })
})

describe('brands', () => {
  const named = (text: string) =>
    parseContent({ type: 'message', text }).brands.map(({ brand }) => brand.id)

  test('are found by their names in both languages, in any case and with prefixes', () => {
    expect(named('EMIRATES NBD')).toEqual(['emirates-nbd'])
    expect(named('حسابك لدى بنك أبوظبي التجاري')).toEqual(['adcb'])
  })

  test('an ambiguous name counts only beside a word of its sector', () => {
    expect(named('see you at noon')).toEqual([])
    expect(named('your noon order')).toEqual(['noon'])
  })

  test('a name with a special character does not match without it', () => {
    expect(named('your e& bill')).toEqual(['etisalat'])
    expect(named('e&amp; money wallet')).toEqual(['eand-money'])
    expect(named('your e-ticket number, mobile and e-mail')).toEqual([])
  })

  test('the words of a name must be in one clause', () => {
    expect(named('Emirates NBD')).toEqual(['emirates-nbd'])
    expect(named('Sharjah, police')).toEqual([])
    expect(named('the rent in Dubai. Mall parking')).toEqual([])
  })

  test('everyday words name no brand', () => {
    const everyday = ['كل شي إن شاء الله', 'أنا في دبي الآن', 'أرسلت ملفي', "I'm in Dubai now"]
    expect(everyday.flatMap(named)).toEqual([])
    expect(named('تطبيق دبي الآن')).toEqual(['digital-dubai'])
  })

  test('an address names no brand', () => {
    expect(named('https://www.adcb.com')).toEqual([])
  })
})

describe('the placeholder of a text collection', () => {
  test.for([
    ['Click <url> to pay', 'links', '<url>'],
    ['Click [link] to pay', 'links', '[link]'],
    ['Call {{phone number}} now', 'phones', '{{phone number}}'],
    ['Write to <email> today', 'emails', '<email>'],
    ['Visit #URL for more', 'links', '#URL'],
    ['Log in at [phishing link removed] today', 'links', '[phishing link removed]'],
    ['Reset it: {{ reset link }}', 'links', '{{ reset link }}'],
    ['Write to [email\u00a0protected]', 'emails', '[email\u00a0protected]'],
  ] as const)('%s: is found among the %s', ([text, kind, mask]) => {
    const found = parseContent({ type: 'message', text })[kind]
    expect(found.map(({ span }) => text.slice(span.start, span.end))).toEqual([mask])
  })

  test('is not found in a Markdown link or a hashtag', () => {
    const { links } = parseContent({
      type: 'message',
      text: 'My [new link](https://a.example/b) #link',
    })
    expect(links.map(({ host }) => host)).toEqual(['a.example'])
  })

  test('is not found inside an address, or before the address it shows', () => {
    const text = 'https://a.example/t/#ID-4521 https://b.example/?to=[id] see [this link][1]'
    const { links } = parseContent({ type: 'message', text })
    expect(links.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      'https://a.example/t/#ID-4521',
      'https://b.example/?to=[id]',
    ])
  })

  test('is not scored as an address', () => {
    expect(
      scoredLinks(parseContent({ type: 'message', text: 'Open <url> or example.org/a' })),
    ).toHaveLength(1)
  })
})

describe('text that resembles an address', () => {
  const hosts = (text: string) =>
    gather({ type: 'message', text }).content.links.map(({ host }) => host)

  test.for([
    ['com.whatsapp used 9 % of the battery'],
    ['com.google.android.gm, com.google.android.apps.maps and com.instagram.android'],
    ['org.telegram.messenger stopped, com.adcb.bank/.MainActivity too'],
    ['charged Tsh200.00.New M-Pesa balance is Tsh2,583.36'],
    ['You paid AED50.Your balance is AED20'],
    ['Rs.500.Call us'],
    ['You have 50AED.Free calls start today'],
    ['Fee USD2.10.Date 3/4/26'],
  ])('is no link: %s', ([text]) => {
    expect(hosts(text!)).toEqual([])
  })

  test.for([
    ['com.google.android.evil.top', 'com.google.android.evil.top'],
    ['com.adcb.bank/login', 'com.adcb.bank'],
    ['http://com.adcb.bank', 'com.adcb.bank'],
    ['com.adcb-bank.app', 'com.adcb-bank.app'],
    ['in.linkedin.com', 'in.linkedin.com'],
    ['uae50.com', 'uae50.com'],
    ['https://aed50.top', 'aed50.top'],
  ])('is a link if it is %s', ([text, host]) => {
    expect(hosts(`See ${text}`)).toEqual([host])
  })
})

describe('the tracked links of a newsletter', () => {
  const hosts = (from: string, shown: string, more = '') =>
    gather({
      type: 'email',
      text: `From: ${from}\n${more}Subject: Newsletter\n\n<p>More at <a href="http://kon.mailer77.com/l.php?p=zc6bf001"><b>${shown}</b></a></p>`,
    }).content.links.map(({ host }) => host)

  test('are masked if the shown text is the address of the sender', () => {
    expect(hosts('Opera <news@opera-graz.at>', 'www.opera-graz.at')).toEqual(['masked.invalid'])
  })

  test.for([
    ['Opera <news@opera-graz.at>', 'www.other.at', ''],
    ['ADCB <news@adcb.com>', 'www.adcb.com', ''],
    ['Opera <news@opera-graz.at>', 'www.opera-graz.at', 'Authentication-Results: mx; dmarc=fail\n'],
  ] as const)('are not masked for %s, shown as %s, %j', ([from, shown, more]) => {
    expect(hosts(from, shown, more)).toEqual(['kon.mailer77.com'])
  })
})
