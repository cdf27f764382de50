import pg from 'pg'

/** Made for each request, as the page that it is compared with. */
export const dynamic = 'force-dynamic'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })

const CARDS = {
  name: 'cards',
  text: `select p.id, p.slug, p.title, p.name, p.lastname, p.city, p.state, p.rating, p.review_count, p.is_verified,
      p.presencial, p.teleconsulta, p.whatsapp, s.name as specialty, count(*) over () as total,
      array(select i.name from professional_insurances pi join insurers i on i.id = pi.insurer_id
            where pi.professional_id = p.id and pi.is_active order by i.name) as insurers
    from professional_listings l
    join professionals p on p.id = l.professional_id
    join specialties s on s.id = l.specialty_id
    where s.slug = $1 order by l.rank, l.professional_id limit 24`,
}

/** The fields of the card of our own page, without its filters, texts and markup for search engines. */
export default async function SpecialtyPage({ params }) {
  const { slug } = await params
  const { rows } = await pool.query({ ...CARDS, values: [slug] })
  return (
    <main>
      <h1>{rows[0]?.specialty}</h1>
      <p>{rows[0]?.total ?? 0} profissionais</p>
      <ul>
        {rows.map((card) => (
          <Card key={card.id} {...card} />
        ))}
      </ul>
    </main>
  )
}

function Card(card) {
  return (
    <li>
      <article>
        <h2>
          <a href={`/${card.slug}`}>{[card.title, card.name, card.lastname].filter(Boolean).join(' ')}</a>
        </h2>
        <p>{card.specialty}</p>
        <p>
          {card.city}, {card.state}
        </p>
        <p>
          {card.rating} ({card.review_count} avaliações)
        </p>
        <p>
          {[card.presencial && 'Presencial', card.teleconsulta && 'Teleconsulta'].filter(Boolean).join(' · ')}
        </p>
        {card.is_verified && <p>Verificado</p>}
        <ul>
          {card.insurers.slice(0, 2).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <a href={`https://wa.me/55${card.whatsapp}`}>WhatsApp</a>
      </article>
    </li>
  )
}
