import type { WantedPhoto } from '#application/professionals/editing/profile_photo.ts'
import { imageAddress } from '../projections.ts'

const PINNED = /\?v=([\w-]{1,60})$/
const BASE64 = /^(?:data:image\/[\w.+-]{1,40};base64,)?([A-Za-z0-9+/]+={0,2})$/

interface SentPhoto {
  profileImage?: string | null | undefined
  profileImageData?: string | null | undefined
}

/** What a saved form says of the photo. An address that is not the professional's own matches nothing that was ever staged. */
export function wantedPhoto(professionalId: string, sent: SentPhoto): WantedPhoto {
  const { profileImage, profileImageData } = sent
  if (profileImage) return { hash: ownHash(professionalId, profileImage) }
  if (profileImageData) return { bytes: Buffer.from(BASE64.exec(profileImageData)?.[1] ?? '', 'base64') }
  return profileImage === undefined ? 'unchanged' : 'none'
}

function ownHash(professionalId: string, address: string): string {
  const hash = PINNED.exec(address)?.[1] ?? ''
  return address === imageAddress(professionalId, hash) ? hash : ''
}
