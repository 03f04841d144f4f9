import { flag, int, option, or, replace, rule, text } from '@umpire/engine'
import { positions as lite } from '@umpire/gurps/rooms'
import { position } from '../common/fields.ts'
import { positionTable } from '../position/table.ts'

export const optionPositions = rule(
  {
    id: 'screen.option.positions',
    title: "Option, the screen's positions",
    lines: '22-28',
    given: {
      option_on: flag(),
      position,
      weapon: or(text(100), 'hand-weapon'),
      aim_turns: or(int({ min: 0, max: 1000 }), 0),
      close: or(flag(), false),
    },
  },
  ({ option_on, ...x }, why) => (option_on ? positionTable(x, why) : lite(x, why)),
)

export const positions = option({
  key: 'positions',
  title: 'Positions in detail',
  says: 'Crawling fighters may strike at -4 what is close; lying down helps aimed guns and crossbows.',
  replaces: [
    replace(lite, (x, why) => {
      const { allowed, attack, ranged_against, active_defense } = positionTable(x, why)
      return { allowed, attack, ranged_against, active_defense }
    }),
  ],
})
