import { readFileSync } from 'node:fs'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { isLocalHost, isLoopbackHost } from '../http/local_address.ts'
import { isPushPair } from './push_keys.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'

/** Reports a setting that is wrong in the context of others. */
type Complain = (path: string, message: string) => void

const blank = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blank, schema.optional())

/** A bucket for photos: all settings or none; only the region has a default. */
const s3Settings = {
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

function checkWholeS3(settings: Readonly<Record<string, unknown>>, complain: Complain): void {
  const given = S3_TOGETHER.find((name) => settings[name] !== undefined)
  if (!given) return
  for (const name of S3_TOGETHER)
    if (settings[name] === undefined) complain(name, `é obrigatória quando há ${given}`)
}

function isServerAlone(text: string): boolean {
  const { username, password, pathname, search, hash } = new URL(text)
  return username + password + search + hash === '' && pathname === '/'
}

const SAMPLE_KEYS = ['troque-esta-chave', 'change-me']
const flag = z.enum(['0', '1'], 'use 0 ou 1').transform((value) => value === '1')
const whole = (min: number, max: number) =>
  z.coerce
    .number(`use um número inteiro de ${min} a ${max}`)
    .int(`use um número inteiro de ${min} a ${max}`)
    .min(min, `use um número inteiro de ${min} a ${max}`)
    .max(max, `use um número inteiro de ${min} a ${max}`)
const between = (min: number, max: number) =>
  z.coerce
    .number(`use um número de ${min} a ${max}`)
    .min(min, `use um número de ${min} a ${max}`)
    .max(max, `use um número de ${min} a ${max}`)
/** One of these words, which a wrong one is answered with. */
const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `use ${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`)

const ESCAPES = 'na senha escreva # como %23, / como %2F e ? como %3F'

/** Such an address is no URL, or one that means another server. */
function hasBarePassword(address: string): boolean {
  if (!/^[^:]+:\/\/[^@]*[#/?][^@]*@/.test(address)) return false
  if (!URL.canParse(address)) return true
  const { hash, pathname, search } = new URL(address)
  return hash !== '' || pathname.includes('@') || /^\?[^=]*@/.test(search)
}

const withEscapes = z.string().refine((address) => !hasBarePassword(address), { error: ESCAPES, abort: true })

const postgresAddress = withEscapes.refine(isPostgres, 'use postgres://usuário:senha@servidor:5432/banco')

function isPostgres(url: string): boolean {
  return URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)
}

const environment = z.object({
  NODE_ENV: z.preprocess(blank, word(['development', 'test', 'production']).default('development')),
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
  DATABASE_URL: optional(postgresAddress),
  DATABASE_OWNER_URL: optional(postgresAddress),
  DATABASE_POOL: z.preprocess(blank, whole(2, 200).default(10)),
  DATABASE_REPLICA: optional(postgresAddress),
  DATABASE_REPLICA_LAG: z.preprocess(blank, whole(1, 300).default(5)),
  PAGE_CACHE_MB: z.preprocess(blank, whole(0, 4_096).default(64)),
  MEILI_URL: optional(z.url({ protocol: /^https?$/, error: 'use http://…' })),
  MEILI_KEY: optional(z.string()),
  ...s3Settings,
  SMTP_URL: optional(withEscapes.pipe(z.url({ protocol: /^smtps?$/, error: 'use smtp://…' }))),
  MAIL_FROM: optional(z.email('use um endereço de email')),
  VAPID_PUBLIC_KEY: optional(z.string()),
  VAPID_PRIVATE_KEY: optional(z.string()),
  SEED_DEMO: optional(flag),
  EMAIL_CONFIRMATION: optional(flag),
  ADMIN_SECOND_FACTOR: optional(flag),
  BRAND_NAME: z.preprocess(blank, z.string().max(60, 'use até 60 caracteres').default('Saúde Perto')),
  SUPPORT_EMAIL: optional(z.email('use um endereço de email')),
  SALES_WHATSAPP: optional(z.string().regex(/^\d{10,13}$/, 'use 10 a 13 dígitos')),
  SITE_RATING: z.preprocess(
    blank,
    z
      .string()
      .regex(/^(derived|off|[0-5](\.\d)?\/\d{1,7})$/, 'use off, derived ou nota/avaliações, como 4.8/1200')
      .default('4.8/1200'),
  ),
  RATE_LIMIT_FACTOR: z.preprocess(blank, between(0.01, 1_000_000).default(1)),
  TIME_LIMIT_FACTOR: z.preprocess(blank, between(0.1, 100).default(1)),
  PASSWORD_COST: z.preprocess(blank, whole(4, 15).default(15)),
  REFUSE_COMMON_PASSWORDS: z.preprocess(blank, flag.default(true)),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(areAddresses, 'use endereços ou redes, como 10.0.0.0/8, separados por vírgulas'),
  MONITORING_SECRET: optional(z.string().min(16, 'use ao menos 16 caracteres')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: 'use http://…' })),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(blank, between(0, 1).default(1)),
  LOG_LEVEL: z.preprocess(blank, word(['silent', 'error', 'warn', 'info', 'debug']).default('info')),
  OFFLINE_PAGES: z.preprocess(blank, flag.default(true)),
  HOT: z.preprocess(blank, flag.default(false)),
})

