import { describe, expect, it } from 'vitest'
import { checksum, planPictures } from './pictures.ts'
import { isDrawable, type Message } from './texts.ts'
import { LANGUAGES, type Language } from './words.ts'

const plans = planPictures()
const languages = Object.keys(LANGUAGES) as Language[]

describe('planPictures', () => {
  it('has enough of every kind in every language, each under its own id', () => {
    expect(plans.length).toBeGreaterThanOrEqual(240)
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
    for (const language of languages) {
      const own = plans.filter((plan) => plan.language === language)
      const count = (...kinds: string[]) => own.filter(({ kind }) => kinds.includes(kind)).length
      expect(count('chat', 'mail'), language).toBeGreaterThanOrEqual(36)
      expect(count('letter'), language).toBeGreaterThanOrEqual(3)
      expect(count('code'), language).toBeGreaterThanOrEqual(6)
    }
  })

  it('has as many scams as ordinary messages, in light and in dark', () => {
    for (const language of languages)
      for (const theme of ['light', 'dark']) {
        const own = plans.filter(
          (plan) => plan.language === language && plan.theme === theme && plan.kind === 'chat',
        )
        const scams = own.filter(({ label }) => label === 'scam').length
        expect(scams / own.length, `${language} ${theme}`).toBeGreaterThan(0.35)
        expect(scams / own.length, `${language} ${theme}`).toBeLessThan(0.65)
      }
  })

  it('mirrors about half of the phones of a right-to-left language', () => {
    for (const language of ['ar', 'ur']) {
      const own = plans.filter(({ language: of, kind }) => of === language && kind === 'chat')
      const mirrored = own.filter(({ phone }) => phone === language).length
      expect(mirrored / own.length, language).toBeGreaterThan(0.35)
      expect(mirrored / own.length, language).toBeLessThan(0.65)
    }
  })

  it('shows each message once', () => {
    const shown = plans
      .filter(({ kind }) => kind === 'chat' || kind === 'mail')
      .flatMap(({ language, parts }) => parts.map((part) => `${language} ${part}`))
    expect(new Set(shown).size).toBe(shown.length)
  })
})

describe('isDrawable', () => {
  const message = (body: string): Message => ({ id: 'a/1', label: 'scam', subject: '', body })

  it.each([
    [
      'a wrong tag of the corpus',
      'hi',
      'Your parcel is on hold, pay the fee to the courier today.',
    ],
    [
      'another language of the script',
      'hi',
      'दाइ मेरो फोन बिग्रिएको छ, तपाईंको खाताबाट पैसा पठाउनुस् है।',
    ],
    ['an emoji', 'en', 'Your parcel is on hold, pay the fee to the courier today 📦'],
    ['letters in disguise', 'en', '𝗬𝗼𝘂𝗿 parcel is on hold, pay the fee to the courier today.'],
    ['too short a text', 'en', 'Where are you?'],
  ] as const)('is false for %s', (_, language, body) => {
    expect(isDrawable(message(body), language)).toBe(false)
  })

  it('is true for a text of the language', () => {
    const body = 'Your parcel is on hold, pay the fee of AED 12.50 to the courier: gulf.example/p'
    expect(isDrawable(message(body), 'en')).toBe(true)
  })
})

describe('checksum', () => {
  it('is the CRC of its standard', () => {
    expect(checksum('123456789')).toBe('29B1')
  })
})
