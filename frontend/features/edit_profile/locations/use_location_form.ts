import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useRef } from 'react'
import { IN_PERSON_NEEDS_ADDRESS, locationForm, ONLINE_NEEDS_REACH } from '#contract/profile_parts.ts'
import type { Location } from '#contract/professionals.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { resolverOf } from '#frontend/lib/resolver_of.ts'
import { cepDigits } from '#domain/shared/cep.ts'
import { NEW, usePartForm } from '../parts/use_part_form.ts'
import { locationValuesOf, missingIn, valuesForMode, type LocationValues } from './location_values.ts'
import { lookUpCep } from './look_up_cep.ts'

/** In the order in which they stand. */
const FIELDS = ['name', 'cep', 'address', 'state', 'city', 'whatsapp', 'phone', 'availability'] as const

type Sent = z.output<typeof locationForm>
export type LocationFormOf = UseFormReturn<LocationValues, unknown, Sent>

/** Shows what a place still needs beside its fields, moving to the first; returns whether anything is missing. */
function showMissing(sent: Sent, { setError }: LocationFormOf): boolean {
  const missing = missingIn(sent)
  const names = FIELDS.filter((name) => missing[name])
  for (const [index, name] of names.entries())
    setError(name, { type: 'missing', message: missing[name] ?? '' }, { shouldFocus: index === 0 })
  return names.length > 0
}

/** The form of a location. */
export function useLocationForm(location: Location | null, onClose: () => void) {
  const form: LocationFormOf = useForm<LocationValues, unknown, Sent>({
    resolver: resolverOf(locationForm),
    defaultValues: locationValuesOf(location),
  })
  const { save, isSending } = usePartForm(form, {
    kind: 'locations',
    id: location?.id ?? NEW,
    fields: FIELDS,
    onSaved: onClose,
  })
  const toast = useToast()
  const checkAndSave = async (sent: Sent) => {
    if (!showMissing(sent, form)) return save(sent)
    const description = sent.isOnline ? ONLINE_NEEDS_REACH : IN_PERSON_NEEDS_ADDRESS
    return toast({ title: 'Campos obrigatórios', description, tone: 'error' })
  }
  const switchMode = (isOnline: boolean) =>
    form.reset(valuesForMode(form.getValues(), isOnline), { keepDefaultValues: true })
  return {
    form,
    isOnline: useWatch({ control: form.control, name: 'isOnline' }),
    switchMode,
    send: useSendOnce(form.handleSubmit(checkAndSave)),
    isSending,
  }
}

/** Fills the address when the CEP is complete, unless the user typed another one before the reply came. */
export function useCep({ getValues, setValue }: LocationFormOf): (typed: string) => void {
  const requested = useRef<string | null>(null)
  const fill = async (digits: string) => {
    const found = await lookUpCep(digits)
    if (!found || requested.current !== digits) return
    const change = { shouldDirty: true, shouldValidate: getValues('address') !== '' }
    setValue('state', found.state, change)
    setValue('city', found.city, change)
    if (found.address) setValue('address', found.address, change)
  }
  return (typed) => {
    const digits = cepDigits(typed)
    if (digits === requested.current) return
    requested.current = digits
    if (digits) void fill(digits)
  }
}
