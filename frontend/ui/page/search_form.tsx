import { Button, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { paths } from '#frontend/paths.ts'
import './notices.css'

/** The search of the home page, for a page that was not found; works without JavaScript. */
export function SearchForm({ label, button }: { label: string; button: string }) {
  const id = useId()
  return (
    <search>
      <form className="search-form cluster gap-2" action={paths.home} method="get">
        <div className="stack gap-1 medium">
          <label htmlFor={id}>{label}</label>
          <TextField.Root id={id} name="q" size="3" maxLength={200} />
        </div>
        <Button size="3" type="submit">
          {button}
        </Button>
      </form>
    </search>
  )
}
