/** Reads what this device stored; null where there is nothing, or where the browser's storage is off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the text, or removes what is there where it is null. Returns false where the browser's storage is off or full. */
export function store(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Parses a stored text; null for what is no JSON, since anyone may write into a browser's storage. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
