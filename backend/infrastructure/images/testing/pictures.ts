import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A generated picture of two colours that show its orientation. */
export function picture(width = 640, height = 480): Sharp {
  const half = { create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: '#0a7' } }
  return sharp({ create: { width, height, channels: 3, background: '#fc8' } }).composite([
    { input: half, gravity: 'north' },
  ])
}

/** The header of a PNG with a declared size, without pixels. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await picture(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
