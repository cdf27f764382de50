import { webAddress } from '#domain/shared/web_address.ts'

/** An editor's picture: its name contains hash and size, so a URL's content never changes. */
export interface PostImage {
  address: string
  width: number
  height: number
}

const PATH = '/api/post-images/'
const NAME = String.raw`[\w-]{22}-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3})`
const ADDRESS = new RegExp(`^${PATH}${NAME}$`)
const PICTURE_LINE = new RegExp(String.raw`^!\[(?<alt>[^\]]*)\]\((?<address>${PATH}${NAME})\)$`)

/** Returns the names of our pictures whose paths occur in a text. */
export function postImageNames(text: string): string[] {
  return [...text.matchAll(new RegExp(`${PATH}(${NAME})(?![\\w-])`, 'g'))].flatMap(([, name]) => name ?? [])
}

/** Returns the picture at one of our paths, or null. */
export function postImageAt(address: string): PostImage | null {
  const { width, height } = ADDRESS.exec(address)?.groups ?? {}
  return width && height ? { address, width: Number(width), height: Number(height) } : null
}

export const postImageAddress = (name: string): string => PATH + name
export const postImageName = (hash: string, width: number, height: number) => `${hash}-${width}x${height}`

/** Returns a cover's stored form: an https URL or the path of one of our pictures; null for anything else. */
export function coverAddress(typed: string): string | null {
  return postImageAt(typed.trim())?.address ?? webAddress(typed)
}

/** Parses a section's line as a Markdown picture of ours; null for other lines and others' pictures. */
export function pictureLine(line: string): (PostImage & { alt: string }) | null {
  const { alt, address } = PICTURE_LINE.exec(line.trim())?.groups ?? {}
  const image = address && postImageAt(address)
  return image ? { ...image, alt: (alt ?? '').trim() } : null
}

/** Returns whether every picture of a text has a description. */
export function describesPictures(text: string): boolean {
  return text.split('\n').every((line) => pictureLine(line)?.alt !== '')
}
