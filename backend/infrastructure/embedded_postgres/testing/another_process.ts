import { once } from 'node:events'
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(import.meta.resolve('./hold_cluster.ts'))

/** Another process that uses the cluster of a data folder and dies on command. */
export class AnotherProcess {
  readonly url: string
  readonly isFresh: boolean
  readonly #child: ChildProcessWithoutNullStreams

  private constructor(child: ChildProcessWithoutNullStreams, report: { url: string; isFresh: boolean }) {
    this.#child = child
    this.url = report.url
    this.isFresh = report.isFresh
  }

  static async using(dataDir: string): Promise<AnotherProcess> {
    const child = spawn(process.execPath, [PROGRAM, dataDir])
    const [report] = (await once(child.stdout, 'data')) as [Buffer]
    return new AnotherProcess(child, JSON.parse(report.toString()) as { url: string; isFresh: boolean })
  }

  async releases(): Promise<void> {
    await this.#endsAfter(() => this.#child.stdin.write('release'))
  }

  async exitsWithoutReleasing(): Promise<void> {
    await this.#endsAfter(() => this.#child.stdin.write('exit'))
  }

  async isKilled(): Promise<void> {
    await this.#endsAfter(() => this.#child.kill('SIGKILL'))
  }

  async #endsAfter(blow: () => unknown): Promise<void> {
    const ended = once(this.#child, 'exit')
    blow()
    await ended
  }
}
