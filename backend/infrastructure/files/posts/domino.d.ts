declare module '@mixmark-io/domino' {
  /** Parses a document like a browser, without running scripts. */
  export function createDocument(html: string): Document
}
