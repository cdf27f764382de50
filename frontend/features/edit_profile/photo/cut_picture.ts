/** A square of a picture, in its own pixels. */
export interface Square {
  x: number
  y: number
  width: number
  height: number
}

const WIDEST = 1_024

/** The square of the picture at `address`, at most 1,024 pixels wide. Throws where the browser cannot read it. */
export async function cutPicture(address: string, { x, y, width, height }: Square): Promise<Blob> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const side = Math.min(WIDEST, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    const answer = (cut: Blob | null) => (cut ? resolve(cut) : reject(new Error('The picture is too large.')))
    canvas.toBlob(answer, 'image/webp', 0.92)
  })
}
