/** What a picture says beside a link that somebody shared. */
export interface SharePicture {
  title: string
  subtitle: string
  /** Below all else: the site, or the place. */
  place: string
  rating: { stars: string; reviews: string } | null
}

/** Makes the pictures by which shared links are shown. */
export abstract class SharePicturePainter {
  /** A PNG of 1200 × 630; equal texts give the same. May throw `Unavailable` where too many are asked for at once. */
  abstract paint(picture: SharePicture): Promise<Uint8Array>
}
