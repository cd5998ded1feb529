import { getDomain, parse } from 'tldts'
import { describe, expect, it } from 'vitest'
import { gather } from '../evidence.ts'
import { analyze } from '../index.ts'
import { BRANDS, plainNames } from './brand-list.ts'
import {
  CHAT_LINKS,
  FREE_HOSTING,
  FREE_MAIL,
  LINK_SHORTENERS,
  RISKY_ENDINGS,
  WELL_KNOWN_SITES,
} from './name-lists.ts'

/** Words that occur in genuine messages of every kind. No brand may claim them unconditionally. */
const EVERYDAY_WORDS = new Set(
  `du now visa noon liv fab apple steam meta wise rain ledger zoom emirates etihad tabby tamara
  deem aster bounce target line signal next max boots jumbo empower link wio zand added together
  dar bayt citi outlook teams word excel post express courier bank police court courts salary wallet ups
  lulu daman jood telegram messenger whatsapp google facebook instagram youtube gmail hotmail botim twitter tiktok snapchat sib cbd cbi uab fta sca doh edb ehs amer tasheel ejari mawaqif seven
  تم دو نون طلبات كريم درب سالك نمشي بيوت نخيل الدار إعمار ضمان جود آني اتصالات طاقة تبريد لولو المشرق
  تابي تمارا فيزا ستيم زوم آبل رين وايز صحة أستر نافس تسهيل آمر مواقف سندك واتساب جوجل فيسبوك`.split(
    /\s+/,
  ),
)

