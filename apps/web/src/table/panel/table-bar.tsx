/** The bar of the table: its title, undo, the sealed dice, who one is and who is here. */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { systemsQuery } from '../../api/queries.ts'
import { Button } from '../../elements/controls/button.tsx'
import { Icon } from '../../elements/controls/icons.tsx'
import { NoteButton } from '../../elements/controls/note-button.tsx'
import { TopBar } from '../../elements/frame/top-bar.tsx'
import { Plate } from '../../elements/play/plate.tsx'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { SeatName } from '../room/seat-name.tsx'
import { tableWords as text } from '../room/words.ts'
import { UndoButtons } from './undo-buttons.tsx'

const words = text.bar

/** Seldom looked at. */
const SealedDice = lazy(() => import('./sealed-dice.tsx'))

/** What the game is called, rather than its id. */
function useSystemTitle(system: string): string {
  const { data } = useQuery(systemsQuery)
  return data?.find(({ id }) => id === system)?.title ?? system
}

export function TableBar({ onPanel }: { readonly onPanel: () => void }) {
  const { view } = useAtTable()
  const system = useSystemTitle(view.system)
  const { title, scene, seat } = view
  return (
    <TopBar title={title} about={words.about(system, scene?.title === title ? undefined : scene?.title)}>
      {seat.role === 'gm' && <UndoButtons />}
      <DiceButton />
      <span className="bar-role" title={seat.name}>
        <Plate kind="ink">{seat.role === 'player' ? seat.name : text.role(seat.role)}</Plate>
      </span>
      <WhoIsHere />
      <span className="bar-panel">
        <Button kind="quiet" onPress={onPanel}>
          {words.panel}
        </Button>
      </span>
    </TopBar>
  )
}

export function DiceButton() {
  const { view } = useAtTable()
  const { dice } = useRoom()
  const changed = dice.some(({ result }) => result?.ok === false && result.why !== 'gone')
  const [open, setOpen] = useState(false)
  return (
    <>
      <AriaButton
        className={changed ? 'button button-quiet bar-dice bar-wrong' : 'button button-quiet bar-dice'}
        onPress={() => setOpen(true)}
      >
        <Icon name={changed ? 'warning' : 'sealed'} />
        <span className="bar-word">{changed ? text.checked.bar : words.sealed(view.dice.rolled)}</span>
      </AriaButton>
      {open && (
        <Suspense>
          <SealedDice onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** For everybody to see; the game master changes seats in the tab of the table. */
export function WhoIsHere() {
  const { view } = useAtTable()
  const here = view.seats.filter(({ online }) => online).length
  return (
    <NoteButton
      className="button button-quiet bar-here"
      label={words.here(here)}
      title={words.who}
      placement="bottom end"
      face={
        <>
          <Icon name="people" />
          <span className="bar-word">{words.here(here)}</span>
        </>
      }
    >
      <ul className="here">
        {view.seats.map(seat => (
          <li key={seat.id}>
            <SeatName seat={seat} />
          </li>
        ))}
      </ul>
    </NoteButton>
  )
}
