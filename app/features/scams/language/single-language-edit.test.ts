import { describe, expect, test } from 'vitest'
import { applySingleLanguageEdit } from './single-language-edit.ts'

const TITLE = 'رسوم شحنة'
const TEXT = 'متصل من 0501234567 يطلب رسومًا لأجل طرد.'
const ONE = { title: TITLE, titleAr: TITLE, description: TEXT, descriptionAr: TEXT }
const MENDED = 'متصل يطلب رسومًا لأجل طرد.'

type Fields = Pick<typeof ONE, 'title' | 'description'> &
  Record<'titleAr' | 'descriptionAr', string | null>

/**
 * Applies a form with the fields `typed` to an entry with the fields `was`, and returns the resulting fields.
 */
function mendedFields(was: Fields, typed: Fields, isLate: boolean) {
  const { texts, differing } = applySingleLanguageEdit(textsIn(was), textsIn(typed), isLate)
  const words = {
    ...texts.en,
    titleAr: texts.ar?.title ?? null,
    descriptionAr: texts.ar?.description ?? null,
  }
  return { words, differing }
}

const textsIn = ({ title, description, titleAr, descriptionAr }: Fields) => ({
  en: { title, description },
  ...(titleAr !== null &&
    descriptionAr !== null && { ar: { title: titleAr, description: descriptionAr } }),
})

const mend = (change: Partial<Fields>, late = false) =>
  mendedFields(ONE, { ...ONE, ...change }, late)

describe('one Arabic text for both languages', () => {
  test.each([
    ['the English field', { description: MENDED }],
    ['the Arabic field', { descriptionAr: MENDED }],
    ['both fields', { description: MENDED, descriptionAr: MENDED }],
    [
      'the English field, with the Arabic ones empty',
      { description: MENDED, titleAr: null, descriptionAr: null },
    ],
  ])('is changed in both languages by an edit of %s', (_, change) => {
    const words = { ...ONE, description: MENDED, descriptionAr: MENDED }
    expect(mend(change)).toEqual({ words, differing: [] })
  })

  test.each([
    ['English', { title: 'رسوم طرد' }],
    ['Arabic', { titleAr: 'رسوم طرد' }],
  ])('has one title, changed by an edit of the %s field', (_, change) => {
    const words = { ...ONE, title: 'رسوم طرد', titleAr: 'رسوم طرد' }
    expect(mend(change)).toEqual({ words, differing: [] })
  })

  test.each([
    [
      'a URL',
      'شرح في https://www.example.com/a-very-long-page-about-parcels-and-fees-in-the-emirates',
    ],
    ['names in Latin letters', 'رسوم Emirates Post عبر WhatsApp Business'],
    ['a number alone', '0501234567'],
  ])('stays one text with %s, in addition or alone', (_, text) => {
    expect(mend({ description: `${TEXT} ${text}` }).words.descriptionAr).toBe(`${TEXT} ${text}`)
    const mixed = { ...ONE, description: text, descriptionAr: text }
    const { words, differing } = mendedFields(
      mixed,
      { ...mixed, description: text.slice(0, -3) },
      false,
    )
    expect({ words, differing }).toMatchObject({
      words: { description: text.slice(0, -3), descriptionAr: text.slice(0, -3) },
      differing: [],
    })
  })

  test.each([
    ['English', 'A caller asks for a fee for a parcel.'],
    ['English that quotes the Arabic', 'The message says «رسومًا لأجل طرد» and asks for a fee.'],
  ])('becomes two texts with %s in the English field', (_, description) => {
    const typed = { ...ONE, title: 'Parcel fee', description, descriptionAr: MENDED }
    expect(mendedFields(ONE, typed, false)).toEqual({ words: typed, differing: [] })
  })

  test('keeps a new English title beside an Arabic description', () => {
    expect(mend({ title: 'Parcel fee', description: MENDED }).words).toEqual({
      ...ONE,
      title: 'Parcel fee',
      description: MENDED,
      descriptionAr: MENDED,
    })
  })

  test('gives the fields whose edits differ', () => {
    const change = { title: 'طرد', titleAr: 'شحنة', description: MENDED, descriptionAr: 'متصل.' }
    expect(mend(change).differing).toEqual(['title', 'description'])
  })

  test('is not reverted by a late submission of its earlier text', () => {
    const old = 'متصل اسمه سالم.'
    expect(mend({ description: TEXT, descriptionAr: old }, true).words).toEqual(ONE)
    expect(mend({ title: 'طرد', titleAr: TITLE }, true).words).toEqual(ONE)
  })
})

test('an entry with separate texts in both languages is saved as typed', () => {
  const both = { ...ONE, title: 'Parcel fee', description: 'A caller asks for a fee.' }
  const typed = { ...both, description: MENDED, titleAr: null, descriptionAr: null }
  expect(mendedFields(both, typed, false)).toEqual({ words: typed, differing: [] })
})
