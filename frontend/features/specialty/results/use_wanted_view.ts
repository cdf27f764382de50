import { useLocation, useNavigation } from 'react-router-dom'
import { viewIn, type ListView } from '../place/list_view.ts'

/** The view on its way into the list, so that a box is ticked at once and the next change adds to it. */
export function useWantedView(shown: ListView): ListView {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? viewIn(new URLSearchParams(location.search)) : shown
}
