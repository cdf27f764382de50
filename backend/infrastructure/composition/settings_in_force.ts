import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readSettings, SECRETS, SETTING_NAMES } from './settings.ts'

export interface SettingInForce {
  name: string
  /** As text, without passwords; null where the program decides by itself or does without. */
  value: string | null
  from: 'environment' | '.env' | 'file' | 'default'
}

/**
 * Returns every setting, and where it comes from: `.env` where that file says the same as the environment.
 * @param envFile of the checkout; need not exist.
 * Throws `InvalidSettings`.
 */
export function settingsInForce(variables: NodeJS.ProcessEnv, envFile: string): SettingInForce[] {
  const settings: Readonly<Record<string, unknown>> = readSettings(variables)
  const folder = dirname(envFile)
  const written = absolute(writtenIn(envFile), folder)
  return SETTING_NAMES.map((name) => ({
    name,
    value: shown(name, settings[name]),
    from: sourceOf(name, variables, written, resolve(folder, '.data')),
  }))
}

function writtenIn(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

/** The launchers make DATA_DIR absolute. */
function absolute({ DATA_DIR, ...others }: NodeJS.Dict<string>, folder: string): NodeJS.Dict<string> {
  return DATA_DIR ? { ...others, DATA_DIR: resolve(folder, DATA_DIR) } : others
}

function sourceOf(
  name: string,
  variables: NodeJS.ProcessEnv,
  written: NodeJS.Dict<string>,
  defaultFolder: string,
): SettingInForce['from'] {
  if (variables[`${name}_FILE`]) return 'file'
  const value = variables[name]
  if (!value || (name === 'DATA_DIR' && value === defaultFolder)) return 'default'
  return written[name] === value ? '.env' : 'environment'
}

function shown(name: string, value: unknown): string | null {
  if (value === undefined) return null
  if (Array.isArray(value)) return value.join(', ') || null
  if (typeof value === 'boolean') return value ? '1' : '0'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return (SECRETS as readonly string[]).includes(name) ? withoutPassword(text) : text
}

/** An address without its password and parameters; of another secret, only that there is one. */
function withoutPassword(text: string): string {
  if (!URL.canParse(text) || !/^[a-z]+:\/\//.test(text)) return '•••'
  const { protocol, username, host, pathname } = new URL(text)
  return `${protocol}//${username ? `${username}:•••@` : ''}${host}${pathname}`
}
