declare module '@mixmark-io/domino' {
  /** A document as a browser reads it; no script of it runs. */
  export function createDocument(html: string): Document
}
