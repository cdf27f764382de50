import { type ChildProcess, fork } from 'node:child_process'
import {
  type EncodedImage,
  type EncodedPicture,
  ImageEncoder,
  type ImageRefusal,
} from '#application/ports/image_encoder.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Answer, Call, Work } from './picture_program.ts'

const PROGRAM = new URL('picture_program.ts', import.meta.url)
/** Milliseconds that it waits for another picture. */
const IDLE_TIMEOUT = 10_000

/**
 * Decodes and paints pictures in a separate process, started with the first one and ended some seconds after the last:
 * its memory is freed, and a crash affects nothing else.
 */
export class PictureProcess {
  readonly #idleTimeout: number
  readonly #callers = new Map<number, PromiseWithResolvers<unknown>>()
  #calls = 0
  #idleTimer: NodeJS.Timeout | undefined
  #child: ChildProcess | null = null

  constructor(idleTimeout = IDLE_TIMEOUT) {
    this.#idleTimeout = idleTimeout
  }

  /** The process, if it runs. */
  get child(): ChildProcess | null {
    return this.#child
  }

  /** Throws the work's error, and when the process ends first. */
  async call<Name extends keyof Work>(
    name: Name,
    ...given: Parameters<Work[Name]>
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    const child = this.#child?.connected ? this.#child : (this.#child = this.#start())
    const caller = Promise.withResolvers<unknown>()
    const id = ++this.#calls
    this.#callers.set(id, caller)
    clearTimeout(this.#idleTimer)
    child.ref()
    try {
      child.send({ id, name, given } satisfies Call, (error) => error && caller.reject(error))
      return (await caller.promise) as Awaited<ReturnType<Work[Name]>>
    } finally {
      this.#callers.delete(id)
      if (this.#callers.size === 0) this.#endWhenIdle(child)
    }
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, { execArgv: [], env: environment(), serialization: 'advanced' })
    const ended = (error: Error) => {
      if (this.#child !== child) return
      this.#child = null
      for (const caller of this.#callers.values()) caller.reject(error)
    }
    child.channel?.unref()
    child.on('message', (answer: Answer) => {
      if ('error' in answer) this.#callers.get(answer.id)?.reject(new Error(answer.error))
      else this.#callers.get(answer.id)?.resolve(answer.value)
    })
    child.once('error', ended)
    child.once('exit', (code, signal) =>
      ended(new Error(`The process of pictures ended with ${signal ?? code}.`)),
    )
    return child
  }

  /** The program ends when disconnected. */
  #endWhenIdle(child: ChildProcess): void {
    child.unref()
    this.#idleTimer = setTimeout(() => {
      if (this.#child === child) this.#child = null
      if (child.connected) child.disconnect()
    }, this.#idleTimeout).unref()
  }
}

/** An exploit in a decoder must find no secret here, neither the database's nor the site's key. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, TMPDIR, SystemRoot, NODE_COMPILE_CACHE } = process.env
  return { PATH, LD_LIBRARY_PATH, TMPDIR, SystemRoot, NODE_COMPILE_CACHE }
}

/** Encodes in the picture process. */
export class ProcessImageEncoder extends ImageEncoder {
  readonly #process: PictureProcess

  constructor(process: PictureProcess) {
    super()
    this.#process = process
  }

  override encode(bytes: Uint8Array): Promise<Result<EncodedImage, ImageRefusal>> {
    return this.#process.call('encode', bytes)
  }

  override encodeWhole(bytes: Uint8Array): Promise<Result<EncodedPicture, ImageRefusal>> {
    return this.#process.call('encodeWhole', bytes)
  }
}
