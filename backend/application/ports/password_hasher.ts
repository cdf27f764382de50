import { Unavailable } from './unavailable.ts'

/** Too many passwords are being hashed or waiting for it; the same call may work in a moment. */
export class HasherBusy extends Unavailable {
  override name = 'HasherBusy'
}

/** Keeps passwords so that nobody can read them back. Each call may throw `HasherBusy`. */
export abstract class PasswordHasher {
  /** A salted, slow hash in PHC format; two hashes of one password differ. The password is taken as typed, never trimmed. */
  abstract hash(password: string): Promise<string>

  /** Takes as long as hashing whatever the answer; a text that is no hash of ours answers false. */
  abstract verify(password: string, hash: string): Promise<boolean>
}

/** The passwords that everybody tries first. */
export abstract class CommonPasswords {
  /** Without regard to case. */
  abstract includes(password: string): Promise<boolean>
}
