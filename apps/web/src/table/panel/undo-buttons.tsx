/**
 * Undo and redo, each saying what it would do. Where dice were seen, the game master may say what becomes of them. What
 * goes on by itself they may pause, and where it was stopped they let it go on.
 */
import type { DicePolicy } from '@umpire/protocol'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Icon } from '../../elements/controls/icons.tsx'
import { Key } from '../../elements/controls/key.tsx'
import { MenuButton } from '../../elements/controls/menu-button.tsx'
import { useAtTable } from '../room/at-table.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.bar
const WITH_DICE = ['keep', 're-roll'] as const satisfies readonly DicePolicy[]
const PATIENCE = 300

export function UndoButtons() {
  const { view, perform } = useAtTable()
  const { undo, redo } = view
  const undoText = undo === null ? words.nothing : words.undoOf(text.step(undo.what))
  const redoText = redo === null ? words.redo : words.redoOf(text.step(redo.what))
  return (
    <>
      {view.scene?.waits === true && (
        <TooltipTrigger delay={PATIENCE}>
          <AriaButton className="button button-primary" onPress={() => void perform({ type: 'goOn' })}>
            <Icon name="right" />
            {words.goOn}
          </AriaButton>
          <Tooltip className="tooltip" placement="bottom">
            {words.goOnAbout}
          </Tooltip>
        </TooltipTrigger>
      )}
      {view.scene?.plays === true && (
        <TooltipTrigger delay={PATIENCE}>
          <AriaButton className="button" onPress={() => void perform({ type: 'pause' })}>
            <Icon name="pause" />
            {words.pause}
          </AriaButton>
          <Tooltip className="tooltip" placement="bottom">
            {words.pauseAbout}
          </Tooltip>
        </TooltipTrigger>
      )}
      <TooltipTrigger delay={PATIENCE}>
        <AriaButton
          className="button button-quiet bar-undo"
          isDisabled={undo === null}
          onPress={() => void perform({ type: 'undo' })}
        >
          <Icon name="undo" />
          <span className="bar-word">{words.undo}</span>
          <span className="unseen">{undo === null ? '' : ` ${text.step(undo.what)}`}</span>
          <Key>{words.undoKey}</Key>
        </AriaButton>
        <Tooltip className="tooltip" placement="bottom">
          {undoText}
        </Tooltip>
      </TooltipTrigger>
      <MenuButton
        className="button button-quiet bar-more"
        icon="down"
        small
        label={words.undoDice}
        disabled={undo?.dice !== true}
        items={WITH_DICE.map(policy => ({ id: policy, label: words.undoBy[policy] }))}
        onChoose={id => {
          const dice = WITH_DICE.find(policy => policy === id)
          if (dice !== undefined) void perform({ type: 'undo', dice })
        }}
      />
      <TooltipTrigger delay={PATIENCE}>
        <AriaButton
          className="button button-quiet button-alone"
          aria-label={redoText}
          isDisabled={redo === null}
          onPress={() => void perform({ type: 'redo' })}
        >
          <Icon name="redo" />
        </AriaButton>
        <Tooltip className="tooltip" placement="bottom">
          {redoText}
        </Tooltip>
      </TooltipTrigger>
    </>
  )
}
