import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'

const GIB = 1024 ** 3
const TOO_LITTLE = GIB / 2
const LITTLE = 2 * GIB
const CURE = 'Libere espaço: cópias antigas, registros, ou mude DATA_DIR para um disco maior.'

/** Room in the folder of `DATA_DIR`, and the right to write there. */
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
    try {
      await mkdir(this.#folder, { recursive: true })
      await access(this.#folder, constants.W_OK)
    } catch {
      return wrong(
        `não se pode gravar em ${this.#folder}`,
        'Dê permissão de escrita ou escolha outra pasta em DATA_DIR.',
      )
    }
    const free = await this.#freeBytes(this.#folder)
    const finding = `${(free / GIB).toFixed(1).replace('.', ',')} GiB livres em ${this.#folder}`
    if (free < TOO_LITTLE) return wrong(finding, CURE)
    return free < LITTLE ? warning(finding, CURE) : well(finding)
  }
}

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
