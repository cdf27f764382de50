import type { RouteObject } from 'react-router-dom'
import { POST_CATEGORIES } from '#contract/post_terms.ts'
import { SCREEN_SEGMENTS } from '#domain/shared/screen_segments.ts'
import { paths } from '#frontend/paths.ts'
import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { Document, DocumentError } from './document.tsx'
import { codeOf } from '#frontend/loading/lost_code.ts'
import { RootLayout } from './root_layout.tsx'
import { LayoutError, RouteError } from './route_error.tsx'

type LoadScreen = () => Promise<{ screen: (data: ScreenData) => Screen }>

const BLOG_POST = () => import('#frontend/features/blog_post/blog_post_screen.tsx')

/** Name of the source file (whose built chunk the server preloads), address and module of each screen. */
const SCREENS: readonly (readonly [name: string, path: string, load: LoadScreen])[] = [
  ['home', paths.home, () => import('#frontend/features/home/home_screen.tsx')],
  ['specialties', paths.specialties, () => import('#frontend/features/specialties/specialties_screen.tsx')],
  [
    'specialty',
    `${paths.specialties}/:slug/:city?`,
    () => import('#frontend/features/specialty/specialty_screen.tsx'),
  ],
  ['login', paths.login, () => import('#frontend/features/login/login_screen.tsx')],
  [
    'register_professional',
    paths.registerProfessional,
    () => import('#frontend/features/register_professional/register_professional_screen.tsx'),
  ],
  [
    'forgot_password',
    paths.forgotPassword,
    () => import('#frontend/features/forgot_password/forgot_password_screen.tsx'),
  ],
  [
    'reset_password',
    paths.resetPassword,
    () => import('#frontend/features/reset_password/reset_password_screen.tsx'),
  ],
  [
    'confirm_email',
    paths.confirmEmail,
    () => import('#frontend/features/confirm_email/confirm_email_screen.tsx'),
  ],
  [
    'return_email',
    paths.returnEmail,
    () => import('#frontend/features/return_email/return_email_screen.tsx'),
  ],
  ['mails', paths.mails, () => import('#frontend/features/mails/mails_screen.tsx')],
  ['claim_profile', paths.claim, () => import('#frontend/features/claim_profile/claim_profile_screen.tsx')],
  ['dashboard', paths.dashboard, () => import('#frontend/features/dashboard/dashboard_screen.tsx')],
  [
    'edit_profile',
    paths.editProfile,
    () => import('#frontend/features/edit_profile/edit_profile_screen.tsx'),
  ],
  ['security', paths.security, () => import('#frontend/features/security/security_screen.tsx')],
  ['admin', paths.admin, () => import('#frontend/features/admin/admin_screen.tsx')],
  ['admin_blog', paths.adminBlog, () => import('#frontend/features/admin_blog/admin_blog_screen.tsx')],
  [
    'admin_verifications',
    paths.adminVerifications,
    () => import('#frontend/features/admin_verifications/admin_verifications_screen.tsx'),
  ],
  [
    'admin_reviews',
    paths.adminReviews,
    () => import('#frontend/features/admin_reviews/admin_reviews_screen.tsx'),
  ],
  [
    'admin_demand',
    paths.adminDemand,
    () => import('#frontend/features/admin_demand/admin_demand_screen.tsx'),
  ],
  [
    'admin_activity',
    paths.adminActivity,
    () => import('#frontend/features/admin_activity/admin_activity_screen.tsx'),
  ],
  ['blog', paths.blog, () => import('#frontend/features/blog/blog_screen.tsx')],
  ['compare', paths.compare([]), () => import('#frontend/features/compare/compare_screen.tsx')],
  ['sent_leads', paths.sentLeads, () => import('#frontend/features/sent_leads/sent_leads_screen.tsx')],
  ['legal/terms', paths.terms, () => import('#frontend/features/legal/terms_screen.tsx')],
  ['legal/privacy', paths.privacy, () => import('#frontend/features/legal/privacy_screen.tsx')],
  [
    'legal/accessibility',
    paths.accessibility,
    () => import('#frontend/features/legal/accessibility_screen.tsx'),
  ],
  ...[...POST_CATEGORIES, 'other'].map(
    (category) => ['blog_post', paths.post(category, ':slug'), BLOG_POST] as const,
  ),
  ['profile', paths.profile(':slug'), () => import('#frontend/features/profile/profile_screen.tsx')],
]

/** Reserved first segments stand here by name, so that no professional's address can shadow them. */
const NOT_FOUND_PATHS = [...SCREEN_SEGMENTS.map((segment) => `/${segment}/*`), '*']

const NOT_FOUND = () => import('#frontend/features/not_found/not_found_screen.tsx')

function lazyRoute(
  data: ScreenData,
  name: string,
  path: string,
  load: LoadScreen,
  lang?: string,
): RouteObject {
  const file = name.includes('/') ? name : `${name}/${name}`
  return {
    path,
    handle: { chunk: `features/${file}_screen.tsx`, lang },
    lazy: async () => (await codeOf(load)).screen(data),
  }
}

/** Every screen of the site. */
export function createRoutes(data: ScreenData): RouteObject[] {
  const screens = SCREENS.map((screen) => lazyRoute(data, ...screen))
  const notFound = NOT_FOUND_PATHS.map((path) => lazyRoute(data, 'not_found', path, NOT_FOUND, 'en'))
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
