const TABLES = {
  insert: 'new table as new_listings',
  update: 'old table as old_listings new table as new_listings',
  delete: 'old table as old_listings',
}

/** Three triggers, `{name}_on_insert` and so on, by which a function hears of every statement that changes listings. */
export function listingTriggers(name: string, calls: string): string {
  return Object.entries(TABLES)
    .map(
      ([event, tables]) => `create trigger ${name}_on_${event} after ${event} on professional_listings
        referencing ${tables} for each statement execute function ${calls}()`,
    )
    .join(';\n')
}
