import type { RouteObject } from 'react-router-dom'
import { POST_CATEGORIES } from '#contract/post_terms.ts'
import { SCREEN_SEGMENTS } from '#domain/shared/screen_segments.ts'
import { paths } from '#frontend/paths.ts'
import { Arrival } from '#frontend/lib/arrival.ts'
import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { Document, DocumentError } from './document.tsx'
import { arrivalOf } from './lost_screen.tsx'
import { RootLayout } from './root_layout.tsx'
import { LayoutError, RouteError } from './route_error.tsx'

type LoadScreen = () => Promise<{ screen: (data: ScreenData) => Screen }>

/** Address, source file (whose built chunk the server preloads) and module of each screen. */
const SCREENS: readonly (readonly [path: string, file: string, load: LoadScreen])[] = [
  [paths.home, 'home/home_screen.tsx', () => import('#frontend/features/home/home_screen.tsx')],
  [
    paths.specialties,
    'specialties/specialties_screen.tsx',
    () => import('#frontend/features/specialties/specialties_screen.tsx'),
  ],
  [
    `${paths.specialties}/:slug/:city?`,
    'specialty/specialty_screen.tsx',
    () => import('#frontend/features/specialty/specialty_screen.tsx'),
  ],
  [paths.login, 'login/login_screen.tsx', () => import('#frontend/features/login/login_screen.tsx')],
  [
    paths.registerProfessional,
    'register_professional/register_professional_screen.tsx',
    () => import('#frontend/features/register_professional/register_professional_screen.tsx'),
  ],
  [
    paths.forgotPassword,
    'forgot_password/forgot_password_screen.tsx',
    () => import('#frontend/features/forgot_password/forgot_password_screen.tsx'),
  ],
  [
    paths.resetPassword,
    'reset_password/reset_password_screen.tsx',
    () => import('#frontend/features/reset_password/reset_password_screen.tsx'),
  ],
  [
    paths.confirmEmail,
    'confirm_email/confirm_email_screen.tsx',
    () => import('#frontend/features/confirm_email/confirm_email_screen.tsx'),
  ],
  [
    paths.dashboard,
    'dashboard/dashboard_screen.tsx',
    () => import('#frontend/features/dashboard/dashboard_screen.tsx'),
  ],
  [
    paths.editProfile,
    'edit_profile/edit_profile_screen.tsx',
    () => import('#frontend/features/edit_profile/edit_profile_screen.tsx'),
  ],
  [
    paths.security,
    'security/security_screen.tsx',
    () => import('#frontend/features/security/security_screen.tsx'),
  ],
  [paths.admin, 'admin/admin_screen.tsx', () => import('#frontend/features/admin/admin_screen.tsx')],
  [
    paths.adminBlog,
    'admin_blog/admin_blog_screen.tsx',
    () => import('#frontend/features/admin_blog/admin_blog_screen.tsx'),
  ],
  [
    paths.adminVerifications,
    'admin_verifications/admin_verifications_screen.tsx',
    () => import('#frontend/features/admin_verifications/admin_verifications_screen.tsx'),
  ],
  [
    paths.adminReviews,
    'admin_reviews/admin_reviews_screen.tsx',
    () => import('#frontend/features/admin_reviews/admin_reviews_screen.tsx'),
  ],
  [
    paths.adminActivity,
    'admin_activity/admin_activity_screen.tsx',
    () => import('#frontend/features/admin_activity/admin_activity_screen.tsx'),
  ],
  [paths.blog, 'blog/blog_screen.tsx', () => import('#frontend/features/blog/blog_screen.tsx')],
  [
    paths.compare([]),
    'compare/compare_screen.tsx',
    () => import('#frontend/features/compare/compare_screen.tsx'),
  ],
  [paths.terms, 'legal/terms_screen.tsx', () => import('#frontend/features/legal/terms_screen.tsx')],
  [paths.privacy, 'legal/privacy_screen.tsx', () => import('#frontend/features/legal/privacy_screen.tsx')],
  [
    paths.accessibility,
    'legal/accessibility_screen.tsx',
    () => import('#frontend/features/legal/accessibility_screen.tsx'),
  ],
  ...[...POST_CATEGORIES, 'other'].map(
    (category) =>
      [
        paths.post(category, ':slug'),
        'blog_post/blog_post_screen.tsx',
        () => import('#frontend/features/blog_post/blog_post_screen.tsx'),
      ] as const,
  ),
  [
    paths.profile(':slug'),
    'profile/profile_screen.tsx',
    () => import('#frontend/features/profile/profile_screen.tsx'),
  ],
]

/** Reserved first segments stand here by name, so that no professional's address can shadow them. */
const NOT_FOUND_PATHS = [...SCREEN_SEGMENTS.map((segment) => `/${segment}/*`), '*']

const NOT_FOUND = () => import('#frontend/features/not_found/not_found_screen.tsx')

function lazyRoute(
  data: ScreenData,
  path: string,
  file: string,
  load: LoadScreen,
  lang?: string,
): RouteObject {
  const screen = new Arrival(load)
  return {
    path,
    handle: { chunk: `features/${file}`, lang },
    lazy: async () => (await arrivalOf(screen)).screen(data),
  }
}

/** Every screen of the site. */
export function createRoutes(data: ScreenData): RouteObject[] {
  const screens = SCREENS.map((screen) => lazyRoute(data, ...screen))
  const notFound = NOT_FOUND_PATHS.map((path) =>
    lazyRoute(data, path, 'not_found/not_found_screen.tsx', NOT_FOUND, 'en'),
  )
  return [
    {
      id: 'document',
      Component: Document,
      ErrorBoundary: DocumentError,
      children: [
        {
          Component: RootLayout,
          ErrorBoundary: LayoutError,
          children: [{ ErrorBoundary: RouteError, children: screens }],
        },
        { ErrorBoundary: LayoutError, children: notFound },
      ],
    },
  ]
}