const ARABIC_LETTERS = /^[\p{Script=Arabic}\s.–-]+$/u

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/\s+/g, ' ')

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('the brands', () => {
  it('are at least 110, in all 15 sectors', () => {
    expect(BRANDS.length).toBeGreaterThanOrEqual(110)
    expect(new Set(BRANDS.map((brand) => brand.sector)).size).toBe(15)
  })

  it('have unique kebab-case ids', () => {
    expect(repeated(BRANDS.map((brand) => brand.id))).toEqual([])
    for (const { id } of BRANDS) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('have a name in Latin and a name in Arabic letters', () => {
    for (const { id, name } of BRANDS) {
      expect(name.en, id).toMatch(/^[A-Za-z0-9&.'()\- ]+$/)
      expect(name.ar, id).toMatch(ARABIC_LETTERS)
    }
  })

  it('each have a plain name', () => {
    for (const brand of BRANDS) expect(plainNames(brand), brand.id).not.toEqual([])
  })

  it('have no everyday word as a plain name', () => {
    const claimed = BRANDS.flatMap(plainNames).filter((name) =>
      EVERYDAY_WORDS.has(name.toLowerCase()),
    )
    expect(claimed).toEqual([])
  })

  it('share no name and list no name twice, in any spelling', () => {
    const names = BRANDS.flatMap((brand) => [
      ...new Set([...plainNames(brand), ...(brand.ambiguous ?? [])]),
    ])
    expect(repeated(names.map(fold))).toEqual([])
  })

  it('have trimmed names of at least two letters, and plain names of at least three', () => {
    for (const brand of BRANDS) {
      for (const name of [...plainNames(brand), ...(brand.ambiguous ?? [])]) {
        expect(name.trim(), brand.id).toBe(name)
        expect(fold(name).length, `${brand.id}: ${name}`).toBeGreaterThanOrEqual(2)
      }
    }
    for (const name of BRANDS.flatMap(plainNames))
      expect(fold(name).length, name).toBeGreaterThan(2)
  })

  it('have lower-case, registrable official domains', () => {
    for (const { id, domains } of BRANDS) {
      expect(domains.length, id).toBeGreaterThan(0)
      for (const domain of domains) {
        expect(domain).toBe(domain.toLowerCase())
        expect(parse(domain).isIcann, domain).toBe(true)
        expect(getDomain(domain), id).toBe(domain)
      }
    }
  })

  it('share no domain, sender or telephone number', () => {
    expect(repeated(BRANDS.flatMap((brand) => brand.domains))).toEqual([])
    expect(repeated(BRANDS.flatMap((brand) => brand.senders ?? []))).toEqual([])
    expect(repeated(BRANDS.flatMap((brand) => brand.phones ?? []))).toEqual([])
  })

  it('have senders in upper case and telephones in digits', () => {
    for (const sender of BRANDS.flatMap((brand) => brand.senders ?? []))
      expect(sender).toMatch(/^[A-Z0-9]{2,14}$/)
    for (const phone of BRANDS.flatMap((brand) => brand.phones ?? []))
      expect(phone).toMatch(/^\d{3,10}$/)
  })

  it('list no free hosting and no link shortener as official', () => {
    const official = BRANDS.flatMap((brand) => brand.domains)
    expect(official.filter((domain) => FREE_HOSTING.has(domain))).toEqual([])
    expect(official.filter((domain) => LINK_SHORTENERS.has(domain))).toEqual([])
  })
})

describe('the lists of hosts', () => {
  const domainsOfBrands = new Set(BRANDS.flatMap((brand) => brand.domains))

  it('hold lower-case host names with a real top-level domain', () => {
    const hosts = [
      ...WELL_KNOWN_SITES,
      ...LINK_SHORTENERS,
      ...CHAT_LINKS,
      ...FREE_HOSTING,
      ...FREE_MAIL,
    ]
    for (const host of hosts) {
      expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
      expect(parse(host).isIcann, host).toBe(true)
    }
  })

  it('hold at least 300 well-known registrable domains, none of a brand', () => {
    expect(WELL_KNOWN_SITES.size).toBeGreaterThanOrEqual(300)
    for (const site of WELL_KNOWN_SITES) expect(getDomain(site)).toBe(site)
    expect([...WELL_KNOWN_SITES].filter((site) => domainsOfBrands.has(site))).toEqual([])
  })

  it('hold no free hosting, link shortener or chat link as a well-known site', () => {
    const doubtful = [...WELL_KNOWN_SITES].filter(
      (site) => FREE_HOSTING.has(site) || LINK_SHORTENERS.has(site) || CHAT_LINKS.has(site),
    )
    expect(doubtful).toEqual([])
  })

  it('hold only existing risky top-level domains, and neither ae nor com', () => {
    for (const ending of RISKY_ENDINGS) expect(parse(`a.${ending}`).isIcann, ending).toBe(true)
    expect(RISKY_ENDINGS.has('ae') || RISKY_ENDINGS.has('com')).toBe(false)
  })
})

it('sites of UAE bodies outside gov.ae are well known', () => {
  const sites = ['evg.ae', 'dmcc.ae', 'jafza.ae', 'purehealth.ae', 'cud.ac.ae']
  expect(sites.filter((site) => !WELL_KNOWN_SITES.has(site))).toEqual([])
})

it.for([
  ['امارات ان بي دي: حسابك', 'Emirates NBD'],
  ['اف اي بي: بطاقتك', 'First Abu Dhabi Bank'],
  ['عميل اي دي سي بي', 'ADCB'],
] as const)('a bank is recognised by its letters spelt in Arabic: %s', ([text, name]) => {
  const { content } = gather({ type: 'message', text })
  expect(content.brands.map(({ brand }) => brand.name.en)).toContain(name)
})

describe('an official site without a brand', () => {
  it.for([
    'almasraf.ae',
    'www.tasjeel.ae',
    'ded.rak.ae',
    'moh.gov.sa',
    'jess.sch.ae',
    'zu.ac.ae',
    'qcb.gov.qa',
  ])('is recognised by its domain or its suffix: %s', (text) => {
    const { isSafe, reassurances } = analyze({ type: 'website', text })
    expect(isSafe).toBe(true)
    expect(reassurances.map(({ code }) => code)).toEqual(['well-known-link'])
  })

  it.for([
    'gov.sa.example.com',
    'almasraf.ae.verify.top',
    'mygov.sa',
  ])('is not recognised in %s', (text) => {
    expect(analyze({ type: 'website', text }).reassurances).toEqual([])
  })
})
