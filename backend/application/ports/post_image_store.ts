export const POST_IMAGE_WIDTHS = [640, 1280] as const
export type PostImageWidth = (typeof POST_IMAGE_WIDTHS)[number]

/** WebP, at most as wide as named. */
export interface PostImageVariant {
  width: PostImageWidth
  bytes: Uint8Array
}

/** The bytes of pictures that are listed elsewhere. Every call may throw `ImageStoreUnavailable`. */
export abstract class PostImageFiles {
  abstract put(name: string, variants: readonly PostImageVariant[]): Promise<void>
  abstract get(name: string, width: PostImageWidth): Promise<Uint8Array | null>
  /** Removes all variants; does nothing if there are none. */
  abstract remove(name: string): Promise<void>
}

/** Encoded pictures of posts, named by their content. Every call may throw `ImageStoreUnavailable`. */
export abstract class PostImageStore {
  /** Storing the same picture again only updates its time to `at`. */
  abstract put(name: string, variants: readonly PostImageVariant[], at: Date): Promise<void>
  abstract get(name: string, width: PostImageWidth): Promise<Uint8Array | null>
  /** Removes pictures stored before the instant that no post or revision names. Returns the number removed. */
  abstract removeUnused(before: Date, among?: readonly string[]): Promise<number>
}

export type PictureFate = 'moved' | 'there' | 'missing'

/** Moves pictures' bytes between PostgreSQL and the bucket, while posts show them. */
export abstract class PostImageMoves {
  /** Returns at most `limit` names in order, after `after` (null: from the start); empty at the end. */
  abstract page(after: string | null, limit: number): Promise<string[]>
  /** Removes the original only after its copy was read back unchanged. Returns null if the picture is gone. */
  abstract move(name: string, to: 's3' | 'postgresql', dryRun: boolean): Promise<PictureFate | null>
}
