import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import {
  ACCESSIBILITY,
  type AccessFeature,
  type Language,
  LANGUAGES,
} from '#domain/catalogue/languages_and_access.ts'
import { DAY_CHOICES, DAY_KEYS, type DayChoice } from '#domain/catalogue/weekdays.ts'
import { PRICE_LIMITS, upToPrice } from '#domain/catalogue/price_limits.ts'
import type { Facets } from '#contract/search.ts'
import { countedChoices } from '#frontend/lib/counted_choices.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { TickBox } from '#frontend/ui/forms/tick_box.tsx'
import './filters.css'

interface Chosen {
  language: Language | ''
  accessibility: AccessFeature | ''
  day: DayChoice | ''
  /** Whole reais. */
  maxPrice: string
  newPatients: boolean
}

interface Props {
  chosen: Chosen
  /** Number of matches for each; absent until counted. */
  counts: Pick<Facets, 'languages' | 'accessibility'> | undefined
  onChoose: (change: Partial<Chosen>) => void
}

const choicesOf = (
  catalogue: readonly { key: string; name: string }[],
  counted: readonly { key: string; count: number }[] | undefined,
) =>
  countedChoices(
    catalogue.map(({ key, name }) => ({ value: key, label: name })),
    counted && new Map(counted.map(({ key, count }) => [key, count])),
  )

/** The offered limits, and another one of the address. */
const pricesWith = (chosen: string) =>
  [...new Set([...PRICE_LIMITS, ...(chosen ? [Number(chosen)] : [])])]
    .toSorted((one, other) => one - other)
    .map((limit) => ({ value: String(limit), label: upToPrice(limit) }))

const DAYS = DAY_CHOICES.map(({ key, name }) => ({ value: key, label: name }))

/** Rare filters, collapsed unless one is set at first. */
export function MoreFilters({ chosen, counts, onChoose }: Props) {
  const newPatients = useId()
  const [beginsOpen] = useState(
    [chosen.language, chosen.accessibility, chosen.day, chosen.maxPrice, chosen.newPatients].some(Boolean),
  )
  return (
    <details className="more-filters" open={beginsOpen}>
      <summary>
        Mais filtros
        <ChevronDown aria-hidden size={18} />
      </summary>
      <div className="more-filters-fields stack gap-4">
        <label className="mode-box" htmlFor={newPatients}>
          <TickBox
            id={newPatients}
            name="newPatients"
            value="true"
            checked={chosen.newPatients}
            onChange={({ target }) => onChoose({ newPatients: target.checked })}
          />
          Aceita novos pacientes
        </label>
        <FormField label="Preço da consulta">
          {(control) => (
            <NativeSelect
              {...control}
              name="maxPrice"
              prompt="Qualquer preço"
              choices={pricesWith(chosen.maxPrice)}
              value={chosen.maxPrice}
              onChange={({ target: { value } }) => onChoose({ maxPrice: value })}
            />
          )}
        </FormField>
        <FormField label="Dias">
          {(control) => (
            <NativeSelect
              {...control}
              name="day"
              prompt="Qualquer dia"
              choices={DAYS}
              value={chosen.day}
              onChange={({ target: { value } }) =>
                onChoose({ day: DAY_KEYS.find((key) => key === value) ?? '' })
              }
            />
          )}
        </FormField>
        <FormField label="Idioma">
          {(control) => (
            <NativeSelect
              {...control}
              name="language"
              prompt="Qualquer idioma"
              choices={choicesOf(LANGUAGES, counts?.languages)}
              value={chosen.language}
              onChange={({ target: { value } }) =>
                onChoose({ language: LANGUAGES.find(({ key }) => key === value)?.key ?? '' })
              }
            />
          )}
        </FormField>
        <FormField label="Acessibilidade do local">
          {(control) => (
            <NativeSelect
              {...control}
              name="accessibility"
              prompt="Qualquer local"
              choices={choicesOf(ACCESSIBILITY, counts?.accessibility)}
              value={chosen.accessibility}
              onChange={({ target: { value } }) =>
                onChoose({ accessibility: ACCESSIBILITY.find(({ key }) => key === value)?.key ?? '' })
              }
            />
          )}
        </FormField>
      </div>
    </details>
  )
}
