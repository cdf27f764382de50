import { Unavailable } from './unavailable.ts'

/** Too many passwords are being hashed or waiting; the same call may work in a moment. */
export class HasherBusy extends Unavailable {
  override name = 'HasherBusy'
}

/** Hashes passwords irreversibly. Each call may throw `HasherBusy`. */
export abstract class PasswordHasher {
  /** Returns a slow, salted hash in PHC format. The password is taken as typed, never trimmed. */
  abstract hash(password: string): Promise<string>

  /** Takes as long as hashing, whatever the result; returns false for a text that is no hash of ours. */
  abstract verify(password: string, hash: string): Promise<boolean>
}

/** The most common passwords. */
export abstract class CommonPasswords {
  /** Ignores case. */
  abstract includes(password: string): Promise<boolean>
}
