import ts from 'typescript'
import { LISTS, WORD_CLASSES } from '../../analyzer/compiled/rules.js'

/** From this number of rule words on, a literal counts as a word list. */
const LIST_OF_WORDS = 4
/** Words in the phrases of rules and classes. */
const WORDS = new Set(
  [...Object.values(WORD_CLASSES).flat(), ...LISTS.flat().flatMap((phrase) => phrase.split(/[ |]/))]
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z]{3,}$/.test(word)),
)
/** Consecutive non-Latin letters. A single one is a symbol or unit. */
const OTHER_SCRIPTS = /[^\P{L}\p{Script=Latin}]{2,}/u
/** `[...]` of a regular expression contains characters, not words. */
const CHARACTERS = /\[[^\]]*\]/g
/** Excludes code names, which have a hyphen or capital beside the word: "otp-request". */
const WORD = /(?<![\w-])[a-z]{3,}(?![\w-])/g

/**
 * Finds natural language in TypeScript that belongs in a data file: literals with non-Latin words or with a
 * list of English words. @param names words that are code names, such as sectors
 * @returns the lines as `line: literal`
 */
export function phrasesInCode(text: string, names: ReadonlySet<string>): string[] {
  const source = ts.createSourceFile('code.ts', text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isImport(node) || isErrorMessage(node)) return
    const literal = literalOf(node)
    if (literal !== undefined && isPhrase(literal, names))
      found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${literal}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isPhrase(literal: string, names: ReadonlySet<string>): boolean {
  const text = literal.replaceAll(CHARACTERS, '')
  if (OTHER_SCRIPTS.test(text)) return true
  if (!/[ |]/.test(text)) return false
  const words = new Set(text.match(WORD))
  return [...words].filter((word) => WORDS.has(word) && !names.has(word)).length >= LIST_OF_WORDS
}

/** Returns the text of a string, regular expression or template part, or the joined strings of an array. */
function literalOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text
  if (ts.isArrayLiteralExpression(node) && node.elements.every(ts.isStringLiteral))
    return node.elements.map((element) => (element as ts.StringLiteral).text).join(' ')
  return undefined
}

function isImport(node: ts.Node): boolean {
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
}

function isErrorMessage(node: ts.Node): boolean {
  return ts.isNewExpression(node) && node.expression.getText() === 'Error'
}
