import { useEffect, useState } from 'react'

/** Opens when its button is there and has the focus, which goes back to it in the end. */
export function useOpenedAfter() {
  const [isOpen, onOpenChange] = useState(false)
  useEffect(() => onOpenChange(true), [])
  return { isOpen, onOpenChange }
}
