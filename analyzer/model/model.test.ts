import { describe, expect, test } from 'vitest'
import { ADDRESS_MODEL } from '../compiled/addresses.js'
import { KNOWN_SITES } from '../compiled/known-sites.js'
import { TEXT_MODEL } from '../compiled/texts.js'
import { parseAddress } from '../entities/link-address.ts'
import { analyze } from '../index.ts'
import { addressScore } from './addresses/address-model.ts'
import { addressParts } from './addresses/address-parts.ts'
import { addressPieces } from './addresses/address-pieces.ts'
import { addressShapes } from './addresses/address-shapes.ts'
import { familiarity } from './addresses/known-sites.ts'
import { ADDRESS_TRAITS, addressTraits } from './addresses/url-features/address-traits.ts'
import { decodeForest, decodeTable, indexOfKey, sumOfTrees } from './encoding.ts'

const scoreOf = (address: string) => addressScore(parseAddress(address)!)

describe('a web address', () => {
  test.for([
    ['http://example-shop.net/pay', 'https://example-shop.net/pay'],
    ['https://www.example-shop.net/pay', 'https://example-shop.net/pay'],
    ['https://example-shop.net/pay/', 'https://example-shop.net/pay'],
    ['https://EXAMPLE-Shop.net/pay', 'https://example-shop.net/pay'],
    ['example-shop.net/pay', 'https://example-shop.net/pay'],
  ])('has the same score as %s and as %s', ([one, other]) => {
    expect(scoreOf(one!)).toBe(scoreOf(other!))
  })

  test.for([
    'https://www.emiratesnbd.com/en/login/verify?account=confirm&secure=update',
    'https://accounts.google.com/signin/v2/challenge/password/recovery',
    'https://eservices.moi.gov.ae/eservices/login/index.php?session=4f3a9b7c6d5e4f3a9b7c',
  ])('of an official or well-known site is safe, however long its path: %s', (text) => {
    expect(analyze({ type: 'website', text })).toMatchObject({ isSafe: true })
  })

  test.for([
    '/wp-login.php',
    '/wp-login.php?action=rp&key=x1Y2',
    '/wp-admin/',
    '/wp-admin/options.php?adminhash=9f2c',
  ])('of a standard WordPress page has the score of the site: %s', (page) => {
    expect(scoreOf(`https://small-bakery.org${page}`)).toBe(scoreOf('https://small-bakery.org'))
  })

  test('deep in the folders of WordPress has a higher score than the site', () => {
    const hacked = scoreOf('https://small-bakery.org/wp-admin/css/colors/bank/login.php')
    expect(hacked).toBeGreaterThan(scoreOf('https://small-bakery.org') + 2)
  })

  test('that is deceptive has a higher score than an ordinary one', () => {
    const fake = scoreOf(
      'https://secure-paypal-verify.account-login.top/signin.php?id=4f3a9b7c6d5e4f3a',
    )
    expect(fake).toBeGreaterThan(scoreOf('https://www.gutenberg.org/ebooks/search'))
    expect(fake).toBeGreaterThan(scoreOf('https://small-bakery.org/opening-hours'))
  })

  test('has a finite number for every trait', () => {
    const link = parseAddress('https://a.b-c.example.co.uk/x/y.php?q=1#z')!
    const traits = addressTraits(link, addressParts(link), 0)
    expect(traits).toHaveLength(ADDRESS_TRAITS.length)
    expect(traits.every(Number.isFinite)).toBe(true)
  })

  test('on a hosting service is parsed by the name registered there', () => {
    const partsOf = (address: string) => addressParts(parseAddress(address)!)
    expect(partsOf('https://www.my-shop.blogspot.com/2020/a')).toMatchObject({
      hosting: 'blogspot.com',
      name: 'my-shop',
      subdomain: '',
    })
    expect(partsOf('https://a.b.some-app.web.app')).toMatchObject({
      hosting: 'web.app',
      name: 'some-app',
      subdomain: 'a.b',
    })
    expect(partsOf('https://shop.example.co.uk')).toMatchObject({
      hosting: '',
      name: 'example',
      subdomain: 'shop',
    })
  })

  test('has pieces of its host that do not depend on its path', () => {
    const [bare, deep] = [
      'https://pay.example.top',
      'https://pay.example.top/a/Login.php?id=7#me@x.com',
    ].map((address) => addressParts(parseAddress(address)!))
    const [ofBare, ofDeep] = [addressPieces(bare!), addressPieces(deep!)]
    for (const group of ['name', 'nameRuns', 'below'] as const)
      expect(ofDeep[group]).toEqual(ofBare[group])
    expect(ofBare.path).toEqual(new Set(['bare']))
    expect(ofDeep.path).toContain('pl:login.php')
    expect(ofDeep.query).toContain('qw:id')
  })

  test('has shapes that describe the form of its path and query, not the content', () => {
    const [one, other, shouted] = [
      'https://a.example/Blog/how-to-win.HTML?id=417&mail=someone%40x.org&k=4f3a9c1b7d20e658',
      'https://b.example/News/way-of-eat.HTML?id=902&mail=anybody%40y.com&k=91c0d4e7a3b2f586',
      'https://a.example/BLOG/how-to-win.HTML?id=417&mail=someone%40x.org&k=4f3a9c1b7d20e658',
    ].map((address) => addressShapes(addressParts(parseAddress(address)!)))
    expect(one).toEqual(other)
    expect(one).not.toEqual(shouted)
    expect(one).toEqual(expect.arrayContaining(['ce:am.HTML', 'qv:9t', 'qk:mail=@m', 'qk:k=hm']))
  })

  test('has no shapes without a path or a query, and none of its fragment', () => {
    const shapes = (address: string) => addressShapes(addressParts(parseAddress(address)!))
    expect(shapes('https://example.org/')).toEqual([])
    expect(shapes('https://example.org/a?b=1#c=DE')).toEqual(shapes('https://example.org/a?b=1'))
  })

  test('under a country domain of a hosting service is parsed by the name registered there', () => {
    const parts = addressParts(parseAddress('https://someone.blogspot.de')!)
    expect(parts).toMatchObject({ hosting: 'blogspot.de', name: 'someone' })
  })

  test('is parsed in its own script, not as punycode', () => {
    const parts = addressParts(parseAddress('https://قائمة.مطعم-الديرة.امارات')!)
    expect(parts).toMatchObject({ name: 'مطعم-الديرة', subdomain: 'قائمة' })
    expect(analyze({ type: 'website', text: 'https://مطعم-الديرة.امارات/menu' }).isSafe).toBe(true)
  })

  test('of a site on published lists is known, a similar address is not', () => {
    const known = ['uaeu.ac.ae', 'carrefour.fr', 'auburn.edu']
    expect(known.filter((domain) => familiarity(domain, `www.${domain}`) === 0)).toEqual([])
    expect(familiarity('carrefour-fr.com', 'carrefour-fr.com')).toBe(0)
  })

  test('of a popular site is known, of a free host or an unlisted site is not', () => {
    expect(familiarity('wikipedia.org', 'en.wikipedia.org')).toBe(2)
    expect(familiarity('github.io', 'someone.github.io')).toBe(0)
    expect(familiarity('no-such-name-4711.net', 'no-such-name-4711.net')).toBe(0)
  })
})

