import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel'
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { PasswordHasher, HasherBusy } from '#application/ports/password_hasher.ts'

interface Cost {
  /** Binary logarithm of N. */
  ln: number
  r: number
  p: number
}

/** OWASP Password Storage Cheat Sheet, scrypt: N=2^15, r=8, p=3, which takes 32 MiB a hash. */
const OWASP: Cost = { ln: 15, r: 8, p: 3 }
const SALT_BYTES = 16
const KEY_BYTES = 32
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

export class ScryptPasswordHasher extends PasswordHasher {
  readonly #cost: Cost

  /** Tests may pass a cheaper cost; a hash is verified at its own cost, up to OWASP's. */
  constructor(cost: Cost = OWASP) {
    super()
    this.#cost = cost
  }

  override async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const key = await keyOf(password, salt, this.#cost)
    const { ln, r, p } = this.#cost
    return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`
  }

  override async verify(password: string, hash: string): Promise<boolean> {
    const [matched, ln, r, p, salt = '', key = ''] = PHC.exec(hash) ?? []
    const cost = matched ? { ln: Number(ln), r: Number(r), p: Number(p) } : this.#cost
    if (!isAffordable(cost)) return false
    const derived = await keyOf(password, Buffer.from(salt, 'base64'), cost)
    return matched !== undefined && timingSafeEqual(derived, Buffer.from(key, 'base64'))
  }
}

function keyOf(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln
  return derive(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r })
}

/** A manipulated row must not make us spend more than one of our own hashes does. */
function isAffordable({ ln, r, p }: Cost): boolean {
  return ln >= 1 && r >= 1 && p >= 1 && 2 ** ln * r * p <= 2 ** OWASP.ln * OWASP.r * OWASP.p
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

interface Bounds {
  atOnce: number
  /** Maximum number of waiting callers. */
  waiting: number
}

/** Each hash takes a thread and 32 MiB. */
const BOUNDS: Bounds = { atOnce: 4, waiting: 64 }

/** Runs a few hashes at once, queues a few more, and refuses the rest with `HasherBusy`. */
export class BoundedPasswordHasher extends PasswordHasher {
  readonly #inner: PasswordHasher
  readonly #turns: BulkheadPolicy

  constructor(inner: PasswordHasher, { atOnce, waiting }: Bounds = BOUNDS) {
    super()
    this.#inner = inner
    this.#turns = bulkhead(atOnce, waiting)
  }

  override hash(password: string): Promise<string> {
    return this.#turns.execute(() => this.#inner.hash(password)).catch(refuse)
  }

  override verify(password: string, hash: string): Promise<boolean> {
    return this.#turns.execute(() => this.#inner.verify(password, hash)).catch(refuse)
  }
}

function refuse(error: unknown): never {
  throw isBulkheadRejectedError(error) ? new HasherBusy() : error
}