/** The network may reach the site but only this machine its sources; a first trial needs no mail server. */
const withDefaults = environment.transform(
  ({ HOST, EMAIL_CONFIRMATION, ADMIN_SECOND_FACTOR, ...settings }) => ({
    ...settings,
    HOST: HOST ?? (settings.HOT ? '127.0.0.1' : '0.0.0.0'),
    EMAIL_CONFIRMATION: EMAIL_CONFIRMATION ?? settings.NODE_ENV === 'production',
    ADMIN_SECOND_FACTOR: ADMIN_SECOND_FACTOR ?? settings.NODE_ENV === 'production',
  }),
)

const rules = withDefaults.superRefine((settings, context) => {
  const complain: Complain = (path, message) => context.addIssue({ code: 'custom', path: [path], message })
  checkWholeS3(settings, complain)
  checkPushKeys(settings, complain)
  if (settings.NODE_ENV === 'production') checkForProduction(settings, complain)
  else checkPrivateDemo(settings, complain)
})

function checkPushKeys(settings: Settings, complain: Complain): void {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings
  if (!publicKey && !privateKey) return
  if (!publicKey)
    complain('VAPID_PUBLIC_KEY', 'é obrigatória quando há VAPID_PRIVATE_KEY; saude push keys faz as duas')
  else if (!privateKey)
    complain('VAPID_PRIVATE_KEY', 'é obrigatória quando há VAPID_PUBLIC_KEY; saude push keys faz as duas')
  else if (!isPushPair({ publicKey, privateKey }))
    complain('VAPID_PUBLIC_KEY', 'não é o par de VAPID_PRIVATE_KEY; saude push keys faz as duas')
  if (!settings.OFFLINE_PAGES)
    complain('VAPID_PUBLIC_KEY', 'os avisos precisam de OFFLINE_PAGES=1: chegam pelo mesmo service worker')
}

function checkPrivateDemo({ SEED_DEMO, APP_URL }: Settings, complain: Complain): void {
  if (!SEED_DEMO || !APP_URL || isLocalHost(new URL(APP_URL).hostname)) return
  complain('SEED_DEMO', 'a demonstração tem senha conhecida; deixe vazio ou use um APP_URL local')
}

function areAddresses(proxies: readonly string[]): boolean {
  try {
    proxyAddr.compile([...proxies])
    return true
  } catch {
    return false
  }
}

export type Settings = z.infer<typeof withDefaults>

export class InvalidSettings extends RepairableFailure {
  constructor(problems: readonly string[]) {
    super(['Configuração inválida:', ...problems.map((problem) => `  - ${problem}`)].join('\n'))
    this.name = 'InvalidSettings'
  }
}

/** Reads the settings of `.env.example` from the environment. Throws `InvalidSettings` with every wrong one. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const reading = rules.safeParse({ ...variables, ...readSecretFiles(variables) })
  if (reading.success) return reading.data
  throw new InvalidSettings(reading.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

/** The passwords in docker-compose.yml, and the variable that replaces each. */
const SHIPPED_PASSWORDS: ReadonlyMap<string, string> = new Map([
  ['local-owner', 'OWNER_DATABASE_PASSWORD'],
  ['local-app', 'APP_DATABASE_PASSWORD'],
  ['local-key-of-the-search', 'MEILI_KEY'],
])
const WITH_PASSWORD = [
  ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA', 'SMTP_URL'],
  ...['MEILI_KEY', 'S3_SECRET', 'MONITORING_SECRET'],
] as const
/** The mail catcher of docker-compose.yml. */
const MAIL_CATCHER = /^smtps?:\/\/(?:[^@]*@)?mail:1025\b/
const MIN_CHARACTERS = 8
/** Settings that a file named by `<name>_FILE` may contain, as for container secrets. */
export const SECRETS = ['APP_KEY', 'VAPID_PRIVATE_KEY', ...WITH_PASSWORD] as const
export const SETTING_NAMES = Object.keys(environment.shape)
/** A network so large that it includes everybody. */
const EVERYBODY = /\/[0-7]$/

