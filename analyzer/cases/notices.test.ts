import { describe, expect, test } from 'vitest'
import { analyze } from '../index.ts'
import { quoted } from './quoted.ts'

describe('a charge that is to be cancelled by telephone', () => {
  const notice =
    'Dear customer, your yearly plan was renewed for USD 399.99. If you did not authorise this, call'

  test.for([
    [
      'email',
      `Subject: Invoice\n\n${notice} our billing desk at +1 (855) 555-0134 within 24 hours.`,
    ],
    [
      'email',
      'Subject: فاتورة\n\nتم خصم 899 درهم لتجديد برنامج الحماية. للإلغاء واسترداد المبلغ اتصلوا على +44 20 7946 0958',
    ],
    ['message', `${notice} +1 (855) 555-0134`],
    ['message', 'تم تجديد اشتراكك في نورتون بمبلغ 399 دولار. إذا لم تصرح بذلك اتصل على 0501234567'],
  ] as const)('is unsafe if the number is unknown (%s): %s', ([type, text]) => {
    expect(analyze({ type, text })).toMatchObject({
      isSafe: false,
      scamType: 'tech-support',
      recommendation: 'contact-official',
    })
  })

  test.for([
    ['email', `From: HSBC <a@hsbc.ae>\nSubject: Invoice\n\n${notice} 600 554722.`],
    ['message', `${notice} the number on the back of your card.`],
    ['message', 'بنك دبي الإسلامي: تم خصم 300 درهم. إذا لم تقم بالعملية اتصل على 046092222'],
  ] as const)('is safe if the number is official (%s): %s', ([type, text]) => {
    expect(analyze({ type, text }).isSafe).toBe(true)
  })
})

describe('an email that answers a request of the reader', () => {
  test.for([
    ['قم بتوثيق عنوان بريدك الإلكتروني وذلك بإدخال الرمز التالي\n\n660184', 'بإدخال الرمز التالي'],
    [
      'Estimado usuario: ha creado una cuenta. Antes debe validar su correo. Haga clic en el siguiente enlace:\n\nhttps://revistas.example.org/activar/8Hq2',
      'ha creado una cuenta',
    ],
    [
      'Your account has been created. You must validate your account by clicking the following link: https://club.example.org/activate/81hs\n\nIf you did not register, please ignore this mail.',
      'not register, please ignore',
    ],
  ] as const)('is safe: %s', ([text, words]) => {
    expect(quoted(text, 'solicited-mail', 'email').join()).toContain(words)
    expect(analyze({ type: 'email', text }).isSafe).toBe(true)
  })

  test('is unsafe if it also threatens', () => {
    const mail = (end: string) =>
      `You asked to close your mailbox. If you did not, ignore this${end}. https://mail-support.example.net/`
    expect(analyze({ type: 'email', text: mail('') }).isSafe).toBe(true)
    expect(
      analyze({ type: 'email', text: mail(' and your account will be deactivated today') }).isSafe,
    ).toBe(false)
  })
})
