import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { readThemeChoice, rememberThemeChoice, type ThemeChoice } from '#frontend/lib/theme_choice.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { paths } from '#frontend/paths.ts'
import { BrandLogo } from '#frontend/ui/brand_logo.tsx'
import './footer.css'

const CHOICES = [
  { choice: 'light', label: 'Claro', Icon: Sun },
  { choice: 'dark', label: 'Escuro', Icon: Moon },
  { choice: 'system', label: 'Automático', Icon: Monitor },
] as const

/** Light, dark or as the system says; remembered in this browser. */
function ThemeSwitch() {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<ThemeChoice | null>(null)
  const current = chosen ?? (isHydrated ? readThemeChoice() : 'system')
  const choose = (choice: ThemeChoice) => {
    rememberThemeChoice(choice)
    setChosen(choice)
  }
  return (
    <fieldset className="theme-switch">
      <legend className="footer-title">Aparência</legend>
      <div className="theme-switch-row">
        {CHOICES.map(({ choice, label, Icon }) => (
          <label key={choice} className="theme-switch-choice">
            <input
              className="theme-switch-input"
              type="radio"
              name="aparencia"
              checked={current === choice}
              onChange={() => choose(choice)}
            />
            <Icon size={16} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

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
          <Link className="footer-link" to={paths.accessibility}>
            Acessibilidade
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
