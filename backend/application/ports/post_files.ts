import type { Result } from '#domain/shared/result.ts'
import type { RecordEncoding } from './record_files.ts'

export interface SourcePicture {
  /** As its post writes it. */
  address: string
  /** Empty where nothing says what is to be seen. */
  alt: string
}

/** A picture within a text, between signs of the private use area that no text holds. */
export function pictureMark({ address, alt }: SourcePicture): string {
  return `\uE003${unmarked(alt)}\uE004${unmarked(address)}\uE005`
}

export const PICTURE_MARK = /\uE003(?<alt>[^\uE003-\uE005]*)\uE004(?<address>[^\uE003-\uE005]*)\uE005/g

const unmarked = (text: string) => text.replaceAll(/[\uE003-\uE005\s]+/g, ' ').trim()

/** Why the bytes of a picture cannot be had. */
export type PictureFailure =
  | 'picture_missing'
  | 'picture_private'
  | 'picture_slow'
  | 'picture_too_large'
  | 'picture_unreachable'

/** A piece of a post's running text: what stands under one heading. */
export interface TextPart {
  /** Null for what comes before the first heading. */
  heading: string | null
  /** 1 to 6; 0 without a heading. */
  level: number
  /** Plain text, a paragraph or list item a line; a picture is a `pictureMark`. */
  text: string
  /** Where it begins in its file, where that is known. */
  line: number | null
}

/** One post as a file holds it. */
export interface SourcePost {
  /** Relative to what was opened. */
  file: string
  /** Where it begins, from 1. */
  line: number
  /** By field name; null where the post cannot be read at all. */
  fields: ReadonlyMap<string, unknown> | null
  /** Lines of those fields that do not begin where the post does. */
  lines: ReadonlyMap<string, number>
  /** Why it cannot be read, in Portuguese. */
  unreadable?: string
  /** The running text, cut at its headings. */
  parts: readonly TextPart[]
  /** What its blog is called, where the file says so. */
  site?: string | undefined
  /** Where it stands on the web, if the file says so: its pictures may be named from there. */
  address?: string | undefined
  /** The first picture of the running text. */
  picture: SourcePicture | null
  /** What its text could not keep, one Portuguese word each time: 'script', '[gallery]'. */
  losses: readonly string[]
  /** What the file of refused posts keeps: importing it again means importing this post. */
  raw: Readonly<Record<string, unknown>>
}

export const POST_FORMATS = ['markdown', 'html', 'json', 'ndjson', 'csv', 'wxr'] as const
export type PostFormat = (typeof POST_FORMATS)[number]

export interface PostFileChoice {
  /** A file, packed by gzip or zip or not, a folder, read with all its subfolders in the order of their names, or `-` for the standard input. */
  path: string
  /** Decided by each file's name and content where absent. */
  format?: PostFormat | undefined
  /** UTF-8 where absent, for XML what it declares. */
  encoding?: RecordEncoding | undefined
  /** Pages of a site are taken as posts too. */
  pages?: boolean | undefined
  /** Where refused posts go; beside `path`, as `name.failed.json`, where absent. */
  failedPath?: string | undefined
}

/** Files of posts being read, one after the other. */
export interface PostFile {
  /** What people call it. */
  readonly name: string
  posts(): AsyncIterable<SourcePost>
  /** What a picture of a post holds, 5 MB at most: from beside the post's file, or from the public web. */
  picture(post: SourcePost, address: string): Promise<Result<Uint8Array, PictureFailure>>
  /** How many of each kind were no posts, as 'página' and 'comentário'; complete once all posts were read. */
  leftOut(): Readonly<Record<string, number>>
  /** Keeps a refused post in a JSON file that can be repaired and imported. */
  reject(post: SourcePost, reason: string): void
  /** Returns where refused posts are, null where there are none. */
  close(): Promise<string | null>
}

/** Where posts to be imported come from: files of several formats, one shape. */
export abstract class PostFiles {
  /** Throws `RecordFileUnusable` where there is nothing to read. */
  abstract open(choice: PostFileChoice): Promise<PostFile>
}
