/**
 * Letters of other scripts and rare Latin ones that look like a plain Latin letter (pairs seen in
 * imitations).
 */
const LOOKALIKES = new Map<string, string>([
  ...pairs('аβвеһіјкӏморԛѕтухьԁԝгпсνѵҽ', 'abbehijklmopqstyxbdwrncvve'),
  ...pairs('αεικοπρτυχγη', 'aeikonptuxyn'),
  ...pairs('ıɑɡɩʟոսօհցςϲłøđħզքյաղռƒɋʋ', 'iagilnuohgcclodhqpjwnnfqu'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijkmnoprstuvwyz'),
])

/** Capitals that look like another Latin letter than their lower-case form. */
const LOOKALIKE_CAPITALS = new Map([
  ...pairs('ΗΝΥΖΜΒНВМТКУ', 'hnyzmbhbmtky'),
  // Lisu, which has no lower case, and Cherokee.
  ...pairs('ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpdtgkjczfmnlsrvhwxyaeiou'),
  ...pairs('ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ', 'abcdeghijklmprstvwz'),
])

/** Letters in circles and squares that no normalisation form decomposes, each row from A to Z. */
const ENCLOSED_ROWS = [0x1f150, 0x1f170, 0x1f1e6]

/** A range of the original and its replacement. */
export type Reading = { readonly start: number; readonly end: number; readonly stands: string }

const CYRILLIC = /\p{Script=Cyrillic}/u
/** A word without letters or digits of another script. */
const CYRILLIC_WORD = /(?<![\p{L}\p{N}])[\p{Script=Cyrillic}\p{M}]+(?![\p{L}\p{N}])/gu
const LATIN = /\p{Script=Latin}/gu

/** Returns the Latin letter that a lower-case letter looks like. */
export function lookalikeOf(letter: string): string | undefined {
  return LOOKALIKES.get(letter)
}

/** Returns the Latin letter that a capital, or a circled or squared letter, looks like. */
export function lookalikeCapital(letter: string): string | undefined {
  return LOOKALIKE_CAPITALS.get(letter) ?? enclosedLetter(letter.codePointAt(0)!)
}

/** Replaces all look-alike letters of a word by Latin ones. */
export function foldLookalikes(word: string): string {
  return Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join('')
}

/**
 * Returns genuine words in Russian and related languages: those with a letter that resembles no Latin one, or
 * all Cyrillic words if such words prevail. Other Cyrillic words imitate Latin ones.
 */
export function cyrillicWords(text: string): Reading[] {
  if (!CYRILLIC.test(text)) return []
  const words = [...text.matchAll(CYRILLIC_WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    stands: word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    isPlain: Array.from(word).some(isUnlikeLatin),
  }))
  const plain = words.filter(({ isPlain }) => isPlain)
  const letters = plain.reduce((sum, { stands }) => sum + stands.length, 0)
  const prevail = letters >= (text.match(LATIN)?.length ?? 0)
  return (prevail ? words : plain).filter(({ stands }) => stands !== '')
}

/** "NETFLlX" and "PaypaI": lower-case l among capitals and capital I after lower-case letters look alike. */
const CASE_TRICK =
  /(?<![\p{L}\p{N}])\p{Lu}{2,30}(l)\p{Lu}{1,30}(?![\p{L}\p{N}])|(?<=\p{L}{2}\p{Ll})(I)(?![\p{L}\p{N}])/gu

/** Returns replacements for letters that only their case disguises. */
export function caseTricks(text: string): Reading[] {
  return Array.from(text.matchAll(CASE_TRICK), ({ 0: word, 1: small, index }) => {
    const start = small ? index + word.indexOf('l') : index
    return { start, end: start + 1, stands: small ? 'i' : 'l' }
  })
}

function isUnlikeLatin(letter: string): boolean {
  return (
    CYRILLIC.test(letter) &&
    !LOOKALIKES.has(letter.toLowerCase()) &&
    !LOOKALIKE_CAPITALS.has(letter)
  )
}

function enclosedLetter(code: number): string | undefined {
  const row = ENCLOSED_ROWS.find((first) => code >= first && code < first + 26)
  return row === undefined ? undefined : String.fromCharCode(0x61 + code - row)
}

/** Pairs up the characters of two strings. */
export function pairs(from: string, to: string): [string, string][] {
  const targets = Array.from(to)
  return Array.from(from, (character, i) => [character, targets[i] ?? ''])
}
