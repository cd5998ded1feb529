import ts from 'typescript'
import type { SourceFile } from './house-rules.ts'

const read = new WeakMap<SourceFile, string>()

/** Returns a file's text without comments, using the compiler to recognise them. */
export function withoutComments(file: SourceFile): string {
  const known = read.get(file)
  if (known !== undefined) return known
  const text = file.path.endsWith('.css')
    ? file.text.replace(/\/\*[\s\S]*?\*\//g, ' ')
    : cutOut(file.text, commentsIn(file))
  read.set(file, text)
  return text
}

function commentsIn({ path, text }: SourceFile): ts.CommentRange[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText || ts.isJSDoc(node)) return
    const parts = node.getChildren(source)
    parts.forEach(visit)
    if (parts.some((part) => !ts.isJSDoc(part))) return
    for (const comment of [
      ...(ts.getTrailingCommentRanges(text, node.pos) ?? []),
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
    ]) {
      found.set(comment.pos, comment)
    }
  }
  visit(source)
  return [...found.values()].sort((a, b) => a.pos - b.pos)
}

function cutOut(text: string, comments: readonly ts.CommentRange[]): string {
  let [kept, at] = ['', 0]
  for (const { pos, end } of comments) {
    kept += `${text.slice(at, pos)} `
    at = end
  }
  return kept + text.slice(at)
}
