import type { CurrentUser } from '#contract/accounts.ts'
import { Section } from '../section.tsx'
import { SettingsFields } from './settings_fields.tsx'
import './settings.css'

/** The account and where, how and by which number its professional attends. */
export function SettingsPanel({ member }: { member: CurrentUser }) {
  return (
    <Section title="Configurações da Conta">
      <dl className="facts">
        <div>
          <dt>E-mail da conta</dt>
          <dd>{member.email}</dd>
        </div>
      </dl>
      <SettingsFields member={member} />
    </Section>
  )
}
