import type { Result } from '#domain/shared/result.ts'
import type { RecordEncoding } from './record_files.ts'

export interface SourcePicture {
  /** As the post writes it. */
  address: string
  /** Empty without a description. */
  alt: string
}

/** Marks a picture within a text, between private-use characters, which no text contains. */
export function pictureMark({ address, alt }: SourcePicture): string {
  return `\uE003${unmarked(alt)}\uE004${unmarked(address)}\uE005`
}

export const PICTURE_MARK = /\uE003(?<alt>[^\uE003-\uE005]*)\uE004(?<address>[^\uE003-\uE005]*)\uE005/g

/** Returns the pictures that a text marks. */
export function picturesIn(text: string): SourcePicture[] {
  return Array.from(text.matchAll(PICTURE_MARK), ({ groups }) => ({
    address: groups?.['address'] ?? '',
    alt: groups?.['alt'] ?? '',
  }))
}

const unmarked = (text: string) => text.replaceAll(/[\uE003-\uE005\s]+/g, ' ').trim()

/** Why a picture's bytes are not available. */
export type PictureFailure =
  | 'picture_missing'
  | 'picture_private'
  | 'picture_slow'
  | 'picture_too_large'
  | 'picture_unreachable'

/** A part of a post's text: what stands below one heading. */
export interface TextPart {
  /** Null before the first heading. */
  heading: string | null
  /** 1 to 6; 0 without a heading. */
  level: number
  /** Plain text, one line per paragraph or list item; a picture is a `pictureMark`. */
  text: string
  /** Its first line in the file, if known. */
  line: number | null
}

/** One post of a file. */
export interface SourcePost {
  /** Relative to the opened path. */
  file: string
  /** Its first line, from 1. */
  line: number
  /** By field name; null if the post is unreadable. */
  fields: ReadonlyMap<string, unknown> | null
  /** Lines of the fields that do not start at the post's first line. */
  lines: ReadonlyMap<string, number>
  /** Why it is unreadable, in Portuguese. */
  unreadable?: string
  /** The text, split at its headings. */
  parts: readonly TextPart[]
  /** The blog's name, if the file has it. */
  site?: string | undefined
  /** The post's web address, if the file has it; pictures may be relative to it. */
  address?: string | undefined
  /** Whether the source has it as a page of the site, not as a post of the blog. */
  isPage?: boolean | undefined
  /** The first picture of the running text. */
  picture: SourcePicture | null
  /** Parts of the text that could not be kept, as words: 'script', '[gallery]'. */
  losses: readonly string[]
  /** For the file of refused posts: importing it again means importing this post. */
  raw: Readonly<Record<string, unknown>>
}

export const POST_FORMATS = ['markdown', 'html', 'json', 'ndjson', 'csv', 'wxr'] as const
export type PostFormat = (typeof POST_FORMATS)[number]

export interface PostFileChoice {
  /** A file (plain, gzip or zip), a folder (read recursively in name order), or `-` for standard input. */
  path: string
  /** Detected from each file's name and content if absent. */
  format?: PostFormat | undefined
  /** If absent: UTF-8, or the XML declaration. */
  encoding?: RecordEncoding | undefined
  /** Whether to import a site's pages as posts too. */
  pages?: boolean | undefined
  /** File for refused posts; by default `name.failed.json` beside `path`. */
  failedPath?: string | undefined
}

/** Iterates over the posts of one or more files. */
export interface PostFile {
  /** The name to show to people. */
  readonly name: string
  posts(): AsyncIterable<SourcePost>
  /** Returns a picture of a post, at most 5 MB: from beside the post's file or from the public web. */
  picture(post: SourcePost, address: string): Promise<Result<Uint8Array, PictureFailure>>
  /** Counts of items other than posts ('página', 'comentário'); complete after the last post. */
  leftOut(): Readonly<Record<string, number>>
  /** Writes a refused post to a JSON file that can be repaired and imported. */
  reject(post: SourcePost, reason: string): void
  /** Returns the path of the refused posts; null without any. */
  close(): Promise<string | null>
}

/** Opens files of posts to import, in several formats. */
export abstract class PostFiles {
  /** Throws `RecordFileUnusable` when there is nothing to read. */
  abstract open(choice: PostFileChoice): Promise<PostFile>
}
