import type { Professional } from '#domain/professionals/professional.ts'
import { avatarLook, drawAvatar, type DrawnPhoto, encodeAvatar } from '../draw_avatar.ts'
import type { SeededRandom } from '../seeded_random.ts'

/** People share faces across the country; encoding one for each would keep the first start waiting. */
const FACES_A_GENDER = 28
const AT_ONCE = 4
const PHOTO_SHARE = { premium: 0.9, free: 0.55 }

export interface DrawnPhotos {
  photos: DrawnPhoto[]
  /** The hash of each professional who has one. */
  hashOf: Map<string, string>
}

/** Drawn portraits, of nobody, for about two thirds of `professionals`; the first two always have one. */
export async function drawPhotos(
  professionals: readonly Professional[],
  random: SeededRandom,
): Promise<DrawnPhotos> {
  const faces = {
    feminino: await drawFaces('feminino', random),
    masculino: await drawFaces('masculino', random),
  }
  const next = { feminino: 0, masculino: 0 }
  const hashOf = new Map<string, string>()
  for (const [index, { id, state }] of professionals.entries()) {
    const gender = state.displayGender
    const face = faces[gender][next[gender] % FACES_A_GENDER]
    if (!face || (index > 1 && !random.chance(PHOTO_SHARE[state.subscriptionLevel]))) continue
    next[gender]++
    hashOf.set(id, face.hash)
  }
  return { photos: [...faces.feminino, ...faces.masculino], hashOf }
}

async function drawFaces(gender: 'feminino' | 'masculino', random: SeededRandom): Promise<DrawnPhoto[]> {
  const drawings = Array.from({ length: FACES_A_GENDER }, () => drawAvatar(avatarLook(random, gender)))
  const faces: DrawnPhoto[] = []
  while (drawings.length > 0)
    faces.push(...(await Promise.all(drawings.splice(0, AT_ONCE).map((svg) => encodeAvatar(svg)))))
  return faces
}
