import { describe, expect, test } from 'vitest'
import { quoted } from '../testing/quoted.ts'

describe('the sender gives it away', () => {
  test.for([
    ['From: ADCB <a@shop.top>\n\nHello', 'brand-sender-mismatch', 'ADCB <a@shop.top>'],
    ['From: ADCB <adcb@gmail.com>\n\nHello', 'free-mail-for-brand', 'ADCB <adcb@gmail.com>'],
    [
      'From: Google Security <help@gmail.com>\n\nHello',
      'free-mail-for-brand',
      'Google Security <help@gmail.com>',
    ],
    [
      'From: adcb.alerts@gmail.com\nSubject: Alert\n\nHello',
      'free-mail-for-brand',
      'adcb.alerts@gmail.com',
    ],
    ['From: Salik <a@gmail.com>\n\nHello', 'free-mail-for-brand', 'Salik <a@gmail.com>'],
    [
      'From: Mashreq Cards <a@gmail.com>\n\nHello',
      'free-mail-for-brand',
      'Mashreq Cards <a@gmail.com>',
    ],
    [
      'From: Careem Support <a@shop.top>\n\nHello',
      'brand-sender-mismatch',
      'Careem Support <a@shop.top>',
    ],
    [
      'From: Sara <sara@gmail.com>\nSubject: Fwd: Hello\n\nFrom: ADCB <a@shop.top>\n\nHello',
      'brand-sender-mismatch',
      'ADCB <a@shop.top>',
    ],
    [
      'From: Sara <sara@gmail.com>\nSubject: Fwd: Hello\n\nFrom: ADCB <adcb@gmail.com>\n\nHello',
      'free-mail-for-brand',
      'ADCB <adcb@gmail.com>',
    ],
    ['From: A <a@shop.com>\nReply-To: b@other.com\n\nHello', 'reply-to-differs', 'b@other.com'],
    ['From: A <a@shop.com>\nReply-To: b@gmail.com\n\nHello', 'reply-to-differs', 'b@gmail.com'],
    [
      'From: ADCB <a@adcb.com>\nAuthentication-Results: mx; spf=pass;\n dkim=none; dmarc=fail\n\nHello',
      'fails-sender-check',
      'Authentication-Results: mx; spf=pass;\n dkim=none; dmarc=fail',
    ],
    [
      'From: A <a@b.com>\nSPF: FAIL with IP 1.2.3.4\nDKIM: fail\n\nHi',
      'fails-sender-check',
      'SPF: FAIL',
    ],
    [
      'Return-Path: <x@vps.top>\nFrom: ADCB <a@adcb.com>\n\nHello',
      'return-path-differs',
      '<x@vps.top>',
    ],
    ['ADCB: call +92 300 1234567', 'foreign-number-for-brand', '+92 300 1234567'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code, 'email')).toContain(words)
  })
})

describe('an honest sender does not', () => {
  test.for([
    ['From: ADCB <alerts@adcb.com>\n\nHello', 'brand-sender-mismatch'],
    ['From: Emirates Skywards <a@emirates.email>\n\nHello', 'brand-sender-mismatch'],
    ['From: Etihad Guest <a@etihadguest.com>\n\nHello', 'brand-sender-mismatch'],
    [
      'From: Sara <sara@gmail.com>\nSubject: Fwd: Hello\n\nFrom: ADCB <alerts@adcb.com>\n\nHello',
      'brand-sender-mismatch',
    ],
    ['From: Sara <sara@gmail.com>\n\nI opened an account at ADCB', 'free-mail-for-brand'],
    [
      'From: Shafi Security Services <shafi.security@gmail.com>\nSubject: Guards\n\nHello',
      'free-mail-for-brand',
    ],
    ['From: careem.ansari@gmail.com\nSubject: Rent\n\nHello', 'free-mail-for-brand'],
    ['From: Salik Mehmood <salik.mehmood@gmail.com>\n\nHello', 'free-mail-for-brand'],
    ['From: Darb Tourism <info@darbtourism.ae>\n\nHello', 'brand-sender-mismatch'],
    ['From: A <a@mail.shop.com>\nReply-To: b@shop.com\n\nHello', 'reply-to-differs'],
    [
      'From: ADCB <a@adcb.com>\nAuthentication-Results: mx; spf=pass; dkim=pass; dmarc=pass\n\nHi',
      'fails-sender-check',
    ],
    ['From: A <a@b.com>\nAuthentication-Results: mx; spf=softfail\n\nHi', 'fails-sender-check'],
    ['Return-Path: <b@mail.adcb.com>\nFrom: ADCB <a@adcb.com>\n\nHi', 'return-path-differs'],
    [
      'From: ADCB <a@adcb.com>\nAuthentication-Results: mx; spf=fail; dmarc=fail\n\nHi',
      'official-sender',
    ],
    ['ADCB: call 600 502030', 'foreign-number-for-brand'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code, 'email')).toEqual([])
  })
})

describe('a phrase does not run across the lines of a head', () => {
  test.for([
    ['From: Rooms <stay@delivery-fees.com>\nSubject: Your package\n\nHello', 'parcel-problem', []],
    ['From: Netflix <support@shop.com>\nSubject: Hi\n\nHello', 'poses-as-official', []],
    [
      'From: A <a@b.com>\nSubject: Customs fee for your package\n\nHello',
      'parcel-problem',
      ['Customs fee for your package'],
    ],
  ] as const)('%s: %s by %o', ([text, code, words]) => {
    expect(quoted(text, code, 'email')).toEqual(words)
  })
})
