import type { AccountId } from '#domain/shared/ids.ts'
import type { NoticedContact } from './job_queue.ts'

/** How a browser is reached; whoever knows `endpoint` can write to it, so it stands in no log. */
export interface PushDevice {
  /** An address of a push service, at most 1,000 characters. */
  endpoint: string
  /** The browser's public key, and its secret for the encryption: base64url. */
  p256dh: string
  auth: string
}

/** The browsers in which accounts asked for notices. Each belongs to one account, and ends with its session. */
export abstract class PushDevices {
  /**
   * Keeps a browser for the account and the session of `token`, also if it was another's; beyond `most` the account's
   * earliest ones go.
   */
  abstract keep(accountId: AccountId, device: PushDevice, token: string, most: number): Promise<void>
  /** Moves the account's browser to the session of `token`; returns false, and forgets the browser, if it is not the account's. */
  abstract renew(accountId: AccountId, endpoint: string, token: string): Promise<boolean>
  abstract remove(accountId: AccountId, endpoint: string): Promise<void>
  /** Removes the browser of the session of `token`; returns false if it has none. */
  abstract removeOfSession(accountId: AccountId, token: string): Promise<boolean>
  /** Returns ids, the earliest first. */
  abstract idsOf(accountId: AccountId): Promise<string[]>
  abstract find(accountId: AccountId, id: string): Promise<PushDevice | null>
}

/** Sends notices to browsers by their push services. */
export abstract class PushSender {
  /** What browsers subscribe with, in base64url; null if notices are not set up. */
  abstract readonly publicKey: string | null
  /**
   * Returns `gone` if the browser no longer takes notices. Throws when the service does not accept it now; the error
   * does not name the endpoint. `seconds`: how long the service may hold it for a browser that is off.
   */
  abstract send(device: PushDevice, notice: NoticedContact, seconds: number): Promise<'sent' | 'gone'>
}
