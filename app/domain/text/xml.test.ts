import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { xml } from './xml.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // This parser only supports numeric character references with this option.
  htmlEntities: true,
})

/** Char in XML 1.0, section 2.2. */
const CHARACTERS = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u

test('a parser reads any text unchanged, in an element and in an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const written = xml`<a b="${text}">${text}</a>`.xml
      expect(XMLValidator.validate(written)).toBe(true)
      expect(written).toMatch(CHARACTERS)
      const read = parser.parse(written).a
      const kept = [...text].map((one) => (CHARACTERS.test(one) ? one : '\ufffd')).join('')
      expect(read['#text']).toBe(kept)
      expect(read['@_b']).toBe(kept)
    }),
  )
})

test('a character that XML 1.0 does not allow becomes a replacement character', () => {
  expect(xml`${'\u0000a\u001b[1m\ufffe\uffff\ud800b\t\n'}`.xml).toBe('�a�[1m���b\t\n')
})

test('XML fragments, one or several, are inserted unescaped', () => {
  const items = ['1', '<2>'].map((item) => xml`<li>${item}</li>`)
  expect(xml`<ul>${items}</ul>${xml`<br/>`}`.xml).toBe('<ul><li>1</li><li>&lt;2&gt;</li></ul><br/>')
})
