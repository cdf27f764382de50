import { facetsOptions } from '#frontend/api/professionals.ts'
import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { SpecialtiesPage } from './specialties_page.tsx'

const isServer = typeof document === 'undefined'

/** The server waits for the list; the browser shows skeletons, and a failure in the page. */
export function specialtiesScreen({ api, queryClient }: ScreenData): Screen {
  return {
    Component: SpecialtiesPage,
    async loader() {
      if (isServer) await queryClient.ensureQueryData(facetsOptions(api, {}))
      else void queryClient.prefetchQuery(facetsOptions(api, {}))
      return null
    },
  }
}
