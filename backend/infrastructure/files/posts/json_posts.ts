import { isMap, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'
import type { SourcePost } from '#application/ports/post_files.ts'
import { readMarkdownPost } from './markdown_post.ts'
import { sourcePost, unreadablePost } from './source_post.ts'

/**
 * A JSON list of posts, one post alone, or an object with a list under `posts`. JSON is read as the YAML 1.2 it also is,
 * because that reader tells where things stand.
 */
export function readJsonPosts(text: string, file: string): SourcePost[] {
  const counter = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/u, ''), { lineCounter: counter, uniqueKeys: false })
  const lineOf = (node: unknown) => counter.linePos((node as Node | null)?.range?.[0] ?? 0).line
  const [error] = document.errors
  if (error)
    return [unreadablePost({ file, line: error.linePos?.[0].line ?? 1 }, 'o arquivo não é JSON válido', {})]
  return postNodes(document.contents).map((node) => {
    if (isMap(node)) return readObject(node, file, lineOf)
    return unreadablePost({ file, line: lineOf(node) }, 'não é um objeto JSON', {})
  })
}

function postNodes(contents: unknown): unknown[] {
  if (isSeq(contents)) return contents.items
  const posts = isMap(contents) ? contents.get('posts') : null
  return isSeq(posts) ? posts.items : [contents]
}

function readObject(node: YAMLMap, file: string, lineOf: (node: unknown) => number): SourcePost {
  const fields = new Map(Object.entries(node.toJSON() as Record<string, unknown>))
  const document = fields.get('document')
  if (typeof document === 'string')
    return { ...readMarkdownPost(document, `${String(fields.get('slug'))}.md`), file, line: lineOf(node) }
  const lines = new Map(node.items.map(({ key }) => [String(key), lineOf(key)] as const))
  lines.delete('content')
  return sourcePost(fields, { file, line: lineOf(node), lines })
}
