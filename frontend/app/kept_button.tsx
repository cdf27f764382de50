import { IconButton } from '@radix-ui/themes'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useKept } from '#frontend/lib/kept_on_device.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'

const KeptDrawer = lazyPart({
  lost: 'Não conseguimos abrir os seus profissionais.',
  load: async () => (await import('./kept_drawer.tsx')).KeptDrawer,
})

/** Opens what this device keeps, and says how many favourites there are. */
export function KeptButton() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const { favourites } = useKept()
  const close = () => setState('closed')
  return (
    <>
      <IconButton
        className="header-kept"
        size="3"
        variant="ghost"
        color="gray"
        aria-label={favourites.length > 0 ? `Favoritos e vistos: ${favourites.length}` : 'Favoritos e vistos'}
        aria-haspopup="dialog"
        onPointerEnter={() => void KeptDrawer.fetch()}
        onClick={() => setState('open')}
      >
        <Heart size={22} aria-hidden="true" />
        {favourites.length > 0 && (
          <span className="header-kept-count" aria-hidden="true">
            {favourites.length}
          </span>
        )}
      </IconButton>
      {state !== 'unused' && <KeptDrawer isOpen={state === 'open'} onClose={close} onGiveUp={close} />}
    </>
  )
}
