import { Fragment } from 'react'
import { formatLongDate } from '#domain/shared/date_words.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { Breadcrumb } from '#frontend/ui/page/breadcrumb.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { SupportLink } from '#frontend/ui/page/support_link.tsx'
import { CONTACT, LAST_CHANGED, withBrand, type LegalSection } from './legal_text.ts'
import '#frontend/ui/page/links.css'
import './legal_document.css'

interface Props {
  title: string
  description: string
  sections: readonly LegalSection[]
}

function Contents({ sections }: { sections: Props['sections'] }) {
  const { brandName } = useSettings()
  return (
    <nav className="legal-contents" aria-labelledby="nesta-pagina">
      <h2 id="nesta-pagina" className="small">
        Nesta página
      </h2>
      <ol className="plain-list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className="contents-link quiet" href={`#${id}`}>
              {withBrand(title, brandName)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Words({ text }: { text: string }) {
  const { brandName } = useSettings()
  const [before = '', ...others] = withBrand(text, brandName).split(CONTACT)
  return (
    <>
      {before}
      {others.map((after) => (
        <Fragment key={after}>
          <SupportLink />
          {after}
        </Fragment>
      ))}
    </>
  )
}

function Block({ block }: { block: string | readonly string[] }) {
  if (typeof block === 'string')
    return (
      <p>
        <Words text={block} />
      </p>
    )
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  )
}

function Section({ id, title, blocks }: LegalSection) {
  const { brandName } = useSettings()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{withBrand(title, brandName)}</h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  )
}

/** A long text with its table of contents. */
export function LegalDocument({ title, description, sections }: Props) {
  const { brandName } = useSettings()
  return (
    <div className="page-width legal-page">
      <PageHead title={title} description={withBrand(description, brandName)} />
      <Breadcrumb crumbs={[{ label: 'Início', to: paths.home }, { label: title }]} />
      <h1 className="legal-title">{title}</h1>
      <p className="legal-date quiet">Atualizado em {formatLongDate(LAST_CHANGED)}</p>
      <div className="legal-columns stack gap-6">
        <Contents sections={sections} />
        <div className="legal-text measure">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  )
}
