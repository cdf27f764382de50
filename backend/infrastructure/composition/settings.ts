import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { isLocalHost } from '../http/local_address.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { demandForProduction } from './production_settings.ts'
import { demandWholeS3, s3Settings } from './s3_settings.ts'
import { blank, type Demand, optional } from './setting_kinds.ts'

const SAMPLE_KEYS = ['troque-esta-chave', 'change-me']
const flag = z.enum(['0', '1'], 'use 0 ou 1').transform((value) => value === '1')
const whole = (min: number, max: number) =>
  z.coerce
    .number('use um número')
    .int('use um número inteiro')
    .min(min, `mínimo ${min}`)
    .max(max, `máximo ${max}`)

const environment = z.object({
  NODE_ENV: z.preprocess(blank, z.enum(['development', 'test', 'production']).default('development')),
  PORT: z.preprocess(blank, whole(0, 65_535).default(3333)),
  HOST: optional(z.string()),
  APP_URL: optional(z.url({ protocol: /^https?$/, error: 'use um endereço http ou https' })),
  APP_KEY: optional(
    z
      .string()
      .min(32, 'use ao menos 32 caracteres')
      .refine((key) => !SAMPLE_KEYS.some((sample) => key.includes(sample)), 'a chave de exemplo não serve'),
  ),
  DATA_DIR: z.preprocess(blank, z.string().default('.data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'use postgres://…' })),
  DATABASE_OWNER_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'use postgres://…' })),
  DATABASE_POOL: z.preprocess(blank, whole(2, 200).default(10)),
  DATABASE_REPLICA: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'use postgres://…' })),
  DATABASE_REPLICA_LAG: z.preprocess(blank, whole(1, 300).default(5)),
  MEILI_URL: optional(z.url({ protocol: /^https?$/, error: 'use http://…' })),
  MEILI_KEY: optional(z.string()),
  ...s3Settings,
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'use smtp://…' })),
  MAIL_FROM: optional(z.email('use um endereço de email')),
  SEED_DEMO: optional(flag),
  BRAND_NAME: z.preprocess(blank, z.string().max(60).default('Saúde Perto')),
  SUPPORT_EMAIL: optional(z.email('use um endereço de email')),
  SALES_WHATSAPP: optional(z.string().regex(/^\d{10,13}$/, 'use 10 a 13 dígitos')),
  SITE_RATING: z.preprocess(
    blank,
    z
      .string()
      .regex(/^(derived|off|[0-5](\.\d)?\/\d{1,7})$/, 'use off, derived ou nota/avaliações, como 4.8/1200')
      .default('4.8/1200'),
  ),
  RATE_LIMIT_FACTOR: z.preprocess(
    blank,
    z.coerce.number('use um número').min(0.01).max(1_000_000).default(1),
  ),
  PASSWORD_COST: z.preprocess(blank, whole(4, 15).default(15)),
  REFUSE_COMMON_PASSWORDS: z.preprocess(blank, flag.default(true)),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(areAddresses, 'use endereços ou redes, como 10.0.0.0/8, separados por vírgulas'),
  MONITORING_SECRET: optional(z.string().min(16, 'use ao menos 16 caracteres')),
  LOG_LEVEL: z.preprocess(blank, z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info')),
  HOT: z.preprocess(blank, flag.default(false)),
})

/** Everybody in the network may look at the site, but only this machine at its sources. */
const withHost = environment.transform(({ HOST, ...settings }) => ({
  ...settings,
  HOST: HOST ?? (settings.HOT ? '127.0.0.1' : '0.0.0.0'),
}))

const rules = withHost.superRefine((settings, context) => {
  const unwrap: Demand = (path, message) => context.addIssue({ code: 'custom', path: [path], message })
  demandWholeS3(settings, unwrap)
  if (settings.NODE_ENV === 'production') demandForProduction(settings, unwrap)
  else demandPrivateDemo(settings, unwrap)
})

function demandPrivateDemo({ SEED_DEMO, APP_URL }: Settings, unwrap: Demand): void {
  if (!SEED_DEMO || !APP_URL || isLocalHost(new URL(APP_URL).hostname)) return
  unwrap('SEED_DEMO', 'a demonstração tem senha conhecida; deixe vazio ou use um APP_URL local')
}

function areAddresses(proxies: readonly string[]): boolean {
  try {
    proxyAddr.compile([...proxies])
    return true
  } catch {
    return false
  }
}

export type Settings = z.infer<typeof withHost>

export class InvalidSettings extends RepairableFailure {
  constructor(problems: readonly string[]) {
    super(['Configuração inválida:', ...problems.map((problem) => `  - ${problem}`)].join('\n'))
    this.name = 'InvalidSettings'
  }
}

/** Reads the settings of `.env.example` from the environment; throws `InvalidSettings` naming each wrong one. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const reading = rules.safeParse(variables)
  if (reading.success) return reading.data
  throw new InvalidSettings(reading.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}
