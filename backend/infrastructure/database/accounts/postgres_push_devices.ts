import type { PushDevice, PushDevices } from '#application/ports/push.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { DatabaseAdapter } from '../database.ts'
import { hashOf } from './postgres_credentials.ts'

const SESSION = 'select id from sessions where token_hash = :tokenHash and professional_id = :accountId'

export class PostgresPushDevices extends DatabaseAdapter implements PushDevices {
  async keep(accountId: AccountId, device: PushDevice, token: string, most: number): Promise<void> {
    await this.database.rows(
      `insert into push_devices (professional_id, session_id, endpoint, p256dh, auth)
       select :accountId, id, :endpoint, :p256dh, :auth from (${SESSION}) session
       on conflict (endpoint) do update set professional_id = excluded.professional_id,
         session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, added_at = excluded.added_at`,
      { accountId, tokenHash: hashOf(token), ...device },
    )
    await this.database.rows(
      `delete from push_devices where id in (select id from push_devices where professional_id = ?
         order by added_at desc, id offset ?)`,
      [accountId, most],
    )
  }

  async renew(accountId: AccountId, endpoint: string, token: string): Promise<boolean> {
    const own = await this.database.row(
      `update push_devices set session_id = (${SESSION})
       where endpoint = :endpoint and professional_id = :accountId returning 1`,
      { accountId, endpoint, tokenHash: hashOf(token) },
    )
    if (!own) await this.database.run((db) => db.from('push_devices').where({ endpoint }).delete())
    return own !== null
  }

  async remove(accountId: AccountId, endpoint: string): Promise<void> {
    await this.database.run((db) =>
      db.from('push_devices').where({ professional_id: accountId, endpoint }).delete(),
    )
  }

  async removeOfSession(accountId: AccountId, token: string): Promise<boolean> {
    const removed = await this.database.rows(
      `delete from push_devices where professional_id = :accountId and session_id = (${SESSION}) returning 1`,
      { accountId, tokenHash: hashOf(token) },
    )
    return removed.length > 0
  }

  idsOf(accountId: AccountId): Promise<string[]> {
    return this.database.column<string>(
      'select id from push_devices where professional_id = ? order by added_at, id',
      [accountId],
    )
  }

  find(accountId: AccountId, id: string): Promise<PushDevice | null> {
    return this.database.row(
      'select endpoint, p256dh, auth from push_devices where professional_id = ? and id = ?',
      [accountId, id],
    )
  }
}
