import { auditLogBehaviour } from '#application/ports/testing/audit_log_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

auditLogBehaviour('InMemoryAuditLog', inMemoryStores())
