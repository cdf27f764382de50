import { Suspense, lazy, memo, type ComponentType } from 'react'
import { LeadFormSkeleton } from './lead_form_skeleton.tsx'
import type { LeadFormProps } from './register_lead_form.tsx'

const loadForm = () => import('./register_lead_form.tsx')
const FormOnDemand = lazy(loadForm)
let formAtHand: ComponentType<LeadFormProps> | null = null

/** Has the form at hand for a rendering that cannot wait, as the server's. */
export async function prepareLeadForm() {
  formAtHand ??= (await loadForm()).default
}

/**
 * The lead form, whose code comes after the page. In a page from the server its fields are already there and
 * React leaves them alone until the code has come; elsewhere a skeleton of the same size holds its place.
 */
export const LeadForm = memo(function LeadForm(props: LeadFormProps) {
  const Form = formAtHand ?? FormOnDemand
  return (
    <Suspense fallback={<LeadFormSkeleton />}>
      <Form {...props} />
    </Suspense>
  )
})
