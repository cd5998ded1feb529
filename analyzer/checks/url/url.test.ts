import { describe, expect, test } from 'vitest'
import { gather } from '../../evidence.ts'
import { analyze } from '../../index.ts'

function signs(text: string): string[] {
  return gather({ type: 'website', text }).findings.map(({ code }) => code)
}

test.for([
  ['http://203.0.113.7/a', 'ip-host'],
  ['http://172.32.0.1/a', 'ip-host'],
  ['http://3405803783/a', 'obfuscated-ip-host'],
  ['https://sunny.top', 'suspicious-tld'],
  ['https://bit.ly/3abc', 'short-link'],
  ['https://sunny.web.app', 'free-hosting'],
  ['https://express.adobe.com/page/aBc', 'free-hosting'],
  ['https://sunny.dynv6.net', 'free-hosting'],
  ['https://sunny.byethost7.com', 'free-hosting'],
  ['https://sunny.com:4433/a', 'unusual-port'],
  ['https://sunny.com/files/app.apk', 'file-download'],
  ['https://sunny.com/invoice.pdf.exe', 'file-download'],
  ['http://sunny.com/login', 'insecure-login'],
  ['https://the-very-best-sunny-shop.com', 'excessive-subdomains'],
  ['https://secure-verify.com', 'login-keyword-domain'],
  ['https://enbd.kd-online.net/login', 'login-keyword-domain'],
  ['https://okesqs.cn/signin', 'login-keyword-domain'],
  ['https://sunny.com/wp-includes/images/verify.php', 'suspicious-url'],
  ['https://docusign-view-83.vercel.app', 'suspicious-url'],
  ['www.sunny.an/wp-includes/js/img/link.htm', 'suspicious-url'],
  ['look at my shop', 'invalid-url'],
  ['www.sunny', 'invalid-url'],
  ['intent://scan/#Intent;scheme=zxing;package=com.google.zxing.client.android;end', 'invalid-url'],
  ['market://details?id=com.adcb.bank', 'invalid-url'],
  ['www.sunny.aee', 'invalid-url'],
])('%s has the finding %s', ([address, code]) => {
  expect(signs(address!)).toContain(code)
})

test.for([
  'https://sunny-shop.com/menu',
  'https://sunny.com/2024/11/how-to-verify-a-link',
  'https://sunny.com/app.js',
  'https://designinteriors.ae',
  'https://catalogonline.ae',
  'https://blog-in-dubai.com',
  'https://www.adcb.com/login',
  'http://192.168.1.1',
  'http://192.168.1.1/login.html',
  'http://172.16.0.1/a',
  '127.0.0.1/a',
])('%s has no finding', (address) => {
  expect(signs(address)).toEqual([])
})

test.for([
  ['Please open the attached Invoice_88213.html', 'Invoice_88213.html'],
  ['Payment advice: Advice.pdf.exe 214 KB', 'Advice.pdf.exe'],
  ['Attachment: AWB_5512.iso', 'AWB_5512.iso'],
  ['Our order: PO_311.pdf.gz', 'PO_311.pdf.gz'],
  ['مرفق كشف الحساب statement.xlsm', 'statement.xlsm'],
])('%s names a risky attachment', ([text, file]) => {
  const { findings } = analyze({ type: 'email', text: text! })
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'risky-attachment', params: { file } }),
  )
})

test.for([
  'Attached: minutes.pdf and budget.xlsx',
  'Attached: minutes.pdf.zip and logs.tar.gz',
  'Run npm install, then open index.js and main.ts',
  'Visit www.sunny.com or https://sunny.com/page.html',
  'Write to sunny@sunny.com',
  'I work at Booking.com',
])('%s names no risky attachment', (text) => {
  const { findings } = analyze({ type: 'email', text })
  expect(findings.map(({ code }) => code)).not.toContain('risky-attachment')
})

describe('an attached program', () => {
  test.for([
    [
      'email',
      'Subject: Papers\nAttachment: Order_list.js (18 KB)\n\nOur list is attached. Regards, Sami',
    ],
    ['email', 'Subject: Papers\n\nDear team,\nthe contract is in the file.\nSami\n\nContract.iso'],
    ['email', 'Subject: Papers\n\nKindly see the attached Quotation.pdf.exe'],
    ['email', 'Subject: Salary\n\nYour slip is ready.\n\n1 attachment\nSlip_10.vbs 4 KB'],
    ['email', 'الموضوع: كشف\n\nمرفق كشف الحساب\nالمرفقات: statement.lnk'],
    [
      'email',
      'From: Sami <sami@trading.com>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="q7"\n\n--q7\nContent-Type: text/plain\n\nThe scan again.\n--q7\nContent-Type: application/octet-stream; name="Scan.jar"\nContent-Transfer-Encoding: base64\n\nUEsDBAoAAAAAAA==\n--q7--',
    ],
    [
      'email',
      'Subject: Review\n\nThe archive is attached, its password is 7781.\n\nContract.rar (1.2 MB)',
    ],
    ['message', 'The receipt is ready, open the file Receipt.scr'],
    ['message', 'افتح الملف المرفق دعوة.apk'],
  ] as const)('makes the text unsafe (%s): %s', ([type, text]) => {
    const verdict = analyze({ type, text })
    expect(verdict).toMatchObject({ isSafe: false, scamType: 'malware' })
    expect(verdict.reassurances.map(({ code }) => code)).not.toContain('no-call-to-action')
  })

  test.for([
    ['email', 'Subject: Fix\n\nI attached the mended app.js, can you look at the pull request?'],
    ['email', 'Subject: Build\n\nThe build fails since package.json has changed.\n\nindex.js'],
    ['email', 'Subject: Invoice\n\nThe invoice is attached.\n\ninvoice.pdf (120 KB)'],
    ['email', 'Subject: Photos\n\nThe photos are attached.\n\nphotos.zip (3 MB)'],
    ['message', 'Run setup.exe after the download, then restart the laptop.'],
    ['message', 'Our installer is called setup.exe, please open no other.'],
    [
      'email',
      'Subject: Filter\n\nThe filter kept one mail: Payment copy, attachment.iso. Sami from IT can look at it.',
    ],
    ['message', 'I wrote it in main.js and tested it in the browser.'],
  ] as const)('is not found in an ordinary text (%s): %s', ([type, text]) => {
    expect(analyze({ type, text }).isSafe).toBe(true)
  })
})

