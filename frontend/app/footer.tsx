import { Link } from 'react-router-dom'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { BrandLogo } from '#frontend/ui/brand_logo.tsx'
import { ThemeSwitch } from './theme_switch.tsx'
import './footer.css'

const COUNCILS = [
  { short: 'CFM', name: 'Conselho Federal de Medicina', address: 'https://portal.cfm.org.br/' },
  { short: 'CFO', name: 'Conselho Federal de Odontologia', address: 'https://website.cfo.org.br/' },
  { short: 'CFP', name: 'Conselho Federal de Psicologia', address: 'https://site.cfp.org.br/' },
]

function CouncilLinks() {
  return (
    <nav aria-labelledby="conselhos">
      <h2 id="conselhos" className="footer-title">
        Conselhos federais
      </h2>
      <ul className="plain-list footer-list">
        {COUNCILS.map(({ short, name, address }) => (
          <li key={short}>
            <a className="footer-link" href={address} rel="noopener noreferrer" target="_blank">
              {name} ({short})<span className="visually-hidden"> (abre em nova aba)</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LegalLinks() {
  const { supportEmail } = useSettings()
  return (
    <nav aria-labelledby="institucional">
      <h2 id="institucional" className="footer-title">
        Institucional
      </h2>
      <ul className="plain-list footer-list">
        <li>
          <Link className="footer-link" to={paths.terms}>
            Termos de Uso
          </Link>
        </li>
        <li>
          <Link className="footer-link" to={paths.privacy}>
            Política de Privacidade
          </Link>
        </li>
        <li>
          <a className="footer-link" href={`mailto:${supportEmail}`}>
            Fale conosco
          </a>
        </li>
        <li>
          <Link className="footer-link" to={paths.specialties}>
            Especialidades
          </Link>
        </li>
        <li>
          <Link className="footer-link" to={paths.blog}>
            Blog
          </Link>
        </li>
      </ul>
    </nav>
  )
}

export function Footer() {
  return (
    <footer className="footer">
      <div className="page-width footer-grid">
        <div className="footer-about">
          <BrandLogo />
          <p className="footer-text">
            Encontre profissionais de saúde perto de você. Gratuito para pacientes: o contato e o agendamento
            são feitos direto com o profissional.
          </p>
        </div>
        <CouncilLinks />
        <LegalLinks />
        <ThemeSwitch />
      </div>
      <div className="page-width footer-foot">
        As informações deste site não substituem uma consulta. Em uma emergência, ligue para o SAMU: 192.
      </div>
    </footer>
  )
}
