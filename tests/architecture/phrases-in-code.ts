import ts from 'typescript'
import { LISTS, WORD_CLASSES } from '../../analyzer/compiled/rules.js'

/** So many words of rules in one literal are a list of words. */
const LIST_OF_WORDS = 4
/** Words that stand in phrases of rules and classes. */
const WORDS = new Set(
  [...Object.values(WORD_CLASSES).flat(), ...LISTS.flat().flatMap((phrase) => phrase.split(/[ |]/))]
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z]{3,}$/.test(word)),
)
/** Letters of other scripts in a row: a single one is a mark or a unit. */
const OTHER_SCRIPTS = /[^\P{L}\p{Script=Latin}]{2,}/u
/** `[...]` of a regular expression: characters and no words. */
const CHARACTERS = /\[[^\]]*\]/g
/** A name of code has a hyphen or a capital beside it: "otp-request". */
const WORD = /(?<![\w-])[a-z]{3,}(?![\w-])/g

/**
 * Words and phrases that stand in TypeScript in place of a data file: literals with words of another script, or with a list of
 * English words. @param names words that are names of code, such as sectors
 * @returns the lines, as `line: literal`
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

/** The text of a string, a regular expression, a piece of a template, or of an array of strings, joined. */
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
