import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { toTheProfessional } from '#frontend/lib/professional_name.ts'
import type { useRegisterLeadForm } from './use_register_lead_form.ts'

interface Props {
  form: ReturnType<typeof useRegisterLeadForm>['form']
  profile: ProfessionalProfile
}

/** The patient's consent; its wording is version `CONSENT_VERSION` of the contract, so both change together. */
export function ConsentField({ form: { register, formState }, profile }: Props) {
  const errorId = useId()
  const { brandName } = useSettings()
  const error = formState.errors.consent?.message
  return (
    <div className="lead-consent">
      <label>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...register('consent')}
        />
        <span>
          Autorizo o {brandName} a enviar estes dados {toTheProfessional(profile)} para que entre em contato
          comigo, conforme a{' '}
          <a href={paths.privacy} target="_blank">
            Política de Privacidade
          </a>
          .
        </span>
      </label>
      {error && (
        <p id={errorId} className="form-field-error">
          <CircleAlert aria-hidden size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
