import { useSyncExternalStore } from 'react'
import { pick } from '#domain/shared/pick.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { parseStored, readStored, SENT_LEADS, store } from './device_storage.ts'
import { isStoredProfessional, STORED_FIELDS, type StoredProfessional } from './device_lists.ts'

/** A lead that was sent from this device. Only this list knows the key that withdraws it. */
export interface SentLead {
  readonly id: string
  /** The submission's key; null if the browser could make none, and then the lead cannot be withdrawn from here. */
  readonly key: string | null
  /** As ISO 8601. */
  readonly sentAt: string
  readonly service: string
  readonly professional: StoredProfessional
  /** What the patient marked; null before. */
  readonly isAnswered: boolean | null
}

const NOTHING: readonly SentLead[] = []
const MAX_SENT = 20
/** Beyond this, others who may answer are shown. */
const PATIENCE_MS = 3 * DAY_MS

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function isSentLead(entry: unknown): entry is SentLead {
  if (typeof entry !== 'object' || entry === null) return false
  const of = (name: string): unknown => Reflect.get(entry, name)
  const isUuid = (value: unknown) => typeof value === 'string' && UUID.test(value)
  const [sentAt, service] = [of('sentAt'), of('service')]
  return (
    isUuid(of('id')) &&
    (of('key') === null || isUuid(of('key'))) &&
    typeof sentAt === 'string' &&
    !Number.isNaN(Date.parse(sentAt)) &&
    typeof service === 'string' &&
    service.length <= 120 &&
    [true, false, null].includes(of('isAnswered') as boolean | null) &&
    isStoredProfessional(of('professional'))
  )
}

/** Parses the stored list, newest first; drops anything else, since anyone may write to the storage. */
export function parseSentLeads(stored: string | null): readonly SentLead[] {
  const entries = parseStored(stored)
  return Array.isArray(entries) ? entries.filter(isSentLead).slice(0, MAX_SENT) : NOTHING
}

/** Puts the lead first; one that is there already, sent twice, keeps its key and time. */
export function withSentLead(leads: readonly SentLead[], lead: SentLead): readonly SentLead[] {
  if (leads.some(({ id }) => id === lead.id)) return leads
  const professional = pick(lead.professional, STORED_FIELDS)
  return [{ ...lead, professional }, ...leads].slice(0, MAX_SENT)
}

/** Returns whether nobody answered for three days. */
export function isOverdue({ sentAt, isAnswered }: SentLead, now: number): boolean {
  return isAnswered !== true && now - Date.parse(sentAt) >= PATIENCE_MS
}

const listeners = new Set<() => void>()
let text: string | null = null
let leads = NOTHING

/** Returns the same object until the storage changes. */
function read(): readonly SentLead[] {
  const stored = readStored(SENT_LEADS)
  if (stored !== text) {
    text = stored
    leads = parseSentLeads(stored)
  }
  return leads
}

function change(next: readonly SentLead[]): boolean {
  const isStored = store(SENT_LEADS, next.length > 0 ? JSON.stringify(next) : null)
  for (const listener of listeners) listener()
  return isStored
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The leads sent from this device; changes in other tabs arrive at once. Empty on the server. */
export function useSentLeads(): readonly SentLead[] {
  return useSyncExternalStore(subscribe, read, () => NOTHING)
}

/** Keeps a lead that was sent just now. Returns whether the device could. */
export function rememberSentLead(lead: Omit<SentLead, 'sentAt' | 'isAnswered'>): boolean {
  return change(withSentLead(read(), { ...lead, sentAt: new Date().toISOString(), isAnswered: null }))
}

export function markAnswered(id: string, isAnswered: boolean | null): void {
  const mark = (lead: SentLead): SentLead => ({ ...lead, isAnswered })
  change(read().map((lead) => (lead.id === id ? mark(lead) : lead)))
}

export function forgetSentLead(id: string): void {
  change(read().filter((lead) => lead.id !== id))
}
