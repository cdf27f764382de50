export interface Health {
  /** False keeps traffic away. */
  ready: boolean
  /** What an operator reads, never a stranger. */
  details: Record<string, string | number | boolean | null>
}

/** Looks whether this process can serve. */
export abstract class HealthProbe {
  abstract examine(): Promise<Health>
}
