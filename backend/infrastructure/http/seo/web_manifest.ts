/** What an installed site is called and looks like (https://www.w3.org/TR/appmanifest/); a launcher cuts the name itself where it has less room. */
export function webManifest(brandName: string): object {
  return {
    id: '/',
    name: brandName,
    short_name: brandName,
    description: 'Encontre profissionais de saúde perto de você, com avaliações, convênios e contato direto.',
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#007f6e',
    categories: ['health', 'medical'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Especialidades', url: '/especialidades' },
      { name: 'Comparar favoritos', url: '/comparar' },
    ],
  }
}
