import { MAX_PRICE } from '#domain/professionals/service.ts'
import { APPOINTMENT_WORDS, OTHER_THAN_FIRST } from '#domain/professionals/shown_price.ts'

const hasOneOf = (sought: readonly string[]) => `'\\m(${sought.join('|')})\\M'`
const PLACE_OF_SERVICE = `case when fold_text(name) ~ ${hasOneOf(OTHER_THAN_FIRST)} then ${APPOINTMENT_WORDS.length}
  ${APPOINTMENT_WORDS.map((each, place) => `when fold_text(name) ~ ${hasOneOf(each)} then ${place}`).join(' ')}
  else ${APPOINTMENT_WORDS.length} end`
/** More than the highest price in centavos: where a service stands among `APPOINTMENT_WORDS` comes first. */
const PLACES_APART = 100 * Math.ceil(MAX_PRICE)
/** The domain's `shownPrice` in SQL, in centavos, over rows of `services` that are active and have a price. */
export const SHOWN_PRICE = `min(${PLACE_OF_SERVICE} * ${PLACES_APART} + (price * 100)::integer) % ${PLACES_APART}`
