import { rmSync } from 'node:fs'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { codeOf } from '../database/database.ts'
import { syncFolder } from '../system/durable_file.ts'

/**
 * Writes a file that is there whole, for this account alone and safe from a loss of power, or not at all. What is written
 * in part goes with the process, or with the next one that writes to this name where the process was killed.
 */
export async function intoNewFile(path: string, write: (file: Writable) => Promise<void>): Promise<void> {
  const folder = dirname(path)
  await sweep(folder, basename(path))
  const part = `${path}.${process.pid}.part`
  const removePart = () => rmSync(part, { force: true })
  const file = await open(part, 'wx', 0o600)
  process.once('exit', removePart)
  try {
    await write(file.createWriteStream({ flush: true }))
    await putInPlace(part, path)
    await syncFolder(folder)
  } finally {
    await file.close().catch(() => undefined)
    removePart()
    process.off('exit', removePart)
  }
}

/** Parts of processes that are gone. */
async function sweep(folder: string, name: string): Promise<void> {
  await stat(folder)
  for (const found of await readdir(folder)) {
    if (!found.startsWith(`${name}.`) || !found.endsWith('.part')) continue
    const pid = /^(\d+)\.part$/.exec(found.slice(name.length + 1))?.[1]
    if (found === `${name}.part` || (pid && !isAlive(Number(pid))))
      await rm(join(folder, found), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Fails with EEXIST where somebody was faster; some disks, as those of USB sticks, know no links. */
async function putInPlace(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error
    await rename(part, path)
  }
}
