import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ProfessionalCard } from '#contract/professionals.ts'
import { inPlace } from '#domain/catalogue/place_words.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { alphabetically, cutText } from '#domain/shared/text.ts'
import { specialtiesOptions } from '#frontend/api/specialties.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { CollapsedLinks } from '#frontend/ui/page/collapsed_links.tsx'
import { Drawing } from '#frontend/ui/page/drawing.tsx'
import { JsonLd } from '#frontend/ui/page/page_head.tsx'
import { seoProfessionalsOptions } from './home_queries.ts'
import { type FrequentQuestion, homeStructuredData } from './home_structured_data.ts'
import './home_screen.css'

/** The part below the professionals; its code loads later. */
export function HomeFoot() {
  return (
    <>
      {homeStructuredData(useSettings(), FREQUENT_QUESTIONS).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      <HealthContent />
      <HowItWorks />
      <FrequentQuestions />
      <SeoLinks />
    </>
  )
}

const CARDS = [
  {
    category: 'disease',
    label: 'Doenças',
    text: 'Sintomas, causas e quando procurar ajuda, em linguagem simples.',
    icon: 'activity',
  },
  {
    category: 'medicine',
    label: 'Remédios',
    text: 'Para que servem, como agem e os cuidados ao usar.',
    icon: 'pill',
  },
  {
    category: 'treatment',
    label: 'Tratamentos',
    text: 'O que esperar de cada procedimento, do preparo à recuperação.',
    icon: 'heart-pulse',
  },
] as const

function HealthContent() {
  return (
    <section className="page-width home-section stack gap-5" aria-labelledby="conteudo-titulo">
      <div className="home-section-head stack gap-1">
        <h2 id="conteudo-titulo" className="home-section-title">
          Entenda melhor a sua saúde
        </h2>
        <p className="home-section-text measure quiet">
          Leituras para chegar à consulta com as perguntas certas.
        </p>
      </div>
      <ul className="plain-list health-cards stack gap-3">
        {CARDS.map(({ category, label, text, icon }) => (
          <li key={category}>
            <Link
              className="plain-link health-card line gap-4 p-4"
              to={paths.blogCategory(category)}
              data-category={category}
            >
              <span className="icon-box health-card-icon" aria-hidden="true">
                <Drawing name={icon} size={24} />
              </span>
              <span className="health-card-words stack">
                <strong className="health-card-label semibold">{label}</strong>
                <span className="quiet">{text}</span>
              </span>
              <Drawing name="arrow-right" className="health-card-arrow" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const STEPS = [
  {
    icon: 'search',
    title: 'Busque',
    text: 'Conte o que você procura: a especialidade, a cidade ou o convênio. Uma frase simples já basta.',
  },
  {
    icon: 'user-round-search',
    title: 'Veja o perfil',
    text: 'Compare formação, serviços, convênios, locais de atendimento e o que outros pacientes contam.',
  },
  {
    icon: 'message-circle-heart',
    title: 'Entre em contato',
    text: 'Fale por WhatsApp ou telefone, ou deixe seu interesse. Vocês combinam o horário entre si.',
  },
] as const

const BADGES = [
  {
    icon: 'badge-check',
    title: 'Profissionais verificados',
    text: 'O selo mostra que conferimos o registro no conselho.',
  },
  {
    icon: 'video',
    title: 'Teleconsulta',
    text: 'Encontre quem também atende por vídeo, de onde você estiver.',
  },
  { icon: 'map-pin', title: 'Localização', text: 'Veja onde fica o consultório e como chegar.' },
  {
    icon: 'sparkles',
    title: 'Premium',
    text: 'O selo identifica os profissionais que assinam o plano Premium.',
  },
] as const

function Steps() {
  return (
    <ol className="plain-list steps">
      {STEPS.map(({ icon, title, text }, index) => (
        <li key={title} className="step">
          <span className="icon-box step-icon" aria-hidden="true">
            <Drawing name={icon} size={26} />
          </span>
          <h3 className="step-title semibold">
            <span className="accent">{index + 1}.</span> {title}
          </h3>
          <p className="step-text quiet">{text}</p>
        </li>
      ))}
    </ol>
  )
}

function HowItWorks() {
  return (
    <section className="how-band" aria-labelledby="como-funciona">
      <div className="page-width home-section stack gap-5">
        <div className="home-section-head stack gap-1">
          <h2 id="como-funciona" className="home-section-title">
            Como Funciona
          </h2>
          <p className="home-section-text measure quiet">
            Da dúvida à consulta em três passos, sem intermediários.
          </p>
        </div>
        <Steps />
        <ul className="plain-list trust-badges stack gap-4">
          {BADGES.map(({ icon, title, text }) => (
            <li key={title} className="trust-badge">
              <Drawing name={icon} size={22} />
              <div>
                <h3 className="trust-badge-title semibold">{title}</h3>
                <p className="trust-badge-text quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const FREQUENT_QUESTIONS: readonly FrequentQuestion[] = [
  {
    question: 'Preciso pagar para usar o site?',
    answer:
      'Não. A busca, os perfis, as avaliações e o contato são gratuitos para pacientes, e você não precisa criar uma conta. O site é mantido pelas assinaturas dos profissionais.',
  },
  {
    question: 'Quanto custa uma consulta?',
    answer:
      'Cada profissional define os próprios preços. Quando ele os informa, você vê os valores em Serviços, ' +
      'no perfil. Na dúvida, pergunte antes de marcar, inclusive se há desconto ou parcelamento.',
  },
  {
    question: 'Como faço para marcar e pagar?',
    answer:
      'Direto com o profissional. No perfil, escolha WhatsApp ou telefone, ou deixe seu interesse para que ' +
      'ele fale com você. Horário, forma de pagamento e remarcações são combinados entre vocês: nós não ' +
      'cobramos nem intermediamos nada.',
  },
  {
    question: 'Como sei se o profissional atende meu convênio?',
    answer:
      'Use o filtro de convênio na busca ou veja Convênios no perfil. Como os planos mudam, confirme com o consultório ao agendar, de preferência com o nome completo do seu plano em mãos.',
  },
  {
    question: 'O que quer dizer o selo Verificado e de onde vêm as avaliações?',
    answer:
      'O selo mostra que conferimos o registro do profissional no seu conselho de classe. As avaliações ' +
      'são escritas por pacientes e publicadas depois da aprovação do profissional. Elas ajudam na ' +
      'escolha, mas não substituem a sua própria conversa com ele.',
  },
]

/** Each item expands by itself, with or without JavaScript. */
function FrequentQuestions() {
  return (
    <section
      className="page-width home-section stack questions-section gap-5"
      aria-labelledby="perguntas-titulo"
    >
      <div className="home-section-head stack gap-1">
        <h2 id="perguntas-titulo" className="home-section-title">
          Perguntas frequentes
        </h2>
        <p className="home-section-text measure quiet">O que os pacientes mais perguntam antes de começar.</p>
      </div>
      <div>
        {FREQUENT_QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary className="question-summary line between gap-4 semibold">
              {question}
              <Plus className="question-sign" size={20} aria-hidden="true" />
            </summary>
            <p className="question-answer measure quiet">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

const BIO_LENGTH = 150

function describe({ specialty, displayGender, city, state }: ProfessionalCard): string {
  if (!specialty) return [city, state].filter(Boolean).join(', ')
  return [genderedSpecialty(specialty, displayGender), inPlace({ city, state })].filter(Boolean).join(' ')
}

function ProfessionalLink({ card }: { card: ProfessionalCard }) {
  return (
    <li>
      <Link to={paths.profile(card.slug)}>{professionalName(card)}</Link>
      <p>
        {describe(card)}
        {card.bio && `. ${cutText(card.bio, BIO_LENGTH)}`}
      </p>
    </li>
  )
}

/** Collapsed links to the first professionals and to every specialty, for everyone. */
function SeoLinks() {
  const api = usePublicApi()
  const { data: page } = useQuery(seoProfessionalsOptions(api))
  const { data: specialties = [] } = useQuery(specialtiesOptions(api))
  return (
    <div className="page-width">
      <CollapsedLinks summary="Mais profissionais e especialidades">
        <h2 className="seo-links-title">Profissionais de saúde</h2>
        <ul className="plain-list seo-links-people">
          {page?.professionals.map((card) => (
            <ProfessionalLink key={card.id} card={card} />
          ))}
        </ul>
        <h2 className="seo-links-title">Todas as especialidades</h2>
        <ul className="plain-list seo-links-specialties cluster">
          {specialties.toSorted(alphabetically).map((name) => (
            <li key={name}>
              <Link to={paths.specialty(name)}>{name}</Link>
            </li>
          ))}
        </ul>
      </CollapsedLinks>
    </div>
  )
}
