/** Sets up a fight with a character on the first side. */
import type { Json } from '@umpire/engine'
import { EncounterSetUp } from './encounter-set-up.tsx'
import { draftWith } from './recruit.ts'

interface TakeIntoFightProps {
  readonly character: Json
  readonly onReady: (title: string, given: Json) => void
  readonly onCancel: () => void
}

export default function TakeIntoFight({ character, ...ways }: TakeIntoFightProps) {
  return <EncounterSetUp start={draftWith([character])} {...ways} />
}
