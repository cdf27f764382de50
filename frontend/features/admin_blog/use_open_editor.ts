import { useNavigate, useSearchParams } from 'react-router-dom'
import { toEditor, withoutEditor } from './posts_in_url.ts'

/** Opens a post, or 'novo', in the editor over the list that is shown. */
export function useOpenEditor(): (post: string, as?: 'form' | 'preview') => void {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  return (post, as) => void navigate(toEditor(address, post, as), { preventScrollReset: true })
}

/** Closes the editor and leaves the list as it is. */
export function useCloseEditor(): () => void {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  return () => void navigate(withoutEditor(address), { replace: true, preventScrollReset: true })
}
