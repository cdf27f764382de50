import { createContext, use } from 'react'

export interface PageAssets {
  /** Module scripts, run in this order. */
  scripts: string[]
  styles: string[]
  /** Modules the scripts will import, fetched early. */
  preloads: string[]
  /** Source file of a lazy screen, as the manifest names it → the addresses of its chunk and imports. */
  chunks?: Record<string, string[]>
  /** Source file of a lazy screen → the style sheets that no other page needs. */
  screenStyles?: Record<string, string[]>
}

/** What the server puts into the document and the browser must find again when it hydrates. */
export interface DocumentParts {
  assets: PageAssets
  /** JSON for hydration, already safe inside a script element; null in the browser's own later renders. */
  stateText: string
}

const DocumentPartsContext = createContext<DocumentParts | null>(null)
export const DocumentPartsProvider = DocumentPartsContext

export function useDocumentParts(): DocumentParts {
  const parts = use(DocumentPartsContext)
  if (!parts) throw new Error('The document was rendered outside DocumentPartsProvider.')
  return parts
}
