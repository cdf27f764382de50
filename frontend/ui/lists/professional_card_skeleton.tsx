import './professional_card.css'

function Bar({ width }: { width: 'badge' | 'short' | 'medium' | 'long' }) {
  return <span className="skeleton-bar" data-width={width} />
}

/** A placeholder of a card's size while it loads; hidden from screen readers. */
export function ProfessionalCardSkeleton() {
  return (
    <div className="professional-card" aria-hidden="true">
      <div className="professional-card-head line gap-3">
        <span className="professional-card-photo rigid">
          <span className="skeleton-bar professional-card-disc" />
        </span>
        <div className="professional-card-who">
          <p className="professional-card-name breakable semibold">
            <Bar width="long" />
          </p>
          <Bar width="short" />
          <Bar width="medium" />
        </div>
      </div>
      <div className="cluster gap-2">
        <Bar width="badge" />
        <Bar width="badge" />
      </div>
      <div>
        {(['long', 'medium', 'short'] as const).map((width, index) => (
          <p key={index} className="professional-card-skeleton-line">
            <Bar width={width} />
          </p>
        ))}
      </div>
    </div>
  )
}
