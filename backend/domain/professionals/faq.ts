import { limitedLine, limitedText } from '#domain/shared/text.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { ProfessionalId } from '../shared/ids.ts'

/** A question that patients ask, with the professional's answer. */
export interface Faq {
  readonly id: string
  readonly professionalId: ProfessionalId
  readonly question: string
  readonly answer: string
  /** From 0, without gaps. */
  readonly order: number
  readonly isActive: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** In code points. */
export const FAQ_LENGTHS = { question: 300, answer: 2_000 } as const

export interface TypedFaq {
  question: string
  answer: string
}

/** Absent fields are unchanged. */
export type ChangedFaq = { [Field in keyof TypedFaq]?: string | undefined }

export type FaqRefusal = 'faq_question_invalid' | 'faq_answer_invalid'

export function answerFaq(
  identity: Pick<Faq, 'id' | 'professionalId' | 'order' | 'createdAt' | 'updatedAt'>,
  typed: TypedFaq,
): Result<Faq, FaqRefusal> {
  const question = limitedLine(typed.question, 1, FAQ_LENGTHS.question)
  const answer = limitedText(typed.answer, 1, FAQ_LENGTHS.answer)
  if (!question) return fail('faq_question_invalid')
  if (!answer) return fail('faq_answer_invalid')
  return ok({ ...identity, question, answer, isActive: true })
}
