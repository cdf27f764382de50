import { HeaderSkeleton } from './dashboard_header.tsx'
import { FigureSkeleton } from './figures/figure_card.tsx'
import { RowsSkeleton } from './rows_skeleton.tsx'
import './tabs/tabs.css'

/** As high as the dashboard that is still coming. */
export function DashboardSkeleton() {
  return (
    <>
      <HeaderSkeleton />
      <ul className="plain-list figures" aria-hidden="true">
        {[1, 2, 3, 4].map((each) => (
          <FigureSkeleton key={each} />
        ))}
      </ul>
      <div className="dashboard-tabs-skeleton" aria-hidden="true" />
      <div className="dashboard-section">
        <RowsSkeleton count={6} label="Carregando o dashboard…" />
      </div>
    </>
  )
}
