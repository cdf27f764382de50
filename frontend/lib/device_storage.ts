/** The list in `sent_leads.ts`, which is loaded only where it is used. */
export const SENT_LEADS = 'sent-leads'

/** Reads a stored text; null if there is none or storage is unavailable. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the text, or removes it if null. Returns false if storage is unavailable or full. */
export function store(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Parses a stored text; null for invalid JSON, since anyone may write to the storage. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
