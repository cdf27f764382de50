export const POST_IMAGE_WIDTHS = [640, 1280] as const
export type PostImageWidth = (typeof POST_IMAGE_WIDTHS)[number]

/** WebP; as wide as said at most. */
export interface PostImageVariant {
  width: PostImageWidth
  bytes: Uint8Array
}

/** Where the bytes of pictures lie that are only listed elsewhere. Every call may throw `ImageStoreUnavailable`. */
export abstract class PostImageFiles {
  abstract put(name: string, variants: readonly PostImageVariant[]): Promise<void>
  abstract get(name: string, width: PostImageWidth): Promise<Uint8Array | null>
  /** All its variants. Removing what is not there changes nothing. */
  abstract remove(name: string): Promise<void>
}

/** Pictures of posts, encoded again by us, under names that tell their content. Every call may throw `ImageStoreUnavailable`. */
export abstract class PostImageStore {
  /** Putting the same again only makes it as new as `at`. */
  abstract put(name: string, variants: readonly PostImageVariant[], at: Date): Promise<void>
  abstract get(name: string, width: PostImageWidth): Promise<Uint8Array | null>
  /** Removes those put before the instant that no post and no revision of one names, of these names if told; returns how many. */
  abstract removeUnused(before: Date, among?: readonly string[]): Promise<number>
}

export type PictureFate = 'moved' | 'there' | 'missing'

/** Takes the bytes of pictures from PostgreSQL to the bucket and back, while posts show them. */
export abstract class PostImageMoves {
  /** In their order, those above `after` (null: from the first); `limit` of them at most, empty at the end. */
  abstract page(after: string | null, limit: number): Promise<string[]>
  /** Each leaves its place only after the other gave it back unchanged. Null where the picture is gone. */
  abstract move(name: string, to: 's3' | 'postgresql', dryRun: boolean): Promise<PictureFate | null>
}
