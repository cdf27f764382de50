import { dayMeant } from '#domain/catalogue/weekdays.ts'
import type { Facets, Interpretation, Suggestions } from '#contract/search.ts'
import type { CountedFacets } from '#search/facets/count_facets.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import type { SiteUseCases } from '#application/build_site_use_cases.ts'
import type { Article } from '#application/blog/find_article.ts'
import type { ProfessionalCriteria, UnderstoodQuery } from '#search/criteria/read_criteria.ts'
import type { Suggested } from '#search/suggest/suggest.ts'
import { specialtyByName } from '#domain/catalogue/specialties.ts'
import { asCard } from '../projections.ts'

export function asFacets({
  total,
  specialties,
  states,
  cities,
  insurances,
  modes,
  genders,
  languages,
  accessibility,
  relaxations,
  elsewhere,
}: CountedFacets): Facets {
  const counts = {
    ...{ total, specialties, states, cities, insurances, modes, genders, languages, accessibility },
    relaxations,
  }
  return elsewhere ? { ...counts, elsewhere } : counts
}

export function asSuggestions(suggested: Suggested): Suggestions {
  const { specialties, terms, modes, cities, insurances, professionals, order } = suggested
  return {
    specialties,
    terms: terms.map(({ term, specialties: treating }) => ({ term, specialties: [...treating] })),
    modes,
    cities,
    insurances,
    professionals: professionals.map(asCard),
    order,
  }
}

/** Returns what is understood of a search, with the site's own article on it. */
export async function readInterpretation(
  { understandSearch, findArticle }: Pick<SiteUseCases, 'understandSearch' | 'findArticle'>,
  filters: ProfessionalCriteria,
): Promise<Interpretation> {
  const query = await understandSearch.execute(filters)
  return asInterpretation(query, await findArticle.execute(query))
}

function asInterpretation(query: UnderstoodQuery, article: Article | null): Interpretation {
  const { license, nearest, unknownInsurer, mode, gender, language, accessibility, sort, maxPrice } = query
  const { nearMe, ignored, notices } = query
  return {
    ...asReading(query),
    ...{ nearest, unknownInsurer, mode, gender, language, accessibility, sort, maxPrice },
    day: query.day && dayMeant(query.day),
    ...{ nearMe, ignored: [...ignored], notices: [...notices] },
    without: query.without.map(({ city, state }) => ({ city, state })),
    specialties: query.specialties.map((name) => ({ name, slug: specialtyByName(name)?.slug ?? '' })),
    textAsTyped: query.nameWords.map(({ shown }) => shown).join(' '),
    ...(license && { license: { council: license.council, number: license.number, state: license.state } }),
    ...(query.telephone && { telephone: formatPhone(query.telephone.number) }),
    alternatives: query.alternatives.map((other) => ({
      ...asReading(other),
      ...(other.bearers && { bearers: { ...other.bearers } }),
    })),
    ...(article && { article: { ...article } }),
  }
}

function asReading(read: UnderstoodQuery['alternatives'][number]) {
  const { specialty, state, city, region, neighbourhood, insurance, text } = read
  return { specialty, state, city, region, neighbourhood, insurance, text }
}
