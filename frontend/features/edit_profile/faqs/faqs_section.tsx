import type { UseQueryResult } from '@tanstack/react-query'
import { MessageCircleQuestionMark } from 'lucide-react'
import type { Faq } from '#contract/professionals.ts'
import { EditorSection } from '../overview/editor_section.tsx'
import { AddPartButton, PartList } from '../parts/part_list.tsx'
import { RemovalDialog } from '../parts/removal_dialog.tsx'
import { NEW, useOpenPart } from '../parts/use_open_part.ts'
import { useRemoval } from '../parts/use_removal.ts'
import { FaqForm } from './faq_form.tsx'
import { FaqList } from './faq_list.tsx'

const EMPTY = {
  icon: <MessageCircleQuestionMark size={20} />,
  text: 'Nenhuma pergunta ainda. Comece pelo que todos perguntam: duração, retorno, preparo.',
}

/** What patients always ask, answered once. */
export function FaqsSection({ query }: { query: UseQueryResult<Faq[]> }) {
  const opening = useOpenPart('faqs')
  const removal = useRemoval<Faq>('faqs')
  return (
    <EditorSection id="faqs">
      <PartList query={query} empty={EMPTY}>
        {(faqs) => <FaqList faqs={faqs} opening={opening} onRemove={removal.ask} />}
      </PartList>
      {opening.openId === NEW && <FaqForm faq={null} onClose={opening.close} />}
      {opening.openId !== NEW && query.data && (
        <AddPartButton onClick={() => opening.open(NEW)}>Adicionar pergunta</AddPartButton>
      )}
      <RemovalDialog
        removal={removal}
        title="Remover pergunta?"
        question={({ question }) => `Tem certeza que deseja remover a pergunta “${question}”?`}
      />
    </EditorSection>
  )
}
