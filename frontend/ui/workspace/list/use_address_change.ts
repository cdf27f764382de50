import { useNavigate } from 'react-router-dom'

/**
 * Changes a list's URL parameters, starting from the URL itself, which may be newer than the screen: two quick changes
 * are both kept.
 */
export function useAddressChange() {
  const navigate = useNavigate()
  /** `change` returns the new URL, or null to stay. */
  return (change: (address: URLSearchParams) => string | null, { replace = true } = {}) => {
    const next = change(new URLSearchParams(window.location.search))
    if (next !== null) void navigate(next, { replace, preventScrollReset: true, flushSync: true })
  }
}
