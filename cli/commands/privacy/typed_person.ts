import type { PersonRefusal, TypedPerson } from '#application/privacy/person.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say, UsageError } from '../../terminal/messages.ts'
import { askText, canAsk } from '../../terminal/questions.ts'

export interface PersonOptions {
  email?: string
  phone?: string
  review?: string[]
}

/** Asks for the e-mail at a terminal where nobody was named. */
export async function typedPerson({ email, phone, review }: PersonOptions): Promise<TypedPerson> {
  const isNamed = email !== undefined || phone !== undefined || review !== undefined
  return {
    email: isNamed || !canAsk() ? email : await askText('Qual o e-mail da pessoa?'),
    phone,
    reviewIds: review,
  }
}

const REFUSALS: Record<PersonRefusal | 'nothing_found', string> = {
  forbidden: 'Só operadores podem fazer isto.',
  email_invalid: 'Este não é um e-mail válido.',
  phone_invalid: 'Este não é um telefone brasileiro com DDD.',
  review_invalid: 'Há um id de avaliação que não é um id.',
  nobody_named: 'Falta dizer de quem: use --email, --phone ou --review.',
  nothing_found: 'Não há nada desta pessoa.',
}

export function refusePerson(refusal: PersonRefusal | 'nothing_found'): void {
  if (refusal !== 'nothing_found') throw new UsageError(REFUSALS[refusal])
  say(REFUSALS[refusal])
  process.exitCode = exitCodes.failed
}
