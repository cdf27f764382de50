interface MarkedCrumb {
  label: string
  /** Absent for the current page. */
  to?: string
}

/** https://schema.org/BreadcrumbList of the page's breadcrumb. */
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
