import { useNavigate } from 'react-router-dom'
import { listPath, type ShownList } from '../list_place.ts'

/** Goes to the first page of the changed list; the focus stays at the used field, which shows the choice at once. */
export function useGoTo(shown: ShownList) {
  const navigate = useNavigate()
  return (change: Partial<Pick<ShownList, 'place' | 'view'>>) =>
    void navigate(listPath({ ...shown, page: 1, ...change }), {
      preventScrollReset: true,
      flushSync: true,
      state: { keepsFocus: true },
    })
}
