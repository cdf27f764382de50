import { z } from 'zod'
import { blank, type Demand, optional } from './setting_kinds.ts'

/** A bucket for the photos: all of them or none; the region is the only one with a default. */
export const s3Settings = {
  S3_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'use http://… ou https://…', abort: true })
      .refine(isServerAlone, 'use só o endereço do servidor, sem balde, usuário ou senha'),
  ),
  S3_BUCKET: optional(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'use 3 a 63 letras minúsculas, dígitos, pontos ou hifens'),
  ),
  S3_REGION: z.preprocess(
    blank,
    z
      .string()
      .regex(/^[\w-]{1,40}$/, 'use o nome de uma região, como us-east-1')
      .default('us-east-1'),
  ),
  S3_KEY_ID: optional(z.string().regex(/^[\w./+=@-]{3,128}$/, 'use o identificador da chave, sem espaços')),
  S3_SECRET: optional(z.string().min(8, 'use ao menos 8 caracteres')),
}

const S3_TOGETHER = ['S3_URL', 'S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET'] as const

export function demandWholeS3(settings: Readonly<Record<string, unknown>>, unwrap: Demand): void {
  const given = S3_TOGETHER.find((name) => settings[name] !== undefined)
  if (!given) return
  for (const name of S3_TOGETHER)
    if (settings[name] === undefined) unwrap(name, `é obrigatória quando há ${given}`)
}

function isServerAlone(text: string): boolean {
  const { username, password, pathname, search, hash } = new URL(text)
  return username + password + search + hash === '' && pathname === '/'
}
