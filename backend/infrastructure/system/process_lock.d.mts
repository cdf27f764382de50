export class LockHeld extends Error {}
export function withProcessLock<T>(
  lock: { path: string; timeout: number; onWait?: () => void },
  work: () => Promise<T>,
): Promise<T>
export function withProcessLockSync(path: string, work: () => void): void
