import { useNavigate, useSearchParams } from 'react-router-dom'
import { toEditor } from './posts_in_address.ts'

/** Opens a post, or 'novo', in the editor over the list that is shown. */
export function useOpenEditor(): (post: string, as?: 'form' | 'preview') => void {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  return (post, as) => void navigate(toEditor(address, post, as), { preventScrollReset: true })
}
