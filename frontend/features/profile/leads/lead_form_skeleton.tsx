import { Skeleton } from '@radix-ui/themes'

const FIELDS = ['nome', 'whatsapp', 'serviço', 'local', 'autorização']

export function LeadFormSkeleton() {
  return (
    <section className="lead-fields" aria-busy aria-label="Carregando formulário">
      {FIELDS.map((field) => (
        <Skeleton key={field} height="68px" />
      ))}
      <Skeleton height="40px" />
    </section>
  )
}
