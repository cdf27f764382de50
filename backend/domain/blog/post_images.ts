import { webAddress } from '#domain/shared/web_address.ts'

/** A picture that an editor sent: its address tells its content and its sides, so that it never changes. */
export interface PostImage {
  address: string
  width: number
  height: number
}

const PATH = '/api/post-images/'
const NAME = String.raw`[\w-]{22}-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3})`
const ADDRESS = new RegExp(`^${PATH}${NAME}$`)
const PICTURE_LINE = new RegExp(String.raw`^!\[(?<alt>[^\]]*)\]\((?<address>${PATH}${NAME})\)$`)

/** The names of our pictures that a text holds the addresses of. */
export function postImageNames(text: string): string[] {
  return [...text.matchAll(new RegExp(`${PATH}(${NAME})(?![\\w-])`, 'g'))].flatMap(([, name]) => name ?? [])
}

/** The picture at an address of ours; null where it is none. */
export function postImageAt(address: string): PostImage | null {
  const { width, height } = ADDRESS.exec(address)?.groups ?? {}
  return width && height ? { address, width: Number(width), height: Number(height) } : null
}

export const postImageAddress = (name: string): string => PATH + name
export const postImageName = (hash: string, width: number, height: number) => `${hash}-${width}x${height}`

/** The address of a cover as it is stored: an https address or one of our pictures; null where it is neither. */
export function coverAddress(typed: string): string | null {
  return postImageAt(typed.trim())?.address ?? webAddress(typed)
}

/** The picture that a line of a section is, as Markdown writes it; null for other lines, also those of others' pictures. */
export function pictureLine(line: string): (PostImage & { alt: string }) | null {
  const { alt, address } = PICTURE_LINE.exec(line.trim())?.groups ?? {}
  const image = address && postImageAt(address)
  return image ? { ...image, alt: (alt ?? '').trim() } : null
}

/** Whether each picture of a text says what is to be seen. */
export function describesPictures(text: string): boolean {
  return text.split('\n').every((line) => pictureLine(line)?.alt !== '')
}
