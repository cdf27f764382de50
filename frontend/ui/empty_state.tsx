import { SearchX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { StatusMessage } from './status_message.tsx'

/** A list with nothing in it; the children say what to do next. */
export function EmptyState({ icon, ...rest }: ComponentProps<typeof StatusMessage>) {
  return <StatusMessage live="polite" icon={icon ?? <SearchX size={28} />} {...rest} />
}
