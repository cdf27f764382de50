import { Skeleton } from '@radix-ui/themes'

const FIELDS = ['nome', 'whatsapp', 'servico', 'local']

export function LeadFormSkeleton() {
  return (
    <section className="lead-fields" aria-busy aria-label="Carregando formulário">
      {FIELDS.map((field) => (
        <Skeleton key={field} height="72px" />
      ))}
      <Skeleton height="72px" />
      <Skeleton height="48px" />
    </section>
  )
}
