import { useState } from 'react'
import type { Faq } from '#contract/professionals.ts'
import { useReorderFaqs } from '#frontend/api/profile_parts.ts'
import { useEditor } from '../drafts/editor_context.tsx'
import { usePartMutation } from '../parts/use_part_mutation.ts'
import { moved } from './moved.ts'

/** Moves a question, by dragging or by its buttons, and says where it went. */
export function useFaqOrder(faqs: readonly Faq[]) {
  const { professionalId } = useEditor()
  const { mutateAsync } = useReorderFaqs(professionalId)
  const action = usePartMutation('faqs')
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= faqs.length) return
    setSaid(`Pergunta movida para a posição ${to + 1} de ${faqs.length}.`)
    void action('reorder', () => mutateAsync(moved(faqs, from, to).map(({ id }) => id)))
  }
  return { move, said }
}
