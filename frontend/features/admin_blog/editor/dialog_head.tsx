import { Dialog, IconButton } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** Stays at the top of the editor while the rest scrolls. */
export function DialogHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="post-editor-head">
      <Dialog.Title className="post-editor-title">{title}</Dialog.Title>
      {children}
      <Dialog.Close>
        <IconButton type="button" size="3" variant="ghost" color="gray" aria-label="Fechar">
          <X size={20} aria-hidden="true" />
        </IconButton>
      </Dialog.Close>
    </div>
  )
}