const RISKY = 'risky-attachment'

function filesIn(text: string) {
  return gather({ type: 'message', text })
    .findings.filter(({ code }) => code === RISKY)
    .flatMap(({ params, spans }) => [
      params.file,
      ...spans.map(({ start, end }) => text.slice(start, end)),
    ])
}

test.for([
  'View_Parcel.apk',
  'invoice.pdf.exe',
  'صورة_الطرد.apk',
  'चालान.apk',
  'گاڑی_چالان.apk',
  'resume\u0301.pdf.exe',
  'Statement(Nov).pdf.exe',
  'View_Parcel (1).apk',
  'My.Bank.Statement.2026.pdf.exe',
])('the file name %s is found and marked exactly, whatever surrounds it', (name) => {
  for (const text of [
    name,
    `${name}.`,
    `${name}. Pay today`,
    `${name}...`,
    `${name}…`,
    `${name}!`,
    `${name}: 4 MB`,
    `${name}؟`,
    `${name}، افتحه`,
    `${name}؛`,
    `${name}۔`,
    `${name}।`,
    `Open (${name})`,
    `Open [${name}].`,
    `Open «${name}»`,
    `Open "${name}."`,
    `Open *${name}*`,
    `_${name}_`,
    `Dear sir please install ${name}`,
    `افتح الملف المرفق ${name}.`,
  ]) {
    expect([text, ...filesIn(text)]).toEqual([text, name, name])
  }
})

test.for([
  'View_Parcel.apk.pdf',
  'setup.exe-notes',
  'setup.exe_old',
  'www.sunny.com/setup.exe/about',
  'the .apk format',
])('%s names no executable file', (text) => {
  expect(filesIn(text)).toEqual([])
})

test('a shared file has no finding, a page on free hosting has one', () => {
  const codes = (text: string) =>
    analyze({ type: 'message', text }).findings.map(({ code }) => code)
  const shared = codes('The photos: https://drive.google.com/drive/folders/1aB')
  expect(shared.filter((code) => code !== 'wording-typical-of-scams')).toEqual([])
  expect(codes('The photos: https://sunny.web.app/1aB')).toContain('free-hosting')
})

test('a file name is an address only if it is written like one', () => {
  const links = (text: string) => gather({ type: 'message', text }).content.links.length
  for (const text of [
    'Please check report-2.zip and IMG_2231.mov',
    'It is in final.v2.ZIP.',
    'أرفقت الملف تقرير-2026.zip',
  ])
    expect([text, links(text)]).toEqual([text, 0])
  for (const text of [
    'https://photos-2.zip',
    'www.photos.zip',
    'photos-2.zip/login',
    'photos-2.zip:8080',
    'photos-2.top',
  ])
    expect([text, links(text)]).toEqual([text, 1])
})

describe('the reassurance of a link', () => {
  const said = (text: string) =>
    analyze({ type: 'message', text }).reassurances.find(({ code }) => code.endsWith('-link'))
      ?.params

  test.for([
    ['Buy it on noon.com', { site: 'noon.com' }],
    ['Read it on wikipedia.org', { site: 'wikipedia.org' }],
    ['Buy it on www.noon.com', { domain: 'noon.com' }],
    ['Buy it on noon.com/uae-en', { domain: 'noon.com' }],
    ['Buy it on https://noon.com', { domain: 'noon.com' }],
  ] as const)('names a bare name as a site and a link as a domain: %s', ([text, params]) => {
    const { site, domain } = said(text)!
    expect(JSON.parse(JSON.stringify({ site, domain }))).toEqual(params)
  })

  test('is not given for a signature that is written like an address', () => {
    const codes = (text: string) =>
      gather({ type: 'email', text }).reassurances.map(({ code }) => code)
    const letter =
      'From: Desk <desk@hotel.com>\nSubject: Guests\n\nA guest asks for a late arrival.'
    expect(codes(`${letter}\nBooking.com team`)).not.toContain('official-link')
    expect(codes(`${letter}\nhttps://www.booking.com/help`)).toContain('official-link')
  })
})
