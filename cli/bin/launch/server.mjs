/** What Node runs to serve the site. */
export const SERVER = ['--enable-source-maps', 'backend/infrastructure/server/bin/server.ts']
