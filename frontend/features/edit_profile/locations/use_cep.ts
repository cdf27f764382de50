import { useRef } from 'react'
import { cepDigits } from '#domain/shared/cep.ts'
import { lookUpCep } from './look_up_cep.ts'
import type { LocationFormOf } from './use_location_form.ts'

/** Fills the address once a CEP is whole, unless somebody has typed on to another one in the meantime. */
export function useCep({ getValues, setValue }: LocationFormOf): (typed: string) => void {
  const asked = useRef<string | null>(null)
  const fill = async (digits: string) => {
    const found = await lookUpCep(digits)
    if (!found || asked.current !== digits) return
    const change = { shouldDirty: true, shouldValidate: getValues('address') !== '' }
    setValue('state', found.state, change)
    setValue('city', found.city, change)
    if (found.address) setValue('address', found.address, change)
  }
  return (typed) => {
    const digits = cepDigits(typed)
    if (digits === asked.current) return
    asked.current = digits
    if (digits) void fill(digits)
  }
}
