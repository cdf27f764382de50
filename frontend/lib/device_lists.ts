import { useSyncExternalStore } from 'react'
import type { ProfessionalCard } from '#contract/professionals.ts'
import { pick } from '#domain/shared/pick.ts'
import { parseStored, readStored, store } from './device_storage.ts'
import { forgetSeenPages } from '#frontend/loading/offline/seen_pages.ts'
import { forgetCity } from './last_city.ts'

export const STORED_FIELDS = [
  ...(['id', 'slug', 'title', 'name', 'lastname', 'specialty'] as const),
  ...(['displayGender', 'city', 'state', 'imageUrl'] as const),
] as const

/** The stored fields of a professional, for display before the profile is loaded again. */
export type StoredProfessional = Pick<ProfessionalCard, (typeof STORED_FIELDS)[number]>

/** This device's private lists, newest first. They are never sent anywhere. */
export interface DeviceLists {
  readonly favourites: readonly StoredProfessional[]
  readonly seen: readonly StoredProfessional[]
}

const KEY = 'device-lists'
const NOTHING: DeviceLists = { favourites: [], seen: [] }
const MAX_LENGTHS = { favourites: 30, seen: 12 } as const

type DeviceList = keyof DeviceLists

const OWN_IMAGES = '/api/images/'

const isText = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 200
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isSlug = (value: unknown) => typeof value === 'string' && /^[a-z0-9-]{1,120}$/.test(value)
const isImage = (value: unknown) =>
  value === null || (typeof value === 'string' && value.startsWith(OWN_IMAGES))

export function isStoredProfessional(entry: unknown): entry is StoredProfessional {
  if (typeof entry !== 'object' || entry === null) return false
  const of = (name: string): unknown => Reflect.get(entry, name)
  return (
    ['id', 'name', 'lastname', 'displayGender'].every((name) => isText(of(name))) &&
    ['title', 'specialty', 'city', 'state'].every((name) => isTextOrNull(of(name))) &&
    isSlug(of('slug')) &&
    isImage(of('imageUrl'))
  )
}

function readList(stored: unknown, list: DeviceList): StoredProfessional[] {
  const entries: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, list) : null
  const people = Array.isArray(entries) ? entries.filter(isStoredProfessional) : []
  return people.slice(0, MAX_LENGTHS[list]).map((each) => pick(each, STORED_FIELDS))
}

/** Parses stored lists; drops anything else, since anyone may write to the storage. */
export function parseDeviceLists(stored: string | null): DeviceLists {
  const lists = parseStored(stored)
  return { favourites: readList(lists, 'favourites'), seen: readList(lists, 'seen') }
}

/** Puts the professional first, without a duplicate; drops the last one beyond the limit. */
export function withProfessional(
  lists: DeviceLists,
  list: DeviceList,
  professional: StoredProfessional,
): DeviceLists {
  const others = lists[list].filter(({ id }) => id !== professional.id)
  return { ...lists, [list]: [pick(professional, STORED_FIELDS), ...others].slice(0, MAX_LENGTHS[list]) }
}

/** Returns the lists without these ids, or only the named list changed. */
export function withoutProfessionals(
  lists: DeviceLists,
  ids: readonly string[],
  list?: DeviceList,
): DeviceLists {
  const left = (name: DeviceList) =>
    list && list !== name ? lists[name] : lists[name].filter(({ id }) => !ids.includes(id))
  return { favourites: left('favourites'), seen: left('seen') }
}

const listeners = new Set<() => void>()
let text: string | null = null
let current: DeviceLists = NOTHING
let isStored = true

/** Returns the same object until the storage changes; without storage the lists last for this visit. */
function read(): DeviceLists {
  const stored = isStored ? readStored(KEY) : text
  if (stored !== text) {
    text = stored
    current = parseDeviceLists(stored)
  }
  return current
}

function change(next: DeviceLists): void {
  current = next
  text = next.favourites.length + next.seen.length > 0 ? JSON.stringify(next) : null
  isStored = store(KEY, text)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** This device's lists; changes in other tabs arrive at once. Empty on the server. */
export function useDeviceLists(): DeviceLists {
  return useSyncExternalStore(subscribe, read, () => NOTHING)
}

let added = 0

/** How many favourites were added since the page was opened, here and not in other tabs. */
export const countAdded = () => added

export function toggleFavourite(professional: StoredProfessional): void {
  const isFavourite = read().favourites.some(({ id }) => id === professional.id)
  if (!isFavourite) added += 1
  change(
    isFavourite
      ? withoutProfessionals(read(), [professional.id], 'favourites')
      : withProfessional(read(), 'favourites', professional),
  )
}

/** Adds an opened profile to the seen ones. */
export function rememberSeen(professional: StoredProfessional): void {
  change(withProfessional(read(), 'seen', professional))
}

/** Removes professionals who are no longer in the directory. */
export function forget(ids: readonly string[]): void {
  change(withoutProfessionals(read(), ids))
}

/** Empties a list; with the seen profiles also the cached pages and the last city. */
export function forgetList(list: DeviceList): void {
  if (list === 'seen') {
    forgetCity()
    void forgetSeenPages()
  }
  change({ ...read(), [list]: [] })
}
