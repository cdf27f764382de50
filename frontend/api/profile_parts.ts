import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FaqForm, InsuranceForm, LocationForm, ServiceForm } from '#contract/profile_parts.ts'
import type { Faq, Insurance, Location, Service } from '#contract/professionals.ts'
import { call } from '#frontend/lib/http.ts'
import { forgetPublicPages } from './own_profile.ts'
import { currentUserOptions } from './session.ts'

interface Parts {
  locations: { form: LocationForm; part: Location }
  services: { form: ServiceForm; part: Service }
  insurances: { form: InsuranceForm; part: Insurance }
  faqs: { form: FaqForm; part: Faq }
}
export type PartKind = keyof Parts

export type PartForm<Kind extends PartKind> = Parts[Kind]['form']

type PartCalls = {
  [Kind in PartKind]: {
    add: (id: string, body: Parts[Kind]['form']) => Promise<Parts[Kind]['part']>
    remove: (id: string, partId: string) => Promise<void>
  }
}

/** Routes of locations and FAQs include the profile, those of services and insurances do not. */
const CALLS: PartCalls = {
  locations: {
    add: (id, body) => call('POST /api/professionals/:id/locations', { id, body }),
    remove: (id, locationId) =>
      call('DELETE /api/professionals/:id/locations/:locationId', { id, locationId }),
  },
  services: {
    add: (id, body) => call('POST /api/professionals/:id/services', { id, body }),
    remove: (_, id) => call('DELETE /api/services/:id', { id }),
  },
  insurances: {
    add: (id, body) => call('POST /api/professionals/:id/insurances', { id, body }),
    remove: (_, id) => call('DELETE /api/insurances/:id', { id }),
  },
  faqs: {
    add: (id, body) => call('POST /api/professionals/:id/faqs', { id, body }),
    remove: (id, faqId) => call('DELETE /api/professionals/:id/faqs/:faqId', { id, faqId }),
  },
}

type ChangeableKind = Exclude<PartKind, 'insurances'>

type ChangeCalls = {
  [Kind in ChangeableKind]: (
    id: string,
    partId: string,
    body: Parts[Kind]['form'],
  ) => Promise<Parts[Kind]['part']>
}

const CHANGES: ChangeCalls = {
  locations: (id, locationId, body) =>
    call('PUT /api/professionals/:id/locations/:locationId', { id, locationId, body }),
  services: (_, id, body) => call('PUT /api/services/:id', { id, body }),
  faqs: (id, faqId, body) => call('PUT /api/professionals/:id/faqs/:faqId', { id, faqId, body }),
}

const listPath = (professionalId: string, kind: PartKind) => `/api/professionals/${professionalId}/${kind}`

/** Updates a loaded list without reloading it. */
function useListChange<Kind extends PartKind>(professionalId: string, kind: Kind) {
  type Part = Parts[Kind]['part']
  const queryClient = useQueryClient()
  return (change: (parts: readonly Part[]) => Part[]) => {
    const key = [listPath(professionalId, kind)]
    queryClient.setQueryData<Part[]>(key, (parts) => parts && change(parts))
    // A place may tick a mode of attendance.
    if (kind === 'locations') void queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey })
    forgetPublicPages(queryClient)
  }
}

/** Appends a part to its list. */
export function useAddPart<Kind extends PartKind>(professionalId: string, kind: Kind) {
  const changeList = useListChange(professionalId, kind)
  return useMutation({
    mutationFn: (form: Parts[Kind]['form']) => CALLS[kind].add(professionalId, form),
    onSuccess: (added) => changeList((parts) => [...parts, added]),
  })
}

export function useChangePart<Kind extends ChangeableKind>(professionalId: string, kind: Kind) {
  const changeList = useListChange(professionalId, kind)
  return useMutation({
    mutationFn: ({ id, form }: { id: string; form: Parts[Kind]['form'] }) =>
      CHANGES[kind](professionalId, id, form),
    onSuccess: (changed) =>
      changeList((parts) => parts.map((part) => (part.id === changed.id ? changed : part))),
  })
}

export function useRemovePart(professionalId: string, kind: PartKind) {
  const changeList = useListChange(professionalId, kind)
  return useMutation({
    mutationFn: (id: string) => CALLS[kind].remove(professionalId, id),
    onSuccess: (_done, id) => changeList((parts) => parts.filter((part) => part.id !== id)),
  })
}

/** Orders the FAQs by `ids`, on the screen at once; reads the stored order after a failure. */
export function useReorderFaqs(professionalId: string) {
  const queryClient = useQueryClient()
  const key = [listPath(professionalId, 'faqs')]
  return useMutation({
    scope: { id: `reorder ${professionalId}` },
    mutationFn: (faqIds: readonly string[]) =>
      call('POST /api/professionals/:id/faqs/reorder', {
        id: professionalId,
        body: { faqIds: [...faqIds] },
      }),
    onMutate: (ids) => {
      const before = queryClient.getQueryData<Faq[]>(key)
      queryClient.setQueryData<Faq[]>(
        key,
        before?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      )
      return before
    },
    onError: (_error, _ids, before) => {
      queryClient.setQueryData(key, before)
      void queryClient.invalidateQueries({ queryKey: key })
    },
    onSuccess: (faqs) => {
      queryClient.setQueryData(key, faqs)
      forgetPublicPages(queryClient)
    },
  })
}
