import { isLoopbackHost } from '../http/local_address.ts'
import type { Demand } from './setting_kinds.ts'
import type { Settings } from './settings.ts'

/** The passwords that docker-compose.yml ships, and the variable of its that takes another one. */
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
const FEWEST_CHARACTERS = 8
/** A network so large that it holds everybody. */
const EVERYBODY = /\/[0-7]$/

/** What production cannot do without, and what it must not have. */
export function demandForProduction(settings: Settings, unwrap: Demand): void {
  if (!settings.APP_KEY) unwrap('APP_KEY', 'é obrigatória em produção')
  else if (isUniform(settings.APP_KEY))
    unwrap('APP_KEY', 'repete poucos caracteres e se adivinha; gere outra com openssl rand -base64 32')
  if (!settings.APP_URL) unwrap('APP_URL', 'é obrigatória em produção')
  else if (isOpenLine(new URL(settings.APP_URL)))
    unwrap('APP_URL', 'use https:// em produção, ou a sessão vai aberta; http só em http://localhost')
  demandMailServer(settings, unwrap)
  if (settings.RATE_LIMIT_FACTOR !== 1) unwrap('RATE_LIMIT_FACTOR', 'não pode mudar em produção')
  if (settings.PASSWORD_COST < 15) unwrap('PASSWORD_COST', 'não pode ser menor que 15 em produção')
  if (!settings.REFUSE_COMMON_PASSWORDS) unwrap('REFUSE_COMMON_PASSWORDS', 'não pode ser 0 em produção')
  if (settings.SEED_DEMO) unwrap('SEED_DEMO', 'não existe em produção; deixe vazio')
  if (settings.HOT)
    unwrap('HOT', 'serve o código-fonte e não existe em produção; deixe vazio e use npm start')
  if (settings.TRUSTED_PROXIES.some((proxy) => EVERYBODY.test(proxy)))
    unwrap('TRUSTED_PROXIES', 'não confie na internet inteira; use só os endereços dos seus proxies')
  for (const name of WITH_PASSWORD) {
    const variable = SHIPPED_PASSWORDS.get(passwordIn(settings[name]))
    if (variable)
      unwrap(name, `traz uma senha de docker-compose.yml, que todos conhecem; em produção defina ${variable}`)
  }
}

function demandMailServer({ SMTP_URL }: Settings, unwrap: Demand): void {
  if (!SMTP_URL)
    unwrap('SMTP_URL', 'é obrigatória em produção; use smtp://usuário:senha@servidor:587, do seu e-mail')
  else if (MAIL_CATCHER.test(SMTP_URL))
    unwrap('SMTP_URL', 'mail:1025 só guarda os e-mails; em produção use um servidor que os entregue')
}

function isUniform(key: string): boolean {
  return new Set(key).size < FEWEST_CHARACTERS
}

function isOpenLine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isLoopbackHost(hostname)
}

/** The password of an address, or a secret itself. */
function passwordIn(value = ''): string {
  if (!URL.canParse(value)) return value
  const { password, searchParams } = new URL(value)
  return searchParams.get('password') ?? decodeURIComponent(password)
}
