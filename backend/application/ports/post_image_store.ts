export const POST_IMAGE_WIDTHS = [640, 1280] as const
export type PostImageWidth = (typeof POST_IMAGE_WIDTHS)[number]

/** WebP; as wide as said at most. */
export interface PostImageVariant {
  width: PostImageWidth
  bytes: Uint8Array
}

/** Pictures of posts, encoded again by us, under names that tell their content. */
export abstract class PostImageStore {
  /** Putting the same again only makes it as new as `at`. */
  abstract put(name: string, variants: readonly PostImageVariant[], at: Date): Promise<void>
  abstract get(name: string, width: PostImageWidth): Promise<Uint8Array | null>
  /** Removes those put before the instant that no post and no revision of one names; returns how many. */
  abstract removeUnused(before: Date): Promise<number>
}
