import { createECDH, generateKeyPairSync } from 'node:crypto'

export interface PushKeys {
  /** In base64url, as browsers and push services take it: 65 bytes. */
  publicKey: string
  privateKey: string
}

/** Returns a new pair of keys for VAPID (RFC 8292). */
export function makePushKeys(): PushKeys {
  const { d: privateKey = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  return { publicKey: publicKeyOf(privateKey), privateKey }
}

/** Throws if the text is no private key. */
function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}

export function isPushPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    return publicKeyOf(privateKey) === publicKey
  } catch {
    return false
  }
}
