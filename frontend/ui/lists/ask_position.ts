import { fail, ok, type Result } from '#domain/shared/result.ts'
import { roundedPoint } from '#frontend/lib/list_order.ts'

const TIMEOUT_MS = 10_000
const STILL_GOOD_MS = 5 * 60_000

const ELSEWHERE = 'escolha sua cidade nos filtros.'

const INSECURE = `O navegador só informa a localização em páginas seguras (https). Enquanto isso, ${ELSEWHERE}`
const UNKNOWN = `Não conseguimos descobrir onde você está. Ligue a localização do aparelho e tente de novo, ou ${ELSEWHERE}`

/** By the error codes of https://w3c.github.io/geolocation/#position_error_interface. */
const REFUSALS: Readonly<Record<number, string>> = {
  1: `O acesso à sua localização não foi permitido. Libere-o no ícone ao lado do endereço do site e tente de novo, ou ${ELSEWHERE}`,
  2: UNKNOWN,
  3: `Seu aparelho demorou demais para dizer onde está. Tente de novo, ou ${ELSEWHERE}`,
}

/** Asks the browser, and thus the person, for the position. Returns the rounded point, or a message. */
export function askPosition(): Promise<Result<string, string>> {
  const isPossible = isSecureContext && 'geolocation' in navigator
  if (!isPossible) return Promise.resolve(fail(INSECURE))
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(ok(roundedPoint(coords.latitude, coords.longitude))),
      ({ code }) => resolve(fail(REFUSALS[code] ?? UNKNOWN)),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: STILL_GOOD_MS },
    )
  })
}
