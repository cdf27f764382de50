/** An index in this process. People are added from the best rank down, and known by their number. */
export interface MemoryEngine {
  add(id: number, text: string): void
  find(text: string, limit: number): number[]
}
