import { makePushKeys } from '#infrastructure/composition/push_keys.ts'
import { inform } from '../../terminal/messages.ts'
import { printJson } from '../../terminal/output.ts'

/** Reads and changes nothing; the keys are only printed. */
export function makeKeys({ json }: { json?: boolean }): void {
  const { publicKey, privateKey } = makePushKeys()
  const lines = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
  if (json) return printJson(lines)
  for (const [name, value] of Object.entries(lines)) process.stdout.write(`${name}=${value}\n`)
  inform('Ponha as duas linhas no .env e reinicie o site; guarde a privada como uma senha.')
}