describe('the model', () => {
  test('takes less than 2 MB for addresses and 800 kB for each type of text', () => {
    const addresses = JSON.stringify(ADDRESS_MODEL).length + JSON.stringify(KNOWN_SITES).length
    expect(addresses).toBeLessThan(2_000_000)
    expect(JSON.stringify(TEXT_MODEL.message).length).toBeLessThan(800_000)
    expect(JSON.stringify(TEXT_MODEL.email).length).toBeLessThan(800_000)
  })

  test('decodes to sorted keys, a weight for each, and trees that end in leaves', () => {
    for (const encoded of [
      ...Object.values(ADDRESS_MODEL.pieces),
      TEXT_MODEL.message.words,
      TEXT_MODEL.email.words,
      TEXT_MODEL.message.signs,
      TEXT_MODEL.email.signs,
    ]) {
      const { keys, weights } = decodeTable(encoded)
      expect(weights).toHaveLength(keys.length)
      expect(keys.every((key, i) => i === 0 || key > keys[i - 1]!)).toBe(true)
      expect(indexOfKey(keys, keys[3]!)).toBe(3)
    }
    const forest = decodeForest(ADDRESS_MODEL.forest)
    expect(
      Number.isFinite(
        sumOfTrees(
          forest,
          ADDRESS_TRAITS.map(() => 0),
        ),
      ),
    ).toBe(true)
  })
})
