import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer'
import { codeContent } from './code-content.ts'

test.each([
  ['https://parcel.example/pay?a=1', 'website', 'https://parcel.example/pay?a=1'],
  ['HTTP://PARCEL.EXAMPLE', 'website', 'HTTP://PARCEL.EXAMPLE'],
  ['parcel.example/pay', 'website', 'parcel.example/pay'],
  ['upi://pay?pa=a@bank', 'payment', 'upi://pay?pa=a@bank'],
  ['BCD\n002\n1\nSCT', 'payment', 'BCD\n002\n1\nSCT'],
  ['0002010102110216', 'payment', '0002010102110216'],
  ['bitcoin:1Boat?amount=1', 'payment', 'bitcoin:1Boat?amount=1'],
  ['WIFI:T:WPA;S:Cafe;P:secret;;', 'wifi', 'Cafe'],
  ['wifi:P:secret;S:A\\;b\\:c;;', 'wifi', 'A;b:c'],
  ['BEGIN:VCARD\r\nNOTE:old\r\nFN:Noura Ali\r\nEND:VCARD', 'contact', 'Noura Ali'],
  ['BEGIN:VCARD\nN;CHARSET=UTF-8:Ali;Noura\nEND:VCARD', 'contact', 'Ali'],
  ['MECARD:N:Ali,Noura;TEL:+971501234567;;', 'contact', 'Ali,Noura'],
  ['tel:+971501234567', 'phone', '+971501234567'],
  ['sms:+971501234567?body=hello', 'message', '+971501234567'],
  ['SMSTO:+971501234567:hello', 'message', '+971501234567'],
  ['mailto:info@parcel.example?subject=x', 'email', 'info@parcel.example'],
  ['MATMSG:TO:info@parcel.example;SUB:x;;', 'email', 'info@parcel.example'],
  ['market://details?id=example', 'app', 'market://details?id=example'],
  ['Room 12, ask for Noura.', 'text', 'Room 12, ask for Noura.'],
  ['geo:25.2,55.3', 'text', 'geo:25.2,55.3'],
])('the content %j is of the kind %s and is shown as %j', (content, kind, shown) => {
  expect(codeContent(` ${content}\n`, 'QRCode')).toMatchObject({ kind, shown })
})

test('the checker gets addresses, texts and messages, and nothing else', () => {
  const checked = [
    'https://a.example',
    'hello there',
    'sms:+971501234567?body=hello',
    'mailto:a@b.example',
  ]
  for (const content of checked) expect(codeContent(content, 'QRCode').checked).toBe(content)
  for (const content of ['WIFI:S:a;P:b;;', 'MECARD:N:a;;', 'tel:1', 'upi://pay', 'app://open'])
    expect(codeContent(content, 'QRCode').checked).toBeNull()
})

test('the password of a network is never shown or checked, whatever signs it has', () => {
  const escaped = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')
  const password = fc
    .array(fc.constantFrom('secret', ';', ':', '\\', '"', 'S:', ';S:', 'P:'), { minLength: 1 })
    .map((pieces) => `secret${pieces.join('')}`)
  fc.assert(
    fc.property(password, fc.boolean(), (secret, isFirst) => {
      const [name, key] = ['S:Cafe', `P:${escaped(secret)}`]
      const content = `WIFI:${isFirst ? `${key};${name}` : `${name};${key}`};T:WPA;;`
      expect(codeContent(content, 'QRCode')).toEqual({ kind: 'wifi', shown: 'Cafe', checked: null })
    }),
  )
  expect(codeContent('WIFI:T:WPA;P:secret;;', 'QRCode').shown).toBe('')
})

/** Formats with a number and how the reader writes it. */
const NUMBERS = [
  ['EAN13', '4006381333931', '4006381333931'],
  ['EAN8', '96385074', '96385074'],
  ['UPCA', '036000291452', '0036000291452'],
  ['UPCE', '01234565', '0012345000065'],
] as const

test.each(
  NUMBERS,
)('a scanned code of the format %s is the number of a product', async (format, number, shown) => {
  expect(await scanned(number, format)).toEqual({ kind: 'product', shown, checked: null })
})

test('a QR code with the number of a product is a text', async () => {
  expect(await scanned('4006381333931', 'QRCode')).toMatchObject({ kind: 'text' })
})

test.each([
  'DataBarOmni',
  'DataBarExpStk',
  'ISBN',
])('a code of the format %s is a product', (format) => {
  expect(codeContent('0104006381333931', format).kind).toBe('product')
})

/** Draws a code and reads it as the site does. */
async function scanned(text: string, format: 'QRCode' | (typeof NUMBERS)[number][0]) {
  prepareWriter({ overrides: { wasmBinary: await program('writer') } })
  prepareReader({ overrides: { wasmBinary: await program('reader') } })
  const { image } = await writeBarcode(text, { format, scale: 4 })
  const [code] = await readBarcodes(image as Blob)
  return code && codeContent(code.text, code.format)
}

async function program(name: 'reader' | 'writer'): Promise<ArrayBuffer> {
  const file = await readFile(`node_modules/zxing-wasm/dist/${name}/zxing_${name}.wasm`)
  return new Uint8Array(file).buffer
}
