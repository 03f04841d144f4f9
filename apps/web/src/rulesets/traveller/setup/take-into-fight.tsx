/** Sets up a fight with a character on the first side. */
import type { Json } from '@umpire/engine'
import { draftWith } from './draft.ts'
import { EncounterSetUp } from './encounter-set-up.tsx'

interface TakeIntoFightProps {
  readonly character: Json
  readonly onReady: (title: string, given: Json) => void
}

export default function TakeIntoFight({ character, onReady }: TakeIntoFightProps) {
  return <EncounterSetUp start={draftWith([character])} onReady={onReady} />
}
