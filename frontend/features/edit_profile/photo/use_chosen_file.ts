import { useEffect, useState } from 'react'
import { refuseFile } from './refuse_file.ts'

const UNREADABLE = 'Não foi possível ler a imagem. Envie outro arquivo.'

async function isReadable(address: string): Promise<boolean> {
  const picture = new Image()
  picture.src = address
  return picture.decode().then(
    () => true,
    () => false,
  )
}

/** A picture picked from the device, before it is cut: its address in this tab, or why it cannot be used. */
export function useChosenFile() {
  const [address, setAddress] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    if (!address) return undefined
    return () => URL.revokeObjectURL(address)
  }, [address])
  const choose = async (file: File) => {
    const refused = refuseFile(file)
    setRefusal(refused)
    if (refused) return
    const chosen = URL.createObjectURL(file)
    if (await isReadable(chosen)) return setAddress(chosen)
    URL.revokeObjectURL(chosen)
    setRefusal(UNREADABLE)
  }
  return { address, refusal, choose, forget: () => setAddress(null), refuse: setRefusal }
}
