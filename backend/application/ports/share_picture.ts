/** The texts of the picture shown with a shared link. */
export interface SharePicture {
  title: string
  subtitle: string
  /** The bottom line: the site, or the place. */
  place: string
  rating: { stars: string; reviews: string } | null
}

/** Renders the pictures for shared links. */
export abstract class SharePicturePainter {
  /** Returns a PNG of 1200 × 630; equal texts give equal bytes. Throws `Unavailable` when overloaded. */
  abstract paint(picture: SharePicture): Promise<Uint8Array>
}
