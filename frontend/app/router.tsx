import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { POST_CATEGORIES } from '#contract/post_terms.ts'
import type { PublicApi } from '#contract/public_api.ts'
import { RESERVED_SEGMENTS, paths } from '#frontend/paths.ts'
import { Arrival } from '#frontend/lib/arrival.ts'
import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { Document, DocumentError } from './document.tsx'
import { arrivalOf } from './lost_screen.tsx'
import { RootLayout } from './root_layout.tsx'
import { LayoutError, RouteError } from './route_error.tsx'

type LoadScreen = () => Promise<(data: ScreenData) => Screen>

/** A lazy route; `chunk` is the source file whose built module the server preloads. */
function lazyRoute(
  data: ScreenData,
  path: string,
  chunk: string,
  load: LoadScreen,
  lang?: string,
): RouteObject {
  const screen = new Arrival(load)
  return { path, handle: { chunk, lang }, lazy: async () => (await arrivalOf(screen))(data) }
}

function screenRoutes(data: ScreenData): RouteObject[] {
  return [
    lazyRoute(data, paths.home, 'features/home/home_screen.tsx', async () => {
      return (await import('#frontend/features/home/home_screen.tsx')).homeScreen
    }),
    lazyRoute(data, paths.specialties, 'features/specialties/specialties_screen.tsx', async () => {
      return (await import('#frontend/features/specialties/specialties_screen.tsx')).specialtiesScreen
    }),
    lazyRoute(
      data,
      `${paths.specialties}/:slug/:city?`,
      'features/specialty/specialty_screen.tsx',
      async () => {
        return (await import('#frontend/features/specialty/specialty_screen.tsx')).specialtyScreen
      },
    ),
    lazyRoute(data, paths.login, 'features/login/login_screen.tsx', async () => {
      return (await import('#frontend/features/login/login_screen.tsx')).loginScreen
    }),
    lazyRoute(
      data,
      paths.registerProfessional,
      'features/register_professional/register_professional_screen.tsx',
      async () => {
        return (await import('#frontend/features/register_professional/register_professional_screen.tsx'))
          .registerProfessionalScreen
      },
    ),
    lazyRoute(data, paths.forgotPassword, 'features/forgot_password/forgot_password_screen.tsx', async () => {
      return (await import('#frontend/features/forgot_password/forgot_password_screen.tsx'))
        .forgotPasswordScreen
    }),
    lazyRoute(data, paths.resetPassword, 'features/reset_password/reset_password_screen.tsx', async () => {
      return (await import('#frontend/features/reset_password/reset_password_screen.tsx')).resetPasswordScreen
    }),
    lazyRoute(data, paths.dashboard, 'features/dashboard/dashboard_screen.tsx', async () => {
      return (await import('#frontend/features/dashboard/dashboard_screen.tsx')).dashboardScreen
    }),
    lazyRoute(data, paths.editProfile, 'features/edit_profile/edit_profile_screen.tsx', async () => {
      return (await import('#frontend/features/edit_profile/edit_profile_screen.tsx')).editProfileScreen
    }),
    lazyRoute(data, paths.admin, 'features/admin/admin_screen.tsx', async () => {
      return (await import('#frontend/features/admin/admin_screen.tsx')).adminScreen
    }),
    lazyRoute(data, paths.adminBlog, 'features/admin_blog/admin_blog_screen.tsx', async () => {
      return (await import('#frontend/features/admin_blog/admin_blog_screen.tsx')).adminBlogScreen
    }),
    lazyRoute(data, paths.blog, 'features/blog/blog_screen.tsx', async () => {
      return (await import('#frontend/features/blog/blog_screen.tsx')).blogScreen
    }),
    ...[...POST_CATEGORIES, 'other'].map((category) =>
      lazyRoute(data, paths.post(category, ':slug'), 'features/blog_post/blog_post_screen.tsx', async () => {
        return (await import('#frontend/features/blog_post/blog_post_screen.tsx')).blogPostScreen
      }),
    ),
    lazyRoute(data, paths.terms, 'features/legal/terms_screen.tsx', async () => {
      return (await import('#frontend/features/legal/terms_screen.tsx')).termsScreen
    }),
    lazyRoute(data, paths.privacy, 'features/legal/privacy_screen.tsx', async () => {
      return (await import('#frontend/features/legal/privacy_screen.tsx')).privacyScreen
    }),
    lazyRoute(data, paths.profile(':slug'), 'features/profile/profile_screen.tsx', async () => {
      return (await import('#frontend/features/profile/profile_screen.tsx')).profileScreen
    }),
  ]
}

/** Reserved first segments stand here by name, so that no professional's address can shadow them. */
function notFoundRoutes(data: ScreenData): RouteObject[] {
  return [...RESERVED_SEGMENTS.map((segment) => `/${segment}/*`), '*'].map((path) =>
    lazyRoute(
      data,
      path,
      'features/not_found/not_found_screen.tsx',
      async () => (await import('#frontend/features/not_found/not_found_screen.tsx')).notFoundScreen,
      'en',
    ),
  )
}

/** Every screen of the site. `api` is fetch in the browser and the use cases on the server. */
export function createRoutes(api: PublicApi, queryClient: QueryClient): RouteObject[] {
  const data = { api, queryClient }
  const screens = { ErrorBoundary: RouteError, children: screenRoutes(data) }
  return [
    {
      id: 'document',
      Component: Document,
      ErrorBoundary: DocumentError,
      children: [
        { Component: RootLayout, ErrorBoundary: LayoutError, children: [screens] },
        { ErrorBoundary: LayoutError, children: notFoundRoutes(data) },
      ],
    },
  ]
}
