import { useState, type KeyboardEvent } from 'react'

interface Choices<Option> {
  /** In the order in which the arrow keys walk. */
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** Takes the active option off the list, by the Delete key; false where it cannot go. */
  onRemove?: (option: Option) => boolean
}

const NONE = -1

/** Which option is active and whether the list is open, by the keys of the ARIA combobox pattern. */
export function useCombobox<Option>({ options, onChoose, onRemove }: Choices<Option>) {
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(NONE)
  const isOpen = isWanted && options.length > 0
  const close = () => {
    setWanted(false)
    setActive(NONE)
  }
  const open = () => {
    setWanted(true)
    setActive(NONE)
  }
  const choose = (option: Option) => {
    close()
    onChoose(option)
  }
  const walk = (step: 1 | -1) => {
    if (!isOpen) return setWanted(true)
    const places = options.length + 1
    setActive((current) => ((current + 1 + step + places) % places) - 1)
  }
  const activeOption = isOpen ? options[active] : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const handled = handleKey(event.key, { isOpen, activeOption, walk, close, choose, onRemove })
    if (handled) event.preventDefault()
  }
  return { isOpen, active: isOpen ? active : NONE, open, close, choose, onKeyDown }
}

interface KeyContext<Option> {
  isOpen: boolean
  activeOption: Option | undefined
  walk: (step: 1 | -1) => void
  close: () => void
  choose: (option: Option) => void
  onRemove: Choices<Option>['onRemove']
}

function handleKey<Option>(
  key: string,
  { isOpen, activeOption, walk, close, choose, onRemove }: KeyContext<Option>,
): boolean {
  if (key === 'ArrowDown') walk(1)
  else if (key === 'ArrowUp') walk(-1)
  else if (key === 'Escape' && isOpen) close()
  else if (key === 'Enter' && activeOption !== undefined) choose(activeOption)
  else if (key === 'Enter') return leave(close)
  else if (key === 'Delete' && activeOption !== undefined) return onRemove?.(activeOption) ?? false
  else return false
  return true
}

/** The text stands as it is, and the key goes on to whoever wants it. */
function leave(close: () => void): boolean {
  close()
  return false
}
