import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'

const GIB = 1024 ** 3
const TOO_LITTLE = GIB / 2
const LITTLE = 2 * GIB
const CURE = 'Libere espaço: cópias antigas, registros, ou mude DATA_DIR para um disco maior.'

/** Room in the folder of `DATA_DIR`, and the right to write there. Where there is no such folder it makes none. */
export class DiskCheck extends SiteCheck {
  readonly name = 'disk'
  readonly #folder: string
  readonly #freeBytes: (folder: string) => Promise<number>

  constructor(folder: string, freeBytes = freeBytesIn) {
    super()
    this.#folder = folder
    this.#freeBytes = freeBytes
  }

  async examine(): Promise<Finding> {
    const folder = nearest(this.#folder)
    try {
      await access(folder, constants.W_OK | constants.X_OK)
    } catch {
      return wrong(
        `não se pode gravar em ${this.#folder}`,
        'Dê permissão de escrita ou escolha outra pasta em DATA_DIR.',
      )
    }
    const free = await this.#freeBytes(folder)
    const finding = `${(free / GIB).toFixed(1).replace('.', ',')} GiB livres em ${this.#folder}`
    if (free < TOO_LITTLE) return wrong(finding, CURE)
    return free < LITTLE ? warning(finding, CURE) : well(finding)
  }
}

/** The folder itself, or the one in which it would be made. */
function nearest(folder: string): string {
  const above = dirname(resolve(folder))
  return existsSync(folder) || above === folder ? resolve(folder) : nearest(above)
}

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
