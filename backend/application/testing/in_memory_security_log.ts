import {
  type RecordedSecurityEvent,
  type SecurityEvent,
  type SecurityEventFilter,
  SecurityLog,
} from '#application/ports/security_log.ts'

/** Stores every event separately, newest last, with unhashed addresses. */
export class InMemorySecurityLog extends SecurityLog {
  readonly events: SecurityEvent[] = []

  async note(event: SecurityEvent): Promise<void> {
    this.events.push(event)
  }

  async list(
    { kind }: SecurityEventFilter,
    page: number,
    limit: number,
  ): Promise<{ events: RecordedSecurityEvent[]; total: number }> {
    const found = this.events
      .map((event, index) => asRecorded(event, String(index + 1)))
      .filter((event) => kind === undefined || event.kind === kind)
      .toReversed()
    return { events: found.slice((page - 1) * limit, page * limit), total: found.length }
  }
}

function asRecorded({ kind, accountId, email, address, target }: SecurityEvent, id: string) {
  return {
    ...{ id, kind, firstAt: new Date(0), lastAt: new Date(0), times: 1, accountName: null },
    accountId: accountId ?? null,
    accountHash: email ?? null,
    senderHash: address ?? null,
    target: target ?? null,
  }
}
