interface MarkedCrumb {
  label: string
  /** Absent on the page itself. */
  to?: string
}

/** https://schema.org/BreadcrumbList of the crumbs that the page shows. */
export function breadcrumbMarkup(crumbs: readonly MarkedCrumb[], appUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === undefined ? undefined : `${appUrl}${to}`,
    })),
  }
}
