/** What AdonisJS loads: the two providers below and nothing by convention. Routes are wired in `start_server.ts`. */
export const rc = {
  typescript: true,
  providers: [
    { file: () => import('./providers/quiet_app_provider.ts'), environment: ['web', 'test'] },
    { file: () => import('./providers/app_provider.ts'), environment: ['web', 'test'] },
  ],
  preloads: [],
  commands: [],
  directories: {},
}
