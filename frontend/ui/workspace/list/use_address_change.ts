import { useNavigate } from 'react-router-dom'

/**
 * Changes what the URL says of a list. What is changed is the URL itself, which may be newer than the screen: of two
 * changes in quick succession neither is lost.
 */
export function useAddressChange() {
  const navigate = useNavigate()
  /** `change` returns where to go, or null to stay. */
  return (change: (address: URLSearchParams) => string | null, { replace = true } = {}) => {
    const next = change(new URLSearchParams(window.location.search))
    if (next !== null) void navigate(next, { replace, preventScrollReset: true, flushSync: true })
  }
}
