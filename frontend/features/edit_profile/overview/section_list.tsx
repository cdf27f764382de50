import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router-dom'
import { completenessOf, type ProfilePieces } from '#domain/shared/profile_pieces.ts'
import { paths } from '#frontend/paths.ts'
import { CompletenessMeter } from './completeness_meter.tsx'
import { missingIn } from './missing_in.ts'
import { missingWords } from './missing_words.ts'
import { SECTIONS, type SectionId } from './sections.ts'
import { useCurrentSection } from './use_current_section.ts'
import './section_list.css'

interface ItemProps {
  section: { id: SectionId; title: string }
  missing: readonly string[]
  isCurrent: boolean
}

function SectionLink({ section, missing, isCurrent }: ItemProps) {
  const Icon = missing.length === 0 ? CircleCheck : CircleDashed
  return (
    <li>
      <a
        className="section-link"
        href={`#${section.id}`}
        aria-current={isCurrent ? 'location' : undefined}
        data-missing={missing.length > 0}
      >
        <Icon size={18} aria-hidden="true" />
        <span>
          {section.title}
          {missing.length > 0 && <small>{missingWords(missing)}</small>}
        </span>
      </a>
    </li>
  )
}

/** The sections with what each still lacks, under the meter. */
export function SectionList({ pieces }: { pieces: ProfilePieces }) {
  const current = useCurrentSection()
  const inSettings = missingIn(null, pieces)
  return (
    <nav className="section-list" aria-label="Seções do perfil">
      <CompletenessMeter percent={completenessOf(pieces)} />
      <ul className="plain-list">
        {SECTIONS.map((section) => (
          <SectionLink
            key={section.id}
            section={section}
            missing={missingIn(section.id, pieces)}
            isCurrent={current === section.id}
          />
        ))}
      </ul>
      {inSettings.length > 0 && (
        <p className="section-list-settings">
          {missingWords(inSettings)}: preencha em <Link to={paths.dashboard}>Configurações</Link>.
        </p>
      )}
    </nav>
  )
}