function readSecretFiles(variables: NodeJS.ProcessEnv): Record<string, string> {
  const problems: string[] = []
  const secrets: Record<string, string> = {}
  for (const name of SECRETS) {
    const path = variables[`${name}_FILE`]
    if (!path) continue
    const { secret = '', problem } = variables[name]
      ? { problem: `${name} também está definida; deixe só uma das duas` }
      : readSecret(path)
    if (problem) problems.push(`${name}_FILE: ${problem}`)
    secrets[name] = secret
  }
  if (problems.length > 0) throw new InvalidSettings(problems)
  return secrets
}

function readSecret(path: string): { secret?: string; problem?: string } {
  try {
    const secret = readFileSync(path, 'utf8').trim()
    return secret ? { secret } : { problem: `${path} está vazio` }
  } catch (error) {
    return { problem: `não foi possível ler ${path} (${(error as NodeJS.ErrnoException).code})` }
  }
}

/** Checks what production requires and what it must not have. */
function checkForProduction(settings: Settings, complain: Complain): void {
  if (!settings.APP_KEY) complain('APP_KEY', 'é obrigatória em produção')
  else if (isUniform(settings.APP_KEY))
    complain('APP_KEY', 'repete poucos caracteres e se adivinha; gere outra com openssl rand -base64 32')
  if (!settings.APP_URL) complain('APP_URL', 'é obrigatória em produção')
  else if (isOpenLine(new URL(settings.APP_URL)))
    complain('APP_URL', 'use https:// em produção, ou a sessão vai aberta; http só em http://localhost')
  checkMailServer(settings, complain)
  if (settings.RATE_LIMIT_FACTOR !== 1) complain('RATE_LIMIT_FACTOR', 'não pode mudar em produção')
  if (settings.PASSWORD_COST < 15) complain('PASSWORD_COST', 'não pode ser menor que 15 em produção')
  if (!settings.REFUSE_COMMON_PASSWORDS) complain('REFUSE_COMMON_PASSWORDS', 'não pode ser 0 em produção')
  if (!settings.ADMIN_SECOND_FACTOR) complain('ADMIN_SECOND_FACTOR', 'não pode ser 0 em produção')
  if (settings.SEED_DEMO) complain('SEED_DEMO', 'não existe em produção; deixe vazio')
  if (settings.HOT)
    complain('HOT', 'serve o código-fonte e não existe em produção; deixe vazio e use npm start')
  if (settings.TRUSTED_PROXIES.some((proxy) => EVERYBODY.test(proxy)))
    complain('TRUSTED_PROXIES', 'não confie na internet inteira; use só os endereços dos seus proxies')
  for (const name of WITH_PASSWORD) {
    const variable = SHIPPED_PASSWORDS.get(passwordIn(settings[name]))
    if (variable)
      complain(
        name,
        `traz uma senha de docker-compose.yml, que todos conhecem; em produção defina ${variable}`,
      )
  }
}

function checkMailServer({ SMTP_URL }: Settings, complain: Complain): void {
  if (!SMTP_URL)
    complain('SMTP_URL', 'é obrigatória em produção; use smtp://usuário:senha@servidor:587, do seu e-mail')
  else if (MAIL_CATCHER.test(SMTP_URL))
    complain('SMTP_URL', 'mail:1025 só guarda os e-mails; em produção use um servidor que os entregue')
}

function isUniform(key: string): boolean {
  return new Set(key).size < MIN_CHARACTERS
}

function isOpenLine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isLoopbackHost(hostname)
}

/** Returns a URL's password, or the secret itself. */
function passwordIn(value = ''): string {
  if (!URL.canParse(value)) return value
  const { password, searchParams } = new URL(value)
  return searchParams.get('password') ?? decodeURIComponent(password)
}
