import { memo } from 'react'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { LeadFormSkeleton } from './lead_form_skeleton.tsx'
import type { LeadFormProps } from './register_lead_form.tsx'

const FormOnDemand = lazyPart({
  lost: 'Não conseguimos preparar o formulário. O que você digitou continua aqui.',
  load: async () => (await import('./register_lead_form.tsx')).RegisterLeadForm,
})

/** Has the form at hand for a rendering that cannot wait, as the server's. */
export const prepareLeadForm = FormOnDemand.prepare

/**
 * The lead form, whose code comes after the page. In a page from the server its fields are already there and
 * React leaves them alone until the code has come; elsewhere a skeleton of the same size holds its place.
 */
export const LeadForm = memo(function LeadForm(props: LeadFormProps) {
  return <FormOnDemand {...props} fallback={<LeadFormSkeleton />} />
})
