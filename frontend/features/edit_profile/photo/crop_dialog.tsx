import { Button, Dialog } from '@radix-ui/themes'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { UploadedImage } from '#contract/profile.ts'
import { useUploadPhoto } from '#frontend/api/photo.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { useEditor } from '../editor_context.tsx'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import '#frontend/ui/workspace/dialogs.css'
import 'react-easy-crop/react-easy-crop.css'

const MAX_ZOOM = 4

interface Props {
  address: string
  onUse: (uploaded: UploadedImage) => void
  onClose: () => void
  /** Receives why the server or the browser refused the picture. */
  onRefusal: (message: string) => void
}

function useCutAndSend({ address, onUse, onClose, onRefusal }: Props) {
  const { handleExpiry } = useEditor()
  const { mutateAsync, isPending } = useUploadPhoto()
  const cutAndSend = async (square: Square) => {
    try {
      onUse(await mutateAsync(await cutPicture(address, square)))
    } catch (error) {
      if (!handleExpiry(error)) onRefusal(messageOf(error, 'Falha no upload da imagem'))
    }
    onClose()
  }
  return { cutAndSend, isSending: isPending }
}

function CropArea({ address, onSquare }: { address: string; onSquare: (square: Square) => void }) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <div className="crop-area mt-4">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, square) => onSquare(square)}
          mediaProps={{ alt: 'Foto escolhida' }}
          cropperProps={{
            role: 'group',
            'aria-label': 'Área do recorte: mova a foto com as setas do teclado',
          }}
        />
      </div>
      <label className="crop-zoom middle gap-3 mt-4 medium">
        Zoom
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </>
  )
}

/** Crops a picture to the circle that will be shown, and uploads it. */
export function CropDialog(props: Props) {
  const [square, setSquare] = useState<Square | null>(null)
  const { cutAndSend, isSending } = useCutAndSend(props)
  const use = () => {
    if (square && !isSending) void cutAndSend(square)
  }
  return (
    <PortalTheme>
      <Dialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
        <Dialog.Content maxWidth="480px">
          <CloseOnBack onClose={props.onClose} />
          <Dialog.Title>Ajuste a foto</Dialog.Title>
          <Dialog.Description color="gray">
            Arraste a foto e use o zoom até o rosto ficar no centro.
          </Dialog.Description>
          <CropArea address={props.address} onSquare={setSquare} />
          <div className="confirm-buttons cluster gap-3">
            <Dialog.Close>
              <Button type="button" size="3" variant="soft" color="gray">
                Cancelar
              </Button>
            </Dialog.Close>
            <BusyButton type="button" size="3" isBusy={isSending} busyLabel="Enviando…" onClick={use}>
              Usar foto
            </BusyButton>
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </PortalTheme>
  )
}

/** A square within a picture, in its pixels. */
interface Square {
  x: number
  y: number
  width: number
  height: number
}

const MAX_WIDTH = 1_024

/** Returns that square, at most 1,024 pixels wide. Throws when the browser cannot read the picture. */
async function cutPicture(address: string, { x, y, width, height }: Square): Promise<Blob> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const side = Math.min(MAX_WIDTH, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    const answer = (cut: Blob | null) => (cut ? resolve(cut) : reject(new Error('The picture is too large.')))
    canvas.toBlob(answer, 'image/webp', 0.92)
  })
}
