import { constants } from 'node:fs'
import { type FileHandle, lstat, open, realpath, rm, stat } from 'node:fs/promises'
import { sep } from 'node:path'
import { RecordFileUnusable } from '#application/ports/record_files.ts'

const NEW_FILE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW

/**
 * Opens a file for what was refused: a new one, for its owner alone, in place of a file that is there. A device or pipe
 * is only written to, and what a link leads to is never touched. Throws `RecordFileUnusable`.
 */
export async function openRefusedFile(path: string): Promise<FileHandle> {
  try {
    if (await isDeviceOrPipe(path)) return await open(path, constants.O_WRONLY)
    if ((await lstat(path).catch(() => null))?.isFile()) await rm(path)
    return await open(path, NEW_FILE, 0o600)
  } catch {
    throw new RecordFileUnusable(`Não foi possível gravar ${path}; indique outro com --failed.`)
  }
}

/** Returns whether the path leads to what is neither a file nor a folder. */
export async function isDeviceOrPipe(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && !found.isFile() && !found.isDirectory()
}

/** Throws `RecordFileUnusable` when what is refused would be written over what is being imported, a file or a folder's. */
export async function refuseOwnSource(failedPath: string, source: string): Promise<void> {
  const [failed, read] = await Promise.all([failedPath, source].map((path) => stat(path).catch(() => null)))
  if (!failed?.isFile() || !read) return
  const isSource = read.isDirectory()
    ? !failedPath.endsWith('.failed.json') && (await isInside(failedPath, source))
    : failed.ino === read.ino && failed.dev === read.dev
  if (isSource)
    throw new RecordFileUnusable(
      `${failedPath} é o próprio arquivo da importação; indique outro com --failed.`,
    )
}

const isInside = async (path: string, folder: string) =>
  (await realpath(path)).startsWith(`${await realpath(folder)}${sep}`)
