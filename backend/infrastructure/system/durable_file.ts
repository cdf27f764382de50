import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'

export interface DurableFileOptions {
  mode?: number
  /** Fails with EEXIST if the file exists. */
  isNew?: boolean
}

/**
 * Writes a file atomically and durably: to a temporary file, synced, then renamed. Readers see either the old or the
 * new content.
 */
export async function writeDurably(
  path: string,
  content: string | Buffer | Readable,
  { mode = 0o600, isNew = false }: DurableFileOptions = {},
): Promise<void> {
  const beside = `${path}.${randomUUID()}.new`
  try {
    const file = await open(beside, 'wx', mode)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    if (isNew) await link(beside, path)
    else await rename(beside, path)
  } finally {
    await rm(beside, { force: true })
  }
  await syncFolder(dirname(path))
}

/** Makes creations, renames and removals in the folder durable. Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates the folder and its parents. Node's own recursive mkdir never ends for a folder such as one below /proc. */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  const above = dirname(path)
  if (above !== path) await makeFolder(above)
  try {
    await mkdir(path)
  } catch (error) {
    if (!(await isFolder(path))) throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
