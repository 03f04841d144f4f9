/** What is chosen for the next table of a system, kept for the visit: the page of options and "New table" share it. */
import type { Chosen } from '@umpire/engine'
import { useState } from 'react'
import { readStored, writeStored } from '../browser/stored.ts'
import { isChosen, NOTHING } from './choosing.ts'

const keyOf = (system: string): string => `umpire.options.${system}`

export function readChosen(system: string): Chosen {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(system), 'visit') ?? 'null')
    return isChosen(stored) ? stored : NOTHING
  } catch {
    return NOTHING
  }
}

export function useChosen(system: string): readonly [Chosen, (chosen: Chosen) => void] {
  const [chosen, setChosen] = useState(() => readChosen(system))
  const choose = (next: Chosen): void => {
    setChosen(next)
    writeStored(keyOf(system), JSON.stringify(next), 'visit')
  }
  return [chosen, choose]
}
