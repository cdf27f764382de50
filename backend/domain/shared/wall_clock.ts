const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Sheets know no time zones and are written in UTC: this instant has the hands of São Paulo's clock. */
export function wallClock(instant: Date | string): Date {
  return new Date(`${clock.format(new Date(instant)).replace(' ', 'T')}Z`)
}
