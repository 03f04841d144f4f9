/** How much the program does for an actor. The game master turns every dial, a player those of their own. */
import type { Dial, TableView } from '@umpire/protocol'
import { Segmented } from '../../elements/controls/segmented.tsx'
import { useAtTable } from './at-table.ts'
import { tableWords as text } from './words.ts'

/** From the least to the most. */
const DIALS = ['remind', 'propose', 'do'] as const satisfies readonly Dial[]

/** As the table has it: strangers are played by the program unless somebody says otherwise. */
const dialIn = ({ dials, scene }: TableView, actor: string) =>
  (Object.hasOwn(dials, actor) ? dials[actor] : undefined) ?? (scene?.strangers.includes(actor) ? 'do' : 'propose')

const mayDial = ({ seat }: TableView, actor: string): boolean =>
  seat.role === 'gm' || (seat.role === 'player' && seat.actors.includes(actor))

/** Nothing for who may not turn it. */
export function DialOf({ actor }: { readonly actor: string }) {
  const { view, perform } = useAtTable()
  if (!mayDial(view, actor)) return null
  return (
    <Segmented
      label={text.dialOf(actor)}
      options={DIALS.map(id => ({ id, label: text.dials[id], about: text.dialsAbout[id] }))}
      chosen={dialIn(view, actor)}
      onChoose={to => void perform({ type: 'dial', actor, to })}
    />
  )
}
