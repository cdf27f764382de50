import { Heading, Progress } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { useEffect, useState, type ReactNode } from 'react'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { completenessOf, missingMessage, type ProfilePieces } from '#domain/shared/profile_pieces.ts'
import { paths } from '#frontend/paths.ts'
import { SECTIONS, type SectionId, missingIn } from './sections.ts'
import './sections.css'

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
          {missing.length > 0 && <small>{missingMessage(missing)}</small>}
        </span>
      </a>
    </li>
  )
}

/** The sections with their missing pieces, below the completeness meter. */
export function SectionList({ pieces }: { pieces: ProfilePieces }) {
  const current = useCurrentSection()
  const inSettings = missingIn(null, pieces)
  return (
    <nav className="section-list stack gap-4 panel p-4" aria-label="Seções do perfil">
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
        <p className="section-list-settings quiet small">
          <span>{`${missingMessage(inSettings)}: `}</span>preencha em{' '}
          <Link to={paths.dashboard}>Configurações</Link>.
        </p>
      )}
    </nav>
  )
}

interface MeterProps {
  /** An integer from 0 to 100. */
  percent: number
}

const hintFor = (percent: number) =>
  percent === 100 ? 'Perfil completo' : 'Perfis completos recebem mais contatos'

/** The profile's completeness. */
function CompletenessMeter({ percent }: MeterProps) {
  return (
    <div className="stack gap-2">
      <p className="completeness-words">
        <strong>{`${percent}%`}</strong> completo
      </p>
      <Progress size="3" value={percent} aria-label="Perfil preenchido" />
      <p className="completeness-hint quiet small">{hintFor(percent)}</p>
    </div>
  )
}

/** The part of the screen, below the header, in which a section counts as being read. */
const BAND = '-96px 0px -60% 0px'

/** The section being read, by the scroll position. */
function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('basic')
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        const first = SECTIONS.find(({ id }) => seen.has(id))
        if (first) setCurrent(first.id)
      },
      { rootMargin: BAND },
    )
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}

/** A card of the screen with its heading. */
export function EditorSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const section = SECTIONS.find((each) => each.id === id)
  return (
    <section
      id={id}
      className="editor-section stack gap-5 panel p-5"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <header className="stack gap-1">
        <Heading as="h2" size="5" id={`${id}-title`}>
          {section?.title}
        </Heading>
        <p className="quiet">
          {section?.description}
          {section?.savesAtOnce && ' Cada item é salvo na hora.'}
        </p>
      </header>
      {children}
    </section>
  )
}

/** Focuses a section whose focused element was removed, without scrolling. */
export function focusSection(id: SectionId): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
