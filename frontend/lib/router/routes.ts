import type { Params, Screen } from '#frontend/lib/screen.ts'

export interface Route {
  /** Segments; `:name` takes any one, `:name?` may be missing, and `*` at the end takes all the rest. */
  path: string
  load: () => Promise<Screen>
  /** Source file of its screen, whose built chunk the server preloads. */
  chunk: string
  lang?: string
  /** Without the site's header and footer. */
  isBare?: boolean
}

interface Match {
  route: Route
  params: Params
}

export type Matcher = (pathname: string) => Match

const PARAM = /^:(\w+)(\??)$/

/** As an address is compared: decoded, but for slashes within a segment. */
function decodeSegments(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

function patternOf(path: string): RegExp {
  const segments = path.split('/').filter(Boolean)
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?'
    const [, name, isOptional] = PARAM.exec(segment) ?? []
    if (!name) return `/${segment}`
    return isOptional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
  })
  return new RegExp(`^${source.join('')}/*$`, 'i')
}

/** Finds the first route an address is of, without regard to case and to a slash at the end. */
export function matcherOf(routes: readonly Route[]): Matcher {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }))
  return (pathname) => {
    const asked = decodeSegments(pathname)
    for (const { route, pattern } of patterns) {
      const found = pattern.exec(asked)
      if (found) return { route, params: paramsOf(found) }
    }
    throw new Error(`No route is for ${pathname}.`)
  }
}

function paramsOf({ groups = {} }: RegExpExecArray): Params {
  const given = Object.entries(groups).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, value?.replaceAll('%2F', '/')]))
}
