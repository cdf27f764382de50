import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FaqForm, InsuranceForm, LocationForm, ServiceForm } from '#contract/profile_parts.ts'
import type { Faq, Insurance, Location, Service } from '#contract/professionals.ts'
import { postJson, send } from '#frontend/lib/http.ts'
import { forgetPublicPages } from './own_profile.ts'

interface Parts {
  locations: { form: LocationForm; part: Location }
  services: { form: ServiceForm; part: Service }
  insurances: { form: InsuranceForm; part: Insurance }
  faqs: { form: FaqForm; part: Faq }
}
export type PartKind = keyof Parts

export type PartForm<Kind extends PartKind> = Parts[Kind]['form']

const listPath = (professionalId: string, kind: PartKind) => `/api/professionals/${professionalId}/${kind}`

/** Places and questions are named within their profile, services and insurances by themselves. */
function itemPath(professionalId: string, kind: PartKind, partId: string): string {
  const isNamedAlone = kind === 'services' || kind === 'insurances'
  return isNamedAlone ? `/api/${kind}/${partId}` : `${listPath(professionalId, kind)}/${partId}`
}

/** Changes a list that has been read, without reading it again. */
function useListChange<Kind extends PartKind>(professionalId: string, kind: Kind) {
  type Part = Parts[Kind]['part']
  const queryClient = useQueryClient()
  return (change: (parts: readonly Part[]) => Part[]) => {
    const key = [listPath(professionalId, kind)]
    queryClient.setQueryData<Part[]>(key, (parts) => parts && change(parts))
    forgetPublicPages(queryClient)
  }
}

/** Adds one to the end of its list. */
export function useAddPart<Kind extends PartKind>(professionalId: string, kind: Kind) {
  type Part = Parts[Kind]['part']
  const changeList = useListChange(professionalId, kind)
  return useMutation({
    mutationFn: (form: Parts[Kind]['form']) => postJson<Part>(listPath(professionalId, kind), form),
    onSuccess: (added) => changeList((parts) => [...parts, added]),
  })
}

export function useChangePart<Kind extends Exclude<PartKind, 'insurances'>>(
  professionalId: string,
  kind: Kind,
) {
  type Part = Parts[Kind]['part']
  const changeList = useListChange(professionalId, kind)
  return useMutation({
    mutationFn: async ({ id, form }: { id: string; form: Parts[Kind]['form'] }) =>
      (await send('PUT', itemPath(professionalId, kind, id), form)).json() as Promise<Part>,
    onSuccess: (changed) =>
      changeList((parts) => parts.map((part) => (part.id === changed.id ? changed : part))),
  })
}

export function useRemovePart(professionalId: string, kind: PartKind) {
  const changeList = useListChange(professionalId, kind)
  return useMutation({
    mutationFn: (id: string) => send('DELETE', itemPath(professionalId, kind, id)),
    onSuccess: (_done, id) => changeList((parts) => parts.filter((part) => part.id !== id)),
  })
}

/** Puts the questions into the order of `ids`, on the screen at once; a refusal puts them back. */
export function useReorderFaqs(professionalId: string) {
  const queryClient = useQueryClient()
  const key = [listPath(professionalId, 'faqs')]
  return useMutation({
    mutationFn: (faqIds: readonly string[]) =>
      postJson<Faq[]>(`${listPath(professionalId, 'faqs')}/reorder`, { faqIds }),
    onMutate: (ids) => {
      const before = queryClient.getQueryData<Faq[]>(key)
      queryClient.setQueryData<Faq[]>(
        key,
        before?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      )
      return before
    },
    onError: (_error, _ids, before) => queryClient.setQueryData(key, before),
    onSuccess: (faqs) => {
      queryClient.setQueryData(key, faqs)
      forgetPublicPages(queryClient)
    },
  })
}
